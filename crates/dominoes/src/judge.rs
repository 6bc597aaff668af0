//! What each laying is worth to who cannot see the other hands: the mean over deals that agree with what he knows.

use rand::Rng;

use crate::belief::Belief;
use crate::deals::Deals;
use crate::endgame::played_out;
use crate::information::{Branch, Search};
use crate::partie::Laying;
use crate::policy::play_on;
use crate::record::Seen;
use crate::seat_view::{Hands, SeatView};

/// How much is spent on a choice.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many deals are looked at; all there are, if they are no more.
    pub deals: u32,
    /// From how many dés in all hands on a coup is worked out with the hands open; before, simple play is taken.
    pub open: u32,
    /// Whether deals are weighed by how each has played, and played on without seeing them; nothing is opened then.
    pub infers: bool,
}

/// So many deals are weighed for each that is then looked at.
const WEIGHED: u32 = 4;
/// From how many dés in all hands on every play of the others is followed, if all deals are looked at.
const WHOLE: u32 = 8;
/// With fewer deals than this the seat plays on as the model does.
const FEW: usize = 12;

/// A laying and what it is worth to who lays it, in stakes.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    /// The dé and its end.
    pub laying: Laying,
    /// The mean over the deals.
    pub mean: f64,
    /// Its standard error; nothing where every deal was looked at.
    pub error: f64,
}

/// Each laying of the player at turn, in the order of the law; none where he boudes. The same numbers drawn give
/// the same answer.
#[must_use]
pub fn judged(view: &SeatView, effort: Effort, rng: &mut impl Rng) -> Vec<Judged> {
    if effort.infers { inferred(view, effort, rng) } else { open_handed(view, effort, rng) }
}

/// By deals weighed by how each has played, the seat choosing alike wherever it sees the same.
fn inferred(view: &SeatView, effort: Effort, rng: &mut impl Rng) -> Vec<Judged> {
    let belief = Belief::of(view, effort.deals.saturating_mul(WEIGHED), rng);
    let whole = belief.whole && view.held() <= WHOLE;
    let deals = if whole { belief.deals.clone() } else { belief.redrawn(effort.deals, rng) };
    let seen = |hands: Hands| Seen { partie: view.dealt(hands), denied: view.denied, opened: belief.opened };
    let branches: Vec<Branch> = deals.into_iter().map(|(hands, chance)| (seen(hands), chance)).collect();
    let Some((first, _)) = branches.first() else { return Vec::new() };
    let mut search = Search { seat: view.seat, whole, few: FEW, rng };
    let many = f64::from(u32::try_from(branches.len()).unwrap_or(u32::MAX));
    let rated = |laying: Laying| {
        let sum = search.laid(&branches, Some(laying));
        let spread = (sum.square - sum.worth * sum.worth).max(0.0);
        Judged { laying, mean: sum.worth, error: if whole { 0.0 } else { (spread / many).sqrt() } }
    };
    first.partie.layings().into_iter().map(rated).collect()
}

/// By deals equally likely, played simply and then with the hands open.
fn open_handed(view: &SeatView, effort: Effort, rng: &mut impl Rng) -> Vec<Judged> {
    let deals = Deals::of(view);
    let all = deals.many() <= f64::from(effort.deals);
    let looked_at = if all { deals.every() } else { (0..effort.deals).map(|_| deals.any(rng)).collect() };
    let mut sums: Vec<(Laying, f64, f64)> = Vec::new();
    for hands in looked_at.iter().copied() {
        let partie = view.dealt(hands);
        for (place, laying) in partie.layings().into_iter().enumerate() {
            if sums.len() == place {
                sums.push((laying, 0.0, 0.0));
            }
            let mut then = partie.after(Some(laying));
            play_on(&mut then, effort.open);
            let worth = played_out(&then)[view.seat];
            sums[place].1 += worth;
            sums[place].2 += worth * worth;
        }
    }
    let many = f64::from(u32::try_from(looked_at.len()).unwrap_or(u32::MAX)).max(1.0);
    let rated = |(laying, sum, squares): (Laying, f64, f64)| {
        let mean = sum / many;
        let spread = (squares / many - mean * mean).max(0.0);
        Judged { laying, mean, error: if all { 0.0 } else { (spread / many).sqrt() } }
    };
    sums.into_iter().map(rated).collect()
}
