//! A coup played to its end with all hands open: by two sides exactly, by more as each does best for himself.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::partie::{Laying, Partie, Phase};
use crate::policy::merit;
use crate::prospects::prospects;

/// What the coup brings each seat when everyone plays it out with the hands open.
pub(crate) fn played_out(partie: &Partie) -> [f64; 4] {
    if partie.rules.partners || partie.accord.players == 2 {
        let worth = duel(partie, f64::NEG_INFINITY, f64::INFINITY);
        return std::array::from_fn(|seat| if seat % 2 == 0 { worth } else { -worth });
    }
    company(partie)
}

/// The layings that look best first.
fn ordered(partie: &Partie) -> impl ExactSizeIterator<Item = Laying> + use<> {
    let mut layings: ArrayVec<(Reverse<u32>, Laying), 28> =
        partie.layings().into_iter().map(|laying| (Reverse(merit(partie, laying)), laying)).collect();
    layings.sort_unstable();
    layings.into_iter().map(|(_, laying)| laying)
}

/// What the coup is worth to the side of the first seat: exactly where that lies between the bounds.
fn duel(partie: &Partie, mut low: f64, mut high: f64) -> f64 {
    if partie.phase != Phase::Play {
        return prospects(partie)[0];
    }
    let layings = ordered(partie);
    if layings.len() == 0 {
        return duel(&partie.after(None), low, high);
    }
    let first = partie.turn % 2 == 0;
    let mut best = if first { f64::NEG_INFINITY } else { f64::INFINITY };
    for laying in layings {
        let worth = duel(&partie.after(Some(laying)), low, high);
        if first {
            best = best.max(worth);
            low = low.max(best);
        } else {
            best = best.min(worth);
            high = high.min(best);
        }
        if low >= high {
            break;
        }
    }
    best
}

/// What it is worth to each, when each does what is best for himself.
fn company(partie: &Partie) -> [f64; 4] {
    if partie.phase != Phase::Play {
        return prospects(partie);
    }
    let layings = ordered(partie);
    if layings.len() == 0 {
        return company(&partie.after(None));
    }
    let mut best: Option<[f64; 4]> = None;
    for laying in layings {
        let worth = company(&partie.after(Some(laying)));
        if best.is_none_or(|found| worth[partie.turn] > found[partie.turn]) {
            best = Some(worth);
        }
    }
    best.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use rand::Rng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::policy::play_on;
    use crate::rules::{Accord, Rules, TETE_A_TETE};

    /// A coup of two players or of two pairs, played simply until few dés are held.
    fn ending(rng: &mut impl Rng, partners: bool) -> Partie {
        let rules = Rules { partners, ..TETE_A_TETE };
        let accord = Accord { players: if partners { 4 } else { 2 }, tiles: 6, goal: 100 };
        let mut partie = Partie::new(rules, accord, Some(0)).unwrap_or_else(|| unreachable!());
        assert!(partie.shuffle().is_ok());
        while partie.phase == Phase::Deal {
            let left = partie.untaken();
            let taken = left.into_iter().nth(rng.random_range(0..left.len()) as usize);
            assert!(taken.is_some_and(|tile| partie.take(tile).is_ok()));
        }
        play_on(&mut partie, 9);
        partie
    }

    /// Of two sides each does best for himself by leaving the other least, so both searches say the same.
    #[test]
    fn pruning_changes_nothing() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1806);
        for partners in [false, true] {
            for _ in 0..200 {
                let partie = ending(&mut rng, partners);
                let (pruned, whole) = (played_out(&partie), company(&partie));
                for seat in 0..partie.accord.players {
                    assert!((pruned[seat] - whole[seat]).abs() < 1e-9, "{partie:?}");
                }
            }
        }
    }
}
