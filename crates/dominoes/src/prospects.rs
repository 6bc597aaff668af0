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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::TETE_A_TETE;

    fn party(aim: Aim, partners: bool, players: usize, goal: u16, scores: [u16; 4]) -> Partie {
        let rules = Rules { aim, partners, ..TETE_A_TETE };
        let accord = Accord { players, tiles: 6, goal };
        let mut partie = Partie::new(rules, accord, Some(0)).unwrap_or_else(|| unreachable!());
        partie.scores = scores;
        partie
    }

    /// Who needs n coups and his adversary n + 1, each coup a fair toss: of 2n tosses the first wins n or more.
    #[test]
    fn the_chances_of_two_who_win_every_coup_alike() {
        for (need, fair) in [(1_u16, 0.75), (2, 0.6875), (3, 0.65625), (4, 0.636_718_75)] {
            let chance = chances(
                [5 - need, 4 - need, 0, 0],
                party(Aim::Rounds, false, 2, 5, [0; 4]).rules,
                Accord { players: 2, tiles: 6, goal: 5 },
            )[0];
            assert!((chance - fair).abs() < 0.01, "{need}: {chance}");
        }
    }

    #[test]
    fn what_some_expect_others_pay() {
        for (aim, partners, players) in [
            (Aim::Points, false, 2),
            (Aim::Points, true, 4),
            (Aim::Points, false, 3),
            (Aim::Last, false, 3),
            (Aim::Stakes, false, 4),
        ] {
            let goal = if aim == Aim::Stakes { 3 } else { 100 };
            let worth = prospects(&party(aim, partners, players, goal, [3, 2, 0, 0]));
            assert!(worth.iter().sum::<f64>().abs() < 1e-9, "{aim:?} {worth:?}");
            assert_eq!(worth[0] > worth[1], aim != Aim::Last, "{aim:?} {worth:?}");
        }
    }
}
