//! Tables of endings of games of two players without chance. It knows a trait, [`Ending`], and no game.
//!
//! A table holds a byte for each position: whether the player to move wins, draws or loses, and after how many single
//! moves. `unsafe` stands in one place, [`mapped`], where a file is mapped into memory.
#![deny(unsafe_code)]

mod ending;
mod mapped;
mod solve;
mod value;
mod verify;

pub use ending::{Ending, Place, Reply};
pub use mapped::Mapped;
pub use solve::{TooLong, solve};
pub use value::Value;
pub use verify::{Flaw, verify};
