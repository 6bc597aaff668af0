//! A judge that is a net: how it sees a game, and how it is taught by playing against itself.

use std::borrow::Borrow;

use academie_nets::{Card, Net, Seen, Shape};

use crate::dice::Dice;
use crate::game::{Game, Judge, Stage};
use crate::play::{settle, thrown};
use crate::thinker::{Looking, Thinker};

/// How a net sees a game. A word is what it says of a state that waits for dice.
pub trait Sight<G: Game> {
    /// What this way of seeing is called, with its version: another meaning of the inputs is another version.
    fn encoding(&self) -> &'static str;

    /// How many inputs there are.
    fn inputs(&self) -> usize;

    /// What the numbers of a word are called.
    fn outputs(&self) -> &'static [&'static str];

    /// In whose eyes a quiet state is seen: a seat.
    fn eyes(&self, state: &G::State) -> usize;

    /// Adds what is seen of a quiet state.
    fn see(&self, game: &G, state: &G::State, seen: &mut Seen);

    /// Whether the word is known without a net; it is written then.
    fn known(&self, game: &G, state: &G::State, word: &mut [f32]) -> bool;

    /// Makes the word said of a later state, or the truth if it is over, a word about the state before.
    fn hand_back(&self, game: &G, before: &G::State, after: &G::State, word: &mut [f32]);

    /// What a word about a quiet state is worth to White.
    fn worth(&self, game: &G, state: &G::State, word: &[f32]) -> f32;

    /// The shape of a net with so many hidden units.
    fn shape(&self, hidden: usize) -> Shape {
        Shape { inputs: self.inputs(), hidden, outputs: self.outputs().len() }
    }

    /// Whether a net sees as this does.
    fn fits(&self, net: &Net, card: &Card) -> bool {
        card.encoding == self.encoding() && net.shape() == self.shape(net.shape().hidden)
    }

    /// What is told of a net of that game that sees so.
    fn card(&self, game: &str, made: &str) -> Card {
        Card {
            game: game.to_owned(),
            encoding: self.encoding().to_owned(),
            outputs: self.outputs().iter().map(ToString::to_string).collect(),
            made: made.to_owned(),
        }
    }
}

/// A net that judges by what it sees.
#[derive(Clone, Debug)]
pub struct NetJudge<S, N> {
    sight: S,
    net: N,
    seen: Seen,
    units: Vec<f32>,
    word: Vec<f32>,
}

impl<S, N: Borrow<Net>> NetJudge<S, N> {
    /// A judge by that net, which must be of the shape the sight asks for.
    pub fn new(sight: S, net: N) -> Self {
        let outputs = net.borrow().shape().outputs;
        Self { sight, net, seen: Vec::new(), units: Vec::new(), word: vec![0.0; outputs] }
    }

    /// What is said of a quiet state.
    pub fn word<G: Game>(&mut self, game: &G, state: &G::State) -> &[f32]
    where
        S: Sight<G>,
    {
        if !self.sight.known(game, state, &mut self.word) {
            self.seen.clear();
            self.sight.see(game, state, &mut self.seen);
            self.net.borrow().word(&self.seen, &mut self.units, &mut self.word);
        }
        &self.word
    }
}

impl<G: Game, S: Sight<G>, N: Borrow<Net>> Judge<G> for NetJudge<S, N> {
    fn judge(&mut self, game: &G, states: &[G::State], values: &mut Vec<f32>) {
        for state in states {
            self.word(game, state);
            values.push(self.sight.worth(game, state, &self.word));
        }
    }
}

/// A series of lessons: games a net plays against itself, and how fast it learns at first and at last.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // said above
pub struct Lessons {
    pub seed: u64,
    pub first: u64,
    pub games: u64,
    pub rates: (f32, f32),
    /// After how many throws a game is given up.
    pub most: u32,
}

/// Plays the net against itself a ply deep; after every turn what it said of the state before moves towards what it
/// says now, and at the end towards the truth.
///
/// Source: R. Sutton, Learning to predict by the methods of temporal differences, 1988, with lambda 0.
pub fn teach<G: Game, S: Sight<G> + Clone>(
    game: &G,
    sight: &S,
    net: &mut Net,
    start: &G::State,
    lessons: &Lessons,
) {
    for number in 0..lessons.games {
        #[allow(clippy::cast_precision_loss)] // a rate needs no more
        let done = number as f32 / lessons.games as f32;
        let rate = lessons.rates.0 + (lessons.rates.1 - lessons.rates.0) * done;
        let mut dice = Dice::new(lessons.seed, lessons.first + number);
        lesson(game, sight, net, *start, &mut dice, (rate, lessons.most));
    }
}

fn lesson<G: Game, S: Sight<G> + Clone>(
    game: &G,
    sight: &S,
    net: &mut Net,
    mut state: G::State,
    dice: &mut Dice,
    (rate, most): (f32, u32),
) {
    let (mut turn, mut seen) = (G::Turn::default(), Seen::new());
    let mut word = vec![0.0; net.shape().outputs];
    for _ in 0..most {
        let before = state;
        let Some(throw) = thrown(game, &state, dice) else { return };
        state = game.throw(&state, throw, &mut turn);
        let mut thinker = Thinker::new(NetJudge::new(sight.clone(), &*net), Looking::ONE);
        state = settle(game, state, &turn, &mut thinker);
        let over = game.stage(&state) == Stage::Over;
        if !sight.known(game, &before, &mut word) {
            if !over {
                word.copy_from_slice(NetJudge::new(sight.clone(), &*net).word(game, &state));
            }
            sight.hand_back(game, &before, &state, &mut word);
            seen.clear();
            sight.see(game, &before, &mut seen);
            net.learn(&seen, &word, rate);
        }
        if over {
            return;
        }
    }
}
