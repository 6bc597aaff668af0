//! The layers of one phase: inputs, hidden units, and the outputs that both feed.

use rand::Rng;

use crate::net::Size;
use crate::sums::add_rows;

/// Layers. Inputs feed the hidden units and the outputs; without hidden units they are a weighing of inputs.
///
/// Weights lie in one row an input (hidden units, then outputs), one row of what is there without any input,
/// and one row of outputs a hidden unit.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layers {
    pub size: Size,
    pub outputs: usize,
    pub weights: Vec<f32>,
}

impl Layers {
    /// Layers that say one half to everything.
    pub fn blank(size: Size, outputs: usize) -> Self {
        Self { size, outputs, weights: vec![0.0; weights(size, outputs)] }
    }

    /// Layers that know nothing yet, their units different from one another.
    pub fn fresh(size: Size, outputs: usize, rng: &mut impl Rng) -> Self {
        let weights = (0..weights(size, outputs)).map(|_| rng.random_range(-0.1..0.1)).collect();
        Self { size, outputs, weights }
    }

    /// The layers of their tensors, in the order of the file; nothing if they do not fit.
    pub fn joined(size: Size, outputs: usize, parts: &[Vec<f32>; 5]) -> Option<Self> {
        let Size { inputs, hidden } = size;
        let sizes = [inputs * hidden, inputs * outputs, hidden, outputs, hidden * outputs];
        if parts.iter().zip(sizes).any(|(part, size)| part.len() != size) {
            return None;
        }
        let mut weights = Vec::with_capacity(weights(size, outputs));
        for input in 0..inputs {
            weights.extend_from_slice(&parts[0][input * hidden..][..hidden]);
            weights.extend_from_slice(&parts[1][input * outputs..][..outputs]);
        }
        parts[2..].iter().for_each(|part| weights.extend_from_slice(part));
        Some(Self { size, outputs, weights })
    }

    /// Their tensors, in the order of the file.
    pub fn parted(&self) -> [Vec<f32>; 5] {
        let (row, hidden) = (self.row(), self.size.hidden);
        let rows = || self.weights[..self.size.inputs * row].chunks_exact(row);
        let (bias, onwards) = self.weights[self.size.inputs * row..].split_at(row);
        [
            rows().flat_map(|row| &row[..hidden]).copied().collect(),
            rows().flat_map(|row| &row[hidden..]).copied().collect(),
            bias[..hidden].to_vec(),
            bias[hidden..].to_vec(),
            onwards.to_vec(),
        ]
    }

    /// What one input feeds: the hidden units, and each output directly.
    pub fn row(&self) -> usize {
        self.size.hidden + self.outputs
    }

    /// What is said of what is seen; `units` keeps what the units say meanwhile.
    pub fn word(&self, seen: &[(usize, f32)], units: &mut Vec<f32>, word: &mut [f32]) {
        let (row, Size { inputs, hidden }) = (self.row(), self.size);
        units.clear();
        units.extend_from_slice(&self.weights[inputs * row..][..row]);
        add_rows(&self.weights[..inputs * row], seen, units);
        for unit in &mut units[..hidden] {
            *unit /= 1.0 + unit.abs();
        }
        word.copy_from_slice(&units[hidden..]);
        let onwards = &self.weights[(inputs + 1) * row..];
        for (unit, weights) in units.iter().zip(onwards.chunks_exact(self.outputs)) {
            for (said, weight) in word.iter_mut().zip(weights) {
                *said += unit * weight;
            }
        }
        for said in word {
            *said = 1.0 / (1.0 + (-*said).exp());
        }
    }
}

/// How many weights layers of that size have.
fn weights(size: Size, outputs: usize) -> usize {
    (size.inputs + 1) * (size.hidden + outputs) + size.hidden * outputs
}
