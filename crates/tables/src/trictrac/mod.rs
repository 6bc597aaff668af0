//! The great game of the trictrac board, the same law as `academie.games.trictrac.law`, fast.
//!
//! The law in Python is the authority and cites the treatises; this must say the same, and is held to it on
//! the conformance data and on random games.

mod coup;
pub mod engine;
mod env;
mod jans;
mod legal_plays;
mod lifting;
mod occupancy;
mod partie;
mod play;
mod pleins;
mod random;
mod rules;
mod score;

pub use coup::{Coup, Past};
pub use env::TrictracTable;
pub use jans::{Jan, Manner, Scored};
pub use legal_plays::LegalPlays;
pub use partie::{Form, Illegal, Marking, Partie, Phase, Turn};
pub use play::Play;
pub use random::{Played, random_partie};
pub use rules::{
    Bearoff, FirstDoublet, FirstThrow, GrandeBredouille, MarqueEndedBy, PileDeMisere, RefaitFalls, Rules,
};
pub use score::Score;

/// The flèche a player's men begin on, on his own track.
pub(crate) const TALON: u8 = 0;
/// A player's coin, on his own track.
pub(crate) const COIN: u8 = 11;
/// The adversary's coin.
pub(crate) const ADVERSE_COIN: u8 = 12;
/// Where the grand jan begins.
pub(crate) const GRAND: u8 = 6;
/// Where the jan de retour begins.
pub(crate) const RETOUR: u8 = crate::men::HOME;
