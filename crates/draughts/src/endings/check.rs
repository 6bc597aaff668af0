//! Verifying a slice: what it says of a position must follow from what is said of those its moves lead to.
//!
//! This finds any value that was solved, packed or read wrongly. That wins are reached and not only promised it cannot tell; tables of
//! distances, solved in another way, tell that where there are any.

use academie_tablebase::Outcome;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::endings::builder::{ReportStage, Stage};
use crate::endings::material::Material;
use crate::endings::solved::{Solved, Unpacked};
use crate::endings::survey::Walk;
use crate::movement::{ByLaw, Law};
use crate::moves::{after, moves, must_take};
use crate::position::{Colour, Position};

const OFTEN: u64 = 1 << 12;

/// Positions drawn by lot: how many, and the seed that draws the same again.
#[derive(Clone, Copy, Debug)]
pub struct Lot {
    /// How many.
    pub size: u64,
    /// The seed.
    pub seed: u64,
}

/// A slice in memory to be verified.
pub(crate) struct Check<'a, 'r> {
    pub(crate) material: Material,
    pub(crate) solved: &'a Solved,
    pub(crate) sample: Option<Lot>,
    pub(crate) report: ReportStage<'r>,
}

impl ByLaw for Check<'_, '_> {
    /// How many positions were verified; an error if one is wrong.
    type Answer = Result<u64, ()>;

    fn by<L: Law>(mut self, law: L) -> Self::Answer {
        let slice = self.solved.get(self.material).ok_or(())?;
        let length = slice.layout.len();
        let mut walk = Walk::new(&slice.layout);
        let mut checked = 0;
        match self.sample {
            None => {
                for index in 0..length {
                    checked += self.check(law, slice, &mut walk, index)?;
                    if index as u64 % OFTEN == 0 && !self.tells(index as u64, length as u64, checked) {
                        break;
                    }
                }
            }
            Some(Lot { size, seed }) => {
                let mut lot = Xoshiro256PlusPlus::seed_from_u64(seed);
                for nth in 0..20 * size {
                    let index = lot.random_range(0..length);
                    checked += self.check(law, slice, &mut walk, index)?;
                    let stops = nth % OFTEN == 0 && !self.tells(checked, size, checked);
                    if stops || checked >= size {
                        break;
                    }
                }
            }
        }
        Ok(checked)
    }
}

impl Check<'_, '_> {
    #[allow(clippy::cast_precision_loss)] // a share
    fn tells(&mut self, done: u64, of: u64, positions: u64) -> bool {
        let share = done as f64 / of as f64;
        (self.report)(Stage { material: self.material, stage: None, share, positions })
    }

    /// How many positions of a place are kept and right; an error if one is wrong.
    fn check<L: Law>(&self, law: L, slice: &Unpacked, walk: &mut Walk<'_>, index: usize) -> Result<u64, ()> {
        let Some((board, _)) = walk.board(index) else { return Ok(0) };
        let tables = slice.tables.iter().zip([Colour::White, Colour::Black]);
        let mut checked = 0;
        for (table, turn) in tables.filter(|(table, _)| !table.is_empty()) {
            let position = board.position(law.movement().damier, turn);
            if !must_take(law, &position) {
                let follows = self.follows(law, &position);
                checked += 1;
                if follows != Some(table.solved(index)) {
                    return Err(());
                }
            }
        }
        Ok(checked)
    }

    /// What the moves make of a position.
    fn follows<L: Law>(&self, law: L, position: &Position) -> Option<Outcome> {
        let mut list = Vec::with_capacity(64);
        moves(law, position, &mut list);
        Outcome::of_known_moves(
            list.iter().map(|&made| self.solved.outcome(law, &after(law, position, made))),
        )
    }
}
