//! The remise: one king against few, and the moves that are counted then.
//!
//! These rules are about a lone king that is to be caught, so where who loses wins they do not hold.
//! Source: MAN rules XXVIII-XXXIV, ch. IV, VI; METZ rules XV-XVIII; FMJD art. 6.

use crate::movement::Law;
use crate::moves::{after, must_take};
use crate::position::{Colour, Move, Position};
use crate::rules::{Accord, MainLineDraw, Rules};

/// A coup is a move by each player.
pub(crate) const COUP: u32 = 2;

/// How many single moves may still be played, and whose king is alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// Whose king is alone.
    pub lone: Colour,
    /// How many single moves are left.
    pub left: u32,
}

/// Who has one king and nothing else against at least one; who is to move, if both have.
fn lone_king(position: &Position) -> Option<Colour> {
    [position.turn, position.turn.other()]
        .into_iter()
        .find(|&seat| position.men_and_kings(seat) == (0, 1) && position.men_and_kings(seat.other()).1 > 0)
}

/// How many coups may be played on when so few pieces are left; 0 where there is no limit.
fn allowance(position: &Position, lone: Colour, rules: &Rules, accord: Accord) -> u32 {
    let (men, kings) = position.men_and_kings(lone.other());
    match men + kings {
        3 if men > 0 && !rules.three_may_be_men => 0,
        3 if accord.remise == Some(lone) => rules.three_to_one_giving_draw,
        3 => rules.three_to_one,
        0..=2 => rules.two_to_one,
        _ => 0,
    }
}

/// The limit in the position just reached, `running` being the one before, its last move counted.
pub(crate) fn limited(
    position: &Position,
    running: Option<Limit>,
    rules: &Rules,
    accord: Accord,
) -> Option<Limit> {
    let Some(lone) = lone_king(position).filter(|_| !accord.qui_perd_gagne) else { return running };
    let plies = allowance(position, lone, rules, accord) * COUP;
    match running {
        _ if plies == 0 => running,
        Some(limit) if limit.left <= plies => running,
        Some(limit) => Some(Limit { left: plies, ..limit }),
        None => Some(Limit { lone, left: plies }),
    }
}

/// Whether `seat` has a piece on the ligne du milieu and the adversary none.
fn holds_main_line(position: &Position, seat: Colour, rules: &Rules) -> bool {
    let line = rules.movement.damier.main_line();
    position.of(seat) & line != 0 && position.of(seat.other()) & line == 0
}

/// Whether one king is against three, on its move, where the law lets that draw at once.
#[inline(always)]
pub(crate) fn may_draw_by_main_line(position: &Position, rules: &Rules, accord: Accord) -> bool {
    rules.main_line_draw != MainLineDraw::Never
        && !accord.qui_perd_gagne
        && (accord.giver.is_none() || rules.main_line_draw_at_odds)
        && is_one_against_three(position)
}

/// Whether the lone king, on its move, draws against three at once.
pub(crate) fn drawn_by_main_line<L: Law>(
    law: L,
    position: &Position,
    legal: &[Move],
    rules: &Rules,
    accord: Accord,
) -> bool {
    if !may_draw_by_main_line(position, rules, accord) || legal.iter().any(|made| made.taken != 0) {
        return false;
    }
    match rules.main_line_draw {
        MainLineDraw::SafeOnIt => stays_safely(law, position, legal),
        _ => holds_main_line(position, position.turn, rules),
    }
}

/// Whether the player to move has one king against three, and nobody anything else.
#[inline]
fn is_one_against_three(position: &Position) -> bool {
    (position.mine | position.theirs) == position.kings
        && position.mine.is_power_of_two()
        && position.theirs.count_ones() == 3
}

/// Whether the lone king is on the line and can move along it without being taken.
fn stays_safely<L: Law>(law: L, position: &Position, legal: &[Move]) -> bool {
    let line = law.movement().damier.main_line();
    let mut along = legal.iter().filter(|made| line >> made.to & 1 == 1);
    position.mine & line != 0 && along.any(|&made| !must_take(law, &after(law, position, made)))
}

/// Whether the count may go on beyond what is due to anyone; asked when a move has been made.
pub(crate) fn keeps_extra(
    position: &Position,
    limit: Limit,
    rules: &Rules,
    accord: Accord,
    forced: bool,
) -> bool {
    let extra = (rules.three_to_one_giving_draw.saturating_sub(rules.three_to_one)) * COUP;
    !rules.extra_needs_main_line
        || accord.remise != Some(limit.lone)
        || limit.left > extra
        || position.turn == limit.lone
        || forced
        || holds_main_line(position, position.turn, rules)
}

/// Whether the player to move may offer to crown: one king against a king and two men, or two and one.
pub(crate) fn may_offer(position: &Position, rules: &Rules, accord: Accord) -> bool {
    rules.offer_to_crown
        && !accord.qui_perd_gagne
        && position.men_and_kings(position.turn) == (0, 1)
        && matches!(position.men_and_kings(position.turn.other()), (2, 1) | (1, 2))
}
