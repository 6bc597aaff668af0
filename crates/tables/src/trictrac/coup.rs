//! One throw, seen from the thrower.

use super::rules::Rules;
use super::{ADVERSE_COIN, COIN};
use crate::Throw;
use crate::men::{Men, facing};

/// What the law remembers of a player's relevé.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Past {
    /// How many times he has thrown, counted no further than three.
    pub throws: u8,
    /// Whether he has held his coin.
    pub coin_held: bool,
}

/// All that moving and scoring may look at.
#[derive(Clone, Copy, Debug)]
pub struct Coup {
    /// The thrower's men.
    pub mine: Men,
    /// The adversary's, on his own track.
    pub his: Men,
    /// The dice.
    pub throw: Throw,
    /// The law.
    pub rules: Rules,
    /// The thrower's relevé before this throw.
    pub my_past: Past,
    /// The adversary's.
    pub his_past: Past,
    /// The adversary's throw that began the relevé, while it can be met.
    pub rencontre: Option<Throw>,
}

impl Coup {
    /// The flèches, on the thrower's track, that the adversary closes to a rest of a hit: his cases.
    pub(crate) fn adverse_cases(&self) -> u32 {
        facing(self.his.pairs())
    }

    /// Whether two men of `men` that the two numbers take straight to `point` are there.
    pub(crate) fn pair_to(&self, point: u8, men: impl Fn(u8) -> u8) -> bool {
        let (one, two) = (point - self.throw.high(), point - self.throw.low());
        if self.throw.doublet() { men(one) >= 2 } else { men(one) >= 1 && men(two) >= 1 }
    }

    /// Whether the adverse coin is hit: one's own coin held, the other empty, by two men straight.
    pub(crate) fn hits_the_coin(&self) -> bool {
        let spared = self.his_past.coin_held && !self.rules.hit_left_coin;
        if self.mine.at(COIN) < 2 || self.his.at(COIN) > 0 || spared {
            return false;
        }
        self.pair_to(ADVERSE_COIN, |point| self.mine.at(point) - if point == COIN { 2 } else { 0 })
    }

    /// Whether the coin may be taken by power: both empty, and not to be had naturally.
    pub(crate) fn has_power(&self) -> bool {
        self.throw.low() != 1
            && self.mine.at(COIN) == 0
            && self.his.at(COIN) == 0
            && !self.pair_to(COIN, |point| self.mine.at(point))
            && self.pair_to(ADVERSE_COIN, |point| self.mine.at(point))
    }
}
