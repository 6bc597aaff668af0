//! Nets as safetensors.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use safetensors::tensor::{Dtype, SafeTensors, TensorView, serialize};

use crate::card::Card;
use crate::layers::Layers;
use crate::net::{Net, Size};

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

/// The tensors of a phase begin with its name, where there are several.
fn named(phase: Option<&String>, tensor: &str) -> String {
    phase.map_or_else(|| tensor.to_owned(), |phase| format!("{phase}.{tensor}"))
}

/// The phases of a card; one without a name if it knows of none.
fn phases(card: &Card) -> Vec<Option<&String>> {
    if card.phases.is_empty() { vec![None] } else { card.phases.iter().map(Some).collect() }
}

impl Net {
    /// The net of those bytes, with its card.
    ///
    /// # Errors
    /// When they are no net.
    pub fn read(bytes: &[u8]) -> Result<(Self, Card), NetError> {
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(wrong)?;
        let card = header.metadata().as_ref().and_then(|entries| entries.get(CARD));
        let card: Card = serde_json::from_str(card.ok_or_else(|| wrong("it has no card"))?).map_err(wrong)?;
        let file = SafeTensors::deserialize(bytes).map_err(wrong)?;
        let read =
            phases(&card).into_iter().map(|phase| layers(&file, phase)).collect::<Result<Vec<_>, _>>()?;
        if read.iter().any(|layers| layers.outputs != read[0].outputs) {
            return Err(wrong("its phases have other outputs"));
        }
        Ok((Self { phases: read }, card))
    }

    /// The net as bytes, with its card; the same net and card give the same bytes.
    ///
    /// # Errors
    /// When the card is of other phases.
    pub fn write(&self, card: &Card) -> Result<Vec<u8>, NetError> {
        let names = phases(card);
        if names.len() != self.phases.len() {
            return Err(wrong("the card is of other phases"));
        }
        let mut tensors = Vec::new();
        for (layers, phase) in self.phases.iter().zip(names) {
            let Size { inputs, hidden } = layers.size;
            let outputs = layers.outputs;
            let sizes = [
                vec![inputs, hidden],
                vec![inputs, outputs],
                vec![hidden],
                vec![outputs],
                vec![hidden, outputs],
            ];
            for ((name, size), part) in TENSORS.into_iter().zip(sizes).zip(layers.parted()) {
                let bytes: Vec<u8> = part.iter().flat_map(|weight| weight.to_le_bytes()).collect();
                tensors.push((named(phase, name), size, bytes));
            }
        }
        let views = tensors
            .iter()
            .map(|(name, size, bytes)| {
                Ok((name, TensorView::new(Dtype::F32, size.clone(), bytes).map_err(wrong)?))
            })
            .collect::<Result<Vec<_>, NetError>>()?;
        let card = serde_json::to_string(card).map_err(wrong)?;
        serialize(views, Some(HashMap::from([(CARD.to_owned(), card)]))).map_err(wrong)
    }
}

/// The layers of a phase.
fn layers(file: &SafeTensors<'_>, phase: Option<&String>) -> Result<Layers, NetError> {
    let [hidden, direct, hidden_bias, direct_bias, onwards] =
        TENSORS.map(|name| file.tensor(&named(phase, name)));
    let (hidden, direct) = (hidden.map_err(wrong)?, direct.map_err(wrong)?);
    let (&[inputs, units], &[same, outputs]) = (hidden.shape(), direct.shape()) else {
        return Err(wrong("it has no shape"));
    };
    if inputs != same {
        return Err(wrong("it has no shape"));
    }
    let parts = [
        numbers(&hidden)?,
        numbers(&direct)?,
        numbers(&hidden_bias.map_err(wrong)?)?,
        numbers(&direct_bias.map_err(wrong)?)?,
        numbers(&onwards.map_err(wrong)?)?,
    ];
    Layers::joined(Size { inputs, hidden: units }, outputs, &parts)
        .ok_or_else(|| wrong("the weights do not fit"))
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
    use crate::net::Shape;

    #[test]
    fn it_comes_back_from_its_bytes_with_its_card() {
        let shape = Shape { phases: vec![Size { inputs: 5, hidden: 3 }], outputs: 2 };
        let net = Net::fresh(&shape, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let card = Card {
            game: "pharaon".into(),
            encoding: "pharaon-1".into(),
            phases: Vec::new(),
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
        let net = Net::blank(&Shape { phases: vec![Size { inputs: 4, hidden: 0 }], outputs: 1 });
        let bytes = net.write(&Card::default()).unwrap();
        assert_eq!(Net::read(&bytes).unwrap().0, net);
    }

    #[test]
    fn a_net_of_phases_keeps_each_under_its_name() {
        let sizes = vec![Size { inputs: 4, hidden: 2 }, Size { inputs: 3, hidden: 1 }];
        let net = Net::fresh(&Shape { phases: sizes, outputs: 1 }, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let card = Card { phases: vec!["contact".into(), "race".into()], ..Card::default() };
        let bytes = net.write(&card).unwrap();
        assert!(String::from_utf8_lossy(&bytes).contains("race.hidden"));
        assert_eq!(Net::read(&bytes).unwrap().0, net);
        assert!(net.write(&Card::default()).is_err());
    }
}
