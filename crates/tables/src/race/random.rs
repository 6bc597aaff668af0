//! Games between players who choose at random.

use rand::Rng;

use super::partie::{Phase, Race, Turn};
use crate::throw::FACES;

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The last state.
    pub last: Race,
    /// How many times the dice were thrown, those that decide who begins left out.
    pub throws: u32,
}

/// Plays on from a state that waits for dice, every reachable position equally likely, to the end or so many throws.
pub fn random_race(mut race: Race, rng: &mut impl Rng, turn: &mut Turn, most: u32) -> Played {
    let mut throws = 0;
    while throws < most {
        let mut dice = || [(); 3].map(|()| rng.random_range(1..=FACES));
        // The phase is the one asked for, so none of these can be refused.
        let _ = match race.phase {
            Phase::Over => break,
            Phase::FirstDice => {
                let [white, black, _] = dice();
                let done = race.first_dice([white, black], turn);
                throws += u32::from(race.phase == Phase::Play);
                done
            }
            Phase::Throw => {
                throws += 1;
                race.throw(&dice()[..usize::from(race.rules.dice)], turn)
            }
            Phase::Play => {
                let stand = turn.stands()[rng.random_range(0..turn.stands().len())];
                race.played(stand, turn);
                Ok(())
            }
        };
    }
    Played { last: race, throws }
}
