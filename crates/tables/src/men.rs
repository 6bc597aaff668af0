//! One player's men, counted, with the flèches they hold as bits.

use crate::side::{FLECHES, Side};

/// Beyond the last flèche.
pub const OFF: u8 = 24;
/// Where the table begins by which men leave the board.
pub(crate) const HOME: u8 = 18;

/// One man from a flèche to another, or off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where he stood.
    pub start: u8,
    /// Where he stands then, or [`OFF`].
    pub end: u8,
}

/// All flèches.
pub(crate) const BOARD: u32 = (1 << FLECHES) - 1;

/// The six flèches from `base`.
pub(crate) const fn table(base: u8) -> u32 {
    0x3f << base
}

/// The bits of a set of flèches, lowest first.
pub(crate) fn points(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let [point, ..] = set.trailing_zeros().to_le_bytes();
        set &= set - 1;
        Some(point)
    })
}

/// One player's men on his own track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Men {
    count: [u8; FLECHES],
    some: u32,
    pairs: u32,
}

impl Men {
    /// All fifteen on the talon.
    #[must_use]
    pub fn stacked() -> Self {
        let mut men = Self { count: [0; FLECHES], some: 0, pairs: 0 };
        men.set(0, 15);
        men
    }

    /// How many stand on each flèche.
    #[must_use]
    pub fn count(&self) -> &[u8; FLECHES] {
        &self.count
    }

    /// How many stand on a flèche.
    #[must_use]
    pub fn at(&self, point: u8) -> u8 {
        self.count[usize::from(point)]
    }

    /// The flèches with a man or more.
    pub(crate) fn some(&self) -> u32 {
        self.some
    }

    /// The flèches with two men or more.
    pub(crate) fn pairs(&self) -> u32 {
        self.pairs
    }

    /// The flèches with a man alone.
    pub(crate) fn alone(&self) -> u32 {
        self.some & !self.pairs
    }

    /// How many are on the board.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.count.iter().sum()
    }

    /// Whether none is left.
    #[must_use]
    pub fn all_off(&self) -> bool {
        self.some == 0
    }

    /// How many have not come into the last table.
    pub(crate) fn outside(&self) -> u8 {
        self.count[..usize::from(HOME)].iter().sum()
    }

    /// Whether the six flèches from `base` hold two men or more each.
    pub(crate) fn full(&self, base: u8) -> bool {
        self.pairs & table(base) == table(base)
    }

    /// Whether the men can still make the plein of the table at `base`, whatever the dice.
    pub(crate) fn can_make(&self, base: u8) -> bool {
        let base = usize::from(base);
        let mut men: u8 = self.count[..base].iter().sum();
        let mut needed = 0;
        self.count[base..base + 6].iter().all(|&here| {
            men += here;
            needed += 2;
            men >= needed
        })
    }

    pub(crate) fn set(&mut self, point: u8, men: u8) {
        let bit = 1 << point;
        self.count[usize::from(point)] = men;
        self.some = if men >= 1 { self.some | bit } else { self.some & !bit };
        self.pairs = if men >= 2 { self.pairs | bit } else { self.pairs & !bit };
    }

    pub(crate) fn shift(&mut self, start: u8, end: u8) {
        self.set(start, self.at(start) - 1);
        if end != OFF {
            self.set(end, self.at(end) + 1);
        }
    }

    /// The men after some moves.
    #[must_use]
    pub fn moved(mut self, moves: impl IntoIterator<Item = Move>) -> Self {
        for each in moves {
            self.shift(each.start, each.end);
        }
        self
    }
}

impl From<Side> for Men {
    fn from(side: Side) -> Self {
        let mut men = Self { count: [0; FLECHES], some: 0, pairs: 0 };
        for (point, &count) in (0_u8..).zip(side.men()) {
            men.set(point, count);
        }
        men
    }
}

/// A set of flèches numbered on the other player's track.
pub(crate) fn facing(set: u32) -> u32 {
    set.reverse_bits() >> (32 - FLECHES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_told_from_the_other_side() {
        assert_eq!(facing(1), 1 << 23);
        assert_eq!(facing(1 << 11), 1 << 12);
        assert_eq!(facing(BOARD), BOARD);
    }

    #[test]
    fn masks_follow_the_men() {
        let men = Men::stacked().moved([Move { start: 0, end: 6 }; 2]);
        assert_eq!((men.at(0), men.at(6), men.total()), (13, 2, 15));
        assert_eq!((men.some(), men.pairs(), men.alone()), (1 | 1 << 6, 1 | 1 << 6, 0));
    }
}
