//! Where a position stands in the table of its material: men first, then kings.
//!
//! Positions with the same men are a group. Men only go forward, so that groups can be solved one after another; inside a
//! group only kings move. White has the material named first, Black the other; who is to move tells which of two
//! tables it is. Of positions of kings only, those equal by symmetry have one place.

use std::sync::Arc;

use crate::board::{Bits, Damier};
use crate::endings::material::Material;
use crate::endings::sets::{around, rank, unrank, ways, without};
use crate::endings::symmetry::{SYMMETRIES, Shapes, is_few};
use crate::position::{Colour, Position};

/// Men and kings by colour, as sets of squares counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) men: [u64; 2],
    pub(crate) kings: [u64; 2],
}

impl Board {
    pub(crate) fn of(damier: Damier, position: &Position) -> Self {
        let set = |bits: Bits| damier.compact(bits) >> 1;
        let (mine, theirs, kings) = (set(position.mine), set(position.theirs), set(position.kings));
        let (white, black) = if position.turn == Colour::White { (mine, theirs) } else { (theirs, mine) };
        Self { men: [white & !kings, black & !kings], kings: [white & kings, black & kings] }
    }

    pub(crate) fn position(self, damier: Damier, turn: Colour) -> Position {
        let bits = |set: u64| damier.padded(set << 1);
        let pieces = [bits(self.men[0] | self.kings[0]), bits(self.men[1] | self.kings[1])];
        let mine = turn as usize;
        Position {
            mine: pieces[mine],
            theirs: pieces[1 - mine],
            kings: bits(self.kings[0] | self.kings[1]),
            turn,
        }
    }

    pub(crate) fn all_men(self) -> u64 {
        self.men[0] | self.men[1]
    }
}

/// The numbering of the positions of a material.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    damier: Damier,
    material: Material,
    /// Whose kings are numbered first: those of who has fewer.
    first: usize,
    counts: [u32; 2],
    groups: u64,
    black_men: u64,
    firsts: u64,
    seconds: u64,
    /// The kinds of placement of the first kings, where there are no men.
    shapes: Option<Arc<Shapes>>,
}

impl Layout {
    /// The numbering of a material; nothing if it has too many pieces of a kind.
    pub(crate) fn new(damier: Damier, material: Material) -> Option<Self> {
        material.code()?;
        let squares = damier.squares();
        let rows = squares - damier.half();
        let kings = [material.mine.1, material.theirs.1];
        let first = usize::from(kings[1] < kings[0]);
        let counts = [kings[first], kings[1 - first]];
        let free = squares.checked_sub(material.men())?;
        let left = free.checked_sub(counts[0])?;
        let symmetric = material.men() == 0 && is_few(damier, counts[0]);
        let shapes = symmetric.then(|| Arc::new(Shapes::new(damier, counts[0])));
        let black_men = ways(rows, material.theirs.0);
        Some(Self {
            damier,
            material,
            first,
            counts,
            groups: ways(rows, material.mine.0) * black_men,
            black_men,
            firsts: shapes.as_ref().map_or_else(|| ways(free, counts[0]), |shapes| shapes.len()),
            seconds: ways(left, counts[1]),
            shapes,
        })
    }

    pub(crate) fn damier(&self) -> Damier {
        self.damier
    }

    pub(crate) fn material(&self) -> Material {
        self.material
    }

    /// Whose kings are numbered first, 0 for White.
    pub(crate) fn first(&self) -> usize {
        self.first
    }

    /// How many kings are numbered second.
    pub(crate) fn second_count(&self) -> u32 {
        self.counts[1]
    }

    pub(crate) fn groups(&self) -> u64 {
        self.groups
    }

    /// How many placements, or kinds of them, there are of the first kings.
    pub(crate) fn firsts(&self) -> u64 {
        self.firsts
    }

    /// How many placements there are of the second kings beside the first.
    pub(crate) fn seconds(&self) -> u64 {
        self.seconds
    }

    pub(crate) fn in_a_group(&self) -> u64 {
        self.firsts * self.seconds
    }

    /// How many places each table has.
    pub(crate) fn len(&self) -> usize {
        usize::try_from(self.groups * self.in_a_group()).unwrap_or(usize::MAX)
    }

    /// Whether both have the same, so that who is to move may be White.
    pub(crate) fn is_even(&self) -> bool {
        self.material == self.material.turned()
    }

    /// The men of a group; nothing where men of both would share a square.
    pub(crate) fn men(&self, group: u64) -> Option<[u64; 2]> {
        let white = around(unrank(group / self.black_men, self.material.mine.0), self.top_row());
        let black = unrank(group % self.black_men, self.material.theirs.0);
        (white & black == 0).then_some([white, black])
    }

    pub(crate) fn group(&self, men: [u64; 2]) -> u64 {
        rank(without(men[0], self.top_row())) * self.black_men + rank(men[1])
    }

