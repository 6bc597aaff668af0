//! In which order moves are looked at: what was best before, what answered well here, what is good as a rule.

use crate::score::Score;

const KILLERS: usize = 2;
const MOST: Score = 1 << 14;
/// What makes the remembered best move the first, and one that has just refuted a neighbour the second.
const FIRST: Score = 1 << 20;
const KILLER: Score = 1 << 16;

/// What one thread has learnt about classes of moves.
#[derive(Debug)]
pub(crate) struct Order {
    /// Between -[`MOST`] and [`MOST`].
    history: Vec<i16>,
    killers: Vec<[usize; KILLERS]>,
}

impl Order {
    pub(crate) fn new(classes: usize, plies: usize) -> Self {
        Self { history: vec![0; classes], killers: vec![[usize::MAX; KILLERS]; plies] }
    }

    /// How soon a move is to be looked at: the more, the sooner.
    pub(crate) fn rank(&self, class: usize, ply: usize, is_best: bool) -> Score {
        let killer = self.killers[ply].iter().position(|&killer| killer == class);
        let bonus = killer.map_or(0, |nth| KILLER - Score::try_from(nth).unwrap_or(0));
        Score::from(self.history[class]) + bonus + if is_best { FIRST } else { 0 }
    }

    /// Learns that a move refuted a position and those before it did not.
    pub(crate) fn learn(&mut self, refuted: usize, tried: &[usize], ply: usize, depth: i32) {
        let weight = (depth * depth).clamp(1, 400);
        self.add(refuted, weight);
        for &class in tried {
            self.add(class, -weight);
        }
        if self.killers[ply][0] != refuted {
            self.killers[ply] = [refuted, self.killers[ply][0]];
        }
    }

    /// Moves what is known of a class towards the most or the least there is.
    fn add(&mut self, class: usize, weight: Score) {
        let known = Score::from(self.history[class]);
        let next = known + weight * 16 - known * weight.abs() * 16 / MOST;
        self.history[class] = i16::try_from(next).unwrap_or(i16::MAX);
    }
}
