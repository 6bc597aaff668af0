//! What a learner must know of a game.

use crate::batch::{Batch, Lanes};
use crate::chance::Chance;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Dice, or tiles that are drawn.
    Chance,
    /// An act of that seat.
    Act(usize),
    /// Nothing more.
    Over,
}

/// A game in progress. Acts of the seats have ids below `actions`, those of chance ids of their own.
pub trait Environment: Send + Sync {
    /// How many play.
    fn seats(&self) -> usize;

    /// How many ids acts may have.
    fn actions(&self) -> usize;

    /// How many numbers an observation has.
    fn features(&self) -> usize;

    /// What is waited for.
    fn stage(&self) -> Stage;

    /// Adds the ids of the legal acts, each once and ascending; nothing unless a seat is to act.
    fn legal(&self, ids: &mut Vec<u16>);

    /// After a legal act.
    fn act(&mut self, id: u16);

    /// Adds what chance may bring, by id ascending, and in how many equally likely ways.
    fn chances(&self, ways: &mut Vec<(u16, u32)>);

    /// What chance brings now.
    fn falls(&self, chance: &mut Chance) -> u16;

    /// After chance has brought that.
    fn fall(&mut self, id: u16);

    /// What a seat sees, from its own side; every number is written.
    fn observe(&self, seat: usize, numbers: &mut [f32]);

    /// What each seat has won of a game that is over.
    fn returns(&self, gains: &mut [f32]);
}

/// One of what chance may bring: the ways are numbered in the order of the ids.
pub fn draw(game: &dyn Environment, chance: &mut Chance) -> u16 {
    let mut ways = Vec::new();
    game.chances(&mut ways);
    let mut left = chance.below(ways.iter().map(|(_, many)| many).sum());
    for &(id, many) in &ways {
        if left < many {
            return id;
        }
        left -= many;
    }
    0
}

/// An environment of whichever game.
pub trait AnyEnvironment: Environment {
    /// The same again, to be played on by itself.
    fn copy(&self) -> Box<dyn AnyEnvironment>;
    /// So many lanes that begin like this; a game is stopped after `most` acts, those of chance counted.
    fn batch(&self, lanes: usize, seed: u64, most: u32) -> Box<dyn Lanes>;
}

impl<E: Environment + Clone + 'static> AnyEnvironment for E {
    fn copy(&self) -> Box<dyn AnyEnvironment> {
        Box::new(self.clone())
    }

    fn batch(&self, lanes: usize, seed: u64, most: u32) -> Box<dyn Lanes> {
        Box::new(Batch::new(self.clone(), lanes, seed, most))
    }
}
