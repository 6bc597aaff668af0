//! What many games came to, summed so that the order of summing does not show.

/// How finely values are counted: in 2^-32ths.
const UNIT: f64 = 4_294_967_296.0;

/// Games counted, with the sums of what they were worth to White and of the squares, in 2^-32ths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)] // said above
pub struct Tally {
    pub games: u64,
    pub sum: i128,
    pub squares: i128,
}

impl Tally {
    /// Counts one game more.
    pub fn add(&mut self, value: f32) {
        let value = f64::from(value);
        self.games += 1;
        self.sum += fixed(value);
        self.squares += fixed(value * value);
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean value; nothing of no games.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // a mean needs no more
    pub fn mean(&self) -> f64 {
        self.sum as f64 / UNIT / self.games as f64
    }

    /// The standard error of the mean, as if the games were drawn independently.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // as above
    pub fn error(&self) -> f64 {
        let games = self.games as f64;
        let spread = self.squares as f64 / UNIT / games - self.mean().powi(2);
        (spread.max(0.0) / (games - 1.0)).sqrt()
    }
}

#[allow(clippy::cast_possible_truncation)] // values are stakes: far from the limits
fn fixed(value: f64) -> i128 {
    (value * UNIT).round() as i128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_summing_does_not_show() {
        let values = [0.1, -2.0, 1.0, 0.333_333, 1e-7];
        let tally = |values: &[f32]| {
            let mut tally = Tally::default();
            for &value in values {
                tally.add(value);
            }
            tally
        };
        let (head, tail) = values.split_at(2);
        assert_eq!(tally(&values), tally(tail).with(tally(head)));
        assert!((tally(&[1.0, 0.0]).mean() - 0.5).abs() < 1e-12);
        assert!((tally(&[1.0, 0.0]).error() - 0.5).abs() < 1e-12);
    }
}
