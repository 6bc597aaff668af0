//! From holes to stakes.

use std::sync::LazyLock;

use crate::trictrac::{Form, GrandeBredouille, Marking, Partie};

/// How the lead in holes tells on the partie: measured in parties of the engine against itself, begun at leads of
/// all sizes.
struct Spread {
    /// The deviation of the lead at the end when one hole is left to be made.
    one: f32,
    /// By which power of the holes left it grows.
    growth: f32,
}

impl Spread {
    /// What a lead tells when so many holes are left to be made.
    fn odds(&self, lead: f32, left: f32) -> f32 {
        (NORMAL * lead / (self.one * left.max(1.0).powf(self.growth))).tanh()
    }
}

const TRICTRAC: Spread = Spread { one: 0.85, growth: 0.82 };
const TOC: Spread = Spread { one: 0.7, growth: 0.72 };

/// How likely a player makes his next hole before the other makes one.
const AGAIN: f32 = 0.8;
/// What makes of a hyperbolic tangent nearly the normal distribution.
const NORMAL: f32 = 0.8;

/// What White may expect to win of a partie in which he is to make so many holes more than the other, from now on
/// for as long as one plays.
pub(crate) fn stakes(state: &Partie, edge: f32) -> f32 {
    let left: f32 = [0, 1].into_iter().map(|seat| f32::from(left(state, seat))).sum();
    let spread = if state.marking == Marking::Points { TRICTRAC } else { TOC };
    let odds = spread.odds(state.lead_of(0) + edge, left);
    let [twice, lost_twice] = [0, 1].map(|seat| double(state, seat));
    odds + 0.5 * ((1.0 + odds) * twice - (1.0 - odds) * lost_twice)
}

/// The odds of a partie of trictrac for White by the holes alone, from -1 to 1.
pub(crate) fn odds(state: &Partie) -> f32 {
    static BY_HOLES: LazyLock<[[f32; 13]; 13]> = LazyLock::new(|| {
        let number = |holes: usize| f32::from(u8::try_from(holes).unwrap_or(u8::MAX));
        let by = |white, black| TRICTRAC.odds(number(black) - number(white), number(white) + number(black));
        std::array::from_fn(|white| std::array::from_fn(|black| by(white, black)))
    });
    match [0, 1].map(|seat| usize::from(left(state, seat)).min(12)) {
        [0, _] => 1.0,
        [_, 0] => -1.0,
        [white, black] => BY_HOLES[white][black],
    }
}

/// How many holes a player lacks; who lacks none of a marqué has yet to leave with it.
pub(crate) fn left(state: &Partie, seat: usize) -> u16 {
    state.goal.saturating_sub(state.score.holes[seat]).max(u16::from(state.form == Form::Marque))
}

/// How likely a partie is won double, if it is won.
pub(crate) fn double(state: &Partie, seat: usize) -> f32 {
    if state.form == Form::Marque || state.marking != Marking::Points {
        return 0.0;
    }
    let left = left(state, seat);
    let open = match state.rules.grande_bredouille {
        GrandeBredouille::Off => false,
        GrandeBredouille::NoneTaken => state.score.holes[1 - seat] == 0,
        GrandeBredouille::Run => state.score.runs[seat].saturating_add(left) >= state.goal,
    };
    if open { AGAIN.powi(i32::from(left.min(100))) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trictrac::Rules;

    fn at(holes: [u16; 2], edge: f32) -> f32 {
        let mut state = Partie::new(Rules::COMMON);
        state.score.holes = holes;
        stakes(&state, edge)
    }

    #[test]
    fn a_lead_tells_more_the_nearer_the_end() {
        assert!(at([3, 3], 0.0).abs() < 1e-6);
        assert!(0.0 < at([4, 3], 0.0) && at([4, 3], 0.0) < at([11, 10], 0.0));
        assert!((at([8, 4], 0.5) + at([4, 8], -0.5)).abs() < 1e-6);
    }

    #[test]
    fn a_grande_bredouille_within_reach_is_worth_more() {
        let mut state =
            Partie::new(Rules { grande_bredouille: GrandeBredouille::NoneTaken, ..Rules::COMMON });
        state.score.holes = [11, 0];
        let open = stakes(&state, 0.0);
        state.score.holes = [11, 1];
        assert!(open > 1.4 && stakes(&state, 0.0) < 1.0, "{open}");
    }
}
