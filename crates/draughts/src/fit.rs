//! Weights fitted to how games ended, by logistic regression: online gradient steps that shrink for what was often seen.
//!
//! What is special is drawn towards zero more than what is general, by a prior as wide as [`Fit::spread`] a part; or
//! towards the weights it begins with, those of a game that is nearly the same.

use crate::board::{Damier, squares};
use crate::evaluation::tempered;
use crate::looks::{COUNTED, Side, phase, place_of, sides};
use crate::movement::Law;
use crate::patterns::PARTS;
use crate::position::Position;
use crate::trained::{FINE, Layout};
use crate::weights::WeightsError;

/// What one of each is worth before anything is learnt, in the opening and the ending, as [`COUNTED`] has them.
const INITIAL: [[f32; 2]; COUNTED.len()] =
    [[84.0, 116.0], [280.0, 300.0], [5.0, 5.0], [0.0, 0.0], [15.0, 40.0], [0.0, 0.0]];
/// How far each of [`PARTS`] is expected to lie from zero, as a multiple of the spread.
const WIDTHS: [f32; PARTS.len()] = [1.0, 1.2, 1.2, 1.3, 1.3, 1.5, 1.5, 2.0, 2.0, 2.0, 2.0];
/// As if so many positions had been seen before the first, which keeps the first steps small.
const SEEN: f32 = 8.0;

/// A position and the share of the game that is aimed at, as often as it counts.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The position.
    pub position: Position,
    /// The share, between 0 and 1, for the player to move.
    pub aim: f32,
    /// How often it counts.
    pub times: f32,
}

/// A weight while it is fitted.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Part {
    weight: [f32; 2],
    /// Where it is expected.
    centre: [f32; 2],
    /// The squares of its gradients, summed.
    steps: [f32; 2],
    /// How often it was seen.
    seen: f32,
}

/// A fit of the weights of a law.
#[derive(Debug)]
pub struct Fit<L> {
    law: L,
    losing: bool,
    layout: Layout,
    parts: Vec<Part>,
    /// What a hundredth of a man is worth: the steepness by which scores predict shares.
    k: f32,
    rate: f32,
    /// How far patterns are thought to lie from nothing, in hundredths of a man.
    spread: f32,
}

/// What the worth of a position is made of.
struct Made {
    places: Vec<(usize, f32)>,
    score: f32,
    mixture: [f32; 2],
}

impl<L: Law> Fit<L> {
    /// The weights at first: patterns are worth nothing, counts what they usually are, or the contrary where who
    /// loses wins.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // small counts
    pub fn new(law: L, losing: bool, k: f32, rate: f32, spread: f32) -> Self {
        let layout = Layout::of(law.movement().damier);
        let mut parts = vec![Part::default(); layout.length()];
        for (nth, &most) in COUNTED.iter().enumerate() {
            for many in 0..=most {
                let times = if losing { -(many as f32) } else { many as f32 };
                parts[layout.counts() + place_of(nth) + many].weight = INITIAL[nth].map(|each| each * times);
            }
        }
        Self { law, losing, layout, parts, k, rate, spread }
    }

    /// Begins with weights as files have them, which others are expected to be near, instead of those.
    ///
    /// # Errors
    /// When they are too few or too many.
    #[allow(clippy::cast_precision_loss)] // small
    pub fn begin(&mut self, numbers: &[i16]) -> Result<(), WeightsError> {
        if numbers.len() != 2 * self.parts.len() {
            return Err(WeightsError::new(&format!("they are {} pairs", self.parts.len())));
        }
        for (part, pair) in self.parts.iter_mut().zip(numbers.chunks_exact(2)) {
            part.weight = [pair[0], pair[1]].map(|number| f32::from(number) / FINE as f32);
            part.centre = part.weight;
        }
        Ok(())
    }

    /// Counts how often each part is seen, once before the first round.
    pub fn count(&mut self, examples: &[Example]) {
        let mut made = Made { places: Vec::new(), score: 0.0, mixture: [0.0; 2] };
        for example in examples {
            self.look(&example.position, &mut made);
            for &(place, _) in &made.places {
                self.parts[place].seen += example.times;
            }
        }
    }

    /// Learns from the examples, in that order.
    pub fn learn(&mut self, examples: &[Example], order: &[u32]) {
        let mut made = Made { places: Vec::new(), score: 0.0, mixture: [0.0; 2] };
        for &nth in order {
            let example = &examples[nth as usize];
            self.look(&example.position, &mut made);
            let wrong = (share(self.k * made.score) - example.aim) * self.k * example.times;
            self.step(&made, wrong);
        }
    }

    fn step(&mut self, made: &Made, wrong: f32) {
        let first = SEEN * (self.k / 4.0).powi(2);
        for &(place, sign) in &made.places {
            let prior = self.prior(place);
            let part = &mut self.parts[place];
            for phase in 0..2 {
                let slope = wrong * sign * made.mixture[phase]
                    + (part.weight[phase] - part.centre[phase]) * prior / part.seen;
                part.steps[phase] += slope * slope;
                part.weight[phase] -= self.rate * slope / (part.steps[phase] + first).sqrt();
            }
        }
    }

    /// How strongly a part is drawn to where it is expected; counts are not.
    fn prior(&self, place: usize) -> f32 {
        let Some(part) = self.layout.part_at(place) else { return 0.0 };
        (WIDTHS[part] * self.spread).powi(-2)
    }

    /// The parts as files have them, without the first line.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)] // clamped
    pub fn numbers(&self) -> Vec<i16> {
        let rounded = |weight: f32| (weight * FINE as f32).round().clamp(-32_767.0, 32_767.0) as i16;
        self.parts.iter().flat_map(|part| part.weight.map(rounded)).collect()
    }

    #[allow(clippy::cast_precision_loss)] // few men
    fn look(&self, position: &Position, made: &mut Made) {
        made.places.clear();
        let [mine, theirs] = sides(self.law, position);
        self.places(&mine, 1.0, &mut made.places);
        self.places(&theirs, -1.0, &mut made.places);
        made.places.push((self.layout.turn(), 1.0));
        let (men, all) = phase(self.damier(), position);
        let opening = men as f32 / all as f32;
        let mut score = 0.0;
        for &(place, sign) in &made.places {
            let [early, late] = self.parts[place].weight;
            score += sign * (late + (early - late) * opening);
        }
        let is_whole = self.losing || tempered(position, if score > 0.0 { 2 } else { -2 }).abs() == 2;
        let part = if is_whole { 1.0 } else { 0.5 };
        made.score = score * part;
        made.mixture = [opening * part, (1.0 - opening) * part];
    }

    fn damier(&self) -> Damier {
        self.law.movement().damier
    }

    #[inline(always)]
    fn places(&self, side: &Side, sign: f32, places: &mut Vec<(usize, f32)>) {
        let layout = self.layout;
        for window in 0..layout.windows() {
            let pattern = side.windows[window] as usize;
            places.extend(layout.parts(window, pattern).map(|place| (place, sign)));
        }
        places.extend(side.counts.map(|place| (layout.counts() + place, sign)));
        places.extend(squares(side.kings).map(|bit| (layout.kings() + bit as usize, sign)));
    }
}

fn share(margin: f32) -> f32 {
    1.0 / (1.0 + (-margin).exp())
}
