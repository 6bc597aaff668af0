//! The domino parties, the fast twin of `academie.rules.dominoes`. It knows no other game and no Python.
//!
//! The law in Python is the authority and cites the treatise; this must say the same, and is held to it on random
//! parties.
#![forbid(unsafe_code)]

mod counting;
mod partie;
mod random;
mod rules;
mod tiles;

pub use partie::{Illegal, Laying, Partie, Phase};
pub use random::random_partie;
pub use rules::{Accord, Aim, BlockScore, Charge, LeaderTie, NextLead, Rules};
pub use tiles::{SET, Tile, Tiles};
