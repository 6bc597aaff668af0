//! The simple player, as in `academie.games.trictrac.players`.

use academie_chance::Player;

use super::coming::Coming;
use super::game::{Act, Trictrac};
use crate::trictrac::{COIN, Partie, Phase, Play, Turn};

/// Plays so that the adversary's next throw brings him least; holds while that throw costs little.
#[derive(Clone, Debug)]
pub struct Simple {
    /// What holding one's coin is taken to be worth.
    pub coin_bonus: f32,
    coming: Coming,
}

impl Simple {
    /// A player who gives so much for his coin.
    #[must_use]
    pub fn new(coin_bonus: f32) -> Self {
        Self { coin_bonus, coming: Coming::default() }
    }

    /// What the play leaves: the mean of gains and losses at the adversary's next throw.
    fn worth(&mut self, state: &Partie, play: Play) -> f32 {
        let seat = state.thrower;
        let mut after = *state;
        after.men[seat] = after.men[seat].moved(play.moves());
        after.thrower = 1 - seat;
        self.coming.of(&after);
        let bonus = if after.men[seat].at(COIN) >= 2 { self.coin_bonus } else { 0.0 };
        bonus - self.coming.mean(|[gained, given]| f32::from(gained) - f32::from(given))
    }

    /// The best play and what it leaves; of equals the last as the law sorts them.
    fn best(&mut self, state: &Partie, turn: &Turn) -> (f32, Play) {
        let mut found = (f32::NEG_INFINITY, Play::NONE);
        for &play in turn.plays() {
            let worth = self.worth(state, play);
            if worth > found.0 || (worth >= found.0 && play > found.1) {
                found = (worth, play);
            }
        }
        found
    }
}

impl Player<Trictrac> for Simple {
    fn choose(&mut self, _: &Trictrac, state: &Partie, turn: &Turn) -> Act {
        match state.phase {
            Phase::Undertake => Act::Undertake { coin: false },
            Phase::Hold if state.men[state.thrower].all_off() => Act::Hold,
            Phase::Hold => {
                let rest = f32::from(state.score.points[state.thrower]) - f32::from(state.due);
                if self.best(state, turn).0 + rest > 0.0 { Act::Hold } else { Act::GoAway }
            }
            _ => Act::Play(self.best(state, turn).1),
        }
    }
}
