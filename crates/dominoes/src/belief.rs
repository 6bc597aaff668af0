//! What hands the others hold, and how likely: deals that agree with what was said, by how each seat has played.

use rand::Rng;

use crate::deals::Deals;
use crate::model::chances;
use crate::partie::{Laying, Phase};
use crate::record::{Seen, Turn};
use crate::seat_view::{Hands, SeatView};
use crate::tiles::{Tile, Tiles};

/// A deal and how likely it is.
pub(crate) type Weighted = (Hands, f64);

/// Deals and their chances, which add up to one.
pub(crate) struct Belief {
    pub deals: Vec<Weighted>,
    /// Who opened the left end and the right one, as far as the record tells.
    pub opened: [usize; 2],
    /// Whether those are all deals there are.
    pub whole: bool,
}

impl Belief {
    /// All deals if there are no more than `most`; else so many drawn blindly. Either way each is weighed.
    pub(crate) fn of(view: &SeatView, most: u32, rng: &mut impl Rng) -> Self {
        let deals = Deals::of(view);
        let whole = deals.many() <= f64::from(most);
        let hands = if whole { deals.every() } else { (0..most).map(|_| deals.any(rng)).collect() };
        let (plays, opened) = hands.first().and_then(|any| plays(view, any)).unwrap_or_default();
        let logs: Vec<f64> = hands.iter().map(|hands| likelihood(&plays, hands)).collect();
        let likeliest = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights = logs.into_iter().map(|log| (log - likeliest).exp());
        let mut deals: Vec<Weighted> = hands.into_iter().zip(weights).collect();
        normalise(&mut deals);
        Self { deals, opened, whole }
    }

    /// So many of the deals, evenly spread over their chances: each as often as it is likely, and then all alike.
    pub(crate) fn redrawn(&self, many: u32, rng: &mut impl Rng) -> Vec<Weighted> {
        let step = 1.0 / f64::from(many.max(1));
        let mut next = rng.random_range(0.0..1.0) * step;
        let (mut passed, mut found) = (0.0, Vec::new());
        for &(hands, chance) in &self.deals {
            passed += chance;
            while next < passed {
                found.push((hands, step));
                next += step;
            }
        }
        normalise(&mut found);
        found
    }
}

/// The deals that the seat thinks possible, with their chances: all if there are no more than `most`, else so many.
#[must_use]
pub fn weighed(view: &SeatView, most: u32, rng: &mut impl Rng) -> Vec<([Tiles; 4], f64)> {
    Belief::of(view, most, rng).deals
}

fn normalise(deals: &mut [Weighted]) {
    let sum: f64 = deals.iter().map(|(_, weight)| weight).sum();
    for (_, weight) in deals {
        *weight /= sum;
    }
}

/// A choice another seat made: the table before it, without the hands; what he laid from then on; his choice.
struct Play {
    before: Seen,
    from_then_on: Tiles,
    laying: Laying,
}

/// The choices of the others and who opened the ends, from the record; nothing where it does not tell how the line
/// came to be. Any deal serves to tell how many dés each held.
fn plays(view: &SeatView, hands: &Hands) -> Option<(Vec<Play>, [usize; 2])> {
    let (mut seen, mut found) = (Seen::new(view.begun(*hands)), Vec::<Play>::new());
    for &Turn { seat, laying } in &view.record {
        if seen.partie.phase != Phase::Play || seen.partie.turn != seat {
            return None;
        }
        if let Some((laying, tile)) = laying.and_then(|laid| Some((laid, Tile::new(laid.inner, laid.outer)?)))
        {
            for play in found.iter_mut().filter(|play| play.before.partie.turn == seat) {
                play.from_then_on.add(tile);
            }
            let mut from_then_on = Tiles::default();
            from_then_on.add(tile);
            found.push(Play { before: seen, from_then_on, laying });
        }
        seen.go_on(laying);
    }
    found.retain(|play| play.before.partie.turn != view.seat);
    let told =
        seen.partie.laid == view.laid && seen.partie.turn == view.seat && seen.partie.ends == view.ends;
    told.then_some((found, seen.opened))
}