    fn top_row(&self) -> u64 {
        (1 << self.damier.half()) - 1
    }

    /// The first kings of a number, in a group with those men, and the symmetries that leave them as they are.
    pub(crate) fn first_kings(&self, men: u64, number: u64) -> (u64, u8) {
        match &self.shapes {
            Some(shapes) => shapes.kind(number),
            None => (around(unrank(number, self.counts[0]), men), 1),
        }
    }

    /// The place of kings inside the group with those men.
    #[inline]
    pub(crate) fn kings(&self, men: u64, first: u64, second: u64) -> u64 {
        match &self.shapes {
            Some(shapes) => {
                let (number, symmetry) = shapes.like(first);
                let (first, kept) = shapes.kind(number);
                self.beside(number, first, kept, first, shapes.image(second, symmetry))
            }
            None => rank(without(first, men)) * self.seconds + rank(without(second, men | first)),
        }
    }

    /// The place where the first kings, of that number, are as a kind has them and `kept` by those symmetries.
    #[inline]
    pub(crate) fn beside(&self, number: u64, first: u64, kept: u8, barred: u64, second: u64) -> u64 {
        let mut least = rank(without(second, barred));
        if let (true, Some(shapes)) = (kept != 1, &self.shapes) {
            for symmetry in (1..SYMMETRIES).filter(|symmetry| kept >> symmetry & 1 == 1) {
                least = least.min(rank(without(shapes.image(second, symmetry), first)));
            }
        }
        number * self.seconds + least
    }

    /// How many positions a place stands for, if it is the place of its own position: else none.
    pub(crate) fn stands_for(&self, kept: u8, first: u64, second: u64) -> u64 {
        let Some(shapes) = &self.shapes else { return 1 };
        let mut fixed = 1;
        for symmetry in (1..SYMMETRIES).filter(|symmetry| kept >> symmetry & 1 == 1) {
            let image = shapes.image(second, symmetry);
            if rank(without(image, first)) < rank(without(second, first)) {
                return 0;
            }
            fixed += u64::from(image == second);
        }
        SYMMETRIES as u64 / fixed
    }

    /// The place of a board of this material.
    #[inline]
    pub(crate) fn index(&self, board: &Board) -> usize {
        let [first, second] = [board.kings[self.first], board.kings[1 - self.first]];
        let place = self.group(board.men) * self.in_a_group() + self.kings(board.all_men(), first, second);
        usize::try_from(place).unwrap_or(usize::MAX)
    }

    /// The board at a place; nothing where there is none, or where another place stands for it.
    #[cfg(test)]
    pub(crate) fn board(&self, index: usize) -> Option<Board> {
        let (group, local) = (index as u64 / self.in_a_group(), index as u64 % self.in_a_group());
        let men = self.men(group)?;
        let all_men = men[0] | men[1];
        let (first, kept) = self.first_kings(all_men, local / self.seconds);
        let second = around(unrank(local % self.seconds, self.counts[1]), all_men | first);
        if self.stands_for(kept, first, second) == 0 {
            return None;
        }
        let mut kings = [0; 2];
        (kings[self.first], kings[1 - self.first]) = (first, second);
        Some(Board { men, kings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_comes_back_from_its_board() {
        for (damier, mine, theirs, step) in [
            (Damier::Hundred, (0, 2), (0, 1), 1),
            (Damier::Hundred, (0, 2), (0, 2), 7),
            (Damier::Hundred, (1, 1), (1, 1), 1_009),
            (Damier::Hundred, (3, 0), (0, 1), 97),
            (Damier::Hundred, (0, 3), (1, 0), 97),
            (Damier::Hundred, (0, 5), (0, 2), 9_999_991),
            (Damier::SixtyFour, (2, 0), (1, 1), 13),
        ] {
            let layout = Layout::new(damier, Material { mine, theirs }).unwrap();
            for index in (0..layout.len()).step_by(step) {
                if let Some(board) = layout.board(index) {
                    assert_eq!(layout.index(&board), index);
                    let position = board.position(damier, Colour::Black);
                    assert_eq!(Board::of(damier, &position), board);
                }
            }
        }
    }

    #[test]
    fn places_stand_for_every_position_of_kings() {
        let layout = Layout::new(Damier::Hundred, Material { mine: (0, 3), theirs: (0, 2) }).unwrap();
        assert_eq!(layout.len(), 335 * 48 * 47 * 46 / 6);
        let mut positions = 0;
        for index in 0..layout.len() {
            if let Some(board) = layout.board(index) {
                let first = layout.first_kings(0, index as u64 / layout.seconds());
                positions += layout.stands_for(first.1, first.0, board.kings[0]);
            }
        }
        assert_eq!(positions, 50 * 49 / 2 * (48 * 47 * 46 / 6));
    }
}
