//! The plays of a throw: every legal one that uses as many numbers as can be used.

use arrayvec::ArrayVec;

use super::coup::Coup;
use super::lifting;
use super::occupancy::Occupancy;
use super::play::Play;
use super::{ADVERSE_COIN, COIN};
use crate::men::Move;
use crate::men::points;

/// More than fifteen men can have.
pub(crate) const MOST: usize = 256;

/// Plays, in no order.
pub(crate) type Plays = ArrayVec<Play, MOST>;

/// What can be done with a throw.
#[derive(Clone, Debug, Default)]
pub struct LegalPlays {
    pub(crate) plays: Plays,
    pub(crate) unplayed: ArrayVec<u8, 2>,
}

impl LegalPlays {
    /// The plays, in no order; a single empty one when nothing moves.
    #[must_use]
    pub fn plays(&self) -> &[Play] {
        &self.plays
    }

    /// The numbers no play can use.
    #[must_use]
    pub fn unplayed(&self) -> &[u8] {
        &self.unplayed
    }

    /// Works out the plays of a throw.
    pub fn of(&mut self, coup: &Coup) {
        self.plays.clear();
        self.unplayed.clear();
        let occupancy = Occupancy::of(coup);
        if lifting::may_begin(coup) {
            lifting::plays(coup, occupancy, self);
        } else {
            self.running(coup, occupancy);
        }
        if self.plays.is_empty() {
            self.plays.push(Play::NONE);
            self.unplayed.extend([coup.throw.high(), coup.throw.low()]);
        }
    }

    /// The plays while nobody can be lifted.
    fn running(&mut self, coup: &Coup, occupancy: Occupancy) {
        both(coup, occupancy, &mut self.plays);
        self.plays.extend(powers(coup));
        if self.plays.is_empty() {
            for number in coup.throw.faces() {
                alone(coup, occupancy, number, &mut self.plays);
                if !self.plays.is_empty() {
                    self.unplayed.push(coup.throw.total() - number);
                    return;
                }
            }
        }
    }
}

/// The plays of both numbers.
fn both(coup: &Coup, occupancy: Occupancy, plays: &mut Plays) {
    let (high, low, some) = (coup.throw.high(), coup.throw.low(), coup.mine.some());
    let relays = occupancy.relays(some);
    let by_one = some & (occupancy.landing >> (high + low)) & ((relays >> high) | (relays >> low));
    plays.extend(points(by_one).map(|start| (start, start + high + low)).filter_map(|(start, end)| {
        let here = coup.mine.at(COIN) + u8::from(end == COIN) - u8::from(start == COIN);
        (here != 1).then(|| Play::one(start, end))
    }));
    let seconds = some & (occupancy.landing >> low);
    for start in points(some & (occupancy.landing >> high)) {
        pairs(coup, start, seconds, plays);
    }
}

/// The plays of two men, one of them going from `start` by the larger number.
fn pairs(coup: &Coup, start: u8, seconds: u32, plays: &mut Plays) {
    let (high, low) = (coup.throw.high(), coup.throw.low());
    let one = Move { start, end: start + high };
    // A relay is the play of one man; a doublet's two men are named once.
    let mut others = seconds & !(1 << one.end);
    if start >= low {
        others &= !(1 << (start - low));
    }
    if coup.mine.at(start) < 2 {
        others &= !(1 << start);
    }
    if high == low {
        others &= u32::MAX << start;
    }
    let coin = coup.mine.at(COIN) + u8::from(one.end == COIN) - u8::from(start == COIN);
    for then in points(others) {
        let two = Move { start: then, end: then + low };
        if coin + u8::from(two.end == COIN) - u8::from(then == COIN) != 1 {
            plays.push(Play::two(one, two));
        }
    }
}

/// The plays of one number alone.
fn alone(coup: &Coup, occupancy: Occupancy, number: u8, plays: &mut Plays) {
    let starts = coup.mine.some() & (occupancy.landing >> number);
    plays.extend(
        points(starts).map(|start| Play::one(start, start + number)).filter(|&play| whole(coup, play)),
    );
}

/// The coin taken by power.
pub(crate) fn powers(coup: &Coup) -> Option<Play> {
    let stop = |number: u8| Move { start: ADVERSE_COIN - number, end: COIN };
    coup.has_power().then(|| Play::two(stop(coup.throw.high()), stop(coup.throw.low())))
}

/// Whether the coin ends empty or with two men or more.
pub(crate) fn whole(coup: &Coup, play: Play) -> bool {
    let mut there = coup.mine.at(COIN);
    for each in play.moves() {
        there = there + u8::from(each.end == COIN) - u8::from(each.start == COIN);
    }
    there != 1
}
