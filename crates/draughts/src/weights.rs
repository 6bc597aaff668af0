//! What the evaluation weighs, as data.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

/// The weights that come with the crate.
pub const USUAL: &str = include_str!("../weights/usual.txt");

/// A weight in the opening and in the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Phased {
    pub(crate) opening: i32,
    pub(crate) ending: i32,
}

/// The weights of every term; hundredths of a man.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    pub(crate) man: Phased,
    pub(crate) king: Phased,
    pub(crate) rows: [Phased; 10],
    pub(crate) columns: [Phased; 5],
    pub(crate) supported: Phased,
    pub(crate) outpost: Phased,
    pub(crate) imbalance: Phased,
    pub(crate) mobility: Phased,
    pub(crate) cramped: [i32; 4],
    pub(crate) main_line: Phased,
    pub(crate) turn: Phased,
}

/// Weights that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsError(String);

impl fmt::Display for WeightsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no weights: {}", self.0)
    }
}

impl Error for WeightsError {}

impl WeightsError {
    pub(crate) fn new(why: &str) -> Self {
        Self(why.to_owned())
    }
}

/// Beyond this an evaluation might be taken for the end of a game.
const MOST: u32 = 500;

impl Weights {
    /// The weights written so: a name and its numbers a line, and remarks after `#`.
    ///
    /// # Errors
    /// For a name that is missing, a number that is none or far too large, and too many or too few of them.
    pub fn read(text: &str) -> Result<Self, WeightsError> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").split_whitespace());
        let named = lines.filter_map(|mut words| Some((words.next()?, words.collect::<Vec<_>>())));
        let named: HashMap<&str, Vec<&str>> = named.collect();
        let phased = |name| numbers::<2>(&named, name).map(|[opening, ending]| Phased { opening, ending });
        Ok(Self {
            man: phased("man")?,
            king: phased("king")?,
            rows: both(numbers(&named, "row_opening")?, numbers(&named, "row_ending")?),
            columns: both(numbers(&named, "column_opening")?, numbers(&named, "column_ending")?),
            supported: phased("supported")?,
            outpost: phased("outpost")?,
            imbalance: phased("imbalance")?,
            mobility: phased("mobility")?,
            cramped: numbers(&named, "cramped")?,
            main_line: phased("main_line")?,
            turn: phased("turn")?,
        })
    }
}

fn numbers<const N: usize>(named: &HashMap<&str, Vec<&str>>, name: &str) -> Result<[i32; N], WeightsError> {
    let words = named.get(name).ok_or_else(|| WeightsError(format!("{name} is missing")))?;
    let read: Option<Vec<i32>> = words.iter().map(|word| word.parse().ok()).collect();
    let small = read.filter(|found| found.iter().all(|number| number.unsigned_abs() <= MOST));
    let wrong = || WeightsError(format!("{name} has {N} numbers, none beyond {MOST}"));
    small.and_then(|found| found.try_into().ok()).ok_or_else(wrong)
}

fn both<const N: usize>(opening: [i32; N], ending: [i32; N]) -> [Phased; N] {
    std::array::from_fn(|n| Phased { opening: opening[n], ending: ending[n] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_weights_are_weights() {
        assert_eq!(Weights::read(USUAL).unwrap().man, Phased { opening: 84, ending: 116 });
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |from, to| Weights::read(&USUAL.replace(from, to)).unwrap_err().to_string();
        assert_eq!(error("supported 9 2", ""), "no weights: supported is missing");
        assert_eq!(
            error("supported 9 2", "supported 9"),
            "no weights: supported has 2 numbers, none beyond 500"
        );
        assert_eq!(error("king 280 300", "king 280 9000"), "no weights: king has 2 numbers, none beyond 500");
    }
}
