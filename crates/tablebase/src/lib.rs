//! Tables of endings of games of two players without chance. It knows a trait, [`Ending`], and no game.
//!
//! A table of distances holds a byte for each position: whether the player to move wins, draws or loses, and after how
//! many single moves. A table of outcomes says only who wins: two bits while it is solved ([`Verdicts`]), a fraction of a
//! bit once it is [`Packed`]. `unsafe` stands in one place, [`mapped`], where a file is mapped into memory.
#![deny(unsafe_code)]

mod coder;
mod ending;
mod mapped;
mod model;
mod outcome;
mod packed;
mod solve;
mod value;
mod verdicts;
mod verify;

pub use ending::{Ending, Place, Reply};
pub use mapped::Mapped;
pub use model::{ANY, BLOCK, Model};
pub use outcome::Outcome;
pub use packed::{Packed, Shelf, pack};
pub use solve::{Unsolved, solve};
pub use value::Value;
pub use verdicts::Verdicts;
pub use verify::{Flaw, verify};
