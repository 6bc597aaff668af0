//! Going over every position of a slice: to count, to pack, to tell how kings stand.

use academie_tablebase::{ANY, Verdicts};

use crate::endings::layout::{Board, Layout};
use crate::endings::outcome_file::Counts;
use crate::endings::sets::{around, every};
use crate::endings::solved::Unpacked;
use crate::movement::{ByLaw, Law};
use crate::moves::must_take;
use crate::position::Colour;

/// Reads boards by their places, quickly where they follow each other.
pub(crate) struct Walk<'a> {
    layout: &'a Layout,
    seconds: Vec<u64>,
    row: usize,
    men: Option<[u64; 2]>,
    first: u64,
    kept: u8,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(layout: &'a Layout) -> Self {
        let material = layout.material();
        let first = material.pieces() - material.men() - layout.second_count();
        let left = layout.damier().squares() - material.men() - first;
        let seconds = every(left, layout.second_count());
        Self { layout, seconds, row: usize::MAX, men: None, first: 0, kept: 1 }
    }

    /// The board at a place and how many positions it stands for; nothing where there is none.
    pub(crate) fn board(&mut self, index: usize) -> Option<(Board, u64)> {
        let row = index / self.seconds.len();
        if row != self.row {
            self.row = row;
            self.men = self.layout.men(row as u64 / self.layout.firsts());
            let men = self.men.map_or(0, |men| men[0] | men[1]);
            (self.first, self.kept) = self.layout.first_kings(men, row as u64 % self.layout.firsts());
        }
        let men = self.men?;
        let second = around(self.seconds[index % self.seconds.len()], men[0] | men[1] | self.first);
        let stands_for = self.layout.stands_for(self.kept, self.first, second);
        let mut kings = [0; 2];
        (kings[self.layout.first()], kings[1 - self.layout.first()]) = (self.first, second);
        (stands_for > 0).then_some((Board { men, kings }, stands_for))
    }
}

/// How many positions are lost, drawn and won; nothing if `go_on`, which is asked now and then, says no.
pub(crate) fn count(layout: &Layout, table: &Verdicts, go_on: &mut dyn FnMut() -> bool) -> Option<Counts> {
    let mut walk = Walk::new(layout);
    let mut counts = [0; 3];
    for index in 0..layout.len() {
        if index % (1 << 16) == 0 && !go_on() {
            return None;
        }
        if let Some((_, stands_for)) = walk.board(index) {
            counts[table.solved(index) as usize] += stands_for;
        }
    }
    Some(counts)
}

/// What is to be packed of part of a table: what the captures tell need not be kept.
pub(crate) fn to_pack<L: Law>(
    law: L,
    walk: &mut Walk<'_>,
    table: &Verdicts,
    turn: Colour,
    places: std::ops::Range<usize>,
    values: &mut Vec<u8>,
) {
    for index in places {
        let board = walk.board(index);
        let matters =
            board.is_some_and(|(board, _)| !must_take(law, &board.position(law.movement().damier, turn)));
        values.push(if matters { table.solved(index) as u8 } else { ANY });
    }
}

/// How many positions in which nobody can take are lost, drawn and won by who is to move: by who that is, White first, and
/// by who stands on the line of the middle: nobody, White alone, Black alone, both.
pub type Survey = [[Counts; 4]; 2];

/// A slice in memory to be surveyed; nothing comes of it if `go_on`, which is asked now and then, says no.
pub(crate) struct Surveying<'a, 'r> {
    pub(crate) slice: &'a Unpacked,
    pub(crate) go_on: &'r mut dyn FnMut(f64) -> bool,
}

impl ByLaw for Surveying<'_, '_> {
    type Answer = Option<Survey>;

    fn by<L: Law>(self, law: L) -> Self::Answer {
        let layout = &self.slice.layout;
        let damier = layout.damier();
        let line = damier.compact(damier.main_line()) >> 1;
        let mut walk = Walk::new(layout);
        let mut survey = Survey::default();
        for index in 0..layout.len() {
            #[allow(clippy::cast_precision_loss)] // a share
            if index % (1 << 16) == 0 && !(self.go_on)(index as f64 / layout.len() as f64) {
                return None;
            }
            let Some((board, stands_for)) = walk.board(index) else { continue };
            let turns = [Colour::White, Colour::Black];
            if turns.iter().any(|&turn| must_take(law, &board.position(damier, turn))) {
                continue;
            }
            let on_line = |side: usize| usize::from((board.men[side] | board.kings[side]) & line != 0);
            let tables = survey.iter_mut().zip(&self.slice.tables);
            for (counts, table) in tables.filter(|(_, table)| !table.is_empty()) {
                counts[on_line(0) + 2 * on_line(1)][table.solved(index) as usize] += stands_for;
            }
        }
        Some(survey)
    }
}
