//! Trictrac, toc and the marqué as games of dice.

use academie_chance::{Game, Stage};

use crate::trictrac::{Partie, Phase, Play, Turn};
use crate::{FACES, Throw};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Keep the petit jan, or break it and take the coin.
    Undertake {
        /// Whether the coin is taken.
        coin: bool,
    },
    /// Stay after a hole.
    Hold,
    /// Go away after a hole.
    GoAway,
    /// Play the men.
    Play(Play),
}

/// The game; each state brings its own law along.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trictrac;

/// The 21 throws with their ways.
pub(crate) use crate::dice_ids::TWO as THROWS;
/// One die each, White's first; equal dice are thrown again, so they are left out.
const FIRST: [([u8; 2], u32); 30] = first();

const fn first() -> [([u8; 2], u32); 30] {
    let mut all = [([0; 2], 1); 30];
    let (mut place, mut white) = (0, 1);
    while white <= FACES {
        let mut black = 1;
        while black <= FACES {
            if white != black {
                all[place].0 = [white, black];
                place += 1;
            }
            black += 1;
        }
        white += 1;
    }
    all
}

impl Game for Trictrac {
    type State = Partie;
    /// Two faces; White's first while one die each is thrown.
    type Throw = [u8; 2];
    type Act = Act;
    type Turn = Turn;

    fn stage(&self, state: &Partie) -> Stage {
        match state.phase {
            Phase::FirstDice | Phase::Throw => Stage::Dice,
            Phase::Undertake | Phase::Hold | Phase::Play => Stage::Act(state.thrower),
            Phase::Over => Stage::Over,
        }
    }

    fn throws(&self, state: &Partie) -> &[([u8; 2], u32)] {
        if state.phase == Phase::FirstDice { &FIRST } else { &THROWS }
    }

    fn throw(&self, state: &Partie, throw: [u8; 2], turn: &mut Turn) -> Partie {
        let mut next = *state;
        // Dice are waited for and these are dice, so neither is refused.
        let _ = if state.phase == Phase::FirstDice {
            next.first_dice(throw, turn)
        } else if let Some(dice) = Throw::new(throw[0], throw[1]) {
            next.throw(dice, turn)
        } else {
            Ok(())
        };
        next
    }

    fn acts(&self, state: &Partie, turn: &Turn, acts: &mut Vec<Act>) {
        match state.phase {
            Phase::Undertake => acts.extend([false, true].map(|coin| Act::Undertake { coin })),
            Phase::Hold => acts.extend([Act::Hold, Act::GoAway]),
            _ => acts.extend(turn.plays().iter().map(|&play| Act::Play(play))),
        }
    }

    fn act(&self, state: &Partie, act: Act, turn: &Turn, next: &mut Turn) -> Partie {
        let mut after = *state;
        // Acts are those of the state, so none is refused.
        let _ = match act {
            Act::Undertake { coin } => {
                next.clone_from(turn);
                after.undertake(coin, next)
            }
            Act::Hold => {
                next.clone_from(turn);
                after.hold()
            }
            Act::GoAway => after.go_away(),
            Act::Play(play) => {
                after.played(play);
                Ok(())
            }
        };
        after
    }

    fn stakes(&self, state: &Partie) -> f32 {
        state.returns().map_or(0.0, |[white, _]| f32::from(white))
    }

    /// Both stand at the talon again: a relevé is over.
    fn afresh(&self, _: &Partie, state: &Partie) -> bool {
        state.phase == Phase::Throw && state.pasts.iter().all(|past| past.throws == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_fall_in_thirty_six_ways_and_first_dice_differ() {
        assert_eq!(THROWS.iter().map(|(_, ways)| ways).sum::<u32>(), 36);
        assert!(FIRST.iter().all(|([white, black], _)| white != black && *white > 0 && *black > 0));
    }
}
