//! What the search remembers of positions, shared by all threads without locks.
//!
//! An entry is two numbers; the first is the key mixed with the second, so that one half-written by another thread
//! does not match.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::pages::{Pages, Zeroed, prefetch};
use crate::score::Score;

/// What a score says of the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The truth is at most this.
    Upper,
    /// The truth is at least this.
    Lower,
    /// The truth.
    Exact,
}

/// What was found of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) score: Score,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// Which of its moves was best, in the order they are generated.
    pub(crate) best: Option<u8>,
}

const WAYS: usize = 4;

#[derive(Debug)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The places where a position may be kept: one line of the processor's cache.
#[derive(Debug)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

// SAFETY: numbers, changed as a whole only.
#[allow(unsafe_code)]
unsafe impl Zeroed for Bucket {}

/// A table of what was found. The older an entry and the less deep, the sooner it gives way.
#[derive(Debug)]
pub struct Memory {
    buckets: Pages<Bucket>,
    age: AtomicU8,
}

impl Memory {
    /// A table of about so many megabytes.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        let wanted = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let memory = Self { buckets: Pages::new(1 << wanted.ilog2()), age: AtomicU8::new(0) };
        // Touched now, so that no search waits for the system to hand the memory out.
        memory.forget();
        memory
    }

    /// Forgets all.
    pub fn forget(&self) {
        for slot in self.buckets.all().iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Lets what was found so far count as old.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // any of its bits will do
    fn bucket(&self, key: u64) -> &Bucket {
        let buckets = self.buckets.all();
        &buckets[key as usize & (buckets.len() - 1)]
    }

    /// Brings what is known of a position near: it will be asked for soon.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    #[inline(always)]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.check.load(Relaxed) ^ data == key && data != 0).then(|| unpacked(data))
        })
    }

    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Relaxed);
        let slots = &self.bucket(key).0;
        let mut chosen = &slots[0];
        let mut least = i32::MAX;
        for slot in slots {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                chosen = slot;
                break;
            }
            let worth = if data == 0 {
                i32::MIN
            } else {
                depth_of(data) - 8 * i32::from(age.wrapping_sub(age_of(data)))
            };
            if worth < least {
                (chosen, least) = (slot, worth);
            }
        }
        let data = packed(entry, age);
        chosen.check.store(key ^ data, Relaxed);
        chosen.data.store(data, Relaxed);
    }
}

const NO_MOVE: u8 = u8::MAX;

/// Score, depth, best move, bound and age; never 0.
#[allow(clippy::cast_sign_loss, clippy::cast_possible_truncation)] // only bits
fn packed(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.score as u32)
        | u64::from(entry.depth.clamp(-128, 127) as i8 as u8) << 32
        | u64::from(entry.best.unwrap_or(NO_MOVE)) << 40
        | bound << 48
        | u64::from(age) << 56
}

#[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation)] // only bits
fn unpacked(data: u64) -> Entry {
    let best = (data >> 40) as u8;
    Entry {
        score: data as u32 as i32,
        depth: depth_of(data),
        bound: match data >> 48 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        best: (best != NO_MOVE).then_some(best),
    }
}

#[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation)] // only bits
fn depth_of(data: u64) -> i32 {
    i32::from((data >> 32) as u8 as i8)
}

#[allow(clippy::cast_possible_truncation)] // only bits
fn age_of(data: u64) -> u8 {
    (data >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found() {
        let memory = Memory::new(1);
        for (key, score, depth, best) in
            [(1 << 40, -29_990, -3, None), (7, 12, 99, Some(3)), (u64::MAX, 0, 0, Some(254))]
        {
            let entry = Entry { score, depth, bound: Bound::Lower, best };
            memory.put(key, entry);
            assert_eq!(memory.get(key), Some(entry));
        }
        assert_eq!(memory.get(8), None);
    }

    #[test]
    fn the_deep_outlive_the_shallow_until_they_are_old() {
        let memory = Memory::new(1);
        let entry = |depth| Entry { score: 0, depth, bound: Bound::Exact, best: None };
        let key = |n: u64| n << 40;
        memory.put(key(1), entry(9));
        (2..8).for_each(|n| memory.put(key(n), entry(1)));
        assert!(memory.get(key(1)).is_some());
        (0..9).for_each(|_| memory.grow_older());
        (8..12).for_each(|n| memory.put(key(n), entry(1)));
        assert!(memory.get(key(1)).is_none());
    }
}
