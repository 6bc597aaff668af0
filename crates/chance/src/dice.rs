//! Dice for games played out: the same for every line that is compared, and spread evenly at first.

use rand::Rng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// For how many throws the games share the casts out evenly among them.
const EVEN: u32 = 3;

/// The dice of one game of a series.
///
/// The same seed and number give the same dice whoever plays them, so that lines are compared under equal luck.
/// Over a series the first casts come up equally often, the second equally often after each first, and so on:
/// chance then plays a part only in what follows.
#[derive(Clone, Debug)]
pub struct Dice {
    seed: u64,
    game: u64,
    throws: u32,
    rng: Xoshiro256PlusPlus,
}

impl Dice {
    /// The dice of game number `game`.
    #[must_use]
    pub fn new(seed: u64, game: u64) -> Self {
        Self { seed, game, throws: 0, rng: mixed(seed, game + 1, 0) }
    }

    /// One of so many equally likely casts, numbered from 0.
    pub fn cast(&mut self, ways: u32) -> u32 {
        let throw = self.throws;
        self.throws += 1;
        if throw >= EVEN {
            return self.rng.random_range(0..ways);
        }
        let round = self.game / u64::from(ways).pow(throw);
        let place = usize::try_from(round % u64::from(ways)).unwrap_or(0);
        let mut casts: Vec<u32> = (0..ways).collect();
        casts.shuffle(&mut mixed(self.seed, 0, throw));
        casts[place]
    }
}

/// A generator for one use of a seed.
fn mixed(seed: u64, game: u64, throw: u32) -> Xoshiro256PlusPlus {
    let words = [seed, game, u64::from(throw), 0x9e37_79b9_7f4a_7c15];
    let mut key = [0; 32];
    for (bytes, word) in key.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    let mut rng = Xoshiro256PlusPlus::from_seed(key);
    // A seed of few bits takes a while to spread through the state.
    for _ in 0..16 {
        let _: u64 = rng.random();
    }
    rng
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_casts_are_shared_out_evenly() {
        let mut seen = vec![0; 36 * 36];
        for game in 0..36 * 36 {
            let mut dice = Dice::new(7, game);
            let (first, second) = (dice.cast(36), dice.cast(36));
            seen[usize::try_from(first * 36 + second).unwrap()] += 1;
        }
        assert!(seen.iter().all(|&times| times == 1));
    }

    #[test]
    fn later_casts_differ_from_game_to_game() {
        let later = |game| {
            let mut dice = Dice::new(7, game);
            (0..12).map(|_| dice.cast(36)).skip(3).collect::<Vec<_>>()
        };
        assert_ne!(later(0), later(1));
        assert_eq!(later(5), later(5));
    }
}
