//! Two players against each other, luck shared out evenly between them.

use std::ops::Range;

use crate::dice::Dice;
use crate::game::{Game, Stage};
use crate::play::{Player, play_on};

/// Which pairs of games of a series are played.
#[derive(Clone, Debug)]
pub struct Match {
    /// What the dice of the series come from.
    pub seed: u64,
    /// The numbers of the pairs: parts of a series put together are the whole.
    pub pairs: Range<u64>,
    /// After how many throws a game is left, worth nothing to either.
    pub most: u32,
}

/// What the first player wins of each pair of games from a state that waits for dice: as White, then as Black on
/// the same dice.
pub fn duel<G: Game>(
    game: &G,
    start: &G::State,
    players: [&mut dyn Player<G>; 2],
    plan: &Match,
) -> Vec<[f32; 2]> {
    let [one, two] = players;
    let mut played = |first_is_white: bool, pair: u64| {
        let (white, black) = if first_is_white { (&mut *one, &mut *two) } else { (&mut *two, &mut *one) };
        let mut dice = Dice::new(plan.seed, pair);
        let end = play_on(game, *start, &mut [white, black], &mut dice, plan.most, |_| false);
        won(game, &end)
    };
    plan.pairs.clone().map(|pair| [played(true, pair), -played(false, pair)]).collect()
}

/// What White has won, nothing while the game goes on.
fn won<G: Game>(game: &G, end: &G::State) -> f32 {
    if game.stage(end) == Stage::Over { game.stakes(end) } else { 0.0 }
}
