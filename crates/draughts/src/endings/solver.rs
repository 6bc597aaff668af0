//! Solving a slice for who wins: two bits a position, both to move, groups of men one after another.
//!
//! Captures, new kings and steps of men lead to what is solved before. Between positions of a group only kings go; once
//! everything else is known, a position all of whose moves lose is lost, and whatever leads to it by a king's move
//! taken back is won. A table is passed over again and again until nothing changes; what is left is drawn. All of it may
//! be done twice without harm, so that broken-off work is simply done again.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use academie_tablebase::{Outcome, Verdicts};

use crate::board::{Bits, squares};
use crate::endings::layout::{Board, Layout};
use crate::endings::solved::Solved;
use crate::movement::Law;
use crate::moves::{after, captures};
use crate::position::{Colour, Move, Position};
use crate::steps::runs;

const COLOURS: [Colour; 2] = [Colour::White, Colour::Black];

/// A slice being solved.
pub(crate) struct Solver<'a, L> {
    pub(crate) law: L,
    pub(crate) layout: &'a Layout,
    pub(crate) tables: &'a [Verdicts; 2],
    pub(crate) solved: &'a Solved,
    /// Every placement of the second kings on the squares that are left for them.
    pub(crate) seconds: &'a [u64],
    /// Rung when the work is to end.
    pub(crate) stop: &'a AtomicBool,
}

/// A group with one placement of the first kings.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    men: [u64; 2],
    first: u64,
    kept: u8,
    number: u64,
    base: u64,
}

/// A position of a row.
#[derive(Clone, Copy)]
struct Spot {
    index: usize,
    board: Board,
    empty: Bits,
}

