//! Which moves other threads are looking at right now, so that threads share the work of a position.
//!
//! The table is small and without locks: an entry lost to another costs a move looked at twice, never a wrong score.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How deep a move must be looked at to be worth waiting for.
pub(crate) const WORTH: i32 = 3;
const BUCKETS: usize = 1 << 12;
const WAYS: usize = 4;

/// The moves that are being looked at, each as the key of the position it leads to with its depth.
#[derive(Debug)]
pub(crate) struct Busy(Box<[[AtomicU64; WAYS]]>);

impl Busy {
    pub(crate) fn new() -> Self {
        Self((0..BUCKETS).map(|_| Default::default()).collect())
    }

    /// Whether a thread looks at that position so deeply.
    pub(crate) fn has(&self, key: u64, depth: i32) -> bool {
        let mark = mark(key, depth);
        self.bucket(mark).iter().any(|slot| slot.load(Relaxed) == mark)
    }

    /// Says that a thread does so from now on.
    pub(crate) fn begin(&self, key: u64, depth: i32) {
        let mark = mark(key, depth);
        let bucket = self.bucket(mark);
        let free = bucket.iter().find(|slot| [0, mark].contains(&slot.load(Relaxed)));
        free.unwrap_or(&bucket[0]).store(mark, Relaxed);
    }

    /// Says that it does so no more.
    pub(crate) fn end(&self, key: u64, depth: i32) {
        let mark = mark(key, depth);
        for slot in self.bucket(mark).iter().filter(|slot| slot.load(Relaxed) == mark) {
            slot.store(0, Relaxed);
        }
    }

    #[allow(clippy::cast_possible_truncation)] // any of its bits will do
    fn bucket(&self, mark: u64) -> &[AtomicU64; WAYS] {
        &self.0[mark as usize % BUCKETS]
    }
}

/// Never 0, which is a free slot.
fn mark(key: u64, depth: i32) -> u64 {
    (key ^ u64::from(depth.unsigned_abs()).wrapping_mul(0x9E37_79B9_7F4A_7C15)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_begun_is_seen_until_it_ends() {
        let busy = Busy::new();
        busy.begin(7, 5);
        assert!(busy.has(7, 5) && !busy.has(7, 4) && !busy.has(8, 5));
        busy.end(7, 5);
        assert!(!busy.has(7, 5));
    }

    #[test]
    fn a_full_bucket_forgets_one() {
        let busy = Busy::new();
        let key = |nth: u64| nth << 40;
        (1..=5).for_each(|nth| busy.begin(key(nth), 0));
        assert!(!busy.has(key(1), 0) && (2..=5).all(|nth| busy.has(key(nth), 0)));
    }
}
