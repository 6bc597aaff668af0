//! Threads that share a row of tasks while somebody watches.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

const GLANCE: Duration = Duration::from_millis(100);

/// Does tasks 0 to `tasks` on so many threads. `watch` hears several times a second how many are done, and rings `stop` by
/// saying false; the tasks look at it themselves. Returns whether nobody did.
pub(crate) fn share_out(
    tasks: u64,
    threads: usize,
    stop: &AtomicBool,
    task: &(dyn Fn(u64) + Sync),
    watch: &mut dyn FnMut(u64) -> bool,
) -> bool {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let nth = next.fetch_add(1, Relaxed);
            if nth >= tasks || stop.load(Relaxed) {
                return;
            }
            task(nth);
            done.fetch_add(1, Relaxed);
        }
    };
    thread::scope(|scope| {
        let crew: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        while !crew.iter().all(thread::ScopedJoinHandle::is_finished) {
            if !watch(done.load(Relaxed)) {
                stop.store(true, Relaxed);
            }
            // Short work must not wait for the next glance.
            let mut waited = Duration::ZERO;
            while waited < GLANCE && !crew.iter().all(thread::ScopedJoinHandle::is_finished) {
                let nap = (waited / 4).max(Duration::from_micros(50));
                thread::sleep(nap);
                waited += nap;
            }
        }
    });
    !stop.load(Relaxed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_done_once() {
        let sums: Vec<AtomicU64> = (0..100).map(|_| AtomicU64::new(0)).collect();
        let task = |nth: u64| {
            sums[usize::try_from(nth).unwrap()].fetch_add(1, Relaxed);
        };
        assert!(share_out(100, 3, &AtomicBool::new(false), &task, &mut |_| true));
        assert!(sums.iter().all(|sum| sum.load(Relaxed) == 1));
    }

    #[test]
    fn who_watches_ends_the_work() {
        let stop = AtomicBool::new(false);
        let task = |_| thread::sleep(Duration::from_millis(1));
        assert!(!share_out(1_000_000, 2, &stop, &task, &mut |done| done < 5));
        assert!(stop.load(Relaxed));
    }
}
