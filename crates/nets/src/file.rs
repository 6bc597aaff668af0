//! Nets as safetensors.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use safetensors::tensor::{Dtype, SafeTensors, TensorView, serialize};

use crate::card::Card;
use crate::net::{Net, Shape};

/// Bytes that are no net, or weights that do not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetError(String);

impl fmt::Display for NetError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no net: {}", self.0)
    }
}

impl Error for NetError {}

/// The one entry of the metadata. All of the card is in it, because several entries come in any order and equal nets
/// shall have equal bytes.
const CARD: &str = "card";

/// The tensors: what an input adds to the hidden units and to each output, what is there without any input, and what
/// a hidden unit adds to each output.
const TENSORS: [&str; 5] = ["hidden", "direct", "hidden_bias", "direct_bias", "onwards"];

fn wrong(error: impl fmt::Display) -> NetError {
    NetError(error.to_string())
}

impl Net {
    /// The net of those bytes, with its card.
    ///
    /// # Errors
    /// When they are no net.
    pub fn read(bytes: &[u8]) -> Result<(Self, Card), NetError> {
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(wrong)?;
        let card = header.metadata().as_ref().and_then(|entries| entries.get(CARD));
        let card = serde_json::from_str(card.ok_or_else(|| wrong("it has no card"))?).map_err(wrong)?;
        let file = SafeTensors::deserialize(bytes).map_err(wrong)?;
        let [hidden, direct, hidden_bias, direct_bias, onwards] = TENSORS.map(|name| file.tensor(name));
        let (hidden, direct) = (hidden.map_err(wrong)?, direct.map_err(wrong)?);
        let shape = shape_of(&hidden, &direct)?;
        let parts = [
            numbers(&hidden)?,
            numbers(&direct)?,
            numbers(&hidden_bias.map_err(wrong)?)?,
            numbers(&direct_bias.map_err(wrong)?)?,
            numbers(&onwards.map_err(wrong)?)?,
        ];
        let net = Self::joined(shape, &parts).ok_or_else(|| wrong("the weights do not fit"))?;
        Ok((net, card))
    }

    /// The net as bytes, with its card; the same net and card give the same bytes.
    ///
    /// # Errors
    /// When they cannot be written, which does not happen to a net.
    pub fn write(&self, card: &Card) -> Result<Vec<u8>, NetError> {
        let Shape { inputs, hidden, outputs } = self.shape();
        let sizes =
            [vec![inputs, hidden], vec![inputs, outputs], vec![hidden], vec![outputs], vec![hidden, outputs]];
        let parts = self
            .parted()
            .map(|part| part.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>());
        let views = TENSORS
            .into_iter()
            .zip(sizes.into_iter().zip(&parts))
            .map(|(name, (size, part))| Ok((name, TensorView::new(Dtype::F32, size, part).map_err(wrong)?)))
            .collect::<Result<Vec<_>, NetError>>()?;
        let card = serde_json::to_string(card).map_err(wrong)?;
        serialize(views, Some(HashMap::from([(CARD.to_owned(), card)]))).map_err(wrong)
    }
}

fn shape_of(hidden: &TensorView<'_>, direct: &TensorView<'_>) -> Result<Shape, NetError> {
    match (hidden.shape(), direct.shape()) {
        (&[inputs, hidden], &[same, outputs]) if inputs == same => Ok(Shape { inputs, hidden, outputs }),
        _ => Err(wrong("it has no shape")),
    }
}

fn numbers(tensor: &TensorView<'_>) -> Result<Vec<f32>, NetError> {
    if tensor.dtype() != Dtype::F32 {
        return Err(wrong("weights are numbers of 32 bits"));
    }
    let numbers: Vec<f32> = tensor
        .data()
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect();
    if numbers.iter().all(|number| number.is_finite()) {
        Ok(numbers)
    } else {
        Err(wrong("weights are finite"))
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn it_comes_back_from_its_bytes_with_its_card() {
        let shape = Shape { inputs: 5, hidden: 3, outputs: 2 };
        let net = Net::fresh(shape, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let card = Card {
            game: "pharaon".into(),
            encoding: "pharaon-1".into(),
            outputs: vec!["win".into(), "double".into()],
            made: "seed 1, 7 games".into(),
        };
        let bytes = net.write(&card).unwrap();
        assert_eq!(net.write(&card).unwrap(), bytes);
        assert_eq!(Net::read(&bytes), Ok((net, card)));
        assert!(Net::read(&bytes[..bytes.len() - 4]).is_err());
        assert!(Net::read(b"something else").is_err());
    }

    #[test]
    fn a_net_without_hidden_units_comes_back_too() {
        let net = Net::blank(Shape { inputs: 4, hidden: 0, outputs: 1 });
        let bytes = net.write(&Card::default()).unwrap();
        assert_eq!(Net::read(&bytes).unwrap().0, net);
    }
}
