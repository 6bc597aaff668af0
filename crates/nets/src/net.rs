//! A small net: what is seen of a state, one hidden layer, and a word of a few probabilities.

use rand::Rng;

/// What is seen of a state: the inputs that are not nothing, by number.
pub type SparseInputs = Vec<(u16, f32)>;

/// How large a net is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // said by their names
pub struct Shape {
    pub inputs: usize,
    pub hidden: usize,
    pub outputs: usize,
}

impl Shape {
    /// How many weights such a net has.
    #[must_use]
    pub fn weights(self) -> usize {
        (self.inputs + 1) * self.row() + self.hidden * self.outputs
    }

    /// What one input feeds: the hidden units, and each output directly.
    pub(crate) fn row(self) -> usize {
        self.hidden + self.outputs
    }
}

/// A net. Inputs feed the hidden units and the outputs; without hidden units it is a weighing of inputs.
///
/// Weights lie in one row an input (hidden units, then outputs), one row of what is there without any input,
/// and one row of outputs a hidden unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
}

impl Net {
    /// A net that says one half to everything.
    #[must_use]
    pub fn blank(shape: Shape) -> Self {
        Self { shape, weights: vec![0.0; shape.weights()] }
    }

    /// A net that knows nothing yet, its units different from one another.
    pub fn fresh(shape: Shape, rng: &mut impl Rng) -> Self {
        let weights = (0..shape.weights()).map(|_| rng.random_range(-0.1..0.1)).collect();
        Self { shape, weights }
    }

    /// The net of its tensors, in the order of its file; nothing if they do not fit its shape.
    pub(crate) fn joined(shape: Shape, parts: &[Vec<f32>; 5]) -> Option<Self> {
        let Shape { inputs, hidden, outputs } = shape;
        let sizes = [inputs * hidden, inputs * outputs, hidden, outputs, hidden * outputs];
        if parts.iter().zip(sizes).any(|(part, size)| part.len() != size) {
            return None;
        }
        let mut weights = Vec::with_capacity(shape.weights());
        for input in 0..inputs {
            weights.extend_from_slice(&parts[0][input * hidden..][..hidden]);
            weights.extend_from_slice(&parts[1][input * outputs..][..outputs]);
        }
        parts[2..].iter().for_each(|part| weights.extend_from_slice(part));
        Some(Self { shape, weights })
    }

    /// Its tensors, in the order of its file.
    pub(crate) fn parted(&self) -> [Vec<f32>; 5] {
        let Shape { inputs, hidden, .. } = self.shape;
        let row = self.shape.row();
        let rows = || self.weights[..inputs * row].chunks_exact(row);
        let (bias, onwards) = self.weights[inputs * row..].split_at(row);
        [
            rows().flat_map(|row| &row[..hidden]).copied().collect(),
            rows().flat_map(|row| &row[hidden..]).copied().collect(),
            bias[..hidden].to_vec(),
            bias[hidden..].to_vec(),
            onwards.to_vec(),
        ]
    }

    /// How large it is.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Sets what an input, or nothing at all, adds to an output.
    pub fn set_direct(&mut self, input: Option<usize>, output: usize, weight: f32) {
        let row = input.unwrap_or(self.shape.inputs);
        let place = row * self.shape.row() + self.shape.hidden + output;
        self.weights[place] = weight;
    }

    /// What the net says of many things seen, a word after another. Each is given by where it ends among all.
    #[must_use]
    pub fn words(&self, seen: &[(u16, f32)], ends: &[usize]) -> Vec<f32> {
        let outputs = self.shape.outputs;
        let (mut units, mut words) = (Vec::with_capacity(self.shape.row()), vec![0.0; ends.len() * outputs]);
        let mut begin = 0;
        for (&end, word) in ends.iter().zip(words.chunks_exact_mut(outputs.max(1))) {
            self.word(&seen[begin..end], &mut units, word);
            begin = end;
        }
        words
    }

    /// What the net says of what is seen; `units` keeps what its units say meanwhile.
    pub fn word(&self, seen: &[(u16, f32)], units: &mut Vec<f32>, word: &mut [f32]) {
        let Shape { inputs, hidden, outputs } = self.shape;
        let row = self.shape.row();
        units.clear();
        units.extend_from_slice(&self.weights[inputs * row..][..row]);
        for &(input, value) in seen {
            let weights = &self.weights[usize::from(input) * row..][..row];
            for (unit, weight) in units.iter_mut().zip(weights) {
                *unit += value * weight;
            }
        }
        for unit in &mut units[..hidden] {
            *unit /= 1.0 + unit.abs();
        }
        word.copy_from_slice(&units[hidden..]);
        let onwards = &self.weights[(inputs + 1) * row..];
        for (unit, weights) in units.iter().zip(onwards.chunks_exact(outputs)) {
            for (said, weight) in word.iter_mut().zip(weights) {
                *said += unit * weight;
            }
        }
        for said in word {
            *said = 1.0 / (1.0 + (-*said).exp());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { inputs: 2, hidden: 8, outputs: 1 };

    fn said(net: &Net, seen: &[(u16, f32)]) -> f32 {
        let mut word = [0.0];
        net.word(seen, &mut Vec::new(), &mut word);
        word[0]
    }

    #[test]
    fn many_words_are_those_said_one_by_one() {
        let mut net = Net::blank(SHAPE);
        net.set_direct(Some(0), 0, 2.0);
        let seen = [(0, 1.0), (1, 1.0), (0, -1.0)];
        let words = net.words(&seen, &[0, 2, 3]);
        let each = [said(&net, &[]), said(&net, &seen[..2]), said(&net, &seen[2..])];
        assert_eq!(words, each);
    }

    #[test]
    fn a_direct_weight_reaches_its_output() {
        let mut net = Net::blank(SHAPE);
        net.set_direct(Some(1), 0, 2.0);
        assert!((said(&net, &[(1, 1.0)]) - 1.0 / (1.0 + (-2.0_f32).exp())).abs() < 1e-6);
        assert!((said(&net, &[(0, 1.0)]) - 0.5).abs() < 1e-6);
    }
}
