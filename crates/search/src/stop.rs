//! When a search stops.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How much may be spent; what is not given is not limited, but for the depth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// How deep to look at most.
    pub depth: Option<u32>,
    /// How many positions all threads together may look at, but for a few.
    pub nodes: Option<u64>,
    /// How long.
    pub time: Option<Duration>,
}

/// The bell that all threads of a search hear. It may be rung from outside.
#[derive(Debug, Default)]
pub struct Stop {
    rung: AtomicBool,
    nodes: AtomicU64,
}

impl Stop {
    /// Rings the bell.
    pub fn ring(&self) {
        self.rung.store(true, Relaxed);
    }

    /// Makes ready for another search.
    pub fn reset(&self) {
        self.rung.store(false, Relaxed);
        self.nodes.store(0, Relaxed);
    }

    /// Whether it has been rung.
    #[must_use]
    pub fn is_rung(&self) -> bool {
        self.rung.load(Relaxed)
    }

    /// How many positions have been looked at by all threads.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Counts positions, and rings the bell when all is spent.
    pub(crate) fn spend(&self, nodes: u64, limits: &Limits, since: Instant) {
        let spent = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        if limits.nodes.is_some_and(|most| spent >= most)
            || limits.time.is_some_and(|most| since.elapsed() >= most)
        {
            self.ring();
        }
    }
}
