//! Whole games, kept as the ids of all that happened in them.

use crate::chance::Chance;
use crate::environment::{Environment, Stage};

/// How games of a series are played.
#[derive(Clone, Copy, Debug)]
pub struct Recording {
    /// What chance comes from; the number of a game is its lane.
    pub seed: u64,
    /// After how many ids a game is stopped, those of chance counted.
    pub most: usize,
    /// How many acts at first are drawn from the good ones, so that games differ.
    pub drawn: u32,
}

/// A game from its first id to its last.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    /// Every id, those of chance included.
    pub ids: Vec<u16>,
    /// How many acts the seats made; an act may take several ids.
    pub plies: u32,
    /// What each seat won; nothing in a game that was stopped.
    pub gains: Vec<f32>,
    /// Whether it came to its end.
    pub is_over: bool,
}

/// Chooses the acts of all seats of a game.
pub trait Chooser<E> {
    /// Hears that a new game begins.
    fn begin(&mut self, game: &E);

    /// Hears what chance brings, before the game goes on.
    fn falls(&mut self, game: &E, id: u16);

    /// Adds the ids of an act of the seat to act: the best, or one drawn from the good ones.
    fn choose(&mut self, game: &E, draw: Option<&mut Chance>, ids: &mut Vec<u16>);
}

/// One game of a series, the same whoever plays the others. Chance falls as in the lane of that number; what is drawn has
/// a stream of its own, that of the opposite seed.
pub fn record<E: Environment + Clone>(
    start: &E,
    chooser: &mut impl Chooser<E>,
    how: &Recording,
    number: u64,
) -> Recorded {
    let (mut falling, mut drawing) = (Chance::new(how.seed, number), Chance::new(!how.seed, number));
    let (mut game, mut found, mut said) = (start.clone(), Recorded::default(), Vec::new());
    chooser.begin(&game);
    while found.ids.len() < how.most {
        match game.stage() {
            Stage::Over => break,
            Stage::Chance => {
                let id = game.falls(&mut falling);
                chooser.falls(&game, id);
                game.fall(id);
                found.ids.push(id);
            }
            Stage::Act(_) => {
                said.clear();
                let draw = (found.plies < how.drawn).then_some(&mut drawing);
                chooser.choose(&game, draw, &mut said);
                for &id in &said {
                    game.act(id);
                }
                found.ids.extend(&said);
                found.plies += 1;
            }
        }
    }
    found.gains = vec![0.0; game.seats()];
    found.is_over = game.stage() == Stage::Over;
    if found.is_over {
        game.returns(&mut found.gains);
    }
    found
}

/// How often the best is drawn for each time that one worse by twelve steps is.
const STEPS: u32 = 12;

/// One of some acts by how many steps each is worse than the best: every step halves how often it is drawn.
pub fn draw_near(worse: impl Iterator<Item = u32> + Clone, chance: &mut Chance) -> usize {
    let often = |steps: u32| (1_u32 << STEPS).checked_shr(steps).unwrap_or(0);
    let mut left = chance.below(worse.clone().map(often).sum());
    for (place, steps) in worse.enumerate() {
        if left < often(steps) {
            return place;
        }
        left -= often(steps);
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_halves_how_often_an_act_is_drawn() {
        let mut chance = Chance::new(1, 0);
        let mut drawn = [0_u32; 4];
        for _ in 0..70_000 {
            drawn[draw_near([0, 1, 2, 40].into_iter(), &mut chance)] += 1;
        }
        assert!((39_000..41_000).contains(&drawn[0]), "{drawn:?}");
        assert!((19_300..20_700).contains(&drawn[1]), "{drawn:?}");
        assert!((9_400..10_600).contains(&drawn[2]), "{drawn:?}");
        assert_eq!(drawn[3], 0);
    }
}
