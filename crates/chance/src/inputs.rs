//! A judge that is a net: how a game is encoded for it, and how it is taught by playing against itself.

use std::borrow::Borrow;

use academie_nets::{Card, Net, Shape, Size, SparseInputs, Workspace};

use crate::dice::Dice;
use crate::game::{Game, Judge, Stage};
use crate::play::{settle, thrown};
use crate::thinker::{SearchDepth, Thinker};

/// How a game is encoded for a net. A word is what it says of a state that waits for dice.
pub trait Encoder<G: Game> {
    /// The name of this encoding, with its version: another meaning of the inputs is another version.
    fn encoding(&self) -> &'static str;

    /// The phases of the game that a net has layers of its own for: what each is called, and how many inputs it has.
    /// Inputs are numbered through all of them. One phase needs no name.
    fn phases(&self) -> &'static [(&'static str, usize)];

    /// The phase of a quiet state.
    fn phase(&self, game: &G, state: &G::State) -> usize;

    /// What the numbers of a word are called.
    fn outputs(&self) -> &'static [&'static str];

    /// The seat from whose side a quiet state is encoded.
    fn perspective(&self, state: &G::State) -> usize;

    /// Adds the inputs of a quiet state.
    fn encode(&self, game: &G, state: &G::State, seen: &mut SparseInputs);

    /// Whether the word is known without a net; it is written then.
    fn known(&self, game: &G, state: &G::State, word: &mut [f32]) -> bool;

    /// Makes the word said of a later state, or the truth if it is over, a word about the state before.
    fn back_up(&self, game: &G, before: &G::State, after: &G::State, word: &mut [f32]);

    /// What a word about a quiet state is worth to White.
    fn worth(&self, game: &G, state: &G::State, word: &[f32]) -> f32;

    /// The shape of a net with so many hidden units in each phase; the last number serves the phases after it too.
    fn shape(&self, hidden: &[usize]) -> Shape {
        let last = hidden.last().copied().unwrap_or(0);
        let hidden = hidden.iter().copied().chain(std::iter::repeat(last));
        let phases = self.phases().iter().zip(hidden);
        let phases = phases.map(|(&(_, inputs), hidden)| Size { inputs, hidden }).collect();
        Shape { phases, outputs: self.outputs().len() }
    }

    /// Whether a net takes this encoding.
    fn fits(&self, net: &Net, card: &Card) -> bool {
        let shape = net.shape();
        let hidden: Vec<usize> = shape.phases.iter().map(|size| size.hidden).collect();
        card.encoding == self.encoding() && shape == self.shape(&hidden)
    }

    /// The card of a net of that game with this encoding.
    fn card(&self, game: &str, made: &str) -> Card {
        let named = self.phases().iter().filter(|(name, _)| !name.is_empty());
        Card {
            game: game.to_owned(),
            encoding: self.encoding().to_owned(),
            phases: named.map(|(name, _)| (*name).to_owned()).collect(),
            outputs: self.outputs().iter().map(ToString::to_string).collect(),
            made: made.to_owned(),
        }
    }
}

/// A judge by a net.
#[derive(Clone, Debug)]
pub struct NetJudge<S, N> {
    encoder: S,
    net: N,
    seen: SparseInputs,
    workspace: Workspace,
    word: Vec<f32>,
}

impl<S, N: Borrow<Net>> NetJudge<S, N> {
    /// A judge by that net, which must be of the shape the encoder wants.
    pub fn new(encoder: S, net: N) -> Self {
        let word = vec![0.0; net.borrow().outputs()];
        Self { encoder, net, seen: Vec::new(), workspace: Workspace::default(), word }
    }

    /// What is said of a quiet state.
    pub fn word<G: Game>(&mut self, game: &G, state: &G::State) -> &[f32]
    where
        S: Encoder<G>,
    {
        if !self.encoder.known(game, state, &mut self.word) {
            self.seen.clear();
            self.encoder.encode(game, state, &mut self.seen);
            self.net.borrow().word(&self.seen, &mut self.workspace, &mut self.word);
        }
        &self.word
    }
}

impl<G: Game, S: Encoder<G>, N: Borrow<Net>> Judge<G> for NetJudge<S, N> {
    fn judge(&mut self, game: &G, states: &[G::State], values: &mut Vec<f32>) {
        for state in states {
            self.word(game, state);
            values.push(self.encoder.worth(game, state, &self.word));
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
pub fn teach<G: Game, S: Encoder<G> + Clone>(
    game: &G,
    encoder: &S,
    net: &mut Net,
    start: &G::State,
    lessons: &Lessons,
) {
    for number in 0..lessons.games {
        #[allow(clippy::cast_precision_loss)] // a rate needs no more
        let done = number as f32 / lessons.games as f32;
        let rate = lessons.rates.0 + (lessons.rates.1 - lessons.rates.0) * done;
        let mut dice = Dice::new(lessons.seed, lessons.first + number);
        lesson(game, encoder, net, *start, &mut dice, (rate, lessons.most));
    }
}

fn lesson<G: Game, S: Encoder<G> + Clone>(
    game: &G,
    encoder: &S,
    net: &mut Net,
    mut state: G::State,
    dice: &mut Dice,
    (rate, most): (f32, u32),
) {
    let (mut turn, mut seen) = (G::Turn::default(), SparseInputs::new());
    let mut word = vec![0.0; net.outputs()];
    for _ in 0..most {
        let before = state;
        let Some(throw) = thrown(game, &state, dice) else { return };
        state = game.throw(&state, throw, &mut turn);
        let mut thinker = Thinker::new(NetJudge::new(encoder.clone(), &*net), SearchDepth::ONE);
        state = settle(game, state, &turn, &mut thinker);
        let over = game.stage(&state) == Stage::Over;
        if !encoder.known(game, &before, &mut word) {
            if !over {
                word.copy_from_slice(NetJudge::new(encoder.clone(), &*net).word(game, &state));
            }
            encoder.back_up(game, &before, &state, &mut word);
            seen.clear();
            encoder.encode(game, &before, &mut seen);
            net.learn(&seen, &word, rate);
        }
        if over {
            return;
        }
    }
}
