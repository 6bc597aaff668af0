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

    /// The material written so: `m1k2-m0k1`; nothing if it is none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let side = |text: &str| {
            let (men, kings) = text.strip_prefix('m')?.split_once('k')?;
            Some((men.parse().ok()?, kings.parse().ok()?))
        };
        let (mine, theirs) = text.split_once('-')?;
        let material = Self { mine: side(mine)?, theirs: side(theirs)? };
        let both = material.mine != (0, 0) && material.theirs != (0, 0);
        material.code().filter(|_| both).map(|_| material)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn materials_are_read_as_they_are_written() {
        let material = Material { mine: (1, 2), theirs: (0, 1) };
        assert_eq!(Material::read(&material.to_string()), Some(material));
        for nonsense in ["", "m1k2", "m1k2-m0k0", "m9k0-m1k0", "k1-k1", "m1k2-m0k1-m0k1", "m-1k2-m0k1"] {
            assert_eq!(Material::read(nonsense), None, "{nonsense}");
        }
    }
}
