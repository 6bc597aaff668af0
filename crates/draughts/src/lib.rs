//! Draughts, the same law as `academie.games.draughts.law`, fast. It knows no other game and no Python.
#![forbid(unsafe_code)]
// The generator is fast because the switches of a law are worked out where it is used.
#![allow(clippy::inline_always)]

mod board;
mod captures;
mod contest;
mod endings;
mod engine;
mod env;
mod evaluation;
mod fen;
mod fit;
mod limits;
mod looks;
mod movement;
mod moves;
mod partie;
mod patterns;
mod perft;
mod position;
mod rules;
mod selfplay;
mod steps;
mod trained;
mod weights;
mod zobrist;

pub use academie_search::{Analysis, Limits, Line, Stop, Tuning, Wish};
pub use board::{Bits, Damier, Way, squares};
pub use contest::{Contest, Node};
pub use endings::{
    Builder, Counts, Lot, Material, Outcome, Progress, ReportStage, Stage, Survey, TableError, Tables, Value,
    build, pairs, verify_all,
};
pub use engine::Engine;
pub use env::DraughtsTable;
pub use evaluation::{Evaluation, Judgement};
pub use fen::{FenError, read_fen};
pub use fit::{Example, Fit};
pub use limits::Limit;
pub use movement::{
    Babylonian, ByLaw, French, KingGoes, Law, ManSteps, ManTakes, Movement, Polish, Precedence, Strongest,
};
pub use moves::{after, crowns, is_progress, moves, must_take};
pub use partie::{Act, Ending, Partie, Phase, Why, legal_moves};
pub use perft::{perft, perft_by};
pub use position::{Colour, Move, Position};
pub use rules::{Accord, MainLineDraw, Rules};
pub use selfplay::{Sample, Seated, Series, game, samples};
pub use trained::Trained;
pub use weights::{USUAL, Weights, WeightsError};
