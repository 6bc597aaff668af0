//! Trictrac as an engine sees it: acts and throws, what is worth what, and players.

mod coming;
mod game;
mod hand;
mod inputs;
mod judge;
mod leaving;
mod releve;
mod simple;
mod stakes;
mod whole;

pub use game::{Act, Trictrac};
pub use hand::hand_made;
pub use inputs::TrictracEncoder;
pub use judge::{Principles, WholeNet};
pub use leaving::{Leaves, Leaving};
pub use simple::Simple;
