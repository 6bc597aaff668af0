//! A coup played on by one who cannot see the other hands: he chooses alike in all deals he cannot tell apart.
//!
//! The others play as the model expects of the hands they hold. Each play of theirs tells him more, so that the
//! deals are parted by what was played, and he does what is best in the mean of those still possible.

use rand::Rng;

use crate::model::{chances, chosen};
use crate::partie::{Laying, Phase};
use crate::prospects::prospects;
use crate::record::Seen;

/// A deal as far as it has been played, and how likely that is.
pub(crate) type Branch = (Seen, f64);

/// What is expected: the sum over branches of their chance times what they bring, and times its square.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    pub worth: f64,
    pub square: f64,
}

impl Sum {
    fn add(&mut self, other: Self) {
        self.worth += other.worth;
        self.square += other.square;
    }
}

/// How a coup is played on.
pub(crate) struct Search<'a, R> {
    /// For whom.
    pub seat: usize,
    /// Every play of the others is followed, not one drawn in each deal.
    pub whole: bool,
    /// With fewer branches than this there is too little to choose by: he too plays as the model does.
    pub few: usize,
    pub rng: &'a mut R,
}

impl<R: Rng> Search<'_, R> {
    /// What branches bring that look the same to the seat.
    pub(crate) fn sum(&mut self, branches: &[Branch]) -> Sum {
        let Some((seen, _)) = branches.first() else { return Sum::default() };
        if seen.partie.phase != Phase::Play {
            return branches.iter().fold(Sum::default(), |mut sum, &(ended, chance)| {
                sum.add(self.ended(&ended, chance));
                sum
            });
        }
        if seen.partie.turn != self.seat {
            return self.others(branches);
        }
        if !self.whole && branches.len() < self.few {
            return branches.iter().fold(Sum::default(), |mut sum, &(seen, chance)| {
                sum.add(self.played_on(seen, chance));
                sum
            });
        }
        self.best(branches)
    }

    /// What branches bring once the seat has laid a dé, or said that it cannot.
    pub(crate) fn laid(&mut self, branches: &[Branch], laying: Option<Laying>) -> Sum {
        let then: Vec<Branch> = branches.iter().map(|&(seen, chance)| (seen.after(laying), chance)).collect();
        self.sum(&then)
    }

    fn best(&mut self, branches: &[Branch]) -> Sum {
        let layings = branches[0].0.partie.layings();
        let mut best: Option<Sum> = None;
        for &laying in &layings {
            let sum = self.laid(branches, Some(laying));
            if best.is_none_or(|found| sum.worth > found.worth) {
                best = Some(sum);
            }
        }
        best.unwrap_or_else(|| self.laid(branches, None))
    }

    /// What branches bring that are parted by what another seat plays.
    fn others(&mut self, branches: &[Branch]) -> Sum {
        let mut parts: Vec<(Option<Laying>, Vec<Branch>)> = Vec::new();
        let mut put = |laying: Option<Laying>, seen: &Seen, chance: f64| {
            let branch = (seen.after(laying), chance);
            match parts.iter_mut().find(|(played, _)| *played == laying) {
                Some((_, part)) => part.push(branch),
                None => parts.push((laying, vec![branch])),
            }
        };
        for (seen, chance) in branches {
            if !self.whole {
                put(chosen(seen, self.rng), seen, *chance);
                continue;
            }
            let layings = seen.partie.layings();
            if layings.is_empty() {
                put(None, seen, *chance);
            }
            for (&laying, likely) in layings.iter().zip(chances(seen, &layings)) {
                put(Some(laying), seen, chance * f64::from(likely));
            }
        }
        parts.iter().fold(Sum::default(), |mut sum, (_, part)| {
            sum.add(self.sum(part));
            sum
        })
    }

    /// One deal played to its end as the model does.
    fn played_on(&mut self, mut seen: Seen, chance: f64) -> Sum {
        while seen.partie.phase == Phase::Play {
            let laying = chosen(&seen, self.rng);
            seen.go_on(laying);
        }
        self.ended(&seen, chance)
    }

    fn ended(&self, seen: &Seen, chance: f64) -> Sum {
        let worth = prospects(&seen.partie)[self.seat];
        Sum { worth: chance * worth, square: chance * worth * worth }
    }
}
