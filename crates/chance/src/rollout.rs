//! A state played out many times, to learn what it is worth.

use std::ops::Range;

use crate::dice::Dice;
use crate::game::{Game, Judge, Stage};
use crate::play::play_on;
use crate::tally::Tally;
use crate::thinker::{SearchDepth, Thinker};

/// Which games of a series are played, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What the dice of the series come from.
    pub seed: u64,
    /// The numbers of the games: parts of a series add up to the whole, in any order.
    pub games: Range<u64>,
    /// After how many throws a judge's word ends a game.
    pub most: u32,
    /// How the players look ahead.
    pub looking: SearchDepth,
}

/// What games from a state that waits for dice, or is over, come to.
///
/// A game ends where the law ends it, where all begins afresh, or after the most throws; in the last two
/// cases it is worth what the judge says.
pub fn rollout<G: Game, J: Judge<G> + Clone>(game: &G, judge: &J, start: &G::State, plan: &Plan) -> Tally {
    let mut players = [0, 1].map(|_| Thinker::new(judge.clone(), plan.looking));
    let mut last_word = judge.clone();
    let (mut tally, mut worth) = (Tally::default(), Vec::new());
    for number in plan.games.clone() {
        let mut dice = Dice::new(plan.seed, number);
        let [white, black] = &mut players;
        let enough = |state: &G::State| game.afresh(start, state);
        let end = play_on(game, *start, &mut [white, black], &mut dice, plan.most, enough);
        if game.stage(&end) == Stage::Over {
            tally.add(game.stakes(&end));
        } else {
            worth.clear();
            last_word.judge(game, &[end], &mut worth);
            tally.add(worth[0]);
        }
    }
    tally
}
