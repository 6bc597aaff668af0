//! A net: layers for each phase of a game, and a word of a few probabilities.

use rand::Rng;

use crate::layers::Layers;

/// What is seen of a state: the inputs that are not nothing, by number.
pub type SparseInputs = Vec<(u16, f32)>;

/// How large the layers of a phase are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // said by their names
pub struct Size {
    pub inputs: usize,
    pub hidden: usize,
}

/// How large a net is: the layers of each phase, and how many outputs all have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // said above
pub struct Shape {
    pub phases: Vec<Size>,
    pub outputs: usize,
}

impl Shape {
    /// How many inputs there are in all phases.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.phases.iter().map(|size| size.inputs).sum()
    }
}

/// A net. The inputs are numbered through all phases, so that what is seen tells the phase it is of.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) phases: Vec<Layers>,
}

/// What is kept while words are said, to be used again.
#[derive(Clone, Debug, Default)]
pub struct Workspace {
    seen: Vec<(usize, f32)>,
    units: Vec<f32>,
}

impl Net {
    /// A net that says one half to everything.
    #[must_use]
    pub fn blank(shape: &Shape) -> Self {
        Self { phases: shape.phases.iter().map(|&size| Layers::blank(size, shape.outputs)).collect() }
    }

    /// A net that knows nothing yet, its units different from one another.
    pub fn fresh(shape: &Shape, rng: &mut impl Rng) -> Self {
        Self { phases: shape.phases.iter().map(|&size| Layers::fresh(size, shape.outputs, rng)).collect() }
    }

    /// How large it is.
    #[must_use]
    pub fn shape(&self) -> Shape {
        let phases = self.phases.iter().map(|layers| layers.size).collect();
        Shape { phases, outputs: self.outputs() }
    }

    /// How many numbers a word has.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.phases.first().map_or(0, |layers| layers.outputs)
    }

    /// Sets what an input, or nothing at all, adds to an output in the first phase.
    pub fn set_direct(&mut self, input: Option<usize>, output: usize, weight: f32) {
        let layers = &mut self.phases[0];
        let row = input.unwrap_or(layers.size.inputs);
        let place = row * layers.row() + layers.size.hidden + output;
        layers.weights[place] = weight;
    }

    /// What the net says of many things seen, a word after another. Each is given by where it ends among all.
    #[must_use]
    pub fn words(&self, seen: &[(u16, f32)], ends: &[usize]) -> Vec<f32> {
        let outputs = self.outputs();
        let (mut workspace, mut words) = (Workspace::default(), vec![0.0; ends.len() * outputs]);
        let mut begin = 0;
        for (&end, word) in ends.iter().zip(words.chunks_exact_mut(outputs.max(1))) {
            self.word(&seen[begin..end], &mut workspace, word);
            begin = end;
        }
        words
    }

    /// What the net says of what is seen.
    pub fn word(&self, seen: &[(u16, f32)], workspace: &mut Workspace, word: &mut [f32]) {
        let phase = self.phase_of(seen, &mut workspace.seen);
        self.phases[phase].word(&workspace.seen, &mut workspace.units, word);
    }

    /// Moves what the net says of what is seen towards a target.
    pub fn learn(&mut self, seen: &[(u16, f32)], target: &[f32], rate: f32) {
        let mut own = Vec::with_capacity(seen.len());
        let phase = self.phase_of(seen, &mut own);
        self.phases[phase].learn(&own, target, rate);
    }

    /// The phase of what is seen, by its first input; `own` becomes the same, its inputs numbered within the phase.
    fn phase_of(&self, seen: &[(u16, f32)], own: &mut Vec<(usize, f32)>) -> usize {
        let any = seen.first().map_or(0, |&(input, _)| usize::from(input));
        let (mut phase, mut first) = (0, 0);
        while phase + 1 < self.phases.len() && any >= first + self.phases[phase].size.inputs {
            first += self.phases[phase].size.inputs;
            phase += 1;
        }
        own.clear();
        own.extend(seen.iter().map(|&(input, value)| (usize::from(input) - first, value)));
        phase
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn shape() -> Shape {
        Shape { phases: vec![Size { inputs: 2, hidden: 8 }], outputs: 1 }
    }

    fn said(net: &Net, seen: &[(u16, f32)]) -> f32 {
        let mut word = [0.0];
        net.word(seen, &mut Workspace::default(), &mut word);
        word[0]
    }

    #[test]
    fn many_words_are_those_said_one_by_one() {
        let mut net = Net::blank(&shape());
        net.set_direct(Some(0), 0, 2.0);
        let seen = [(0, 1.0), (1, 1.0), (0, -1.0)];
        let words = net.words(&seen, &[0, 2, 3]);
        let each = [said(&net, &[]), said(&net, &seen[..2]), said(&net, &seen[2..])];
        assert_eq!(words, each);
    }

    #[test]
    fn a_direct_weight_reaches_its_output() {
        let mut net = Net::blank(&shape());
        net.set_direct(Some(1), 0, 2.0);
        assert!((said(&net, &[(1, 1.0)]) - 1.0 / (1.0 + (-2.0_f32).exp())).abs() < 1e-6);
        assert!((said(&net, &[(0, 1.0)]) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn a_phase_learns_for_itself() {
        let shape =
            Shape { phases: vec![Size { inputs: 2, hidden: 8 }, Size { inputs: 3, hidden: 4 }], outputs: 1 };
        let mut net = Net::fresh(&shape, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let first = said(&net, &[(1, 1.0)]);
        for _ in 0..500 {
            net.learn(&[(2, 1.0), (4, 1.0)], &[0.9], 0.1);
        }
        assert!((said(&net, &[(2, 1.0), (4, 1.0)]) - 0.9).abs() < 0.01);
        assert!((said(&net, &[(1, 1.0)]) - first).abs() < 1e-9);
    }
}
