//! Small nets: what is seen of a state, one hidden layer, and a word of a few probabilities. They know no game.
//!
//! A game that has phases has such layers for each of them. A net is kept as safetensors with a [`Card`] that says
//! what it is for and how it was made; [`Net::learn`] moves it towards a truth. `unsafe` stands in one place,
//! [`sums`], where the instructions of the processor are chosen.
#![deny(unsafe_code)]

mod card;
mod file;
mod layers;
mod learn;
mod net;
mod sums;

pub use card::Card;
pub use file::NetError;
pub use net::{Net, Shape, Size, SparseInputs, Workspace};
