//! Parties between players who choose at random.

use rand::Rng;

use super::partie::{Partie, Phase, Turn};
use crate::Throw;
use crate::throw::{CASTS, FACES};

/// What came of a partie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The last state.
    pub last: Partie,
    /// How many times the dice were thrown, those that decide the first throw left out.
    pub throws: u32,
}

/// Plays on from a state, every choice equally likely, until the end or until so many throws have been made.
pub fn random_partie(mut partie: Partie, rng: &mut impl Rng, turn: &mut Turn, most: u32) -> Played {
    let mut throws = 0;
    partie.look_again(turn);
    while throws < most {
        // The phase is the one asked for, so none of these can be refused.
        let _ = match partie.phase {
            Phase::Over => break,
            Phase::FirstDice => {
                let dice = [rng.random_range(1..=FACES), rng.random_range(1..=FACES)];
                let done = partie.first_dice(dice, turn);
                throws += u32::from(partie.dice.is_some());
                done
            }
            Phase::Throw => {
                throws += 1;
                partie.throw(Throw::of_cast(rng.random_range(0..CASTS)), turn)
            }
            Phase::Undertake => partie.undertake(rng.random(), turn),
            Phase::Hold => {
                if rng.random() {
                    partie.hold()
                } else {
                    partie.go_away()
                }
            }
            Phase::Play => {
                let play = turn.plays()[rng.random_range(0..turn.plays().len())];
                partie.played(play);
                Ok(())
            }
        };
    }
    Played { last: partie, throws }
}
