//! Players who never weigh whether to stay.

use academie_chance::Player;

use super::game::{Act, Trictrac};
use crate::trictrac::{Partie, Phase, Turn};

/// When one goes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// After no hole.
    Never,
    /// After every hole.
    Always,
}

/// Plays as another does, but that it stays or goes by rule.
pub struct Leaving<P> {
    /// Who plays otherwise.
    pub player: P,
    /// The rule.
    pub leaves: Leaves,
}

impl<P: Player<Trictrac>> Player<Trictrac> for Leaving<P> {
    fn choose(&mut self, game: &Trictrac, state: &Partie, turn: &Turn) -> Act {
        match (state.phase, self.leaves) {
            (Phase::Hold, Leaves::Never) => Act::Hold,
            (Phase::Hold, Leaves::Always) => Act::GoAway,
            _ => self.player.choose(game, state, turn),
        }
    }
}
