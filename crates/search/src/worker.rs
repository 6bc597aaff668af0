//! One thread of a search: principal variation search with reductions, and captures followed to their end.

use std::collections::VecDeque;
use std::time::Instant;

use crate::analysis::Wish;
use crate::busy::{Busy, WORTH};
use crate::game::{Game, Known};
use crate::memory::{Bound, Entry, Memory};
use crate::order::Order;
use crate::reductions::Reductions;
use crate::score::{DRAW, INFINITE, MOST, Score, WIN, from_memory, is_decided, to_memory};
use crate::stop::{Limits, Stop};
use crate::tuning::Tuning;

/// How far from the root anything is looked at.
pub(crate) const DEEPEST: usize = 192;
/// How many positions are looked at between two looks at the clock, at most.
const BREATH: u64 = 1024;

/// The moves of one ply, kept to be used again.
#[derive(Debug)]
pub(crate) struct Ply<M> {
    pub(crate) moves: Vec<M>,
    ranks: Vec<Score>,
    tried: Vec<usize>,
    /// The moves that another thread looked at when their turn came, each with its place in the order.
    put_off: Vec<(usize, usize)>,
    line: Vec<M>,
}

impl<M> Default for Ply<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            ranks: Vec::new(),
            tried: Vec::new(),
            put_off: Vec::new(),
            line: Vec::new(),
        }
    }
}

/// What a node is asked.
#[derive(Clone, Copy)]
pub(crate) struct Question {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
    pub(crate) depth: i32,
    pub(crate) ply: usize,
}

impl Question {
    fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// A thread's own part of a search.
pub(crate) struct Worker<'a, G: Game> {
    pub(crate) game: &'a G,
    memory: &'a Memory,
    /// What other threads look at, if there are any.
    busy: Option<&'a Busy>,
    pub(crate) stop: &'a Stop,
    limits: Limits,
    tuning: Tuning,
    reductions: Reductions,
    breath: u64,
    since: Instant,
    order: Order,
    pub(crate) plies: Vec<Ply<G::Move>>,
    /// A list of moves for when a position is looked at again before its own are.
    spare: Vec<G::Move>,
    /// The keys of the game since it last could not be taken back.
    past: &'a [u64],
    /// The keys of the line looked at.
    pub(crate) path: Vec<u64>,
    unspent: u64,
    /// How deep the deepest line went.
    pub(crate) reached: usize,
}