impl<L: Law> Solver<'_, L> {
    /// The row of a group with those men whose first kings have that number.
    pub(crate) fn row(&self, group: u64, men: [u64; 2], number: u64) -> Row {
        let (first, kept) = self.layout.first_kings(men[0] | men[1], number);
        Row { men, first, kept, number, base: group * self.layout.in_a_group() }
    }

    /// Solves a group by itself, those it leads to being solved. Returns whether it came to the end.
    pub(crate) fn solve_group(&self, group: u64) -> bool {
        let Some(men) = self.layout.men(group) else { return true };
        let mut held = Held::new(self.layout.in_a_group());
        let rows = || (0..self.layout.firsts()).map(|number| self.row(group, men, number));
        let all = (0, self.seconds.len());
        for row in rows() {
            self.begin(row, all, Some(&mut held));
            if self.stop.load(Relaxed) {
                return false;
            }
        }
        let mut first = true;
        loop {
            let mut changed = 0;
            for row in rows() {
                changed += self.pass(row, all, first, Some(&held));
                if self.stop.load(Relaxed) {
                    return false;
                }
            }
            if changed == 0 {
                return true;
            }
            first = false;
        }
    }

    /// Settles what is known of part of a row without looking inside the group; `held` learns what cannot be lost.
    pub(crate) fn begin(&self, row: Row, part: (usize, usize), mut held: Option<&mut Held>) {
        let mut list = Vec::with_capacity(32);
        self.each(row, part, |spot| {
            for turn in COLOURS {
                match self.settled(spot, turn, &mut list) {
                    Ok(outcome) => self.tables[turn as usize].settle(spot.index, outcome),
                    Err(true) => {
                        if let Some(held) = held.as_deref_mut() {
                            held.set(turn, spot.index as u64 - row.base);
                        }
                    }
                    Err(false) => {}
                }
            }
        });
    }

    /// Passes over part of a row once and returns how many positions were decided; the `first` time what is lost from
    /// the beginning is spread too.
    pub(crate) fn pass(&self, row: Row, part: (usize, usize), first: bool, held: Option<&Held>) -> u64 {
        let start = row.base + row.number * self.layout.seconds();
        let at = |second: usize| usize::try_from(start).unwrap_or(usize::MAX) + second;
        if !first && self.tables.iter().all(|table| table.are_known(at(part.0), at(part.1))) {
            return 0;
        }
        let mut changed = 0;
        self.each(row, part, |spot| {
            for turn in COLOURS {
                let table = &self.tables[turn as usize];
                if table.is_unknown(spot.index) {
                    let safe = held.is_some_and(|held| held.has(turn, spot.index as u64 - row.base));
                    if safe || !self.is_lost(row, spot, turn) {
                        continue;
                    }
                    table.settle(spot.index, Outcome::Lost);
                    changed += 1 + self.spread(row, spot, turn);
                } else if first && table.get(spot.index) == Some(Outcome::Lost) {
                    changed += self.spread(row, spot, turn);
                }
            }
        });
        changed
    }

    /// Calls `each` with the positions of part of a row that stand for themselves.
    #[inline]
    fn each(&self, row: Row, part: (usize, usize), mut each: impl FnMut(Spot)) {
        let damier = self.layout.damier();
        let barred = row.men[0] | row.men[1] | row.first;
        let start = row.base + row.number * self.layout.seconds();
        for nth in part.0..part.1 {
            let second = crate::endings::sets::around(self.seconds[nth], barred);
            if row.kept != 1 && self.layout.stands_for(row.kept, row.first, second) == 0 {
                continue;
            }
            let mut kings = [0; 2];
            (kings[self.layout.first()], kings[1 - self.layout.first()]) = (row.first, second);
            let board = Board { men: row.men, kings };
            let empty = damier.all() & !damier.padded((barred | second) << 1);
            each(Spot { index: usize::try_from(start).unwrap_or(usize::MAX) + nth, board, empty });
        }
    }

    /// What a position is worth, if captures, men or the lack of moves decide; else whether it cannot be lost.
    fn settled(&self, spot: Spot, turn: Colour, list: &mut Vec<Move>) -> Result<Outcome, bool> {
        let position = spot.board.position(self.layout.damier(), turn);
        captures(self.law, &position, list);
        if !list.is_empty() {
            return Ok(Outcome::of_moves(list.iter().map(|&made| self.outside(&position, made))));
        }
        let exits = self.by_men(&position, spot.empty);
        let kings = squares(position.mine & position.kings);
        match exits {
            Some(Outcome::Won) => Ok(Outcome::Won),
            _ if kings.into_iter().all(|king| runs(self.law, king, spot.empty) == 0) => {
                Ok(exits.unwrap_or(Outcome::Lost))
            }
            _ => Err(exits == Some(Outcome::Drawn)),
        }
    }

    /// What the best step of a man brings; nothing if there is none.
    fn by_men(&self, position: &Position, empty: Bits) -> Option<Outcome> {
        let (movement, men) = (self.law.movement(), position.mine & !position.kings);
        let mut best = None;
        for &way in movement.stepping(position.turn == Colour::White) {
            for to in squares(movement.damier.step(men, way) & empty) {
                let from = movement.damier.step(1 << to, way.back()).trailing_zeros();
                #[allow(clippy::cast_possible_truncation)] // a square is a number below 64
                let made = Move { from: from as u8, to: to as u8, taken: 0 };
                best = best.max(Some(self.outside(position, made).turned()));
            }
        }
        best
    }

    /// What the position after a capture or a man's step is worth to who is to move then.
    fn outside(&self, position: &Position, made: Move) -> Outcome {
        let next = after(self.law, position, made);
        let same = made.taken == 0 && next.kings.count_ones() == position.kings.count_ones();
        if same {
            let index = self.layout.index(&Board::of(self.layout.damier(), &next));
            return self.tables[next.turn as usize].solved(index);
        }
        // Building begins only once all that is reached so is there.
        self.solved.outcome(self.law, &next).unwrap_or(Outcome::Drawn)
    }

    /// Whether every move of a king leads to a position that is won.
    fn is_lost(&self, row: Row, spot: Spot, turn: Colour) -> bool {
        let table = &self.tables[turn.other() as usize];
        self.by_kings(row, spot, turn, |index| table.is_won(index))
    }

    /// Settles as won what leads by a king's move to a position that is lost, and returns how much that was.
    fn spread(&self, row: Row, spot: Spot, turn: Colour) -> u64 {
        let table = &self.tables[turn.other() as usize];
        let mut changed = 0;
        self.by_kings(row, spot, turn.other(), |index| {
            if table.is_unknown(index) {
                table.settle(index, Outcome::Won);
                changed += 1;
            }
            true
        });
        changed
    }

    /// Calls `each` with the places that kings of a colour come to, or come from, while it says true; returns whether
    /// it always did.
    #[inline]
    fn by_kings(&self, row: Row, spot: Spot, colour: Colour, mut each: impl FnMut(usize) -> bool) -> bool {
        let damier = self.layout.damier();
        let (men, first) = (row.men[0] | row.men[1], self.layout.first());
        let mine = colour as usize;
        let other = spot.board.kings[1 - mine];
        for king in squares(spot.board.kings[mine]) {
            let rest = spot.board.kings[mine] & !(1 << king);
            for to in squares(runs(self.law, damier.bit_of(king + 1), spot.empty)) {
                let moved = rest | 1 << (damier.number_of(to) - 1);
                let place = if mine == first {
                    self.layout.kings(men, moved, other)
                } else {
                    self.layout.beside(row.number, row.first, row.kept, men | row.first, moved)
                };
                if !each(usize::try_from(row.base + place).unwrap_or(usize::MAX)) {
                    return false;
                }
            }
        }
        true
    }
}

/// The positions of a group, by who is to move, that a man's step saves from being lost.
pub(crate) struct Held([Vec<u64>; 2]);

impl Held {
    fn new(length: u64) -> Self {
        let words = usize::try_from(length.div_ceil(64)).unwrap_or(usize::MAX);
        Self([vec![0; words], vec![0; words]])
    }

    #[allow(clippy::cast_possible_truncation)] // it fits in memory
    fn set(&mut self, turn: Colour, place: u64) {
        self.0[turn as usize][(place / 64) as usize] |= 1 << (place % 64);
    }

    #[allow(clippy::cast_possible_truncation)] // it fits in memory
    fn has(&self, turn: Colour, place: u64) -> bool {
        self.0[turn as usize][(place / 64) as usize] >> (place % 64) & 1 == 1
    }
}
