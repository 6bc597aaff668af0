//! Positions of one material numbered without gaps, but for men of both players on one square.

use crate::board::{Bits, Damier};
use crate::endings::material::Material;
use crate::endings::sets::{around, rank, unrank, ways, without};
use crate::position::{Colour, Position};

/// The numbering of the positions of a material, White to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbering {
    damier: Damier,
    material: Material,
    /// How many ways there are to place the men of the one and of the other, and the kings of the one and the other.
    ways: [u64; 4],
}

impl Numbering {
    /// The numbering of a material; nothing if it has too many pieces of a kind.
    pub(crate) fn new(damier: Damier, material: Material) -> Option<Self> {
        material.code()?;
        let squares = damier.squares();
        let rows = squares - damier.half();
        let free = squares.checked_sub(material.men())?;
        let left = free.checked_sub(material.mine.1)?;
        let ways = [
            ways(rows, material.mine.0),
            ways(rows, material.theirs.0),
            ways(free, material.mine.1),
            ways(left, material.theirs.1),
        ];
        Some(Self { damier, material, ways })
    }

    /// How many numbers there are.
    pub(crate) fn len(&self) -> usize {
        usize::try_from(self.ways.iter().product::<u64>()).unwrap_or(usize::MAX)
    }

    /// The number of a position of this material, White to move.
    pub(crate) fn number(&self, position: &Position) -> usize {
        let set = |bits: Bits| self.damier.compact(bits) >> 1;
        let (mine, theirs, kings) = (set(position.mine), set(position.theirs), set(position.kings));
        let men = (mine | theirs) & !kings;
        let parts = [
            rank(without(mine & !kings, (1 << self.damier.half()) - 1)),
            rank(theirs & !kings),
            rank(without(mine & kings, men)),
            rank(without(theirs & kings, men | mine)),
        ];
        let number = parts.iter().zip(self.ways).fold(0, |number, (part, ways)| number * ways + part);
        usize::try_from(number).unwrap_or(usize::MAX)
    }

    /// The position of that number; nothing where men of both would share a square.
    pub(crate) fn position(&self, number: usize) -> Option<Position> {
        let Material { mine, theirs } = self.material;
        let mut left = number as u64;
        let mut part = |which: usize| {
            let part = left % self.ways[which];
            left /= self.ways[which];
            part
        };
        let (their_kings, my_kings, their_men, my_men) = (part(3), part(2), part(1), part(0));
        let my_men = around(unrank(my_men, mine.0), (1 << self.damier.half()) - 1);
        let their_men = unrank(their_men, theirs.0);
        if my_men & their_men != 0 {
            return None;
        }
        let my_kings = around(unrank(my_kings, mine.1), my_men | their_men);
        let their_kings = around(unrank(their_kings, theirs.1), my_men | their_men | my_kings);
        let bits = |set: u64| self.damier.padded(set << 1);
        Some(Position {
            mine: bits(my_men | my_kings),
            theirs: bits(their_men | their_kings),
            kings: bits(my_kings | their_kings),
            turn: Colour::White,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back_from_its_position() {
        for (damier, mine, theirs, step) in [
            (Damier::Hundred, (0, 2), (0, 1), 1),
            (Damier::Hundred, (1, 1), (1, 1), 1_009),
            (Damier::Hundred, (3, 0), (0, 1), 97),
            (Damier::Hundred, (0, 4), (0, 2), 99_991),
            (Damier::SixtyFour, (2, 0), (1, 1), 13),
        ] {
            let material = Material { mine, theirs };
            let numbering = Numbering::new(damier, material).unwrap();
            for number in (0..numbering.len()).step_by(step) {
                if let Some(position) = numbering.position(number) {
                    assert_eq!(Material::of(&position), material);
                    assert_eq!(numbering.number(&position), number);
                }
            }
        }
    }

    #[test]
    fn kings_alone_leave_no_gap() {
        let material = Material { mine: (0, 3), theirs: (0, 1) };
        let numbering = Numbering::new(Damier::Hundred, material).unwrap();
        assert_eq!(numbering.len(), 50 * 49 * 48 / 6 * 47);
        assert!((0..numbering.len()).step_by(1_001).all(|number| numbering.position(number).is_some()));
    }

    #[test]
    fn too_many_of_a_kind_have_no_numbers() {
        assert!(Numbering::new(Damier::Hundred, Material { mine: (8, 0), theirs: (0, 1) }).is_none());
    }
}
