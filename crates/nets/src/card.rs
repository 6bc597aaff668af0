//! What describes a net beside its weights.

use serde::{Deserialize, Serialize};

/// What a net is for and how it was made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The game it judges.
    pub game: String,
    /// How it sees that game, with the version: nets of another encoding are another's.
    pub encoding: String,
    /// What the phases of the game are called that have layers of their own, in order; none if one net serves all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<String>,
    /// What the numbers of its word are called, in order.
    pub outputs: Vec<String>,
    /// The command, the data, the strength and the limits, for people.
    pub made: String,
}
