//! How a slice is gone through: in waves of groups where there are men, in passes where there are kings only.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use academie_tablebase::Verdicts;

use crate::endings::crew::share_out;
use crate::endings::layout::Layout;
use crate::endings::sets::every;
use crate::endings::solved::Solved;
use crate::endings::solver::Solver;
use crate::movement::Law;

/// How many positions of a row are one task.
const PART: usize = 1 << 15;
/// In how many parts a pass may be broken off, and how many tasks such a part has at least.
const SLABS: u64 = 64;
const IN_A_SLAB: u64 = 32;

/// How far a slice is: where work goes on that was broken off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cursor {
    /// The wave; or the pass, 0 being the one that begins.
    pub(crate) stage: u64,
    /// The part of the pass.
    pub(crate) slab: u64,
    /// How many positions were decided in this pass so far.
    pub(crate) changed: u64,
}

/// How far the work is, in words of the work itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pace {
    pub(crate) stage: u64,
    /// The part of the stage that is done, or of the whole where the number of stages is known.
    pub(crate) share: f64,
    /// How many positions were gone over since the work began or was taken up again.
    pub(crate) positions: u64,
}

/// Who hears how far it is and may end the work, and who keeps what there is.
pub(crate) trait Overseer {
    /// Returns whether to go on.
    fn hears(&mut self, pace: Pace) -> bool;
    /// Called where work could go on from, in order.
    fn may_keep(&mut self, cursor: Cursor, tables: &[Verdicts; 2]);
}

/// A slice to be gone through.
pub(crate) struct Job<'a, L> {
    pub(crate) law: L,
    pub(crate) layout: &'a Layout,
    pub(crate) tables: &'a [Verdicts; 2],
    pub(crate) solved: &'a Solved,
    pub(crate) threads: usize,
}

impl<L: Law> Job<'_, L> {
    /// Solves the slice from where it is. Returns whether it came to the end.
    pub(crate) fn run(&self, from: Cursor, overseer: &mut dyn Overseer) -> bool {
        let men = self.layout.material().men();
        let left = self.layout.damier().squares() - men - self.first_count();
        let seconds = every(left, self.layout.second_count());
        let stop = AtomicBool::new(false);
        let solver = Solver {
            law: self.law,
            layout: self.layout,
            tables: self.tables,
            solved: self.solved,
            seconds: &seconds,
            stop: &stop,
        };
        if men > 0 { self.waves(&solver, from, overseer) } else { self.passes(&solver, from, overseer) }
    }

    fn first_count(&self) -> u32 {
        let material = self.layout.material();
        material.pieces() - material.men() - self.layout.second_count()
    }

    /// Groups whose men have the same way to go lead only to those with less.
    fn waves(&self, solver: &Solver<'_, L>, from: Cursor, overseer: &mut dyn Overseer) -> bool {
        let waves = waves(self.layout);
        let all: usize = waves.iter().map(Vec::len).sum();
        let each = 2 * self.layout.in_a_group();
        let mut before = 0;
        let mut done_here = 0;
        for (stage, wave) in (0..).zip(&waves) {
            if stage >= from.stage {
                overseer.may_keep(Cursor { stage, ..Cursor::default() }, self.tables);
                let watch = &mut |done: u64| {
                    #[allow(clippy::cast_precision_loss)] // a share
                    let share = (before + done) as f64 / all as f64;
                    overseer.hears(Pace { stage, share, positions: (done_here + done) * each })
                };
                let task = |nth: u64| {
                    solver.solve_group(wave[usize::try_from(nth).unwrap_or(usize::MAX)]);
                };
                if !share_out(wave.len() as u64, self.threads, solver.stop, &task, watch) {
                    overseer.may_keep(Cursor { stage, ..Cursor::default() }, self.tables);
                    return false;
                }
                done_here += wave.len() as u64;
            }
            before += wave.len() as u64;
        }
        true
    }

    /// One group, gone over until nothing changes.
    fn passes(&self, solver: &Solver<'_, L>, from: Cursor, overseer: &mut dyn Overseer) -> bool {
        let parts = solver.seconds.len().div_ceil(PART) as u64;
        let tasks = self.layout.firsts() * parts;
        let slabs = (tasks / IN_A_SLAB).clamp(1, SLABS);
        let each = 2 * self.layout.len() as u64 / tasks.max(1);
        let mut cursor = from;
        let mut positions = 0;
        loop {
            let changed = AtomicU64::new(cursor.changed);
            for slab in cursor.slab..slabs {
                let kept = Cursor { stage: cursor.stage, slab, changed: changed.load(Relaxed) };
                overseer.may_keep(kept, self.tables);
                let (begin, end) = (tasks * slab / slabs, tasks * (slab + 1) / slabs);
                let task = |nth: u64| {
                    changed.fetch_add(part(solver, begin + nth, parts, cursor.stage), Relaxed);
                };
                let watch = &mut |done: u64| {
                    #[allow(clippy::cast_precision_loss)] // a share
                    let share = (begin + done) as f64 / tasks as f64;
                    overseer.hears(Pace { stage: cursor.stage, share, positions: positions + done * each })
                };
                if !share_out(end - begin, self.threads, solver.stop, &task, watch) {
                    // What was decided in this part counts, though the part is gone over again.
                    overseer.may_keep(Cursor { changed: changed.load(Relaxed), ..kept }, self.tables);
                    return false;
                }
                positions += (end - begin) * each;
            }
            if cursor.stage > 0 && changed.load(Relaxed) == 0 {
                return true;
            }
            cursor = Cursor { stage: cursor.stage + 1, slab: 0, changed: 0 };
        }
    }
}

/// Part of a row in one pass; returns how many positions were decided.
fn part<L: Law>(solver: &Solver<'_, L>, task: u64, parts: u64, stage: u64) -> u64 {
    let row = solver.row(0, [0, 0], task / parts);
    let begin = usize::try_from(task % parts).unwrap_or(0) * PART;
    let part = (begin, solver.seconds.len().min(begin + PART));
    if stage == 0 {
        solver.begin(row, part, None);
        return 0;
    }
    solver.pass(row, part, stage == 1, None)
}

/// The groups by the way their men still have to go, the shortest first; those that cannot be are left out.
fn waves(layout: &Layout) -> Vec<Vec<u64>> {
    let half = layout.damier().half();
    let rows = 2 * half - 1;
    let mut waves: Vec<Vec<u64>> = Vec::new();
    for group in 0..layout.groups() {
        let Some([white, black]) = layout.men(group) else { continue };
        let row = |square: u32| square / half;
        let way: u32 = crate::board::squares(white).map(row).sum::<u32>()
            + crate::board::squares(black).map(|square| rows - row(square)).sum::<u32>();
        let way = way as usize;
        if waves.len() <= way {
            waves.resize(way + 1, Vec::new());
        }
        waves[way].push(group);
    }
    waves.retain(|wave| !wave.is_empty());
    waves
}
