//! From holes to stakes.

use crate::trictrac::{Form, GrandeBredouille, Marking, Partie};

/// How the lead in holes tells on the partie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes {
    /// How widely the holes of a partie scatter: the deviation of a lead for each hole still to be made.
    pub spread: f32,
    /// How likely a player makes his next hole before the other makes one.
    pub again: f32,
}

impl Default for Stakes {
    fn default() -> Self {
        Self { spread: 1.9, again: 0.8 }
    }
}

impl Stakes {
    /// What White may expect to win of a partie in which he is to make so many holes more than the other, from
    /// now on for as long as the partie lasts.
    pub fn expected(self, state: &Partie, edge: f32) -> f32 {
        let [white, black] = [0, 1].map(|seat| f32::from(state.goal.saturating_sub(state.score.holes[seat])));
        let lead = state.lead_of(0) + edge;
        let floor = if state.form == Form::Marque { 1.0 } else { 0.0 };
        let odds = (0.85 * lead / (self.spread * (white + black + floor).sqrt())).tanh();
        let [twice, lost_twice] = [0, 1].map(|seat| self.double(state, seat));
        odds + 0.5 * ((1.0 + odds) * twice - (1.0 - odds) * lost_twice)
    }

    /// How likely a partie is won double, if it is won.
    fn double(self, state: &Partie, seat: usize) -> f32 {
        if state.form == Form::Marque || state.marking != Marking::Points {
            return 0.0;
        }
        let left = state.goal.saturating_sub(state.score.holes[seat]);
        let open = match state.rules.grande_bredouille {
            GrandeBredouille::Off => false,
            GrandeBredouille::NoneTaken => state.score.holes[1 - seat] == 0,
            GrandeBredouille::Run => state.score.runs[seat] + left >= state.goal,
        };
        if open { self.again.powi(i32::from(left.min(100))) } else { 0.0 }
    }
}
