//! Weights made by hand, as data.

use academie_chance::Encoder;
use academie_nets::Net;

use super::inputs::{RaceEncoder, input};
use crate::hand::{HandError, unknown, weighed};

/// So unlikely is a double: were it as likely everywhere, a partie won simply would seem worth less than one nearly won.
const NEVER: f32 = -20.0;

/// The net without hidden units that weighs as the text says: a line for each number weighed, its weights for who
/// throws next and for the other; remarks after `#`. Doubles are not thought of.
///
/// # Errors
/// For a name that is unknown and for weights that are no numbers.
pub fn hand_made(text: &str) -> Result<Net, HandError> {
    let mut net = Net::blank(&RaceEncoder::default().shape(&[0]));
    for output in [1, 2] {
        net.set_direct(None, output, NEVER);
    }
    for (name, weights) in weighed(text)? {
        for (weight, throws) in weights.into_iter().zip([true, false]) {
            net.set_direct(Some(input(name, throws).ok_or_else(|| unknown(name))?), 0, weight);
        }
    }
    Ok(net)
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
