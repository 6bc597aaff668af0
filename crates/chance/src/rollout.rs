//! A state played out many times, to learn what it is worth.

use std::ops::Range;

use crate::dice::Dice;
use crate::game::{Game, Judge, Stage};
use crate::play::{play_on, settle};
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
    /// Whether the luck of each throw is taken from what a game comes to.
    pub adjusted: bool,
}

/// What games from a state that waits for dice, or is over, come to.
///
/// A game ends where the law ends it, where all begins afresh, or after the most throws; in the last two
/// cases it is worth what the judge says.
pub fn rollout<G: Game, J: Judge<G> + Clone>(game: &G, judge: &J, start: &G::State, plan: &Plan) -> Tally {
    let mut tally = Tally::default();
    for value in played_out(game, judge, start, plan) {
        tally.add(value);
    }
    tally
}

/// The same, what each game comes to by itself.
pub fn played_out<G: Game, J: Judge<G> + Clone>(
    game: &G,
    judge: &J,
    start: &G::State,
    plan: &Plan,
) -> Vec<f32> {
    let mut players = [0, 1].map(|_| Thinker::new(judge.clone(), plan.looking));
    let mut last_word = Thinker::new(judge.clone(), plan.looking);
    let enough = |state: &G::State| game.afresh(start, state);
    let mut played = |number: u64| {
        let mut dice = Dice::new(plan.seed, number);
        let [white, black] = &mut players;
        let (end, luck) = if plan.adjusted {
            play_with_luck(game, *start, white, &mut dice, plan.most, enough)
        } else {
            (play_on(game, *start, &mut [white, black], &mut dice, plan.most, enough), 0.0)
        };
        last_word.value(game, &end, &G::Turn::default(), 0) - luck
    };
    plan.games.clone().map(&mut played).collect()
}

/// Plays on as [`play_on`] does, one player having both seats; where that ends, and how lucky White was: what each
/// throw is worth, less the mean of all it could have been.
///
/// Luck is nothing in the mean, so a result less its luck is as true as the result, and varies less.
fn play_with_luck<G: Game, J: Judge<G>>(
    game: &G,
    mut state: G::State,
    player: &mut Thinker<J>,
    dice: &mut Dice,
    most: u32,
    enough: impl Fn(&G::State) -> bool,
) -> (G::State, f32) {
    let mut turn = G::Turn::default();
    let (mut luck, mut made) = (0.0, 0);
    while game.stage(&state) == Stage::Dice && made < most && (made == 0 || !enough(&state)) {
        made += 1;
        let each = player.throws(game, &state, 0);
        let all: u32 = each.iter().map(|(_, ways, _)| ways).sum();
        let mean: f64 = each.iter().map(|&(_, ways, value)| f64::from(ways) * f64::from(value)).sum();
        let mut left = dice.cast(all);
        let fallen = each.iter().find(|&&(_, ways, _)| {
            let here = left < ways;
            left = left.saturating_sub(ways);
            here
        });
        let Some(&(throw, _, value)) = fallen else { break };
        luck += f64::from(value) - mean / f64::from(all);
        let thrown = game.throw(&state, throw, &mut turn);
        state = settle(game, thrown, &turn, player);
    }
    #[allow(clippy::cast_possible_truncation)] // back to what judges speak in
    (state, luck as f32)
}
