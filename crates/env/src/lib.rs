//! Games as environments for learning: acts by number, states as numbers, many games at once. It knows no game.
//!
//! A game says what may be done and what is seen ([`Environment`]); [`Batch`] plays many of them side by side and
//! writes what learners need into their arrays. The ids and numbers are those of the encodings in Python, which are
//! the specification.
#![forbid(unsafe_code)]

mod batch;
mod chance;
mod environment;
mod pen;
mod recording;

pub use batch::{Arrays, Batch, Lanes, Refused};
pub use chance::Chance;
pub use environment::{AnyEnvironment, Environment, Stage, draw};
pub use pen::Pen;
pub use recording::{Chooser, Recorded, Recording, draw_near, record};
