//! Parties between players who choose at random.

use rand::Rng;

use crate::partie::{Partie, Phase};

/// Plays on to the end, every choice equally likely; how many dés were laid.
pub fn random_partie(partie: &mut Partie, rng: &mut impl Rng) -> u32 {
    let mut laid = 0;
    loop {
        // The phase is the one asked for, so none of these can be refused.
        let _ = match partie.phase {
            Phase::Over => return laid,
            Phase::Lead => partie.lead(rng.random_range(0..partie.accord.players)),
            Phase::Shuffle => partie.shuffle(),
            Phase::Deal => {
                let left = partie.untaken();
                match left.into_iter().nth(rng.random_range(0..left.len()) as usize) {
                    Some(tile) => partie.take(tile),
                    None => return laid,
                }
            }
            Phase::Play => {
                let layings = partie.layings();
                if layings.is_empty() {
                    partie.boude()
                } else {
                    laid += 1;
                    partie.lay(layings[rng.random_range(0..layings.len())])
                }
            }
        };
    }
}
