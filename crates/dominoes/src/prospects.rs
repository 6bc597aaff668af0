//! What the accounts between two coups are worth to each seat: the returns to expect, all playing equally well.

use crate::counting::Scores;
use crate::partie::{Partie, Phase};
use crate::rules::{Accord, Aim, Rules};

/// What a coup brings or costs for each adversary whose hand is counted, in points, as simple players play it.
const POINTS: f64 = 7.0;
/// What it charges one more than another where points are a burden, likewise.
const BURDEN: f64 = 8.0;
/// Chosen so that of two players who win every coup alike, he who needs n coups and his adversary n + 1 has the
/// chances that counting gives: .75 for n = 1, .69 for 2, .64 for 4.
const SPREAD: f64 = 0.9;

/// The returns each seat can expect once a coup is over; exactly those of a party that is.
pub(crate) fn prospects(partie: &Partie) -> [f64; 4] {
    let (rules, accord) = (partie.rules, partie.accord);
    let mut worth = [0.0; 4];
    if partie.phase == Phase::Over {
        for (seat, gain) in partie.returns().into_iter().flatten().enumerate() {
            worth[seat] = gain;
        }
        return worth;
    }
    let chances = chances(partie.scores, rules, accord);
    let players = f64::from(u8::try_from(accord.players).unwrap_or(0));
    for (seat, gain) in worth.iter_mut().enumerate().take(accord.players) {
        let side = rules.side(seat);
        *gain = match rules.aim {
            Aim::Stakes => {
                f64::from(partie.scores[side]) + left(partie.scores, accord) / players
                    - f64::from(accord.goal)
            }
            Aim::Last => 1.0 - players * chances[side],
            _ if rules.partners => 2.0 * chances[side] - 1.0,
            _ => players * chances[side] - 1.0,
        };
    }
    worth
}

/// The stakes nobody has taken back yet.
fn left(scores: Scores, accord: Accord) -> f64 {
    let all = f64::from(accord.goal) * f64::from(u8::try_from(accord.players).unwrap_or(0));
    all - f64::from(scores.iter().sum::<u16>())
}

/// How likely each side is to be the first that has reached the goal, or the one that has most when it is.
fn chances(scores: Scores, rules: Rules, accord: Accord) -> [f64; 4] {
    let sides = if rules.partners { 2 } else { accord.players };
    let adversaries = accord.players - if rules.partners { 2 } else { 1 };
    let unit = match rules.aim {
        Aim::Points => POINTS * f64::from(u8::try_from(adversaries).unwrap_or(1)),
        Aim::Last => BURDEN,
        Aim::Rounds | Aim::Stakes => 1.0,
    };
    let most = scores.iter().copied().max().unwrap_or(0);
    let need = f64::from(accord.goal.saturating_sub(most)).max(unit);
    let scale = SPREAD * (unit * need).sqrt();
    let mut chances = [0.0; 4];
    for (side, chance) in chances.iter_mut().enumerate().take(sides) {
        *chance = ((f64::from(scores[side]) - f64::from(most)) / scale).exp();
    }
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}
