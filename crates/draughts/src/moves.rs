//! The legal moves of a position, and the position after one.

use crate::captures::{captures as captures_of, hunters};
use crate::movement::{Law, ManSteps};
use crate::position::{Colour, Move, Position};
use crate::steps::{count_steps, steps};

/// Fills the list with every legal move, each once. Who can take must take.
#[inline]
pub fn moves<L: Law>(law: L, position: &Position, list: &mut Vec<Move>) {
    match position.turn {
        Colour::White => moves_of::<L, true>(law, position, list),
        Colour::Black => moves_of::<L, false>(law, position, list),
    }
}

#[inline(always)]
pub(crate) fn moves_of<L: Law, const WHITE: bool>(law: L, position: &Position, list: &mut Vec<Move>) {
    list.clear();
    captures_of::<L, WHITE>(law, position, list);
    if list.is_empty() {
        steps::<L, WHITE>(law, position, |made| list.push(made));
    }
}

/// How many legal moves there are; the list is only used to find them.
#[inline(always)]
pub(crate) fn count_of<L: Law, const WHITE: bool>(law: L, position: &Position, list: &mut Vec<Move>) -> u64 {
    list.clear();
    captures_of::<L, WHITE>(law, position, list);
    if list.is_empty() { u64::from(count_steps::<L, WHITE>(law, position)) } else { list.len() as u64 }
}

/// Fills the list with the captures that must be made; with nothing where there are none.
#[inline]
pub(crate) fn captures<L: Law>(law: L, position: &Position, list: &mut Vec<Move>) {
    list.clear();
    match position.turn {
        Colour::White => captures_of::<L, true>(law, position, list),
        Colour::Black => captures_of::<L, false>(law, position, list),
    }
}

/// Whether the player to move can take something.
#[inline]
pub fn must_take<L: Law>(law: L, position: &Position) -> bool {
    match position.turn {
        Colour::White => hunters::<L, true>(law, position) != 0,
        Colour::Black => hunters::<L, false>(law, position) != 0,
    }
}

/// Whether the player to move can move without taking.
#[inline]
pub fn can_step<L: Law>(law: L, position: &Position) -> bool {
    match position.turn {
        Colour::White => count_steps::<L, true>(law, position) != 0,
        Colour::Black => count_steps::<L, false>(law, position) != 0,
    }
}

/// Whether the move makes a king: a man ends it on his last row; passing there is not enough.
#[inline(always)]
pub fn crowns<L: Law>(law: L, position: &Position, made: Move) -> bool {
    let row = law.movement().damier.last_row(position.turn == Colour::White);
    row >> made.to & 1 == 1 && position.kings >> made.from & 1 == 0
}

/// Whether the move can never be undone: it takes, or moves a man that does not go back.
#[inline(always)]
pub fn is_progress<L: Law>(law: L, position: &Position, made: Move) -> bool {
    let man = position.kings >> made.from & 1 == 0;
    made.taken != 0 || man && (law.movement().man_steps == ManSteps::Forward || crowns(law, position, made))
}

/// The position once the move is made and what it took is lifted.
#[inline(always)]
#[must_use]
pub fn after<L: Law>(law: L, position: &Position, made: Move) -> Position {
    let (left, come) = (1u64 << made.from, 1u64 << made.to);
    let row = law.movement().damier.last_row(position.turn == Colour::White);
    let king = if position.kings & left != 0 { come } else { come & row };
    Position {
        mine: position.theirs & !made.taken,
        theirs: position.mine & !left | come,
        kings: position.kings & !left & !made.taken | king,
        turn: position.turn.other(),
    }
}
