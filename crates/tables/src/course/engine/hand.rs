//! Weights made by hand, as data.

use std::error::Error;
use std::fmt;

use academie_chance::Sight;
use academie_nets::Net;

use super::sight::{CourseSight, input};

/// Weights that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandError(String);

impl fmt::Display for HandError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no weights: {}", self.0)
    }
}

impl Error for HandError {}

/// So unlikely is a double: were it as likely everywhere, a partie won simply would seem worth less than one nearly won.
const NEVER: f32 = -20.0;

/// The net without hidden units that weighs as the text says: a line for each number weighed, its weights for who
/// throws next and for the other; remarks after `#`. Doubles are not thought of.
///
/// # Errors
/// For a name that is unknown and for weights that are no numbers.
pub fn hand_made(text: &str) -> Result<Net, HandError> {
    let mut net = Net::blank(CourseSight::default().shape(0));
    for output in [1, 2] {
        net.set_direct(None, output, NEVER);
    }
    for line in text.lines() {
        let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
        match words.as_slice() {
            [] => {}
            [name, throws, waits] => {
                for (weight, side) in [(throws, true), (waits, false)] {
                    let place =
                        input(name, side).ok_or_else(|| HandError(format!("nothing is called {name}")))?;
                    net.set_direct(Some(place), 0, number(weight)?);
                }
            }
            _ => return Err(HandError(format!("cannot read {line:?}"))),
        }
    }
    Ok(net)
}

fn number(word: &str) -> Result<f32, HandError> {
    word.parse().map_err(|_| HandError(format!("{word:?} is no number")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_refused() {
        assert!(hand_made("to_run -2 2 # points\n\ncase 1 -1").is_ok());
        assert!(hand_made("luck 1 1").is_err());
        assert!(hand_made("to_run 1").is_err());
        assert!(hand_made("to_run 1 much").is_err());
    }
}
