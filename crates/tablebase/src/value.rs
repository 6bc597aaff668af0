//! What a position is worth, as a byte.

/// A draw is 0; else one more than the single moves to the end. Who is to move has lost if they are even, and won if
/// they are odd, since every move changes the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Value(pub u8);

impl Value {
    /// Nobody wins.
    pub const DRAWN: Self = Self(0);
    /// The player to move has lost already.
    pub const LOST: Self = Self(1);

    /// How many single moves are left; none in a draw.
    #[must_use]
    pub fn distance(self) -> Option<u8> {
        self.0.checked_sub(1)
    }

    /// Whether the player to move wins.
    #[must_use]
    pub fn is_won(self) -> bool {
        self.0 != 0 && self.0 % 2 == 0
    }

    /// Whether the player to move loses.
    #[must_use]
    pub fn is_lost(self) -> bool {
        self.0 % 2 == 1
    }

    /// What a position is worth whose moves lead to those: who wins hurries, who loses delays.
    ///
    /// Without a move it is lost. Nothing is returned for an end that is too far for a byte.
    #[must_use]
    pub fn of_moves(moves: impl Iterator<Item = Self>) -> Option<Self> {
        let (mut quickest, mut slowest, mut drawn) = (u8::MAX, 0, false);
        for value in moves {
            if value.is_lost() {
                quickest = quickest.min(value.0);
            } else if value.is_won() {
                slowest = slowest.max(value.0);
            } else {
                drawn = true;
            }
        }
        match (quickest, drawn) {
            (u8::MAX, true) => Some(Self::DRAWN),
            (u8::MAX, false) => slowest.checked_add(1).map(Self),
            _ => quickest.checked_add(1).map(Self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(moves: &[u8]) -> Option<u8> {
        Value::of_moves(moves.iter().copied().map(Value)).map(|value| value.0)
    }

    #[test]
    fn who_wins_hurries_and_who_loses_delays() {
        assert_eq!(of(&[]), Some(1));
        assert_eq!(of(&[1, 3, 0, 2]), Some(2));
        assert_eq!(of(&[2, 6, 4]), Some(7));
        assert_eq!(of(&[2, 0, 4]), Some(0));
        assert_eq!(of(&[254]), Some(255));
        assert_eq!(of(&[253]), Some(254));
    }
}
