//! Slices that are solved, unpacked in memory: what building others asks.

use academie_tablebase::{Outcome, Verdicts};

use crate::board::Damier;
use crate::endings::layout::{Board, Layout};
use crate::endings::material::Material;
use crate::movement::Law;
use crate::moves::{after, captures};
use crate::position::{Colour, Move, Position};

/// A slice in memory. Where both have the same there is no table for Black.
///
/// What stands where the player to move must take means nothing: there the captures are looked at.
pub(crate) struct Unpacked {
    pub(crate) layout: Layout,
    pub(crate) tables: [Verdicts; 2],
}

/// The slices in memory, by the code of their material.
#[derive(Default)]
pub(crate) struct Solved(Vec<Option<Unpacked>>);

impl Solved {
    pub(crate) fn has(&self, material: Material) -> bool {
        self.get(oriented(material)).is_some()
    }

    #[inline]
    pub(crate) fn get(&self, material: Material) -> Option<&Unpacked> {
        self.0.get(material.code()?)?.as_ref()
    }

    pub(crate) fn put(&mut self, slice: Unpacked) {
        if let Some(code) = slice.layout.material().code() {
            if self.0.len() <= code {
                self.0.resize_with(code + 1, || None);
            }
            self.0[code] = Some(slice);
        }
    }

    /// Keeps those only.
    pub(crate) fn keep(&mut self, wanted: &[Material]) {
        for slot in &mut self.0 {
            if slot.as_ref().is_some_and(|slice| !wanted.contains(&slice.layout.material())) {
                *slot = None;
            }
        }
    }

    /// What a position is worth to who is to move, every slice it leads to being there; else nothing.
    pub(crate) fn outcome<L: Law>(&self, law: L, position: &Position) -> Option<Outcome> {
        if position.mine == 0 {
            return Some(Outcome::Lost);
        }
        let mut list: Vec<Move> = Vec::new();
        captures(law, position, &mut list);
        if !list.is_empty() {
            return Outcome::of_known_moves(
                list.iter().map(|&made| self.outcome(law, &after(law, position, made))),
            );
        }
        let damier = law.movement().damier;
        let (material, position) = seen_as(damier, position);
        let slice = self.get(material)?;
        let index = slice.layout.index(&Board::of(damier, &position));
        Some(slice.tables[position.turn as usize].solved(index))
    }
}

/// The material with the stronger side as White.
pub(crate) fn oriented(material: Material) -> Material {
    material.max(material.turned())
}

/// The material of a position and the position turned so that White has what is named first; who is to move is White
/// where both have the same.
pub(crate) fn seen_as(damier: Damier, position: &Position) -> (Material, Position) {
    let mine = Material::of(position);
    let white = if position.turn == Colour::White { mine } else { mine.turned() };
    let turns = white < white.turned() || white == white.turned() && position.turn == Colour::Black;
    if turns { (white.turned(), position.turned(damier)) } else { (white, *position) }
}
