//! A judge made by hand: what the principles name, weighed in holes.

use academie_chance::Encoder;
use academie_nets::Net;

use super::inputs::{LOGIT, TrictracEncoder, named};
use crate::hand::{HandError, unknown, weighed};

/// The net without hidden units that weighs as the text says: a line for each thing weighed, what one of it is worth
/// in holes to who throws next when it is his, and when it is the other's; remarks after `#`.
///
/// # Errors
/// For a name that is unknown and for weights that are no numbers.
pub fn hand_made(text: &str) -> Result<Net, HandError> {
    let mut net = Net::blank(&TrictracEncoder::Lead.shape(&[0]));
    for (name, weights) in weighed(text)? {
        for (weight, throws) in weights.into_iter().zip([true, false]) {
            for (input, times) in named(name, throws).ok_or_else(|| unknown(name))? {
                net.set_direct(Some(usize::from(input)), 0, weight * times * LOGIT);
            }
        }
    }
    Ok(net)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_refused() {
        assert!(hand_made("coin 1 -1 # as soon as you can\n\ntalon -0.1 0.1").is_ok());
        assert!(hand_made("luck 1 1").is_err());
        assert!(hand_made("coin 1").is_err());
    }
}
