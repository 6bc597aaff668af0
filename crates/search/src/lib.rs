//! Searching games of two players without chance and with nothing hidden. It knows a trait, [`Game`], and no game.
//!
//! `unsafe` stands in one place, [`pages`], where the table gets its memory, and where that is said to be numbers.
#![deny(unsafe_code)]
// What every node does is worked out where it is done.
#![allow(clippy::inline_always)]

mod analysis;
mod busy;
mod game;
mod memory;
mod order;
mod pages;
mod quiescence;
mod reductions;
mod score;
mod stop;
mod tuning;
mod worker;

pub use analysis::{Analysis, Line, Wish, analyse};
pub use game::{Game, Known};
pub use memory::Memory;
pub use pages::{Pages, Zeroed};
pub use score::{DRAW, MOST, Score, WIN, is_decided};
pub use stop::{Limits, Stop};
pub use tuning::Tuning;