/// The logarithm of how likely the others were to play as they did, had they held those hands.
fn likelihood(plays: &[Play], hands: &Hands) -> f64 {
    let mut sum = 0.0;
    for play in plays {
        let mut before = play.before;
        let turn = before.partie.turn;
        before.partie.hands[turn] = hands[turn].and_those(play.from_then_on);
        let layings = before.partie.layings();
        // A dé that was laid where it does not fit tells nothing, nor does the only one that fits.
        let taken = layings.iter().position(|&laying| laying == play.laying);
        if let Some(place) = taken.filter(|_| layings.len() > 1) {
            sum += f64::from(chances(&before, &layings)[place]).ln();
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::partie::Partie;
    use crate::rules::{Accord, Rules, TETE_A_TETE};
    use crate::self_play::{deal, view};

    fn tiles(pairs: &[(u8, u8)]) -> Tiles {
        Tiles::of(pairs).unwrap_or_default()
    }

    /// The first led 6-4, the second answered 4-1 and holds one more dé, 6-6 or 2-2; the first holds all the rest, so
    /// that there are two deals only.
    fn view_of_two() -> SeatView {
        let (led, answered) = (Laying { inner: 6, outer: 4 }, Laying { inner: 4, outer: 1 });
        let laid = tiles(&[(6, 4), (4, 1)]);
        let hand = Tiles::ALL.without(laid).without(tiles(&[(6, 6), (2, 2)]));
        SeatView {
            rules: TETE_A_TETE,
            accord: Accord { players: 2, tiles: 2, goal: 100 },
            scores: [0; 4],
            leader: 0,
            seat: 0,
            hand,
            laid,
            ends: Some([6, 1]),
            boudes: 0,
            sizes: [hand.len(), 1, 0, 0],
            denied: Hands::default(),
            shown: Hands::default(),
            record: vec![Turn { seat: 0, laying: Some(led) }, Turn { seat: 1, laying: Some(answered) }],
        }
    }

    fn chance_of(belief: &Belief, tile: (u8, u8)) -> f64 {
        belief.deals.iter().filter(|(hands, _)| hands[1] == tiles(&[tile])).map(|(_, chance)| chance).sum()
    }

    /// With 2-2 he had to play 4-1; with 6-6 he chose to, with some chance p. By the rule of Bayes 6-6 is then
    /// p / (p + 1) likely.
    #[test]
    fn who_did_not_play_a_de_is_less_likely_to_hold_it() {
        let view = view_of_two();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let belief = Belief::of(&view, 10, &mut rng);
        let mut hands = Hands::default();
        (hands[0], hands[1]) = (view.hand, tiles(&[(6, 6)]));
        let mut seen = Seen::new(view.begun(hands));
        seen.go_on(view.record[0].laying);
        let layings = seen.partie.layings();
        assert_eq!(layings.as_slice(), [Laying { inner: 4, outer: 1 }, Laying { inner: 6, outer: 6 }]);
        let p = f64::from(chances(&seen, &layings)[0]);
        assert!(p < 0.5, "{p}");
        assert!((chance_of(&belief, (6, 6)) - p / (p + 1.0)).abs() < 1e-6);
        assert!((chance_of(&belief, (2, 2)) - 1.0 / (p + 1.0)).abs() < 1e-6);
    }

    /// Without a record, or with one that does not lead to the line, nothing is inferred.
    #[test]
    fn a_record_that_cannot_be_tells_nothing() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut other_line = view_of_two();
        other_line.record.swap(0, 1);
        let mut unknown = view_of_two();
        unknown.record.clear();
        for view in [other_line, unknown] {
            let belief = Belief::of(&view, 10, &mut rng);
            assert!((chance_of(&belief, (6, 6)) - 0.5).abs() < 1e-9);
        }
    }

    /// At every choice of random coups the chances add up to one, and no deal contradicts what was seen and said.
    #[test]
    fn deals_agree_with_the_record() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1806);
        for (players, partners) in [(2, false), (3, false), (4, true)] {
            let rules = Rules { partners, ..TETE_A_TETE };
            let accord = Accord { players, tiles: 6, goal: 100 };
            let mut partie = Partie::new(rules, accord, Some(1)).unwrap_or_else(|| unreachable!());
            deal(&mut partie, &mut rng);
            let (mut seen, mut record) = (Seen::new(partie), Vec::new());
            while seen.partie.phase == Phase::Play {
                let view = view(&seen, &record);
                let belief = Belief::of(&view, 100, &mut rng);
                let sum: f64 = belief.deals.iter().map(|(_, chance)| chance).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                assert_eq!(belief.opened, seen.opened);
                for (hands, _) in belief.deals.iter().chain(&belief.redrawn(50, &mut rng)) {
                    assert_eq!(hands[view.seat], view.hand);
                    for seat in view.others() {
                        assert_eq!(hands[seat].len(), view.sizes[seat]);
                        assert!(hands[seat].and(view.laid.and_those(view.denied[seat])).is_empty());
                    }
                }
                let laying = crate::model::chosen(&seen, &mut rng);
                record.push(Turn { seat: seen.partie.turn, laying });
                seen.go_on(laying);
            }
        }
    }
}
