//! What outcome is likely after those before it: learnt from a table, kept with it.
//!
//! A table is cut into blocks, each of which is read by itself. Where a value does not matter, the likeliest is written.

use crate::coder::{Decoder, Encoder};
use crate::outcome::Outcome;

/// How many positions a block has.
pub const BLOCK: usize = 4096;
/// A value that does not matter.
pub const ANY: u8 = 3;
/// How the position before the first is taken.
const BEFORE: u8 = Outcome::Drawn as u8;
/// How far back the outcomes are that a model looks at: the best of these is taken.
const SHAPES: [&[u16]; 6] = [
    &[1, 2],
    &[1, 2, 3, 4],
    &[1, 2, 3, 4, 5, 6],
    &[1, 2, 5, 6, 10, 11],
    &[1, 2, 3, 45, 46, 47],
    &[1, 2, 3, 4, 5, 10, 11],
];
/// What a byte means for the chances of the unlikely side: three quarters, and ever less by 2^(1/16).
#[allow(clippy::cast_possible_truncation)] // they are below 2^48
static CHANCES: [u32; 256] = {
    let mut chances = [0; 256];
    // 2^(-1/16) of 2^32.
    let step: u64 = 4_112_874_773;
    let (mut value, mut nth) = ((3u64 << 46) - 1, 0);
    while nth < 256 {
        chances[nth] = (value >> 32) as u32;
        if chances[nth] == 0 {
            chances[nth] = 1;
        }
        value = ((value as u128 * step as u128) >> 32) as u64;
        nth += 1;
    }
    chances
};

/// The outcomes of a context in order of their likelihood, and the odds against the first, then against the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Odds {
    order: [u8; 3],
    against: [u8; 2],
}

/// A model of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    back: Vec<u16>,
    odds: Vec<Odds>,
}

impl Model {
    /// The model that makes these blocks smallest.
    #[must_use]
    pub fn fit(blocks: &[Vec<u8>]) -> Self {
        let sized = |shape: &&[u16]| {
            let model = Self::shaped(shape, blocks);
            let bytes: usize = blocks.iter().map(|block| model.pack(block).len()).sum();
            (bytes + model.bytes().len(), model)
        };
        let models = SHAPES.iter().map(sized);
        let least = models.min_by_key(|(bytes, _)| *bytes);
        least.map_or_else(|| Self::shaped(&[], blocks), |(_, model)| model)
    }

    fn shaped(back: &[u16], blocks: &[Vec<u8>]) -> Self {
        let contexts = 3usize.pow(u32::try_from(back.len()).unwrap_or(0));
        let mut counts = vec![[0u64; 3]; contexts];
        let likeliest = |counts: &[u64; 3]| {
            (0..3u8).rev().max_by_key(|&value| counts[usize::from(value)]).unwrap_or(BEFORE)
        };
        // The second time it is known what is likely.
        for time in 0..2 {
            let known: Vec<u8> = counts.iter().map(likeliest).collect();
            if time == 1 {
                counts.fill([0; 3]);
            }
            for block in blocks {
                let mut past = Past::new(back);
                for &value in block {
                    let context = past.context();
                    let any = if time == 0 { likeliest(&counts[context]) } else { known[context] };
                    let value = if value == ANY { any } else { value };
                    counts[context][usize::from(value)] += 1;
                    past.push(value);
                }
            }
        }
        Self { back: back.to_vec(), odds: counts.iter().map(Odds::of).collect() }
    }

    /// A block as bytes.
    #[must_use]
    pub fn pack(&self, block: &[u8]) -> Vec<u8> {
        let mut encoder = Encoder::new();
        let mut past = Past::new(&self.back);
        for &value in block {
            let Odds { order, against } = self.odds[past.context()];
            let value = if value == ANY { order[0] } else { value };
            encoder.put(value != order[0], CHANCES[usize::from(against[0])]);
            if value != order[0] {
                encoder.put(value != order[1], CHANCES[usize::from(against[1])]);
            }
            past.push(value);
        }
        encoder.finish()
    }

    /// The values of a block of that length.
    pub fn unpack(&self, bytes: &[u8], length: usize, mut each: impl FnMut(u8)) {
        let mut decoder = Decoder::new(bytes);
        let mut past = Past::new(&self.back);
        for _ in 0..length {
            let Odds { order, against } = self.odds[past.context()];
            let value = if !decoder.get(CHANCES[usize::from(against[0])]) {
                order[0]
            } else if decoder.get(CHANCES[usize::from(against[1])]) {
                order[2]
            } else {
                order[1]
            };
            each(value);
            past.push(value);
        }
    }

