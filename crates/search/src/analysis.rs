//! Searching deeper and deeper, on several threads, for one line or several.

use std::time::{Duration, Instant};

use crate::busy::Busy;
use crate::game::Game;
use crate::memory::Memory;
use crate::score::{INFINITE, Score, is_decided};
use crate::stop::{Limits, Stop};
use crate::tuning::Tuning;
use crate::worker::{DEEPEST, Worker};

/// From which depth on that is worth while.
const WINDOW_DEPTH: i32 = 4;

/// What is wished of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// How much may be spent.
    pub limits: Limits,
    /// How many lines.
    pub lines: usize,
    /// On how many threads.
    pub threads: usize,
    /// How the search prunes.
    pub tuning: Tuning,
}

impl Wish {
    /// One line on one thread within these limits.
    #[must_use]
    pub fn within(limits: Limits) -> Self {
        Self { limits, lines: 1, threads: 1, tuning: Tuning::default() }
    }
}

/// A line of play and what it is worth to the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The moves, the first of which is meant to be played.
    pub moves: Vec<M>,
    /// What it is worth.
    pub score: Score,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Analysis<M> {
    /// The best lines, the best first; none if there is no move.
    pub lines: Vec<Line<M>>,
    /// How deep they were looked at.
    pub depth: u32,
    /// How deep the deepest line went.
    pub reached: usize,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// Analyses a position, `past` being the keys of the positions that it may come back to.
///
/// `tell` hears of every depth that is done. At least one move is returned if there is one, however little may be spent.
pub fn analyse<G: Game>(
    game: &G,
    position: &G::Position,
    past: &[u64],
    memory: &Memory,
    stop: &Stop,
    wish: Wish,
    tell: &mut dyn FnMut(&Analysis<G::Move>),
) -> Analysis<G::Move> {
    memory.grow_older();
    let since = Instant::now();
    let busy = (wish.threads > 1).then(Busy::new);
    let busy = busy.as_ref();
    std::thread::scope(|scope| {
        for _ in 1..wish.threads {
            scope.spawn(move || {
                let worker = Worker::new(game, memory, busy, stop, wish, past);
                deepen(game, position, worker, stop, Wish { lines: 1, ..wish }, since, &mut |_| ());
            });
        }
        let worker = Worker::new(game, memory, busy, stop, wish, past);
        let found = deepen(game, position, worker, stop, wish, since, tell);
        stop.ring();
        found
    })
}

/// Looks deeper until the bell rings.
#[allow(clippy::too_many_arguments)] // the parts of one search
fn deepen<G: Game>(
    game: &G,
    position: &G::Position,
    mut worker: Worker<'_, G>,
    stop: &Stop,
    wish: Wish,
    since: Instant,
    tell: &mut dyn FnMut(&Analysis<G::Move>),
) -> Analysis<G::Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let first = moves.first().map(|&made| Line { moves: vec![made], score: 0 });
    let mut found =
        Analysis { lines: Vec::from_iter(first), depth: 0, reached: 0, nodes: 0, time: Duration::ZERO };
    let deepest = wish.limits.depth.unwrap_or(u32::MAX).min(u32::try_from(DEEPEST / 2).unwrap_or(u32::MAX));
    for depth in 1..=deepest {
        if moves.is_empty() || stop.is_rung() {
            break;
        }
        let plies = i32::try_from(depth).unwrap_or(i32::MAX);
        let lines = best_lines(&mut worker, position, &mut moves, &found, plies, wish);
        worker.settle();
        let whole = !stop.is_rung();
        if whole || lines.first().is_some_and(|line| wish.lines == 1 && !line.moves.is_empty()) {
            found.lines = lines;
            found.depth = if whole { depth } else { found.depth };
        }
        (found.nodes, found.time, found.reached) = (stop.nodes(), since.elapsed(), worker.reached);
        if whole {
            tell(&found);
        }
        if is_enough(&found, moves.len(), wish) {
            break;
        }
    }
    found
}

/// Whether more depth cannot change what is played: the only move, or a forced win seen to its end.
fn is_enough<M>(found: &Analysis<M>, moves: usize, wish: Wish) -> bool {
    let Some(best) = found.lines.first() else { return true };
    let timed = wish.limits.time.is_some() && wish.limits.depth.is_none();
    let decided = found.lines.iter().all(|line| is_decided(line.score));
    (timed && moves == 1) || (decided && best.moves.len() < found.depth as usize)
}

/// The best lines to that depth, each without the first moves of those before it.
fn best_lines<G: Game>(
    worker: &mut Worker<'_, G>,
    position: &G::Position,
    moves: &mut [G::Move],
    before: &super::Analysis<G::Move>,
    depth: i32,
    wish: Wish,
) -> Vec<Line<G::Move>> {
    let mut found: Vec<Line<G::Move>> = Vec::new();
    for nth in 0..wish.lines.max(1).min(moves.len()) {
        let guess = before.lines.get(nth).filter(|_| depth >= WINDOW_DEPTH).map(|line| line.score);
        let line = one_line(worker, position, &mut moves[nth..], guess, depth, wish.tuning.window);
        if line.moves.is_empty() {
            break;
        }
        found.push(line);
    }
    found.sort_by_key(|line| -line.score);
    found
}

/// The best line, looked for near the guess first.
fn one_line<G: Game>(
    worker: &mut Worker<'_, G>,
    position: &G::Position,
    moves: &mut [G::Move],
    guess: Option<Score>,
    depth: i32,
    window: Score,
) -> Line<G::Move> {
    let guess = guess.filter(|&score| !is_decided(score));
    let mut width = window;
    let (mut alpha, mut beta) = guess.map_or((-INFINITE, INFINITE), |score| (score - width, score + width));
    loop {
        let (score, line) = worker.root(position, moves, (alpha, beta), depth);
        if line.is_empty() || score > alpha && score < beta || alpha == -INFINITE && beta == INFINITE {
            return Line { moves: line, score };
        }
        width *= 4;
        if score <= alpha {
            alpha = if width > 1000 { -INFINITE } else { score - width };
        } else {
            beta = if width > 1000 { INFINITE } else { score + width };
        }
    }
}
