//! Coups between players of the engine, each seeing what its seat may.

use rand::Rng;

use crate::judge::{Effort, judged};
use crate::partie::{Laying, Partie, Phase};
use crate::record::{Seen, Turn};
use crate::seat_view::{Hands, SeatView};
use crate::tiles::Tiles;

/// Shuffles and deals; who is to lead is known.
pub(crate) fn deal(partie: &mut Partie, rng: &mut impl Rng) {
    // The phase is the one asked for, so none of these can be refused.
    let _ = partie.shuffle();
    while partie.phase == Phase::Deal {
        let left = partie.untaken();
        let taken = left.into_iter().nth(rng.random_range(0..left.len()) as usize);
        let _ = taken.map(|tile| partie.take(tile));
    }
}

/// Plays a coup that is dealt, every seat with its effort; each choice is told with the table it was made at.
pub(crate) fn play_coup(
    partie: &mut Partie,
    efforts: [Effort; 4],
    rng: &mut impl Rng,
    mut told: impl FnMut(&Seen, Laying),
) {
    let (mut seen, mut record) = (Seen::new(*partie), Vec::new());
    while seen.partie.phase == Phase::Play {
        let turn = seen.partie.turn;
        let layings = seen.partie.layings();
        let laying = if layings.len() < 2 {
            layings.first().copied()
        } else {
            let best = best(&view(&seen, &record), efforts[turn], rng);
            if let Some(laying) = best {
                told(&seen, laying);
            }
            best
        };
        record.push(Turn { seat: turn, laying });
        seen.go_on(laying);
    }
    *partie = seen.partie;
}

/// What the player takes to be best.
fn best(view: &SeatView, effort: Effort, rng: &mut impl Rng) -> Option<Laying> {
    let rated = judged(view, effort, rng);
    rated.into_iter().max_by(|one, two| one.mean.total_cmp(&two.mean)).map(|best| best.laying)
}

/// What the seat at turn may know.
pub(crate) fn view(seen: &Seen, record: &[Turn]) -> SeatView {
    let partie = &seen.partie;
    SeatView {
        rules: partie.rules,
        accord: partie.accord,
        scores: partie.scores,
        leader: partie.leader,
        seat: partie.turn,
        hand: partie.hands[partie.turn],
        laid: partie.laid,
        ends: partie.ends,
        boudes: partie.boudes,
        sizes: partie.hands.map(Tiles::len),
        denied: seen.denied,
        shown: Hands::default(),
        record: record.to_vec(),
    }
}
