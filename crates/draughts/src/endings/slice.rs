//! The endings of one material as solving asks for them.

use academie_tablebase::{Ending, Place, Reply, Value};

use crate::board::{Bits, squares};
use crate::endings::material::Material;
use crate::endings::numbering::Numbering;
use crate::endings::tables::Tables;
use crate::movement::Law;
use crate::moves::{after, moves, must_take};
use crate::position::{Colour, Move, Position};
use crate::steps::runs;

/// A material, either player to move, with the tables its captures and new kings lead to.
pub(crate) struct Slice<'a, L> {
    law: L,
    material: Material,
    numberings: [Numbering; 2],
    solved: &'a Tables,
}

impl<'a, L: Law> Slice<'a, L> {
    /// The endings of a material; nothing if it has too many pieces.
    pub(crate) fn new(law: L, material: Material, solved: &'a Tables) -> Option<Self> {
        let damier = law.movement().damier;
        let numberings = [Numbering::new(damier, material)?, Numbering::new(damier, material.turned())?];
        Some(Self { law, material, numberings, solved })
    }

    fn is_even(&self) -> bool {
        self.material == self.material.turned()
    }

    /// The place of a position of this material, Black to move.
    fn place(&self, position: &Position) -> Place {
        let turned = position.turned(self.law.movement().damier);
        let table = usize::from(!self.is_even() && Material::of(&turned) != self.material);
        Place { table, index: self.numberings[table].number(&turned) }
    }

    /// The position once a piece of Black is put back to where it came from, Black to move.
    fn put_back(position: &Position, from: u32, to: u32) -> Position {
        let (left, come) = (1 << to, 1 << from);
        let king = if position.kings & left != 0 { come } else { 0 };
        Position {
            mine: position.theirs & !left | come,
            theirs: position.mine,
            kings: position.kings & !left | king,
            turn: Colour::Black,
        }
    }

    /// Where a man of Black may have come from by a step.
    fn steps_back(&self, to: u32, empty: Bits) -> Bits {
        let movement = self.law.movement();
        let crowned = movement.damier.last_row(false);
        let ways = movement.stepping(false).iter();
        ways.fold(0, |from, way| from | movement.damier.step(1 << to, way.back()) & empty & !crowned)
    }
}

impl<L: Law> Ending for Slice<'_, L> {
    type Position = Position;

    fn len(&self, table: usize) -> usize {
        if table == 1 && self.is_even() { 0 } else { self.numberings[table].len() }
    }

    fn position(&self, place: Place) -> Option<Position> {
        self.numberings[place.table].position(place.index)
    }

    fn replies(&self, position: &Position, each: &mut dyn FnMut(Reply)) {
        let mut list: Vec<Move> = Vec::with_capacity(64);
        moves(self.law, position, &mut list);
        for made in list {
            let next = after(self.law, position, made);
            let same = made.taken == 0 && next.kings.count_ones() == position.kings.count_ones();
            each(if same {
                Reply::Inside(self.place(&next))
            } else {
                Reply::Outside(self.solved.value(&next).unwrap_or(Value::DRAWN))
            });
        }
    }

    fn before(&self, position: &Position, each: &mut dyn FnMut(Place)) {
        let empty = self.law.movement().damier.all() & !(position.mine | position.theirs);
        for to in squares(position.theirs) {
            let is_king = position.kings >> to & 1 == 1;
            let origins = if is_king { runs(self.law, to, empty) } else { self.steps_back(to, empty) };
            for from in squares(origins) {
                let earlier = Self::put_back(position, from, to);
                if !must_take(self.law, &earlier) {
                    each(self.place(&earlier));
                }
            }
        }
    }
}
