//! Two bits for each position, which several threads may set.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::outcome::Outcome;

const IN_A_WORD: usize = 32;
const LOST: u64 = 1;
const WON: u64 = 2;
const DRAWN: u64 = 3;
const LOW_BITS: u64 = 0x5555_5555_5555_5555;

/// What is known of each position of a table: nothing at first, and once it is known it stays.
#[derive(Debug, Default)]
pub struct Verdicts {
    words: Vec<AtomicU64>,
    length: usize,
}

impl Verdicts {
    /// So many positions of which nothing is known.
    #[must_use]
    pub fn unknown(length: usize) -> Self {
        let mut words = Vec::new();
        words.resize_with(length.div_ceil(IN_A_WORD), || AtomicU64::new(0));
        Self { words, length }
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    #[inline]
    fn bits(&self, index: usize) -> u64 {
        self.words[index / IN_A_WORD].load(Relaxed) >> (2 * (index % IN_A_WORD)) & 3
    }

    #[inline]
    fn set(&self, index: usize, bits: u64) {
        self.words[index / IN_A_WORD].fetch_or(bits << (2 * (index % IN_A_WORD)), Relaxed);
    }

    /// What is known of a position.
    #[inline]
    #[must_use]
    pub fn get(&self, index: usize) -> Option<Outcome> {
        match self.bits(index) {
            LOST => Some(Outcome::Lost),
            WON => Some(Outcome::Won),
            DRAWN => Some(Outcome::Drawn),
            _ => None,
        }
    }

    /// The same where what is not known is a draw: once a table is solved.
    #[inline]
    #[must_use]
    pub fn solved(&self, index: usize) -> Outcome {
        self.get(index).unwrap_or(Outcome::Drawn)
    }

    /// Whether nothing is known of a position.
    #[inline]
    #[must_use]
    pub fn is_unknown(&self, index: usize) -> bool {
        self.bits(index) == 0
    }

    /// Whether a position is known to be won.
    #[inline]
    #[must_use]
    pub fn is_won(&self, index: usize) -> bool {
        self.bits(index) == WON
    }

    /// Settles a position, of which nothing else may be known.
    #[inline]
    pub fn settle(&self, index: usize, outcome: Outcome) {
        let bits = match outcome {
            Outcome::Lost => LOST,
            Outcome::Won => WON,
            Outcome::Drawn => DRAWN,
        };
        self.set(index, bits);
    }

    /// Whether something is known of every position of a range.
    #[must_use]
    pub fn are_known(&self, from: usize, to: usize) -> bool {
        let (first, last) = (from.div_ceil(IN_A_WORD), to / IN_A_WORD);
        let whole = |word: &AtomicU64| {
            let word = word.load(Relaxed);
            (word | word >> 1) & LOW_BITS == LOW_BITS
        };
        if first >= last {
            return (from..to).all(|index| !self.is_unknown(index));
        }
        let ends = (from..first * IN_A_WORD).chain(last * IN_A_WORD..to);
        self.words[first..last].iter().all(whole) && ends.into_iter().all(|index| !self.is_unknown(index))
    }

    /// The words as bytes, to be kept in a file.
    pub fn bytes(&self) -> impl Iterator<Item = [u8; 8]> {
        self.words.iter().map(|word| word.load(Relaxed).to_le_bytes())
    }

    /// The table of which these are the words; nothing if there are too few or too many.
    #[must_use]
    pub fn from_bytes(length: usize, bytes: &[u8]) -> Option<Self> {
        let words: Vec<AtomicU64> = bytes
            .chunks_exact(8)
            .map(|word| AtomicU64::new(u64::from_le_bytes(word.try_into().unwrap_or_default())))
            .collect();
        (bytes.len() == 8 * length.div_ceil(IN_A_WORD)).then_some(Self { words, length })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_settled_is_kept_and_comes_back_from_bytes() {
        let table = Verdicts::unknown(100);
        for (index, outcome) in
            [(0, Outcome::Won), (31, Outcome::Lost), (32, Outcome::Drawn), (99, Outcome::Won)]
        {
            assert!(table.is_unknown(index));
            table.settle(index, outcome);
            assert_eq!(table.get(index), Some(outcome));
        }
        assert_eq!(table.get(50), None);
        let bytes: Vec<u8> = table.bytes().flatten().collect();
        let again = Verdicts::from_bytes(100, &bytes).unwrap();
        assert!((0..100).all(|index| again.get(index) == table.get(index)));
        assert!(Verdicts::from_bytes(200, &bytes).is_none());
    }

    #[test]
    fn a_range_is_known_when_every_position_is() {
        let table = Verdicts::unknown(200);
        (10..150).for_each(|index| table.settle(index, Outcome::Drawn));
        assert!(table.are_known(10, 150));
        assert!(table.are_known(40, 41));
        assert!(!table.are_known(9, 150));
        assert!(!table.are_known(10, 151));
    }
}
