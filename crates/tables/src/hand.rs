//! Weights made by hand, as text.

use std::error::Error;
use std::fmt;

/// Weights that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandError(pub(crate) String);

impl fmt::Display for HandError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no weights: {}", self.0)
    }
}

impl Error for HandError {}

/// A line for each thing weighed: its name, its weight for who throws next and for the other; remarks after `#`.
pub(crate) fn weighed(text: &str) -> Result<Vec<(&str, [f32; 2])>, HandError> {
    let words = |line| str::split(line, '#').next().unwrap_or("").split_whitespace().collect::<Vec<_>>();
    let mut found = Vec::new();
    for line in text.lines() {
        match words(line).as_slice() {
            [] => {}
            &[name, throws, waits] => found.push((name, [number(throws)?, number(waits)?])),
            _ => return Err(HandError(format!("cannot read {line:?}"))),
        }
    }
    Ok(found)
}

fn number(word: &str) -> Result<f32, HandError> {
    word.parse().map_err(|_| HandError(format!("{word:?} is no number")))
}

pub(crate) fn unknown(name: &str) -> HandError {
    HandError(format!("nothing is called {name}"))
}
