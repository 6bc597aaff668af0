//! How a net learns.

use crate::layers::Layers;
use crate::net::Size;

impl Layers {
    /// Moves what is said of what is seen towards a target.
    pub fn learn(&mut self, seen: &[(usize, f32)], target: &[f32], rate: f32) {
        let (row, outputs, Size { inputs, hidden }) = (self.row(), self.outputs, self.size);
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
        for &(input, value) in seen.iter().chain([&(inputs, 1.0)]) {
            let weights = &mut self.weights[input * row..][..row];
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

    use crate::net::{Net, Shape, Size, Workspace};

    #[test]
    fn it_learns_what_no_weighing_of_inputs_can_tell() {
        let shape = Shape { phases: vec![Size { inputs: 2, hidden: 8 }], outputs: 1 };
        let mut net = Net::fresh(&shape, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let cases: [(&[(u16, f32)], f32); 4] =
            [(&[], 0.0), (&[(0, 3.0)], 1.0), (&[(1, 3.0)], 1.0), (&[(0, 3.0), (1, 3.0)], 0.0)];
        for _ in 0..4000 {
            for (seen, truth) in cases {
                net.learn(seen, &[truth], 0.05);
            }
        }
        for (seen, truth) in cases {
            let mut said = [0.0];
            net.word(seen, &mut Workspace::default(), &mut said);
            assert!((said[0] - truth).abs() < 0.1, "{seen:?}: {said:?}");
        }
    }
}
