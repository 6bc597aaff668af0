//! A play one man at a time: which moves are the beginning of a legal play.
//!
//! A play uses as many numbers as can be used, and where the larger comes first as many points. A move is legal if
//! what is left can still be played so far.

use super::numbers::Numbers;
use super::occupancy::{Occupancy, Starts};
use super::stand::Stand;
use crate::men::points;

/// Where a man in hand starts.
pub(crate) const HAND: u8 = 24;

/// One man moved by one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Step {
    /// His flèche, or [`HAND`].
    pub start: u8,
    /// The number he plays.
    pub number: u8,
}

/// A play begun: where the men stand by now and what is left to play.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    pub stand: Stand,
    pub left: Numbers,
    /// How many numbers more are played.
    more: usize,
    /// How many points more, where the larger numbers must be played and not all can be.
    sum: Option<u8>,
    /// Whether nothing may be played although something could be.
    pub at_will: bool,
    occupancy: Occupancy,
    pub steps: Vec<Step>,
}

impl Begun {
    pub(crate) fn new(occupancy: Occupancy) -> Self {
        let stand = Stand { men: crate::men::Men::stacked(), hand: 0, hits: 0 };
        let left = Numbers::new();
        Self { stand, left, more: 0, sum: None, at_will: false, occupancy, steps: Vec::new() }
    }

    /// The play of those numbers, nothing being moved yet.
    pub(crate) fn begin(
        &mut self,
        occupancy: Occupancy,
        stand: Stand,
        numbers: &Numbers,
        larger_first: bool,
    ) {
        self.occupancy = occupancy;
        self.stand = stand;
        self.left.clone_from(numbers);
        self.sum = None;
        let held = occupancy.waits(&stand);
        self.at_will = held == Some(true);
        self.more = if held.is_some() { 1 } else { self.left.len() };
        self.list();
        while self.steps.is_empty() && self.more > 0 {
            self.more -= 1;
            self.list();
        }
        if larger_first && held.is_none() && self.more < self.left.len() && !self.steps.is_empty() {
            self.largest();
        }
    }

    /// Keeps the steps of the plays of most points.
    fn largest(&mut self) {
        let all: u8 = self.left.iter().sum();
        for points in (1..all).rev() {
            self.sum = Some(points);
            self.list();
            if !self.steps.is_empty() {
                return;
            }
        }
    }

    /// Finds the steps that begin a legal play, in order.
    fn list(&mut self) {
        self.steps.clear();
        if self.more == 0 {
            return;
        }
        let Self { stand, left, occupancy, steps, .. } = self;
        for place in 0..left.len() {
            if place > 0 && left[place] == left[place - 1] {
                continue;
            }
            let number = left[place];
            let mut rest = left.clone();
            rest.remove(place);
            if self.sum.is_some_and(|sum| sum < number) {
                continue;
            }
            let goal = Goal { more: self.more - 1, sum: self.sum.map(|sum| sum - number) };
            each(occupancy, stand, number, |start, after| {
                if reaches(occupancy, after, &rest, goal) {
                    steps.push(Step { start, number });
                }
                false
            });
        }
        steps.sort_unstable();
    }

    /// Moves a man; whether the play is complete.
    pub(crate) fn step(&mut self, step: Step) -> bool {
        if let Some(place) = self.left.iter().position(|&number| number == step.number) {
            self.left.remove(place);
        }
        self.stand = if step.start == HAND {
            self.stand.entered(step.number - 1, self.occupancy.blots)
        } else {
            self.occupancy.moved(&self.stand, step.start, step.number)
        };
        self.at_will = false;
        self.more -= 1;
        self.sum = self.sum.map(|sum| sum - step.number);
        self.list();
        self.more == 0
    }
}

/// What must still be played: so many numbers, and so many points where that matters.
#[derive(Clone, Copy)]
struct Goal {
    more: usize,
    sum: Option<u8>,
}

/// Whether so much can be played.
fn reaches(occupancy: &Occupancy, stand: &Stand, left: &Numbers, goal: Goal) -> bool {
    if goal.more == 0 {
        return goal.sum.is_none_or(|sum| sum == 0);
    }
    if goal.more == 1 && goal.sum.is_none() {
        return left.iter().any(|&number| occupancy.may_play(stand, number));
    }
    (0..left.len()).filter(|&place| place == 0 || left[place] != left[place - 1]).any(|place| {
        let number = left[place];
        let Some(sum) = goal.sum.map_or(Some(None), |sum| sum.checked_sub(number).map(Some)) else {
            return false;
        };
        let mut rest = left.clone();
        rest.remove(place);
        let goal = Goal { more: goal.more - 1, sum };
        each(occupancy, stand, number, |_, after| reaches(occupancy, after, &rest, goal))
    })
}

/// Every move of one man by `number`, until one is enough; whether one was.
fn each(
    occupancy: &Occupancy,
    stand: &Stand,
    number: u8,
    mut enough: impl FnMut(u8, &Stand) -> bool,
) -> bool {
    match occupancy.starts(stand, number) {
        Starts::Hand(end) => enough(HAND, &stand.entered(end, occupancy.blots)),
        Starts::Board { moving, lifted } => {
            points(moving | lifted).any(|start| enough(start, &occupancy.moved(stand, start, number)))
        }
    }
}
