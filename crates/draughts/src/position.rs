//! Where the men and kings stand, whose move it is, and a move.

use crate::board::{Bits, Damier};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Goes up the board.
    White,
    /// Goes down.
    Black,
}

impl Colour {
    /// The adversary.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The pieces of the player to move and of the other, which of them are kings, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The pieces of the player to move.
    pub mine: Bits,
    /// The pieces of the other player.
    pub theirs: Bits,
    /// Those of either that are kings.
    pub kings: Bits,
    /// The player to move.
    pub turn: Colour,
}

impl Position {
    /// The position with those pieces. What stands on no square is left out, as are crowns on empty squares; where
    /// both have a piece it is White's.
    #[must_use]
    pub const fn new(damier: Damier, white: Bits, black: Bits, kings: Bits, turn: Colour) -> Self {
        let white = white & damier.all();
        let black = black & damier.all() & !white;
        let kings = kings & (white | black);
        match turn {
            Colour::White => Self { mine: white, theirs: black, kings, turn },
            Colour::Black => Self { mine: black, theirs: white, kings, turn },
        }
    }

    /// The same from sets in which square n is bit n, as the law in Python keeps them.
    #[must_use]
    pub const fn from_compact(damier: Damier, white: u64, black: u64, kings: u64, turn: Colour) -> Self {
        Self::new(damier, damier.padded(white), damier.padded(black), damier.padded(kings), turn)
    }

    /// The men in order for a game, White to move.
    #[must_use]
    pub const fn start(damier: Damier, men: u32) -> Self {
        let all = (1 << (damier.squares() + 1)) - 2;
        let black = (1 << (men + 1)) - 2;
        let white = all & !((1 << (damier.squares() - men + 1)) - 1);
        Self::from_compact(damier, white, black, 0, Colour::White)
    }

    /// The pieces of a player.
    #[inline(always)]
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Bits {
        if self.turn as u8 == colour as u8 { self.mine } else { self.theirs }
    }

    /// How many men and kings a player has.
    #[must_use]
    pub const fn men_and_kings(&self, colour: Colour) -> (u32, u32) {
        let pieces = self.of(colour);
        ((pieces & !self.kings).count_ones(), (pieces & self.kings).count_ones())
    }

    /// The same position with the colours exchanged and the board turned.
    #[must_use]
    pub const fn turned(&self, damier: Damier) -> Self {
        Self {
            mine: damier.turned(self.mine),
            theirs: damier.turned(self.theirs),
            kings: damier.turned(self.kings),
            turn: self.turn.other(),
        }
    }
}

/// A piece moved from one square to another, lifting what stood on others. Squares are bits of the board.
///
/// Routes that begin, end and take alike are one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where it begins.
    pub from: u8,
    /// Where it ends.
    pub to: u8,
    /// What it takes.
    pub taken: Bits,
}
