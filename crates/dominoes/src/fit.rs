//! The weights of the model of play, fitted: those under which the choices that players made are likeliest.

use rand::Rng;

use crate::judge::Effort;
use crate::model::{FEATURES, Features, all_features, dot, softmax};
use crate::partie::{Laying, Partie};
use crate::record::Seen;
use crate::rules::{Accord, Rules};
use crate::self_play::{deal, play_coup};

/// Keeps weights small of which the choices tell nothing.
const RIDGE: f64 = 1.0;
/// So many steps of Newton's method, which has arrived by then.
const STEPS: usize = 12;
/// Of so many coups one is kept to try the weights on.
const KEPT: u32 = 5;

/// Weights, and how well they foretell choices that they were not fitted to.
#[derive(Clone, Debug)]
pub struct Fit {
    /// In the order of the features.
    pub weights: Vec<f32>,
    /// How many choices they were fitted to.
    pub fitted: usize,
    /// How many others they were tried on.
    pub tried: usize,
    /// The mean logarithm of the chance they give to the choice made there.
    pub foretold: f64,
    /// The same where every laying is as likely as another.
    pub blind: f64,
}

/// What each laying of a choice does, the one that was taken first.
type Choice = Vec<Features>;

type Vector = [f64; FEATURES];
type Matrix = [Vector; FEATURES];

/// Fits the weights to the choices of players of this effort, in so many coups from accounts drawn at random; nothing
/// if so many cannot play so.
#[must_use]
pub fn fitted(rules: Rules, accord: Accord, effort: Effort, coups: u32, rng: &mut impl Rng) -> Option<Fit> {
    let (mut learnt, mut kept) = (Vec::new(), Vec::new());
    for coup in 0..coups {
        let mut partie = Partie::new(rules, accord, Some(rng.random_range(0..accord.players)))?;
        for seat in 0..accord.players {
            partie.scores[rules.side(seat)] = rng.random_range(0..accord.goal);
        }
        deal(&mut partie, rng);
        let into = if coup % KEPT == 0 { &mut kept } else { &mut learnt };
        play_coup(&mut partie, [effort; 4], rng, |seen, laying| into.push(choice(seen, laying)));
    }
    let weights = newton(&learnt);
    let foretold = mean(&kept, |choice| f64::from(chances(choice, &weights)[0]).ln());
    let blind = mean(&kept, |choice| -real(choice.len()).ln());
    Some(Fit { weights: weights.to_vec(), fitted: learnt.len(), tried: kept.len(), foretold, blind })
}

fn real(many: usize) -> f64 {
    f64::from(u32::try_from(many).unwrap_or(u32::MAX))
}

fn mean(choices: &[Choice], of: impl Fn(&Choice) -> f64) -> f64 {
    choices.iter().map(of).sum::<f64>() / real(choices.len()).max(1.0)
}

fn choice(seen: &Seen, taken: Laying) -> Choice {
    let mut choice: Vec<(Laying, Features)> = all_features(seen).into_iter().collect();
    choice.sort_by_key(|&(laying, _)| laying != taken);
    choice.into_iter().map(|(_, has)| has).collect()
}

fn chances(choice: &Choice, weights: &Features) -> Vec<f32> {
    let mut chances: Vec<f32> = choice.iter().map(|has| dot(has, weights)).collect();
    softmax(&mut chances);
    chances
}

/// The weights of the greatest likelihood, found by Newton's method: it has one maximum only.
#[allow(clippy::cast_possible_truncation)] // weights are of the size of one
fn newton(choices: &[Choice]) -> Features {
    let mut weights: Vector = [0.0; FEATURES];
    for _ in 0..STEPS {
        let now = weights.map(|weight| weight as f32);
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut bend: Matrix =
            std::array::from_fn(|row| std::array::from_fn(|column| if row == column { RIDGE } else { 0.0 }));
        for choice in choices {
            gather(choice, &chances(choice, &now), &mut slope, &mut bend);
        }
        for (weight, step) in weights.iter_mut().zip(solved(bend, slope)) {
            *weight += step;
        }
    }
    weights.map(|weight| weight as f32)
}

/// Adds the slope and the bend of the likelihood of one choice.
fn gather(choice: &Choice, chances: &[f32], slope: &mut Vector, bend: &mut Matrix) {
    let mut expected: Vector = [0.0; FEATURES];
    for (has, &chance) in choice.iter().zip(chances) {
        for (sum, &value) in expected.iter_mut().zip(has) {
            *sum += f64::from(chance) * f64::from(value);
        }
    }
    for (sum, (&value, mean)) in slope.iter_mut().zip(choice[0].iter().zip(expected)) {
        *sum += f64::from(value) - mean;
    }
    for (has, &chance) in choice.iter().zip(chances) {
        let apart: Vector = std::array::from_fn(|place| f64::from(has[place]) - expected[place]);
        for (row, &one) in bend.iter_mut().zip(&apart).filter(|(_, one)| **one != 0.0) {
            for (sum, two) in row.iter_mut().zip(apart) {
                *sum += f64::from(chance) * one * two;
            }
        }
    }
}

/// Solves a system whose matrix is symmetric and positive, by elimination.
fn solved(mut matrix: Matrix, mut right: Vector) -> Vector {
    for pivot in 0..FEATURES {
        let (row, value) = (matrix[pivot], right[pivot]);
        for below in pivot + 1..FEATURES {
            let times = matrix[below][pivot] / row[pivot];
            for column in pivot..FEATURES {
                matrix[below][column] -= times * row[column];
            }
            right[below] -= times * value;
        }
    }
    for pivot in (0..FEATURES).rev() {
        let known: f64 = (pivot + 1..FEATURES).map(|column| matrix[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two layings the one that has the first feature was taken three times of four: the weight is ln 3, less
    /// what the ridge takes away of it.
    #[test]
    fn the_likeliest_weight_of_one_feature() {
        let mut has: Features = [0.0; FEATURES];
        has[0] = 1.0;
        let none: Features = [0.0; FEATURES];
        let choices: Vec<Choice> =
            (0..4000).map(|each| if each % 4 == 0 { vec![none, has] } else { vec![has, none] }).collect();
        let weights = newton(&choices);
        assert!((weights[0] - 3.0_f32.ln()).abs() < 0.01, "{weights:?}");
        assert!(weights[1..].iter().all(|&weight| weight == 0.0));
    }
}
