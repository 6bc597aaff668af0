//! A range coder: decisions whose odds are known take as little room as they can.

/// Probabilities are of 2^16.
const SCALE: u32 = 16;
const TOP: u32 = 1 << 24;

/// Writes decisions.
pub(crate) struct Encoder {
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(crate) fn new() -> Self {
        Self { low: 0, range: u32::MAX, bytes: Vec::new() }
    }

    /// Writes a decision of which the unlikely side has so many chances of 2^16.
    pub(crate) fn put(&mut self, unlikely: bool, chances: u32) {
        let likely = (self.range >> SCALE) * ((1 << SCALE) - chances);
        if unlikely {
            self.add(u64::from(likely));
            self.range -= likely;
        } else {
            self.range = likely;
        }
        while self.range < TOP {
            self.shift();
            self.range <<= 8;
        }
    }

    /// Adds to the number that is being written; a carry goes back through the bytes that stand.
    fn add(&mut self, by: u64) {
        self.low += by;
        if self.low >> 32 != 0 {
            self.low &= 0xFFFF_FFFF;
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }

    #[allow(clippy::cast_possible_truncation)] // the highest byte of four
    fn shift(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low = self.low << 8 & 0xFFFF_FFFF;
    }

    /// The bytes, without zeros at the end: a reader takes what is missing for zeros.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        // The number in the range that ends with the most zeros.
        let last = self.low + u64::from(self.range) - 1;
        let zeros = (0..=32).rev().find(|&zeros| last >> zeros << zeros >= self.low).unwrap_or(0);
        let wanted = last >> zeros << zeros;
        self.add(wanted - self.low);
        for _ in 0..4 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Reads decisions.
pub(crate) struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { code: 0, range: u32::MAX, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    /// Whether the unlikely side was chosen, which has so many chances of 2^16.
    #[inline]
    pub(crate) fn get(&mut self, chances: u32) -> bool {
        let likely = (self.range >> SCALE) * ((1 << SCALE) - chances);
        let unlikely = self.code >= likely;
        if unlikely {
            self.code -= likely;
            self.range -= likely;
        } else {
            self.range = likely;
        }
        while self.range < TOP {
            self.shift();
            self.range <<= 8;
        }
        unlikely
    }

    #[inline]
    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A few numbers that look like chance.
    fn noise(count: usize) -> impl Iterator<Item = u32> {
        let mut state = 1u64;
        (0..count).map(move |_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u32::try_from(state >> 33).unwrap()
        })
    }

    #[test]
    fn decisions_come_back() {
        for chances in [1, 7, 300, 20_000, 49_152] {
            let decisions: Vec<bool> = noise(20_000).map(|number| number % 65_536 < chances).collect();
            let mut encoder = Encoder::new();
            for &decision in &decisions {
                encoder.put(decision, chances);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            assert!(decisions.iter().all(|&decision| decoder.get(chances) == decision));
        }
    }

    #[test]
    fn odds_may_change_and_be_wrong() {
        let odds: Vec<(bool, u32)> =
            noise(5_000).map(|number| (number % 3 == 0, 1 + number / 3 % 49_000)).collect();
        let mut encoder = Encoder::new();
        for &(decision, chances) in &odds {
            encoder.put(decision, chances);
        }
        let bytes = encoder.finish();
        let mut decoder = Decoder::new(&bytes);
        assert!(odds.iter().all(|&(decision, chances)| decoder.get(chances) == decision));
    }

    #[test]
    fn what_was_to_be_expected_takes_no_room() {
        let mut encoder = Encoder::new();
        (0..4_096).for_each(|_| encoder.put(false, 1));
        assert!(encoder.finish().is_empty());
    }
}
