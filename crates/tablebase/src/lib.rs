//! Tables of endings of games of two players without chance. It knows a trait, [`Ending`], and no game.
//!
//! A table holds a byte for each position: whether the player to move wins, draws or loses, and after how many single
//! moves. `unsafe` stands in one place, [`mapped`], where a file is mapped into memory.
#![deny(unsafe_code)]

mod ending;
mod mapped;
mod outcome;
mod solve;
mod value;
mod verdicts;
mod verify;

pub use ending::{Ending, Place, Reply};
pub use mapped::Mapped;
pub use outcome::Outcome;
pub use solve::{TooLong, solve};
pub use value::Value;
pub use verdicts::Verdicts;
pub use verify::{Flaw, verify};
