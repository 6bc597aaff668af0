//! The domino parties, the same law as `academie.games.dominoes.law`, fast. It knows no other game and no Python.
//!
//! The law in Python is the authority and cites the treatise; this must say the same, and is held to it on random
//! parties.
#![forbid(unsafe_code)]

mod belief;
mod counting;
mod deals;
mod endgame;
mod env;
mod fit;
mod information;
mod judge;
mod model;
mod model_weights;
mod partie;
mod policy;
mod prospects;
mod random;
mod record;
mod rules;
mod seat_view;
mod self_play;
mod tiles;

pub use belief::weighed;
pub use env::DominoTable;
pub use fit::{Fit, fitted};
pub use judge::{Effort, Judged, judged};
pub use partie::{Illegal, Laying, Partie, Phase};
pub use random::random_partie;
pub use record::Turn;
pub use rules::{Accord, Aim, BlockScore, Charge, LeaderTie, NextLead, Rules};
pub use seat_view::SeatView;
pub use tiles::{SET, Tile, Tiles};