    /// The model as bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![u8::try_from(self.back.len()).unwrap_or(u8::MAX)];
        bytes.extend(self.back.iter().flat_map(|back| back.to_le_bytes()));
        bytes.extend(
            self.odds
                .iter()
                .flat_map(|odds| [3 * odds.order[0] + odds.order[1], odds.against[0], odds.against[1]]),
        );
        bytes
    }

    /// The model that begins these bytes, and how many there are of it; nothing if it is none.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<(Self, usize)> {
        let offsets = usize::from(*bytes.first()?);
        let head = 1 + 2 * offsets;
        let back: Vec<u16> =
            bytes.get(1..head)?.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]])).collect();
        if back.len() > 8 || back.iter().any(|&back| back == 0 || usize::from(back) > MOST_BACK) {
            return None;
        }
        let end = head + 3 * 3usize.pow(u32::try_from(offsets).ok()?);
        let odds: Option<Vec<Odds>> = bytes.get(head..end)?.chunks_exact(3).map(Odds::read).collect();
        Some((Self { back, odds: odds? }, end))
    }
}

impl Odds {
    fn of(counts: &[u64; 3]) -> Self {
        let mut order = [Outcome::Drawn as u8, Outcome::Won as u8, Outcome::Lost as u8];
        order.sort_by_key(|&value| std::cmp::Reverse(counts[usize::from(value)]));
        let counts = order.map(|value| counts[usize::from(value)]);
        let rest = counts[1] + counts[2];
        Self { order, against: [nearest(rest, rest + counts[0]), nearest(counts[2], rest)] }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (first, second) = (bytes[0] / 3, bytes[0] % 3);
        let valid = first < 3 && first != second;
        valid.then(|| Self { order: [first, second, 3 - first - second], against: [bytes[1], bytes[2]] })
    }
}

/// The byte that means about these chances, a half being added to what was counted.
fn nearest(of: u64, all: u64) -> u8 {
    let wanted = (2 * of + 1) * (1 << 16) / (2 * all + 2);
    let nearer = |nth: &u8| wanted.abs_diff(u64::from(CHANCES[usize::from(*nth)]));
    (0..=u8::MAX).min_by_key(nearer).unwrap_or(0)
}

const MOST_BACK: usize = 63;

/// The outcomes before a position of a block.
struct Past<'a> {
    back: &'a [u16],
    values: [u8; MOST_BACK + 1],
    at: usize,
}

impl<'a> Past<'a> {
    fn new(back: &'a [u16]) -> Self {
        Self { back, values: [BEFORE; MOST_BACK + 1], at: 0 }
    }

    #[inline]
    fn context(&self) -> usize {
        self.back.iter().fold(0, |context, &back| {
            3 * context + usize::from(self.values[self.at.wrapping_sub(usize::from(back)) & MOST_BACK])
        })
    }

    #[inline]
    fn push(&mut self, value: u8) {
        self.values[self.at & MOST_BACK] = value;
        self.at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_blocks() -> Vec<Vec<u8>> {
        let value = |block: usize, nth: usize| match (nth * nth / 7 + block) % 11 {
            0 | 1 => 2,
            2 => ANY,
            3 if nth % 5 == 0 => 0,
            _ => 1,
        };
        (0..9).map(|block| (0..BLOCK - block).map(|nth| value(block, nth)).collect()).collect()
    }

    #[test]
    fn what_matters_comes_back() {
        let blocks = some_blocks();
        let model = Model::fit(&blocks);
        for block in &blocks {
            let bytes = model.pack(block);
            let mut read = Vec::new();
            model.unpack(&bytes, block.len(), |value| read.push(value));
            assert_eq!(read.len(), block.len());
            assert!(read.iter().zip(block).all(|(&is, &was)| was == ANY || is == was));
        }
    }

    #[test]
    fn a_model_comes_back_and_nonsense_is_none() {
        let model = Model::fit(&some_blocks());
        let bytes = model.bytes();
        assert_eq!(Model::read(&bytes), Some((model, bytes.len())));
        assert_eq!(Model::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Model::read(&vec![9; 60_000]), None);
    }

    #[test]
    fn one_value_takes_no_room() {
        let blocks = vec![vec![2; BLOCK]; 4];
        let model = Model::fit(&blocks);
        assert!(blocks.iter().all(|block| model.pack(block).len() <= 2));
    }
}