impl<'a, G: Game> Worker<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        memory: &'a Memory,
        busy: Option<&'a Busy>,
        stop: &'a Stop,
        wish: Wish,
        past: &'a [u64],
    ) -> Self {
        let Wish { limits, tuning, .. } = wish;
        Self {
            game,
            memory,
            busy,
            stop,
            limits,
            tuning,
            reductions: Reductions::new(&tuning),
            breath: limits.nodes.map_or(BREATH, |nodes| (nodes / 16).clamp(1, BREATH)),
            since: Instant::now(),
            order: Order::new(G::CLASSES, DEEPEST + 1),
            plies: (0..=DEEPEST).map(|_| Ply::default()).collect(),
            spare: Vec::new(),
            past,
            path: Vec::with_capacity(DEEPEST + 1),
            unspent: 0,
            reached: 0,
        }
    }

    /// Counts what has not been counted yet.
    pub(crate) fn settle(&mut self) {
        self.stop.spend(self.unspent, &self.limits, self.since);
        self.unspent = 0;
    }

    /// Searches the moves of the root and returns the best score found, its move first in the line.
    ///
    /// The order of `moves` is the order they are looked at; the best comes to the front.
    pub(crate) fn root(
        &mut self,
        position: &G::Position,
        moves: &mut [G::Move],
        (alpha, beta): (Score, Score),
        depth: i32,
    ) -> (Score, Vec<G::Move>) {
        let mut best = -INFINITE;
        let mut line = Vec::new();
        let mut low = alpha;
        let mut left: VecDeque<(usize, G::Move)> = moves.iter().copied().enumerate().collect();
        let mut put_off = 0;
        self.path.push(self.game.key(position));
        while let Some((nth, made)) = left.pop_front() {
            let next = self.game.after(position, made);
            if put_off <= left.len() && self.is_busy(&next, nth, depth) {
                left.push_back((nth, made));
                put_off += 1;
                continue;
            }
            let question = Question { alpha: low, beta, depth: depth - 1, ply: 1 };
            let score = self.share(nth, &next, question, nth == 0, 0);
            if self.stop.is_rung() {
                break;
            }
            if score > best {
                best = score;
                line.clear();
                line.push(made);
                line.extend_from_slice(&self.plies[1].line);
                let place = moves.iter().position(|&each| each == made).unwrap_or(0);
                moves[..=place].rotate_right(1);
            }
            low = low.max(score);
            if low >= beta {
                break;
            }
        }
        self.path.pop();
        (best, line)
    }

    /// Whether another thread looks at the nth move already, so that others should come first.
    #[inline(always)]
    fn is_busy(&self, next: &G::Position, nth: usize, depth: i32) -> bool {
        depth >= WORTH && nth > 0 && self.busy.is_some_and(|busy| busy.has(self.game.key(next), depth))
    }

    /// The same as [`Worker::follow`], with other threads told of it. The first move is looked at together.
    #[inline(always)]
    fn share(
        &mut self,
        nth: usize,
        next: &G::Position,
        question: Question,
        is_first: bool,
        less: i32,
    ) -> Score {
        let depth = question.depth + 1;
        let Some(busy) = self.busy.filter(|_| depth >= WORTH && nth > 0) else {
            return self.follow(next, question, is_first, less);
        };
        let key = self.game.key(next);
        busy.begin(key, depth);
        let score = self.follow(next, question, is_first, less);
        busy.end(key, depth);
        score
    }

    /// The score of a move that leads to `next`: the first fully, others first to see whether they are better at all,
    /// and `less` deeply before that.
    fn follow(&mut self, next: &G::Position, question: Question, is_first: bool, less: i32) -> Score {
        let Question { alpha, beta, depth, ply } = question;
        if depth - less > 0 {
            self.memory.prefetch(self.game.key(next));
        }
        let narrow = |depth| Question { alpha: -alpha - 1, beta: -alpha, depth, ply };
        if !is_first {
            let mut score = -self.search(next, narrow(depth - less));
            if score > alpha && less > 0 {
                score = -self.search(next, narrow(depth));
            }
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.search(next, Question { alpha: -beta, beta: -alpha, depth, ply })
    }

    pub(crate) fn search(&mut self, position: &G::Position, question: Question) -> Score {
        let ply = question.ply;
        self.breathe();
        self.plies[ply].line.clear();
        if self.stop.is_rung() {
            return DRAW;
        }
        if let Some(score) = self.settled(position, ply) {
            return score;
        }
        self.reached = self.reached.max(ply);
        if question.depth > 0 && ply < DEEPEST {
            self.search_node(position, question)
        } else {
            self.quiescence(position, question)
        }
    }

    fn breathe(&mut self) {
        self.unspent += 1;
        if self.unspent >= self.breath {
            self.settle();
        }
    }

    /// The score of a position that need not be searched: the game is over, drawn, or its end is known.
    #[inline(always)]
    fn settled(&self, position: &G::Position, ply: usize) -> Option<Score> {
        let known = match self.game.ended(position) {
            Some(known) => Some(known),
            None if self.has_come_again(position) => Some(self.game.repeated(position)),
            None => self.game.known(position),
        };
        known.map(|known| score_of(known, ply))
    }

    #[inline(always)]
    fn has_come_again(&self, position: &G::Position) -> bool {
        let back = self.game.reversible(position);
        if back < 4 {
            return false;
        }
        let key = self.game.key(position);
        // The last position is the adversary's, and two moves do not come back to where they began.
        self.path.iter().rev().take(back).skip(3).step_by(2).any(|&before| before == key)
            || back > self.path.len() && self.past.contains(&key)
    }

    /// The score of a position that is searched, what the table has of it being used.
    fn search_node(&mut self, position: &G::Position, question: Question) -> Score {
        let key = self.game.key(position);
        let entry = self.memory.get(key);
        if question.is_narrow() {
            let enough = entry.filter(|entry| entry.depth >= question.depth);
            if let Some(score) = enough.and_then(|entry| bounded(entry, question)) {
                return score;
            }
        }
        let ply = question.ply;
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        self.game.moves(position, &mut moves);
        let score = if moves.is_empty() {
            score_of(self.game.stuck(position), ply)
        } else {
            self.path.push(key);
            let score = self.search_moves(position, &moves, question, entry);
            self.path.pop();
            score
        };
        self.plies[ply].moves = moves;
        score
    }

    /// The same once its moves are known.
    fn search_moves(
        &mut self,
        position: &G::Position,
        moves: &[G::Move],
        question: Question,
        entry: Option<Entry>,
    ) -> Score {
        let Question { alpha, beta, ply, .. } = question;
        let forcing = self.game.is_forcing(position);
        let hint = entry.and_then(|entry| entry.best);
        if question.is_narrow() && !forcing && !is_decided(beta) {
            if let Some(score) = self.prune(position, question) {
                return score;
            }
        }
        let more = i32::from(self.tuning.only_move > 0 && moves.len() == 1 && ply < DEEPEST / 2);
        let asked = Question { depth: question.depth + more, ..question };
        let (score, best) = self.best_of(position, moves, asked, hint, forcing);
        if !self.stop.is_rung() {
            let bound = if score >= beta {
                Bound::Lower
            } else if score > alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let found = Entry { score: to_memory(score, ply), depth: question.depth, bound, best };
            self.memory.put(self.game.key(position), found);
        }
        score
    }

    /// The score of a position that is far too good to be met, as a guess or a shallower search has it.
    fn prune(&mut self, position: &G::Position, question: Question) -> Option<Score> {
        let Question { beta, depth, ply, .. } = question;
        let tuning = self.tuning;
        if depth <= tuning.static_depth && !self.game.is_unclear(position) {
            let score = self.game.evaluate(position);
            if score - tuning.static_margin * depth >= beta {
                return Some(score);
            }
        }
        if tuning.probe_depth > 0 && depth >= tuning.probe_depth {
            let high = beta + tuning.probe_margin * depth;
            let shallow = depth * tuning.probe_tenths / 10;
            let asked = Question { alpha: high - 1, beta: high, depth: shallow, ply };
            let score = self.search_again(position, asked);
            return (score >= high).then_some(score.min(MOST - 1));
        }
        None
    }

    /// The score of the same position by another question, the moves of this ply being kept.
    fn search_again(&mut self, position: &G::Position, asked: Question) -> Score {
        let key = self.path.pop();
        let kept = std::mem::take(&mut self.spare);
        let moves = std::mem::replace(&mut self.plies[asked.ply].moves, kept);
        let score = if asked.depth > 0 {
            self.search_node(position, asked)
        } else {
            self.quiescence(position, asked)
        };
        self.path.extend(key);
        self.spare = std::mem::replace(&mut self.plies[asked.ply].moves, moves);
        score
    }

    /// The best score among the moves, and which of them it was.
    fn best_of(
        &mut self,
        position: &G::Position,
        moves: &[G::Move],
        question: Question,
        hint: Option<u8>,
        forcing: bool,
    ) -> (Score, Option<u8>) {
        let Question { alpha, beta, depth, ply } = question;
        let mut ranks = std::mem::take(&mut self.plies[ply].ranks);
        let mut tried = std::mem::take(&mut self.plies[ply].tried);
        let mut put_off = std::mem::take(&mut self.plies[ply].put_off);
        self.rank(position, moves, hint, ply, &mut ranks);
        tried.clear();
        put_off.clear();
        let (mut best, mut found, mut low) = (-INFINITE, None, alpha);
        for turn in 0.. {
            let (index, nth) = if turn < moves.len() {
                (next_index(&mut ranks), turn)
            } else if let Some(&later) = put_off.get(turn - moves.len()) {
                later
            } else {
                break;
            };
            let made = moves[index];
            let is_calm = !forcing && !self.game.is_sharp(position, made);
            let next = self.game.after(position, made);
            if turn < moves.len() && self.is_busy(&next, nth, depth) {
                put_off.push((index, nth));
                continue;
            }
            let class = self.game.class(position, made);
            let less = if is_calm { self.reduction(question, nth) } else { 0 };
            let asked = Question { alpha: low, beta, depth: depth - 1, ply: ply + 1 };
            let score = self.share(nth, &next, asked, tried.is_empty(), less);
            if self.stop.is_rung() {
                break;
            }
            if score > best {
                best = score;
                found = u8::try_from(index).ok();
                if score > low {
                    low = score;
                    self.keep_line(made, ply);
                }
            }
            if low >= beta {
                if !forcing {
                    self.order.learn(class, &tried, ply, depth);
                }
                break;
            }
            tried.push(class);
        }
        self.plies[ply].ranks = ranks;
        self.plies[ply].tried = tried;
        self.plies[ply].put_off = put_off;
        (best, found)
    }

    fn rank(
        &self,
        position: &G::Position,
        moves: &[G::Move],
        hint: Option<u8>,
        ply: usize,
        ranks: &mut Vec<Score>,
    ) {
        ranks.clear();
        ranks.extend(moves.iter().enumerate().map(|(index, &made)| {
            let is_best = hint.is_some_and(|best| usize::from(best) == index);
            self.order.rank(self.game.class(position, made), ply, is_best)
        }));
    }

    /// How much less deeply the nth move is looked at first.
    fn reduction(&self, question: Question, nth: usize) -> i32 {
        let Question { depth, .. } = question;
        let spared = if question.is_narrow() { 1 } else { self.tuning.late_spared };
        if depth < 2 || i32::try_from(nth).unwrap_or(i32::MAX) < spared {
            return 0;
        }
        self.reductions.of(depth, nth).clamp(0, depth - 1)
    }

    pub(crate) fn keep_line(&mut self, made: G::Move, ply: usize) {
        let (upper, lower) = self.plies.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(made);
        line.extend_from_slice(&lower[0].line);
    }
}

/// The move to look at next, which is not offered again.
#[inline(always)]
fn next_index(ranks: &mut [Score]) -> usize {
    let mut best = 0;
    for index in 1..ranks.len() {
        if ranks[index] > ranks[best] {
            best = index;
        }
    }
    ranks[best] = Score::MIN;
    best
}

/// What an entry says to a question, if that is an answer.
fn bounded(entry: Entry, question: Question) -> Option<Score> {
    let score = from_memory(entry.score, question.ply);
    match entry.bound {
        Bound::Exact => Some(score),
        Bound::Lower => (score >= question.beta).then_some(score),
        Bound::Upper => (score <= question.alpha).then_some(score),
    }
}

pub(crate) fn score_of(known: Known, ply: usize) -> Score {
    let far = |moves: u32| WIN - Score::try_from(ply).unwrap_or(0) - Score::try_from(moves).unwrap_or(0);
    match known {
        Known::Won(moves) => far(moves),
        Known::Drawn => DRAW,
        Known::Lost(moves) => -far(moves),
        Known::Worth(score) => score,
    }
}
