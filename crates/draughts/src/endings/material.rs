//! Who has how many men and kings.

use std::fmt;

use crate::position::Position;

/// The most pieces a player may have in a table.
pub(crate) const MOST: u32 = 7;

/// The material of the player to move and of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// Men and kings of the player to move.
    pub mine: (u32, u32),
    /// Men and kings of the other.
    pub theirs: (u32, u32),
}

impl Material {
    /// The material on a board.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self {
            mine: position.men_and_kings(position.turn),
            theirs: position.men_and_kings(position.turn.other()),
        }
    }

    /// The same with the other to move.
    #[must_use]
    pub fn turned(self) -> Self {
        Self { mine: self.theirs, theirs: self.mine }
    }

    /// How many pieces there are.
    #[must_use]
    pub fn pieces(self) -> u32 {
        self.mine.0 + self.mine.1 + self.theirs.0 + self.theirs.1
    }

    /// How many of them are men.
    #[must_use]
    pub fn men(self) -> u32 {
        self.mine.0 + self.theirs.0
    }

    /// A small number that tells materials apart, if no player has more than [`MOST`] of a kind.
    pub(crate) fn code(self) -> Option<usize> {
        let counts = [self.mine.0, self.mine.1, self.theirs.0, self.theirs.1];
        let fits = counts.iter().all(|&count| count <= MOST);
        fits.then(|| counts.iter().fold(0, |code, &count| code * (MOST + 1) + count) as usize)
    }
}

impl fmt::Display for Material {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mine, theirs) = (self.mine, self.theirs);
        write!(out, "m{}k{}-m{}k{}", mine.0, mine.1, theirs.0, theirs.1)
    }
}
