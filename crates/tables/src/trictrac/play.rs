//! The play of one throw.

use std::fmt;

use crate::men::Move;

/// The net movement of the men on the thrower's own track: none, one or two moves, the lesser first.
///
/// Packed so that plays sort as the law sorts them: a byte each for start and end of the first move, then the
/// same, each plus one, of the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play(u32);

impl Play {
    /// Nothing can be moved.
    pub const NONE: Self = Self(0);

    /// One man moves.
    #[must_use]
    pub fn one(start: u8, end: u8) -> Self {
        Self(u32::from_be_bytes([start, end, 0, 0]))
    }

    /// Two men move, whichever is named first.
    #[must_use]
    pub fn two(one: Move, two: Move) -> Self {
        let (first, second) = if one <= two { (one, two) } else { (two, one) };
        Self(u32::from_be_bytes([first.start, first.end, second.start + 1, second.end + 1]))
    }

    /// Two moves as what changes on the board: a man relayed by another has moved once.
    #[must_use]
    pub fn net(one: Move, two: Move) -> Self {
        if one.end == two.start {
            Self::one(one.start, two.end)
        } else if two.end == one.start {
            Self::one(two.start, one.end)
        } else {
            Self::two(one, two)
        }
    }

    /// The moves.
    pub fn moves(self) -> impl Iterator<Item = Move> + Clone {
        let [start, end, then, last] = self.0.to_be_bytes();
        let first = (self.0 != 0).then_some(Move { start, end });
        let second = (last != 0).then(|| Move { start: then - 1, end: last - 1 });
        first.into_iter().chain(second)
    }

    /// Whether one of the moves is this.
    #[must_use]
    pub fn has(self, one: Move) -> bool {
        self.moves().any(|each| each == one)
    }

    /// How many men end on that flèche, or off the board.
    #[must_use]
    pub fn arriving(self, point: u8) -> usize {
        self.moves().filter(|each| each.end == point).count()
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.moves().map(|each| (each.start, each.end))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_sort_as_tuples_of_moves_do() {
        let one = Play::one(0, 5);
        let longer = Play::two(Move { start: 0, end: 5 }, Move { start: 0, end: 6 });
        let later = Play::one(1, 2);
        assert!(Play::NONE < one && one < longer && longer < later);
    }

    #[test]
    fn a_relay_is_one_move() {
        let relay = Play::net(Move { start: 3, end: 9 }, Move { start: 0, end: 3 });
        assert_eq!(relay, Play::one(0, 9));
        assert_eq!(relay.moves().count(), 1);
        assert_eq!(Play::NONE.moves().count(), 0);
    }
}
