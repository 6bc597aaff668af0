//! What falls: numbers of a stream that is known by its seed, its lane and how many were taken.

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// A counter put through a mixer: the same seed and lane give the same numbers, whatever other lanes do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    key: u64,
    taken: u64,
}

impl Chance {
    /// The stream of a lane.
    #[must_use]
    pub fn new(seed: u64, lane: u64) -> Self {
        Self { key: mixed(mixed(seed).wrapping_add(lane)), taken: 0 }
    }

    /// The same stream after so many numbers were taken.
    #[must_use]
    pub fn after(self, taken: u64) -> Self {
        Self { taken, ..self }
    }

    /// One of so many equally likely numbers, from 0.
    pub fn below(&mut self, ways: u32) -> u32 {
        self.taken = self.taken.wrapping_add(1);
        let word = mixed(self.key.wrapping_add(self.taken.wrapping_mul(GOLDEN)));
        // The product of two 32-bit numbers; its upper half is below `ways`.
        #[allow(clippy::cast_possible_truncation)]
        let upper = (((word >> 32) * u64::from(ways)) >> 32) as u32;
        upper
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood 2014).
fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(GOLDEN);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs of `SplitMix64` from 0, as its authors print them.
    #[test]
    fn the_mixer_is_splitmix64() {
        assert_eq!(mixed(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(mixed(GOLDEN), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn lanes_differ_and_faces_fall_evenly() {
        let take = |lane| {
            let mut chance = Chance::new(7, lane);
            (0..20).map(|_| chance.below(36)).collect::<Vec<_>>()
        };
        assert_ne!(take(0), take(1));
        assert_eq!(take(3), take(3));
        let mut fell = [0_u32; 6];
        let mut chance = Chance::new(1, 0);
        for _ in 0..60_000 {
            fell[chance.below(6) as usize] += 1;
        }
        assert!(fell.iter().all(|&times| (9_600..10_400).contains(&times)), "{fell:?}");
    }
}
