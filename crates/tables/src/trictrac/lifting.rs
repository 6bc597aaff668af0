//! The plays of a throw that may take men off the board: few men matter then, so the law is followed to the letter.

use arrayvec::ArrayVec;

use super::RETOUR;
use super::coup::Coup;
use super::legal_plays::{LegalPlays, MOST, powers, whole};
use super::occupancy::Occupancy;
use super::play::Play;
use super::rules::{Bearoff, Rules};
use crate::men::{BOARD, Men, points, table};
use crate::men::{Move, OFF};

/// Whether some man might be lifted by this throw.
pub(crate) fn may_begin(coup: &Coup) -> bool {
    let outside = coup.mine.outside();
    outside == 0
        || (outside == 1 && coup.rules.enter_and_lift)
        || (coup.rules.early_lift_to_keep && coup.mine.full(RETOUR))
}

/// A play, and the number it plays if it plays but one.
type Found = ArrayVec<(Play, Option<u8>), MOST>;

/// Works out the plays.
pub(crate) fn plays(coup: &Coup, occupancy: Occupancy, legal: &mut LegalPlays) {
    let mut found = Found::new();
    find(coup, occupancy, &mut found);
    keep_best(coup, &found, legal);
    if lifts_to_keep(coup, legal) {
        let mut free = Found::new();
        find(&Coup { rules: Rules { bearoff: Bearoff::Free, ..coup.rules }, ..*coup }, occupancy, &mut free);
        for (play, _) in free.into_iter().filter(|(play, number)| number.is_none() && keeps(coup, *play)) {
            add(coup, play, None, &mut found);
        }
        legal.plays.clear();
        legal.unplayed.clear();
        keep_best(coup, &found, legal);
    }
}

/// Finds every play, of one number or of both.
fn find(coup: &Coup, occupancy: Occupancy, found: &mut Found) {
    let (high, low) = (coup.throw.high(), coup.throw.low());
    in_order(coup, occupancy, [high, low], found);
    if !coup.throw.doublet() {
        in_order(coup, occupancy, [low, high], found);
    }
    for play in [powers(coup), early_lift(coup)].into_iter().flatten() {
        add(coup, play, None, found);
    }
}

/// Whether men may be lifted that could be played inside: only to keep the retour, where nothing else keeps it.
fn lifts_to_keep(coup: &Coup, legal: &LegalPlays) -> bool {
    coup.rules.bearoff == Bearoff::InsideUnlessKeeping
        && coup.mine.outside() == 0
        && coup.mine.full(RETOUR)
        && !legal.plays.iter().any(|&play| keeps(coup, play))
}

fn keeps(coup: &Coup, play: Play) -> bool {
    coup.mine.moved(play.moves()).full(RETOUR)
}

/// Keeps a play once, as one of both numbers if it can be that.
fn add(coup: &Coup, play: Play, number: Option<u8>, found: &mut Found) {
    if !whole(coup, play) {
        return;
    }
    match found.iter_mut().find(|(known, _)| *known == play) {
        Some((_, alone)) => {
            if number.is_none() {
                *alone = None;
            }
        }
        None => found.push((play, number)),
    }
}

/// The number-maximal plays; none is owed once the last man is off.
fn keep_best(coup: &Coup, found: &Found, legal: &mut LegalPlays) {
    let men = coup.mine.total();
    let lifts_all = |play: Play| play.arriving(OFF) == usize::from(men);
    if found.iter().any(|(_, number)| number.is_none()) {
        legal.plays.extend(
            found.iter().filter(|(play, number)| number.is_none() || lifts_all(*play)).map(|(play, _)| *play),
        );
        return;
    }
    let Some(largest) = found.iter().filter_map(|(_, number)| *number).max() else { return };
    legal.plays.extend(found.iter().filter(|(_, number)| *number == Some(largest)).map(|(play, _)| *play));
    if !legal.plays.iter().any(|&play| lifts_all(play)) {
        legal.unplayed.push(coup.throw.total() - largest);
    }
}

/// The plays of the two numbers in that order, the first of them alone included.
fn in_order(coup: &Coup, occupancy: Occupancy, [first, second]: [u8; 2], found: &mut Found) {
    for start in points(coup.mine.some()) {
        let Some(end) = end_of(coup, occupancy, &coup.mine, start, first, true) else { continue };
        let mut between = coup.mine;
        between.shift(start, end);
        let stays = end == OFF || occupancy.landing & (1 << end) != 0;
        if stays {
            add(coup, Play::one(start, end), Some(first), found);
        }
        let mut starts = if stays { between.some() } else { 1 << end };
        if end != OFF && occupancy.resting & (1 << end) == 0 && between.at(end) == 1 {
            starts &= !(1 << end);
        }
        for then in points(starts) {
            if let Some(last) = end_of(coup, occupancy, &between, then, second, false) {
                let same = then == end && between.at(end) == 1;
                if last == OFF && same && !may_leave_in_one_go(coup, start) {
                    continue;
                }
                let (one, two) = (Move { start, end }, Move { start: then, end: last });
                add(coup, Play::net(one, two), None, found);
            }
        }
    }
}

/// Whether one man may enter the retour and leave it by the same throw; `early_lift` sees to the exception.
fn may_leave_in_one_go(coup: &Coup, start: u8) -> bool {
    start >= RETOUR || coup.rules.bearoff != Bearoff::InsideUnlessKeeping
}

/// Where a number may take a man, to stay or to pause.
fn end_of(coup: &Coup, occupancy: Occupancy, men: &Men, start: u8, number: u8, pausing: bool) -> Option<u8> {
    let end = start + number;
    if end >= OFF {
        return may_lift(coup, occupancy, men, start, number).then_some(OFF);
    }
    let allowed = if pausing { occupancy.landing | occupancy.resting } else { occupancy.landing };
    (allowed & (1 << end) != 0 && !must_lift(coup, men, start, number)).then_some(end)
}

fn may_lift(coup: &Coup, occupancy: Occupancy, men: &Men, start: u8, number: u8) -> bool {
    let behind = men.some() & table(RETOUR) & !(u32::MAX << start);
    if start < RETOUR || !home(coup, men) || (start + number > OFF && behind != 0) {
        return false;
    }
    let inside_first = matches!(coup.rules.bearoff, Bearoff::InsideFirst | Bearoff::InsideUnlessKeeping);
    !inside_first || !playable_inside(occupancy, men, number)
}

/// Whether the men are all where lifting may begin.
fn home(coup: &Coup, men: &Men) -> bool {
    if coup.rules.enter_and_lift { men.outside() == 0 } else { coup.mine.outside() == 0 }
}

fn must_lift(coup: &Coup, men: &Men, start: u8, number: u8) -> bool {
    let exact = OFF - number;
    coup.rules.bearoff == Bearoff::Exact
        && start != exact
        && men.at(exact) > 0
        && home(coup, men)
        && !coup.mine.full(RETOUR)
}

fn playable_inside(occupancy: Occupancy, men: &Men, number: u8) -> bool {
    men.some() & table(RETOUR) & BOARD & (occupancy.landing >> number) != 0
}

/// The man one treatise lets go before the others are in, to keep the plein of the retour.
fn early_lift(coup: &Coup) -> Option<Play> {
    let start = OFF - coup.throw.total();
    if !coup.rules.early_lift_to_keep || coup.mine.outside() == 0 || coup.mine.at(start) == 0 {
        return None;
    }
    let go = Play::one(start, OFF);
    (coup.mine.full(RETOUR) && keeps(coup, go)).then_some(go)
}
