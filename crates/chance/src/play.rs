//! Games played on by players.

use crate::dice::Dice;
use crate::game::{Game, Stage};

/// Chooses acts.
pub trait Player<G: Game> {
    /// One of the acts of the state.
    fn choose(&mut self, game: &G, state: &G::State, turn: &G::Turn) -> G::Act;
}

/// The throw of a cast: throws fall in so many ways each, and casts number the ways.
pub(crate) fn thrown<G: Game>(game: &G, state: &G::State, dice: &mut Dice) -> Option<G::Throw> {
    let throws = game.throws(state);
    let mut left = dice.cast(throws.iter().map(|(_, ways)| ways).sum());
    for &(throw, ways) in throws {
        if left < ways {
            return Some(throw);
        }
        left -= ways;
    }
    None
}

/// The state once a player has done, for whoever is to act, all there is to be done with the throw on the table.
pub fn settle<G: Game>(
    game: &G,
    mut state: G::State,
    turn: &G::Turn,
    player: &mut dyn Player<G>,
) -> G::State {
    let (mut turn, mut next) = (turn.clone(), G::Turn::default());
    while let Stage::Act(_) = game.stage(&state) {
        let act = player.choose(game, &state, &turn);
        state = game.act(&state, act, &turn, &mut next);
        std::mem::swap(&mut turn, &mut next);
    }
    state
}

/// Plays on from a state that waits for dice, until the game is over, `enough` says so, or so many throws are made.
pub fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    players: &mut [&mut dyn Player<G>; 2],
    dice: &mut Dice,
    most: u32,
    enough: impl Fn(&G::State) -> bool,
) -> G::State {
    let (mut turn, mut next) = (G::Turn::default(), G::Turn::default());
    let mut throws = 0;
    loop {
        match game.stage(&state) {
            Stage::Over => return state,
            Stage::Dice if throws >= most || (throws > 0 && enough(&state)) => return state,
            Stage::Dice => {
                throws += 1;
                let Some(throw) = thrown(game, &state, dice) else { return state };
                state = game.throw(&state, throw, &mut turn);
            }
            Stage::Act(seat) => {
                let act = players[seat].choose(game, &state, &turn);
                state = game.act(&state, act, &turn, &mut next);
                std::mem::swap(&mut turn, &mut next);
            }
        }
    }
}
