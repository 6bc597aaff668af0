//! Many games of one kind side by side.

use std::error::Error;
use std::fmt;

use crate::chance::Chance;
use crate::environment::{Environment, Stage};

/// What learners read, a row or an entry a lane.
#[allow(missing_docs)] // each is documented where Python makes it
pub struct Arrays<'a> {
    pub observation: &'a mut [f32],
    pub mask: &'a mut [bool],
    pub player: &'a mut [i8],
    pub reward: &'a mut [f32],
    pub terminated: &'a mut [bool],
    pub truncated: &'a mut [bool],
    pub last: &'a mut [f32],
}

/// An act that is not legal in its lane. No lane has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Which lane.
    pub lane: usize,
    /// Which act.
    pub id: i64,
}

impl fmt::Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "act {} is not legal in lane {}", self.id, self.lane)
    }
}

impl Error for Refused {}

/// The lanes of a batch, of whichever game.
pub trait Lanes: Send + Sync {
    /// How many lanes, seats, ids and numbers of an observation there are.
    fn shape(&self) -> [usize; 4];
    /// Begins afresh in every lane: by the seed given, else by the next games of each lane.
    fn reset(&mut self, seed: Option<u64>, out: &mut Arrays<'_>);
    /// An act in every lane; a game that ends is followed by the next at once.
    ///
    /// # Errors
    /// When an act is not legal.
    fn step(&mut self, acts: &[i64], out: &mut Arrays<'_>) -> Result<(), Refused>;
    /// A legal act for each lane, each equally likely, from a stream of its own.
    fn sample(&mut self, acts: &mut [i64]);
}

/// One game after another.
#[derive(Clone, Debug)]
struct Lane<E> {
    game: E,
    chance: Chance,
    sampler: Chance,
    legal: Vec<u16>,
    acts: u32,
}

/// Games of one kind, each played from the same first state.
#[derive(Clone, Debug)]
pub struct Batch<E> {
    fresh: E,
    lanes: Vec<Lane<E>>,
    most: u32,
}

impl<E: Environment + Clone> Batch<E> {
    /// So many lanes; a game is stopped after `most` acts, those of chance counted.
    pub fn new(fresh: E, lanes: usize, seed: u64, most: u32) -> Self {
        let lane = |number: usize| Lane {
            game: fresh.clone(),
            chance: Chance::new(seed, number as u64),
            sampler: sampler(seed, number),
            legal: Vec::new(),
            acts: 0,
        };
        Self { lanes: (0..lanes).map(lane).collect(), fresh, most }
    }
}

/// The stream acts are chosen by: not that of the dice, which then fall alike whoever chooses.
fn sampler(seed: u64, lane: usize) -> Chance {
    Chance::new(!seed, lane as u64)
}

impl<E: Environment + Clone> Lane<E> {
    /// Lets chance act until a seat is to act; whether the game has ended, and whether it was stopped.
    fn go_on(&mut self, most: u32) -> (bool, bool) {
        loop {
            match self.game.stage() {
                Stage::Over => return (true, false),
                _ if self.acts >= most => return (false, true),
                Stage::Act(_) => return (false, false),
                Stage::Chance => {
                    let id = self.game.falls(&mut self.chance);
                    self.game.fall(id);
                    self.acts += 1;
                }
            }
        }
    }

    /// Begins the next game. One that ends before anybody acts is left behind.
    fn begin(&mut self, fresh: &E, most: u32) {
        self.game.clone_from(fresh);
        self.acts = 0;
        self.go_on(most);
    }

    fn actor(&self) -> usize {
        if let Stage::Act(seat) = self.game.stage() { seat } else { 0 }
    }

    /// Lists what is legal and shows it, with what the seat to act sees.
    fn show(&mut self, seat: usize, observation: &mut [f32], mask: &mut [bool]) {
        // Only what was set before is wiped: few acts of many are legal.
        for &id in &self.legal {
            mask[usize::from(id)] = false;
        }
        self.legal.clear();
        self.game.legal(&mut self.legal);
        for &id in &self.legal {
            mask[usize::from(id)] = true;
        }
        self.game.observe(seat, observation);
    }

    fn is_legal(&self, id: i64) -> bool {
        u16::try_from(id).is_ok_and(|id| self.legal.binary_search(&id).is_ok())
    }
}

impl<E: Environment + Clone> Lanes for Batch<E> {
    fn shape(&self) -> [usize; 4] {
        [self.lanes.len(), self.fresh.seats(), self.fresh.actions(), self.fresh.features()]
    }

    fn reset(&mut self, seed: Option<u64>, out: &mut Arrays<'_>) {
        let [_, _, actions, features] = self.shape();
        out.mask.fill(false);
        out.reward.fill(0.0);
        out.terminated.fill(false);
        out.truncated.fill(false);
        let rows = out.observation.chunks_exact_mut(features).zip(out.mask.chunks_exact_mut(actions));
        for ((number, lane), (observation, mask)) in self.lanes.iter_mut().enumerate().zip(rows) {
            if let Some(seed) = seed {
                lane.chance = Chance::new(seed, number as u64);
                lane.sampler = sampler(seed, number);
            }
            lane.begin(&self.fresh, self.most);
            let seat = lane.actor();
            lane.legal.clear();
            lane.show(seat, observation, mask);
            out.player[number] = narrow(seat);
        }
    }

    fn step(&mut self, acts: &[i64], out: &mut Arrays<'_>) -> Result<(), Refused> {
        let [_, seats, actions, features] = self.shape();
        let wrong = self.lanes.iter().zip(acts).position(|(lane, &id)| !lane.is_legal(id));
        if let Some(lane) = wrong {
            return Err(Refused { lane, id: acts[lane] });
        }
        for (number, (lane, &id)) in self.lanes.iter_mut().zip(acts).enumerate() {
            let seen = number * features..(number + 1) * features;
            let gains = &mut out.reward[number * seats..(number + 1) * seats];
            gains.fill(0.0);
            let before = lane.actor();
            lane.game.act(u16::try_from(id).unwrap_or(u16::MAX));
            lane.acts += 1;
            let (over, stopped) = lane.go_on(self.most);
            if over {
                lane.game.returns(gains);
            }
            if over || stopped {
                lane.game.observe(before, &mut out.last[seen.clone()]);
                lane.begin(&self.fresh, self.most);
            }
            let seat = lane.actor();
            let mask = &mut out.mask[number * actions..(number + 1) * actions];
            lane.show(seat, &mut out.observation[seen], mask);
            (out.player[number], out.terminated[number], out.truncated[number]) =
                (narrow(seat), over, stopped);
        }
        Ok(())
    }

    fn sample(&mut self, acts: &mut [i64]) {
        for (lane, act) in self.lanes.iter_mut().zip(acts) {
            let many = u32::try_from(lane.legal.len()).unwrap_or(0);
            let place = lane.sampler.below(many) as usize;
            *act = lane.legal.get(place).map_or(-1, |&id| i64::from(id));
        }
    }
}

fn narrow(seat: usize) -> i8 {
    i8::try_from(seat).unwrap_or(i8::MAX)
}
