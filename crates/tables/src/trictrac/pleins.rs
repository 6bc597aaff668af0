//! Filling a table and keeping it full.

use super::coup::Coup;
use super::jans::{Jan, Jans, Manner, Scored, price, within};
use super::legal_plays::LegalPlays;
use super::play::Play;
use super::{COIN, RETOUR};
use crate::men::{Move, OFF, points, table};

const TABLES: [u8; 3] = [0, 6, RETOUR];

/// The table the throw fills or conserves.
pub(crate) fn score(coup: &Coup, legal: &LegalPlays, jans: &mut Jans) {
    for base in TABLES {
        let (short, bare) = (table(base) & !coup.mine.pairs(), table(base) & !coup.mine.some());
        let missing = short.count_ones() + bare.count_ones();
        if missing > 2 {
            continue;
        }
        let good = || legal.plays.iter().copied().filter(|&play| makes(coup, play, base));
        let Some(first) = good().min() else { continue };
        let scored = if missing == 0 {
            let manner = Some(manner(legal, base, good()));
            Scored { manner, ..Scored::new(Jan::Conserver, price(coup.throw), 0) }
        } else {
            let [gap, ..] = short.ilog2().to_le_bytes();
            let facons = match missing {
                1 => ways(coup, base, gap, &good()),
                _ if coup.rules.two_half_two_ways && bare == 0 => count(first),
                _ => 1,
            };
            Scored { target: Some(gap), ..Scored::new(Jan::Remplir, price(coup.throw) * facons, facons) }
        };
        jans.push(Scored { table: Some(base), ..scored });
    }
}

fn count(play: Play) -> u8 {
    play.moves().map(|_| 1).sum()
}

/// Whether the play leaves the table full.
pub(crate) fn makes(coup: &Coup, play: Play, base: u8) -> bool {
    let touched = play.moves().fold(0, |set, each| set | 1 << each.start | 1 << each.end);
    let men = |point: u8| {
        play.moves().fold(coup.mine.at(point), |men, each| {
            men + u8::from(each.end == point) - u8::from(each.start == point)
        })
    };
    let untouched = table(base) & !touched;
    untouched & !coup.mine.pairs() == 0 && points(table(base) & touched).all(|point| men(point) >= 2)
}

/// By what means the plein is kept, described by what every play that keeps it has in common.
fn manner(legal: &LegalPlays, base: u8, mut good: impl Iterator<Item = Play>) -> Manner {
    if !legal.unplayed.is_empty() {
        Manner::Impuissance
    } else if base == RETOUR && good.by_ref().all(|play| play.arriving(OFF) > 0) {
        Manner::Bande
    } else if base == 0 && good.all(passes) {
        Manner::Passing
    } else {
        Manner::Play
    }
}

/// Whether a man goes into the adverse petit jan.
fn passes(play: Play) -> bool {
    play.moves().any(|each| (RETOUR..OFF).contains(&each.end))
}

/// How many numbers bring a spare man to the gap in a play that fills.
fn ways(coup: &Coup, base: u8, gap: u8, good: &(impl Iterator<Item = Play> + Clone)) -> u8 {
    let throw = coup.throw;
    let numbers = throw.faces().chain([throw.total()]);
    let brings = |number: u8| {
        let Some(start) = gap.checked_sub(number).filter(|&start| coup.mine.at(start) > 0) else {
            return false;
        };
        if spare(coup, base, start) {
            good.clone().any(|play| brought(coup, play, Move { start, end: gap }, number))
        } else {
            coup.rules.retour_coin_way && base == RETOUR && start == COIN
        }
    };
    numbers.map(|number| u8::from(brings(number))).sum()
}

/// Whether a man can leave without undoing a case that matters.
fn spare(coup: &Coup, base: u8, start: u8) -> bool {
    let matters = within(start, base) || (base == RETOUR && start == COIN);
    !matters || coup.mine.at(start) >= 3
}

/// Whether the play can be read as that man coming to the gap by that number, himself or in relay.
fn brought(coup: &Coup, play: Play, way: Move, number: u8) -> bool {
    let before = coup.throw.total() - number;
    let relayed = way.start.checked_sub(before).filter(|_| before > 0);
    play.has(way) || relayed.is_some_and(|start| play == Play::one(start, way.end))
}
