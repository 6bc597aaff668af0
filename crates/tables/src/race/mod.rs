//! The running games, the same law as `academie.games.race.law`, fast: toute-table, revertier, jacquet, garanguet
//! and plein by one generator, their rules values.
//!
//! The law in Python is the authority; this must reach the same positions from every throw.

pub mod engine;
mod env;
mod numbers;
mod occupancy;
mod partie;
mod random;
mod reach;
mod rules;
mod stand;
mod steps;

pub use env::RaceTable;
pub use numbers::Numbers;
pub use partie::{Illegal, Phase, Race, Turn};
pub use random::{Played, random_race};
pub use rules::{Aim, Bearoff, Contact, Double, Entry, Rules, ShutOut, Ways};
pub use stand::Stand;
