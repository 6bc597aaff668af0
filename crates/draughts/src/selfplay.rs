//! Games of engines against themselves and one another, begun at random and the same for the same seed.

use academie_env::{Chance, Chooser, draw_near};
use academie_search::{Analysis, Limits, Stop, Wish};
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::engine::Engine;
use crate::env::DraughtsTable;
use crate::moves::must_take;
use crate::partie::{Act, Partie};
use crate::position::{Colour, Move, Position};

/// How often an opening is drawn until neither is ahead: four in ten are.
const TRIES: u32 = 32;

/// A series of games: which, how they begin and how long they last.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// What makes them different from those of another series.
    pub seed: u64,
    /// The number of the first.
    pub first: u64,
    /// How many.
    pub games: u64,
    /// How many single moves are made at random first, at least and at most.
    pub opening: (u32, u32),
    /// By how many hundredths of a man a player may be ahead after them.
    pub even: i32,
    /// After how many single moves a game is left as drawn.
    pub most: u32,
    /// By how many hundredths of a man both must agree that one of them is ahead for the game to be given up.
    pub given_up: i32,
}

/// A quiet position of a game, in which nothing can be taken: the search judges such positions as they stand, whatever
/// the adversary threatens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The number of the game in its series.
    pub game: u64,
    /// The position.
    pub position: Position,
    /// What the engine took it to be worth to the player to move.
    pub score: i32,
    /// What the game brought him: 1, 0 or -1.
    pub result: i8,
}

/// The quiet positions of games of an engine against itself that looks at so many positions a move.
#[must_use]
pub fn samples(engine: &Engine, start: &Partie, nodes: u64, series: &Series) -> Vec<Sample> {
    let (mut all, movement) = (Vec::new(), start.rules().movement);
    for number in series.first..series.first + series.games {
        engine.forget();
        let Some(begun) = even_opening(engine, start, nodes, series, number) else { continue };
        let (mut quiet, mut last) = (Vec::new(), 0);
        let ended = game(begun, [engine, engine], [nodes, nodes], series.most, |position, score| {
            quiet.extend((!must_take(movement, position)).then_some((*position, score)));
            let agreed = if last < 0 { score.min(-last) } else { score.max(-last) };
            last = score;
            (agreed.abs() >= series.given_up)
                .then(|| if position.turn == Colour::White { agreed } else { -agreed })
        });
        all.extend(quiet.into_iter().map(|(position, score)| Sample {
            game: number,
            position,
            score,
            result: if position.turn == Colour::White { ended } else { -ended },
        }));
    }
    all
}

/// What a game brings White: 1, 0 or -1. Each player looks at so many positions a move; `each` hears of every
/// position, and what it was found to be worth to the player to move, and ends the game by saying who is ahead.
pub fn game(
    start: Partie,
    players: [&Engine; 2],
    nodes: [u64; 2],
    most: u32,
    mut each: impl FnMut(&Position, i32) -> Option<i32>,
) -> i8 {
    let mut partie = start;
    for _ in 0..most {
        if let Some(ending) = partie.ending() {
            return ending.winner.map_or(0, |winner| if winner == Colour::White { 1 } else { -1 });
        }
        let turn = partie.position().turn as usize;
        let found = within(players[turn], &partie, nodes[turn]);
        let Some(best) = found.lines.first() else { return 0 };
        if let Some(ahead) = each(partie.position(), best.score) {
            return if ahead > 0 { 1 } else { -1 };
        }
        let Some(next) = partie.apply(Act::Move(best.moves[0])) else { return 0 };
        partie = next;
    }
    0
}

/// An engine that plays both sides of games that are kept whole.
pub struct Seated<'a> {
    /// The engine.
    pub engine: &'a Engine,
    /// How many positions it looks at a move.
    pub nodes: u64,
    /// How many hundredths of a man worse a move is that is drawn half as often.
    pub step: u32,
    /// Among how many moves one is drawn; looking for them takes as many times the positions.
    pub lines: usize,
}

impl Chooser<DraughtsTable> for Seated<'_> {
    fn begin(&mut self, _: &DraughtsTable) {
        self.engine.forget();
    }

    fn falls(&mut self, _: &DraughtsTable, _: u16) {}

    fn choose(&mut self, game: &DraughtsTable, draw: Option<&mut Chance>, ids: &mut Vec<u16>) {
        let lines = if draw.is_some() { self.lines } else { 1 };
        let limits = Limits { nodes: Some(self.nodes * lines as u64), ..Limits::default() };
        let wish = Wish { lines, ..Wish::within(limits) };
        let found = self.engine.analyse(game.partie(), wish, &Stop::default(), &mut |_| ()).lines;
        let place = draw.map_or(0, |chance| {
            let worse = found.iter().map(|line| found[0].score.abs_diff(line.score) / self.step);
            draw_near(worse, chance)
        });
        game.say(found[place].moves[0], ids);
    }
}

/// What an engine finds by looking at so many positions.
fn within(engine: &Engine, partie: &Partie, nodes: u64) -> Analysis<Move> {
    let wish = Wish::within(Limits { nodes: Some(nodes), ..Limits::default() });
    engine.analyse(partie, wish, &Stop::default(), &mut |_| ())
}

/// The state after a few moves at random in which neither is far ahead; none if no try leads to one.
fn even_opening(engine: &Engine, start: &Partie, nodes: u64, series: &Series, number: u64) -> Option<Partie> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(series.seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let is_even = |begun: &Partie| {
        series.even == i32::MAX
            || within(engine, begun, nodes).lines.first().is_some_and(|best| best.score.abs() <= series.even)
    };
    (0..TRIES).find_map(|_| opening(start, series.opening, &mut rng).filter(is_even))
}

/// The state after a few moves at random, unless the game ended with them.
fn opening(start: &Partie, moves: (u32, u32), rng: &mut impl Rng) -> Option<Partie> {
    let mut partie = start.clone();
    for _ in 0..rng.random_range(moves.0..=moves.1) {
        let legal = partie.legal();
        let made = *legal.get(rng.random_range(0..legal.len().max(1)))?;
        partie = partie.apply(Act::Move(made))?;
    }
    partie.ending().is_none().then_some(partie)
}
