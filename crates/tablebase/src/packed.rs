//! A table of outcomes in little room: blocks that are read one at a time.

use std::sync::Mutex;

use crate::model::{ANY, BLOCK, Model};
use crate::outcome::Outcome;

/// From how many blocks a model is learnt at most.
const LESSONS: usize = 512;

/// Packs a table of so many values, a block being asked for by its number and filled from the front.
///
/// A value is 0, 1 or 2 as an [`Outcome`], or [`ANY`]. Whoever fills blocks ends the work by saying false; then nothing is
/// returned.
pub fn pack(length: usize, block: &mut dyn FnMut(usize, &mut Vec<u8>) -> bool) -> Option<Vec<u8>> {
    let blocks = length.div_ceil(BLOCK);
    let mut filled = |nth: usize| {
        let mut values = Vec::with_capacity(BLOCK);
        block(nth, &mut values).then_some(values)
    };
    let apart = blocks.div_ceil(LESSONS).max(1);
    let lessons: Option<Vec<Vec<u8>>> = (0..blocks).step_by(apart).map(&mut filled).collect();
    let model = Model::fit(&lessons?);
    let (mut ends, mut data) = (Vec::with_capacity(4 * blocks), Vec::new());
    for nth in 0..blocks {
        data.extend(model.pack(&filled(nth)?));
        ends.extend(u32::try_from(data.len()).unwrap_or(u32::MAX).to_le_bytes());
    }
    let mut bytes = (data.len() as u64).to_le_bytes().to_vec();
    bytes.extend(model.bytes());
    bytes.extend(ends);
    bytes.extend(data);
    Some(bytes)
}

/// Where the parts of a packed table lie in its bytes.
#[derive(Clone, Debug)]
pub struct Packed {
    model: Model,
    length: usize,
    ends: usize,
    data: usize,
    after: usize,
}

impl Packed {
    /// The table of so many values that begins at `from` in these bytes; nothing if it is none.
    #[must_use]
    pub fn read(bytes: &[u8], from: usize, length: usize) -> Option<Self> {
        let head = bytes.get(from..from.checked_add(8)?)?;
        let size = usize::try_from(u64::from_le_bytes(head.try_into().ok()?)).ok()?;
        let (model, read) = Model::read(bytes.get(from + 8..)?)?;
        let ends = from + 8 + read;
        let data = ends.checked_add(4 * length.div_ceil(BLOCK))?;
        let after = data.checked_add(size)?;
        let packed = Self { model, length, ends, data, after };
        let in_order = |nth: usize| packed.part(bytes, nth).is_some();
        (after <= bytes.len() && (0..length.div_ceil(BLOCK)).all(in_order)).then_some(packed)
    }

    /// Where the next table begins.
    #[must_use]
    pub fn after(&self) -> usize {
        self.after
    }

    fn end(&self, bytes: &[u8], nth: usize) -> Option<usize> {
        let end = bytes.get(self.ends + 4 * nth..self.ends + 4 * nth + 4)?;
        Some(u32::from_le_bytes(end.try_into().ok()?) as usize)
    }

    fn part<'a>(&self, bytes: &'a [u8], nth: usize) -> Option<&'a [u8]> {
        let begin = if nth == 0 { 0 } else { self.end(bytes, nth - 1)? };
        let end = self.end(bytes, nth)?;
        bytes.get(self.data..self.after)?.get(begin..end)
    }

    /// Calls `each` with every value of a block.
    pub fn unpack(&self, bytes: &[u8], nth: usize, each: impl FnMut(u8)) {
        let length = self.length.saturating_sub(nth * BLOCK).min(BLOCK);
        self.model.unpack(self.part(bytes, nth).unwrap_or_default(), length, each);
    }

    fn unpacked(&self, bytes: &[u8], nth: usize) -> Block {
        let mut block = [0; BLOCK / 4];
        let mut place = 0;
        self.unpack(bytes, nth, |value| {
            block[place / 4] |= value << (2 * (place % 4));
            place += 1;
        });
        block
    }
}

/// A block, two bits a position.
type Block = [u8; BLOCK / 4];

/// A block with the number that tells it apart, if there is one here.
type Slot = Mutex<Option<(u64, Box<Block>)>>;

/// The blocks read last, of any tables.
pub struct Shelf(Vec<Slot>);

impl Shelf {
    /// A shelf for so many blocks of a kilobyte each.
    #[must_use]
    pub fn new(blocks: usize) -> Self {
        let mut slots = Vec::new();
        slots.resize_with(blocks.max(1), || Mutex::new(None));
        Self(slots)
    }

    /// What stands at a place of a packed table, which has a number of its own.
    #[must_use]
    pub fn outcome(&self, packed: &Packed, bytes: &[u8], number: u32, index: usize) -> Outcome {
        let key = u64::from(number) << 40 | (index / BLOCK) as u64;
        #[allow(clippy::cast_possible_truncation)] // any slot will do
        let slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20) as usize % self.0.len();
        let mut held = self.0[slot].lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if held.as_ref().is_none_or(|(other, _)| *other != key) {
            *held = Some((key, Box::new(packed.unpacked(bytes, index / BLOCK))));
        }
        let place = index % BLOCK;
        let value = held.as_ref().map_or(ANY, |(_, block)| block[place / 4] >> (2 * (place % 4)) & 3);
        match value {
            0 => Outcome::Lost,
            2 => Outcome::Won,
            _ => Outcome::Drawn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(index: usize) -> u8 {
        match index % 17 {
            0..5 => 2,
            5 => ANY,
            6 if index % 3 == 0 => 0,
            _ => 1,
        }
    }

    #[test]
    fn every_value_that_matters_is_found_again() {
        let length = 3 * BLOCK + 100;
        let bytes = pack(length, &mut |nth, values| {
            values.extend((nth * BLOCK..length.min((nth + 1) * BLOCK)).map(value));
            true
        })
        .unwrap();
        let mut file = b"before".to_vec();
        file.extend(&bytes);
        let packed = Packed::read(&file, 6, length).unwrap();
        assert_eq!(packed.after(), file.len());
        let shelf = Shelf::new(2);
        for index in (0..length).chain([5_000, 1, 12_000]) {
            let found = shelf.outcome(&packed, &file, 7, index) as u8;
            assert!(value(index) == ANY || found == value(index), "{index}");
        }
        assert!(Packed::read(&file[..file.len() - 1], 6, length).is_none());
        assert!(Packed::read(&file, 6, length + BLOCK).is_none());
    }
}
