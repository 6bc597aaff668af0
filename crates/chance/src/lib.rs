//! Games of dice for an engine: the mean over throws, the best of acts, games played out. It knows no game.
//!
//! A game says what can be thrown and done ([`Game`]), a judge what a state that waits for dice is worth
//! ([`Judge`]); [`Thinker`] looks ahead with them, [`rollout`] plays on to the end many times
//! over, [`duel`] lets two players meet.
#![forbid(unsafe_code)]

mod dice;
mod duel;
mod game;
mod inputs;
mod play;
mod rollout;
mod samples;
mod survey;
mod tally;
mod thinker;

pub use dice::Dice;
pub use duel::{Match, duel};
pub use game::{Game, Judge, Stage};
pub use inputs::{Encoder, Lessons, NetJudge, teach};
pub use play::{Player, play_on, settle};
pub use rollout::{Plan, played_out, rollout};
pub use samples::{Rolling, Samples, SelfPlay, seen_states, self_play};
pub use survey::{Survey, Trying, survey};
pub use tally::Tally;
pub use thinker::{Ranked, SearchDepth, Thinker};

#[cfg(test)]
mod race;
