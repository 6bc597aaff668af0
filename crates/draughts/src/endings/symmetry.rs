//! Placements of kings that a turn or a reflection of the board makes equal.
//!
//! Kings go every way alike, so that a board of kings only may be turned, or reflected along either of its diagonals,
//! and nothing changes. Men know forward and backward, and allow none of it.

use crate::board::Damier;
use crate::endings::sets::{every, rank, ways};

/// As it is, reflected along one diagonal, along the other, and turned.
pub(crate) const SYMMETRIES: usize = 4;

/// The placements of so many kings of one player, one of each kind.
#[derive(Debug)]
pub(crate) struct Shapes {
    maps: [[u8; 64]; SYMMETRIES],
    /// For each placement, which it is like and by which symmetry it becomes that.
    like: Vec<(u32, u8)>,
    /// One of each kind, and which symmetries leave it as it is, as bits.
    kinds: Vec<(u64, u8)>,
}

impl Shapes {
    pub(crate) fn new(damier: Damier, kings: u32) -> Self {
        let maps = maps(damier);
        let all = every(damier.squares(), kings);
        let mut shapes = Self { maps, like: vec![(u32::MAX, 0); all.len()], kinds: Vec::new() };
        for set in all {
            if shapes.like[place(set)].0 == u32::MAX {
                shapes.add(set);
            }
        }
        shapes
    }

    fn add(&mut self, set: u64) {
        let kind = u32::try_from(self.kinds.len()).unwrap_or(u32::MAX);
        let mut kept = 0;
        for symmetry in (0..SYMMETRIES).rev() {
            let image = self.image(set, symmetry);
            kept |= u8::from(image == set) << symmetry;
            // Each symmetry is its own opposite.
            #[allow(clippy::cast_possible_truncation)] // there are four
            let by = symmetry as u8;
            self.like[place(image)] = (kind, by);
        }
        self.kinds.push((set, kept));
    }

    /// How many kinds there are.
    pub(crate) fn len(&self) -> u64 {
        self.kinds.len() as u64
    }

    /// The placement that stands for a kind, and which symmetries leave it as it is, as bits.
    #[inline]
    pub(crate) fn kind(&self, kind: u64) -> (u64, u8) {
        usize::try_from(kind).map_or((0, 0), |kind| self.kinds[kind])
    }

    /// The kind of a placement, and the symmetry by which it becomes what stands for it.
    #[inline]
    pub(crate) fn like(&self, set: u64) -> (u64, usize) {
        let (kind, symmetry) = self.like[place(set)];
        (u64::from(kind), usize::from(symmetry))
    }

    /// The squares once the board is turned or reflected.
    #[inline]
    pub(crate) fn image(&self, set: u64, symmetry: usize) -> u64 {
        if symmetry == 0 {
            return set;
        }
        let (mut left, mut image) = (set, 0);
        while left != 0 {
            image |= 1 << self.maps[symmetry][left.trailing_zeros() as usize];
            left &= left - 1;
        }
        image
    }
}

fn place(set: u64) -> usize {
    usize::try_from(rank(set)).unwrap_or(usize::MAX)
}

/// How many placements may be reckoned with: one for each, in a list.
pub(crate) fn is_few(damier: Damier, kings: u32) -> bool {
    ways(damier.squares(), kings) <= 1 << 20
}

#[allow(clippy::cast_possible_truncation)] // squares are few
fn maps(damier: Damier) -> [[u8; 64]; SYMMETRIES] {
    let (half, last) = (damier.half(), 2 * damier.half() - 1);
    let mut maps = [[0; 64]; SYMMETRIES];
    for square in 0..damier.squares() {
        let row = square / half;
        let column = 2 * (square % half) + u32::from(row % 2 == 0);
        let images = [(row, column), (column, row), (last - column, last - row), (last - row, last - column)];
        for (map, (row, column)) in maps.iter_mut().zip(images) {
            map[square as usize] = (row * half + column / 2) as u8;
        }
    }
    maps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_reflected() {
        let shapes = Shapes::new(Damier::Hundred, 1);
        let image = |number: u32, symmetry| shapes.image(1 << (number - 1), symmetry).trailing_zeros() + 1;
        // The line of the middle, 46 to 5, is kept by one reflection and reversed by the other and by turning.
        assert_eq!([image(46, 1), image(46, 2), image(46, 3)], [5, 46, 5]);
        assert_eq!([image(1, 1), image(1, 2), image(1, 3)], [6, 45, 50]);
        assert_eq!(shapes.len(), 15, "ten squares of the line in fives, forty others in tens");
    }

    #[test]
    fn kinds_cover_every_placement() {
        for kings in 1..=3 {
            let shapes = Shapes::new(Damier::Hundred, kings);
            for set in every(50, kings) {
                let (kind, symmetry) = shapes.like(set);
                assert_eq!(shapes.image(set, symmetry), shapes.kind(kind).0);
            }
        }
        assert_eq!(Shapes::new(Damier::Hundred, 2).len(), 335, "a quarter of 1225 + 65 + 25 + 25");
    }
}
