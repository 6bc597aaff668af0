//! The running games by the law, for whoever looks ahead.

use academie_chance::{Game, Stage};

use super::casts::{Cast, FIRST, THREE, TWO};
use crate::race::partie::{Phase, Race, Turn};
use crate::race::stand::Stand;

/// Any running game: its rules are in the state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Running;

impl Game for Running {
    type State = Race;
    type Throw = Cast;
    type Act = Stand;
    type Turn = Turn;

    fn stage(&self, state: &Race) -> Stage {
        match state.phase {
            Phase::FirstDice | Phase::Throw => Stage::Dice,
            Phase::Play => Stage::Act(state.thrower),
            Phase::Over => Stage::Over,
        }
    }

    fn throws(&self, state: &Race) -> &[(Cast, u32)] {
        match (state.phase, state.rules.dice) {
            (Phase::FirstDice, _) => &FIRST,
            (_, 3) => &THREE,
            _ => &TWO,
        }
    }

    fn throw(&self, state: &Race, throw: Cast, turn: &mut Turn) -> Race {
        let mut after = *state;
        // The phase is the one the dice are of, so they cannot be refused.
        let _ = match throw {
            Cast::First(dice) => after.first_dice(dice, turn),
            Cast::Two(dice) => after.throw(&dice, turn),
            Cast::Three(dice) => after.throw(&dice, turn),
        };
        after
    }

    fn acts(&self, _: &Race, turn: &Turn, acts: &mut Vec<Stand>) {
        acts.extend_from_slice(turn.stands());
    }

    fn act(&self, state: &Race, act: Stand, turn: &Turn, next: &mut Turn) -> Race {
        let mut after = *state;
        next.go_on_from(turn);
        after.played(act, next);
        after
    }

    /// With three dice also while the play is waited for: all that a triplet played over and over can lead to is too
    /// much to be looked through.
    fn is_quiet(&self, state: &Race) -> bool {
        match state.phase {
            Phase::FirstDice | Phase::Throw => true,
            Phase::Play => state.rules.dice == 3,
            Phase::Over => false,
        }
    }

    fn stakes(&self, state: &Race) -> f32 {
        state.returns().map_or(0.0, |[white, _]| f32::from(white))
    }

    fn afresh(&self, start: &Race, state: &Race) -> bool {
        start.holes != state.holes
    }
}
