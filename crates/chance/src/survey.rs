//! States to ask others about: those games of a judge against itself pass through, and those a play away from them.

use std::ops::Range;

use crate::dice::Dice;
use crate::game::{Game, Judge, Stage};
use crate::play::thrown;
use crate::thinker::{SearchDepth, Thinker};

/// How many of the plays after the best count as likely.
const LIKELY: usize = 5;
/// What sets the choices of a series apart from its dice.
const CHOICES: u64 = 0x5eed_c401_ce5a_11e5;
/// Parts of a share.
const PARTS: u32 = 1000;

/// Which games of a series are played, and which states are kept.
#[derive(Clone, Debug)]
pub struct Survey {
    /// What dice and choices come from.
    pub seed: u64,
    /// The numbers of the games: a game is the same whatever the chunks.
    pub games: Range<u64>,
    /// After how many throws a game is left.
    pub most: u32,
    /// How the players look ahead.
    pub looking: SearchDepth,
    /// Which plays beside the best are tried.
    pub trying: Trying,
}

/// How far states are taken from beside the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trying {
    /// How many of the plays that are not made are kept of each throw, likely ones and any by turns: who is to choose
    /// among plays must be able to judge the worse ones too.
    pub beside: u32,
    /// Of a thousand plays, how many are not the best but one of those kept: games then go where the judge would not.
    pub stray: u32,
}

/// The states that wait for dice, each with the number of its game; `wanted` says which are worth keeping.
pub fn survey<G: Game, J: Judge<G> + Clone>(
    game: &G,
    judge: &J,
    start: &G::State,
    plan: &Survey,
    wanted: impl Fn(&G::State) -> bool,
) -> Vec<(u64, G::State)> {
    let mut player = Thinker::new(judge.clone(), plan.looking);
    let (mut turn, mut next, mut kept) = (G::Turn::default(), G::Turn::default(), Vec::new());
    for number in plan.games.clone() {
        let mut dice = Dice::new(plan.seed, number);
        let mut choices = Dice::new(plan.seed ^ CHOICES, number);
        let mut state = *start;
        for _ in 0..plan.most {
            let Some(throw) = thrown(game, &state, &mut dice) else { break };
            state = game.throw(&state, throw, &mut turn);
            while let Stage::Act(_) = game.stage(&state) {
                let ranked = player.rank(game, &state, &turn);
                let places = chosen(ranked.len(), plan.trying.beside, &mut choices);
                let made =
                    if choices.cast(PARTS) < plan.trying.stray { places.last().copied() } else { None };
                let after =
                    |place: usize, next: &mut G::Turn| game.act(&state, ranked[place].act, &turn, next);
                kept.extend(places.iter().map(|&place| (number, after(place, &mut next))));
                let then = after(made.unwrap_or(0), &mut next);
                kept.push((number, then));
                state = then;
                std::mem::swap(&mut turn, &mut next);
            }
            if game.stage(&state) == Stage::Over {
                break;
            }
        }
    }
    kept.retain(|(_, state)| game.stage(state) == Stage::Dice && wanted(state));
    kept
}

/// The places of some plays among so many ranked ones, the best left out, each once.
fn chosen(acts: usize, beside: u32, choices: &mut Dice) -> Vec<usize> {
    let others = acts.saturating_sub(1);
    let mut places = Vec::new();
    for pick in 0..beside {
        let among = if pick % 2 == 0 { others.min(LIKELY) } else { others };
        if among == 0 {
            break;
        }
        let place = 1 + choices.cast(u32::try_from(among).unwrap_or(u32::MAX)) as usize;
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_beside_the_best_are_chosen_once_each() {
        let mut choices = Dice::new(3, 0);
        for acts in 0..40 {
            let places = chosen(acts, 4, &mut choices);
            assert!(places.iter().all(|&place| (1..acts).contains(&place)), "{acts}: {places:?}");
            assert!(places.len() <= 4 && (acts < 2) == places.is_empty());
            let mut once = places.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), places.len());
        }
    }
}
