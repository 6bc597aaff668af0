//! Every stand a throw can reach by playing as many numbers as can be played, each once.

use std::collections::HashSet;

use super::numbers::Numbers;
use super::occupancy::{Occupancy, Starts};
use super::stand::Stand;
use crate::men::points;

/// The stands a throw leads to; one that has not moved when nothing can.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    pub stands: Vec<Stand>,
    layer: Layer,
    next: Layer,
}

/// What is left to play and where the men stand.
type Layer = HashSet<(Numbers, Stand)>;

impl Reach {
    /// Works out what the numbers lead to.
    pub(crate) fn of(&mut self, occupancy: &Occupancy, stand: Stand, numbers: &Numbers, larger_first: bool) {
        self.stands.clear();
        if let Some(at_will) = occupancy.waits(&stand) {
            self.one_entered(occupancy, stand, numbers, at_will);
            return;
        }
        match **numbers {
            [high, low] if high != low && !occupancy.binds(&stand) => {
                self.pair(occupancy, stand, [high, low], larger_first);
            }
            [one, .., last] if one == last && !occupancy.binds(&stand) => {
                self.same(occupancy, &Same { number: one, times: numbers.len() }, stand, 0, 0, &mut 0);
            }
            _ => self.layers(occupancy, stand, numbers, larger_first),
        }
        if self.stands.is_empty() {
            self.stands.push(stand);
        }
    }

    /// One man entered by whichever number, for a player whom the law holds back.
    fn one_entered(&mut self, occupancy: &Occupancy, stand: Stand, numbers: &Numbers, at_will: bool) {
        for &number in numbers {
            each(occupancy, &stand, number, 0, |after, _| self.add(after, true));
        }
        if at_will || self.stands.is_empty() {
            self.stands.push(stand);
        }
    }

    /// One number over and over: men move in the order they stand in, so no stand comes twice.
    fn same(
        &mut self,
        occupancy: &Occupancy,
        play: &Same,
        stand: Stand,
        played: usize,
        from: u8,
        most: &mut usize,
    ) {
        let mut last = true;
        if played < play.times {
            each(occupancy, &stand, play.number, from, |after, start| {
                last = false;
                self.same(occupancy, play, after, played + 1, start, most);
            });
        }
        if last && played > 0 && played >= *most {
            if played > *most {
                *most = played;
                self.stands.clear();
            }
            self.stands.push(stand);
        }
    }

    /// Two different numbers.
    fn pair(&mut self, occupancy: &Occupancy, stand: Stand, [high, low]: [u8; 2], larger_first: bool) {
        let careful = stand.hand > 0 || occupancy.lifts_soon(&stand);
        each(occupancy, &stand, high, 0, |between, start| {
            each(occupancy, &between, low, 0, |after, then| {
                // One man in another's stead, by the smaller number first.
                let relayed = then + low == start;
                if careful || !relayed || !larger_first_alike(occupancy, &stand, then, [high, low]) {
                    self.add(after, careful);
                }
            });
        });
        each(occupancy, &stand, low, 0, |between, then| {
            each(occupancy, &between, high, 0, |after, start| {
                if careful || !other_way(occupancy, &stand, [start, then], [high, low]) {
                    self.add(after, careful);
                }
            });
        });
        if self.stands.is_empty() {
            each(occupancy, &stand, high, 0, |after, _| self.add(after, true));
            if self.stands.is_empty() || !larger_first {
                each(occupancy, &stand, low, 0, |after, _| self.add(after, true));
            }
        }
    }

    fn add(&mut self, stand: Stand, careful: bool) {
        if !careful || !self.stands.contains(&stand) {
            self.stands.push(stand);
        }
    }

    /// Any numbers, one more at a time.
    fn layers(&mut self, occupancy: &Occupancy, stand: Stand, numbers: &Numbers, larger_first: bool) {
        self.layer.clear();
        self.layer.insert((numbers.clone(), stand));
        loop {
            self.next.clear();
            for (left, stand) in &self.layer {
                onwards(occupancy, left, stand, &mut self.next);
            }
            if self.next.is_empty() {
                break;
            }
            std::mem::swap(&mut self.layer, &mut self.next);
        }
        if self.layer.contains(&(numbers.clone(), stand)) {
            return;
        }
        let points_left = |left: &Numbers| left.iter().sum::<u8>();
        let least = self.layer.iter().map(|(left, _)| points_left(left)).min();
        let counts = |left: &Numbers| !larger_first || Some(points_left(left)) == least;
        self.stands.extend(self.layer.iter().filter(|(left, _)| counts(left)).map(|(_, stand)| *stand));
        // A set has no order of its own; the same seed must give the same game.
        self.stands.sort_unstable_by_key(|stand| (*stand.men.count(), stand.hand, stand.hits));
        self.stands.dedup();
    }
}

/// A number and how often it is played.
struct Same {
    number: u8,
    times: usize,
}

/// Whether a play, given lower number first, is reached by the larger number first as well: where nobody is lifted
/// or in hand only a man that plays both numbers and hits on his way may make a difference.
fn other_way(occupancy: &Occupancy, before: &Stand, [start, then]: [u8; 2], [high, low]: [u8; 2]) -> bool {
    let enough = if start == then { before.men.at(start) > 1 } else { before.men.at(start) > 0 };
    if enough {
        return plays(occupancy, before, start, high)
            && plays(occupancy, &occupancy.moved(before, start, high), then, low);
    }
    larger_first_alike(occupancy, before, then, [high, low])
}

/// Whether a man that plays both numbers comes to the same, hits included, by the larger number first.
fn larger_first_alike(occupancy: &Occupancy, before: &Stand, start: u8, [high, low]: [u8; 2]) -> bool {
    let rests = (1 << (start + low)) | (1_u32 << (start + high));
    occupancy.blots & rests == 0 && plays(occupancy, before, start, high)
}

/// Whether the man of `start` may move by `number`, short of leaving the board.
fn plays(occupancy: &Occupancy, stand: &Stand, start: u8, number: u8) -> bool {
    match occupancy.starts(stand, number) {
        Starts::Hand(_) => false,
        Starts::Board { moving, .. } => moving & (1 << start) != 0,
    }
}

/// Adds what one number more leads to.
fn onwards(occupancy: &Occupancy, left: &Numbers, stand: &Stand, next: &mut Layer) {
    for place in 0..left.len() {
        if place > 0 && left[place] == left[place - 1] {
            continue;
        }
        let mut rest = left.clone();
        let number = rest.remove(place);
        each(occupancy, stand, number, 0, |after, _| {
            next.insert((rest.clone(), after));
        });
    }
}

/// Every move of one man by `number`, of those that stand on `from` or beyond, with where he started.
fn each(occupancy: &Occupancy, stand: &Stand, number: u8, from: u8, mut then: impl FnMut(Stand, u8)) {
    match occupancy.starts(stand, number) {
        Starts::Hand(end) => then(stand.entered(end, occupancy.blots), 0),
        Starts::Board { moving, lifted } => {
            for start in points((moving | lifted) & (u32::MAX << from)) {
                then(occupancy.moved(stand, start, number), start);
            }
        }
    }
}
