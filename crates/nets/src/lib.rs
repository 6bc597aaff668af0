//! Small nets: what is seen of a state, one hidden layer, and a word of a few probabilities. They know no game.
//!
//! A net is kept as safetensors with a [`Card`] that says what it is for and how it was made; [`Net::learn`] moves it
//! towards a truth.
#![forbid(unsafe_code)]

mod card;
mod file;
mod learn;
mod net;

pub use card::Card;
pub use file::NetError;
pub use net::{Net, Shape, SparseInputs};
