//! A small net: what is seen of a state, one hidden layer, and a word of a few probabilities.

use std::error::Error;
use std::fmt;

use rand::Rng;

/// What is seen of a state: the inputs that are not nothing, by number.
pub type Seen = Vec<(u16, f32)>;

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
    fn row(self) -> usize {
        self.hidden + self.outputs
    }
}

/// A net. Inputs feed the hidden units and the outputs; without hidden units it is a weighing of inputs.
///
/// Weights lie in one row an input (hidden units, then outputs), one row of what is there without any input,
/// and one row of outputs a hidden unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    shape: Shape,
    weights: Vec<f32>,
}

/// Bytes that are no net, or weights that do not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetError(&'static str);

impl fmt::Display for NetError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no net: {}", self.0)
    }
}

impl Error for NetError {}

const MARK: &str = "academie-net 1";

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

    /// The net of those bytes: a line of its mark, its shape and a note, then the weights.
    ///
    /// # Errors
    /// When they are no net.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(NetError("no first line"))?;
        let line = std::str::from_utf8(&bytes[..end]).map_err(|_| NetError("no first line"))?;
        let told = line.strip_prefix(MARK).ok_or(NetError("no mark"))?;
        let sizes: Vec<usize> = told.split_whitespace().map_while(|word| word.parse().ok()).collect();
        let &[inputs, hidden, outputs] = sizes.as_slice() else { return Err(NetError("no shape")) };
        let shape = Shape { inputs, hidden, outputs };
        let weights: Vec<f32> = bytes[end + 1..]
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        if weights.len() != shape.weights() || weights.iter().any(|weight| !weight.is_finite()) {
            return Err(NetError("the weights do not fit"));
        }
        Ok(Self { shape, weights })
    }

    /// The net as bytes, with a note of where it comes from.
    #[must_use]
    pub fn write(&self, note: &str) -> Vec<u8> {
        let Shape { inputs, hidden, outputs } = self.shape;
        let note = note.replace('\n', " ");
        let mut bytes = format!("{MARK} {inputs} {hidden} {outputs} | {note}\n").into_bytes();
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
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

    /// Moves what the net says of what is seen towards a target.
    pub fn learn(&mut self, seen: &[(u16, f32)], target: &[f32], rate: f32) {
        let Shape { inputs, hidden, outputs } = self.shape;
        let row = self.shape.row();
        let (mut units, mut word) = (Vec::with_capacity(row), vec![0.0; outputs]);
        self.word(seen, &mut units, &mut word);
        let wrong: Vec<f32> = word.iter().zip(target).map(|(said, truth)| rate * (truth - said)).collect();
        let mut blame = vec![0.0; row];
        blame[hidden..].copy_from_slice(&wrong);
        let onwards = &mut self.weights[(inputs + 1) * row..];
        for ((unit, blamed), weights) in units.iter().zip(&mut blame).zip(onwards.chunks_exact_mut(outputs)) {
            let slope = (1.0 - unit.abs()).powi(2);
            *blamed = slope * weights.iter().zip(&wrong).map(|(weight, wrong)| weight * wrong).sum::<f32>();
            for (weight, wrong) in weights.iter_mut().zip(&wrong) {
                *weight += unit * wrong;
            }
        }
        let nothing = u16::try_from(inputs).unwrap_or(u16::MAX);
        for &(input, value) in seen.iter().chain([&(nothing, 1.0)]) {
            let weights = &mut self.weights[usize::from(input) * row..][..row];
            for (weight, blamed) in weights.iter_mut().zip(&blame) {
                *weight += value * blamed;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    const SHAPE: Shape = Shape { inputs: 2, hidden: 8, outputs: 1 };

    fn said(net: &Net, seen: &[(u16, f32)]) -> f32 {
        let mut word = [0.0];
        net.word(seen, &mut Vec::new(), &mut word);
        word[0]
    }

    #[test]
    fn it_learns_what_no_weighing_of_inputs_can_tell() {
        let mut net = Net::fresh(SHAPE, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let cases: [(&[(u16, f32)], f32); 4] =
            [(&[], 0.0), (&[(0, 3.0)], 1.0), (&[(1, 3.0)], 1.0), (&[(0, 3.0), (1, 3.0)], 0.0)];
        for _ in 0..4000 {
            for (seen, truth) in cases {
                net.learn(seen, &[truth], 0.05);
            }
        }
        for (seen, truth) in cases {
            assert!((said(&net, seen) - truth).abs() < 0.1, "{seen:?}: {}", said(&net, seen));
        }
    }

    #[test]
    fn it_comes_back_from_its_bytes() {
        let net = Net::fresh(SHAPE, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let bytes = net.write("seed 1\n7 games");
        assert_eq!(Net::read(&bytes), Ok(net));
        assert!(Net::read(&bytes[..bytes.len() - 4]).is_err());
        assert!(Net::read(b"something else\n").is_err());
    }

    #[test]
    fn a_direct_weight_reaches_its_output() {
        let mut net = Net::blank(SHAPE);
        net.set_direct(Some(1), 0, 2.0);
        assert!((said(&net, &[(1, 1.0)]) - 1.0 / (1.0 + (-2.0_f32).exp())).abs() < 1e-6);
        assert!((said(&net, &[(0, 1.0)]) - 0.5).abs() < 1e-6);
    }
}
