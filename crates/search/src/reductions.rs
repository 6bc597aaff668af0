//! How much less deeply late moves are looked at first.

use crate::tuning::Tuning;

/// Depths and places beyond this are reduced alike.
const MOST: usize = 64;

/// Reductions by depth and place.
#[derive(Debug)]
pub(crate) struct Reductions(Box<[[i32; MOST]; MOST]>);

impl Reductions {
    #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)] // small numbers
    pub(crate) fn new(tuning: &Tuning) -> Self {
        let mut table = Box::new([[0; MOST]; MOST]);
        for (depth, row) in table.iter_mut().enumerate() {
            for (nth, less) in row.iter_mut().enumerate() {
                let logs = (depth.max(1) as f64).ln() * ((nth + 1) as f64).ln();
                *less = ((f64::from(tuning.late) * logs + f64::from(tuning.late_base)) / 100.0) as i32;
            }
        }
        Self(table)
    }

    /// The plies less for the nth move, from 0.
    pub(crate) fn of(&self, depth: i32, nth: usize) -> i32 {
        let depth = usize::try_from(depth).unwrap_or(0);
        self.0[depth.min(MOST - 1)][nth.min(MOST - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_and_the_deeper_the_less() {
        let reductions = Reductions::new(&Tuning { late: 100, late_base: 0, ..Tuning::default() });
        assert_eq!(reductions.of(10, 0), 0);
        assert_eq!(reductions.of(1, 9), 0);
        assert!(reductions.of(10, 9) > reductions.of(10, 3) && reductions.of(10, 9) > reductions.of(4, 9));
        assert_eq!(reductions.of(500, 500), reductions.of(63, 63));
    }
}
