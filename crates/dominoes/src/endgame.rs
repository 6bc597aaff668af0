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
