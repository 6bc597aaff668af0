//! Searching games of two players without chance and with nothing hidden. It knows a trait, [`Game`], and no game.
#![forbid(unsafe_code)]

mod analysis;
mod game;
mod memory;
mod order;
mod score;
mod stop;
mod worker;

pub use analysis::{Analysis, Line, Wish, analyse};
pub use game::{Game, Known};
pub use memory::Memory;
pub use score::{DRAW, MOST, Score, WIN, is_decided};
pub use stop::{Limits, Stop};
