//! The thrower's men in the course of a play.

use crate::men::{HOME, Men, OFF};

/// Where the men stand, how many are in hand, and where adverse men were hit, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stand {
    /// The men on the board.
    pub men: Men,
    /// Those in hand.
    pub hand: u8,
    /// The flèches of one's own way where a man was hit.
    pub hits: u32,
}

impl Stand {
    /// Whether the first man has come home: until then the fourteen others stand on the talon.
    pub(crate) fn courier_home(&self) -> bool {
        self.men.at(0) < 14 || self.men.some() >> HOME != 0
    }

    /// After a man has gone from `start` to `end`; `blots` are the men that are hit where one comes.
    pub(crate) fn moved(mut self, start: u8, end: u8, blots: u32) -> Self {
        self.men.shift(start, end);
        if end != OFF {
            self.hits |= blots & (1 << end);
        }
        self
    }

    /// After a man in hand has come in on `end`.
    pub(crate) fn entered(mut self, end: u8, blots: u32) -> Self {
        self.men.set(end, self.men.at(end) + 1);
        self.hand -= 1;
        self.hits |= blots & (1 << end);
        self
    }

    /// How many flèches of entry a player's own men leave him.
    pub(crate) fn entries_left(&self) -> u32 {
        (!self.men.some() & 0x3f).count_ones()
    }
}
