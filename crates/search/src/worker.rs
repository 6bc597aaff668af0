//! One thread of a search: principal variation search with reductions, and captures followed to their end.

use std::time::Instant;

use crate::game::{Game, Known};
use crate::memory::{Bound, Entry, Memory};
use crate::order::Order;
use crate::score::{DRAW, INFINITE, MOST, Score, WIN, from_memory, is_decided, to_memory};
use crate::stop::{Limits, Stop};

/// How far from the root anything is looked at.
pub(crate) const DEEPEST: usize = 192;
/// How many positions are looked at between two looks at the clock.
const BREATH: u64 = 1024;
/// From which depth on a position that looks far too good is tried with a shallower search first.
const PROBE_DEPTH: i32 = 3;
/// How much better it must be then, in hundredths for each ply of depth.
const PROBE_MARGIN: Score = 10;

/// The moves of one ply, kept to be used again.
#[derive(Debug)]
struct Ply<M> {
    moves: Vec<M>,
    ranks: Vec<Score>,
    tried: Vec<usize>,
    line: Vec<M>,
}

impl<M> Default for Ply<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), ranks: Vec::new(), tried: Vec::new(), line: Vec::new() }
    }
}

/// What a node is asked.
#[derive(Clone, Copy)]
struct Question {
    alpha: Score,
    beta: Score,
    depth: i32,
    ply: usize,
}

impl Question {
    fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// A thread's own part of a search.
pub(crate) struct Worker<'a, G: Game> {
    game: &'a G,
    memory: &'a Memory,
    stop: &'a Stop,
    limits: Limits,
    since: Instant,
    order: Order,
    plies: Vec<Ply<G::Move>>,
    /// The keys of the game since it last could not be taken back.
    past: &'a [u64],
    /// The keys of the line looked at.
    path: Vec<u64>,
    unspent: u64,
    /// How deep the deepest line went.
    pub(crate) reached: usize,
}

impl<'a, G: Game> Worker<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        memory: &'a Memory,
        stop: &'a Stop,
        limits: Limits,
        past: &'a [u64],
    ) -> Self {
        Self {
            game,
            memory,
            stop,
            limits,
            since: Instant::now(),
            order: Order::new(G::CLASSES, DEEPEST + 1),
            plies: (0..=DEEPEST).map(|_| Ply::default()).collect(),
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
        self.path.push(self.game.key(position));
        for nth in 0..moves.len() {
            let made = moves[nth];
            let next = self.game.after(position, made);
            let question = Question { alpha: low, beta, depth: depth - 1, ply: 1 };
            let score = self.follow(&next, question, nth == 0, 0);
            if self.stop.is_rung() {
                break;
            }
            if score > best {
                best = score;
                line.clear();
                line.push(made);
                line.extend_from_slice(&self.plies[1].line);
                moves[..=nth].rotate_right(1);
            }
            low = low.max(score);
            if low >= beta {
                break;
            }
        }
        self.path.pop();
        (best, line)
    }

    /// The score of a move that leads to `next`: the first fully, others first to see whether they are better at all,
    /// and `less` deeply before that.
    fn follow(&mut self, next: &G::Position, question: Question, is_first: bool, less: i32) -> Score {
        let Question { alpha, beta, depth, ply } = question;
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

    fn search(&mut self, position: &G::Position, question: Question) -> Score {
        let ply = question.ply;
        self.breathe();
        self.plies[ply].line.clear();
        if self.stop.is_rung() {
            return DRAW;
        }
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        self.game.moves(position, &mut moves);
        let score = match self.settled(position, &moves, ply) {
            Some(score) => score,
            None => self.considered(position, &moves, question),
        };
        self.plies[ply].moves = moves;
        score
    }

    fn breathe(&mut self) {
        self.unspent += 1;
        if self.unspent >= BREATH {
            self.settle();
        }
    }

    /// The score of a position that need not be searched: the game is over, drawn, or its end is known.
    fn settled(&self, position: &G::Position, moves: &[G::Move], ply: usize) -> Option<Score> {
        let known = match self.game.ended(position, moves) {
            Some(known) => Some(known),
            None if self.has_come_again(position) => Some(self.game.repeated(position)),
            None => self.game.known(position),
        };
        known.map(|known| score_of(known, ply))
    }

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

    fn considered(&mut self, position: &G::Position, moves: &[G::Move], question: Question) -> Score {
        let Question { alpha, beta, depth, ply } = question;
        self.reached = self.reached.max(ply);
        let forcing = self.game.is_forcing(position, moves);
        let mut depth = depth;
        if moves.len() == 1 && ply < DEEPEST / 2 {
            depth += 1;
        }
        if depth <= 0 && !forcing {
            if depth < 0 || !self.game.is_threatened(position) {
                return self.game.evaluate(position);
            }
            depth = 0;
        }
        if ply >= DEEPEST {
            return self.game.evaluate(position);
        }
        let key = self.game.key(position);
        let entry = self.memory.get(key);
        if let Some(score) =
            entry.filter(|entry| entry.depth >= depth).and_then(|entry| bounded(entry, question))
        {
            if question.is_narrow() {
                return score;
            }
        }
        if question.is_narrow() && !forcing && depth >= PROBE_DEPTH && !is_decided(beta) {
            let high = beta + PROBE_MARGIN * depth;
            let shallow = Question { alpha: high - 1, beta: high, depth: depth * 2 / 5, ply };
            let score = self.considered(position, moves, shallow);
            if score >= high {
                return score.min(MOST - 1);
            }
        }
        self.path.push(key);
        let found = self.best_of(
            position,
            moves,
            Question { depth, ..question },
            entry.and_then(|entry| entry.best),
            forcing,
        );
        self.path.pop();
        if !self.stop.is_rung() {
            let (score, best) = found;
            let bound = if score >= beta {
                Bound::Lower
            } else if score > alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.memory.put(key, Entry { score: to_memory(score, ply), depth, bound, best });
        }
        found.0
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
        self.rank(position, moves, hint, ply, &mut ranks);
        tried.clear();
        let (mut best, mut found, mut low) = (-INFINITE, None, alpha);
        for nth in 0..moves.len() {
            let index = next_index(&mut ranks);
            let made = moves[index];
            let next = self.game.after(position, made);
            let class = self.game.class(position, made);
            let less = if forcing || self.game.is_sharp(position, made) {
                0
            } else {
                reduction(depth, nth, question)
            };
            let deeper = if forcing && depth <= 0 { depth } else { depth - 1 };
            let asked = Question { alpha: low, beta, depth: deeper, ply: ply + 1 };
            let score = self.follow(&next, asked, nth == 0, less);
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

    fn keep_line(&mut self, made: G::Move, ply: usize) {
        let (upper, lower) = self.plies.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(made);
        line.extend_from_slice(&lower[0].line);
    }
}

/// The move to look at next, which is not offered again.
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

/// How much less deeply the nth move is looked at first.
fn reduction(depth: i32, nth: usize, question: Question) -> i32 {
    let spared = if question.is_narrow() { 1 } else { 3 };
    if depth < 2 || nth < spared {
        0
    } else if depth >= 6 && nth >= 4 {
        depth / 4 + 1
    } else {
        1
    }
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

fn score_of(known: Known, ply: usize) -> Score {
    let far = |moves: u32| WIN - Score::try_from(ply).unwrap_or(0) - Score::try_from(moves).unwrap_or(0);
    match known {
        Known::Won(moves) => far(moves),
        Known::Drawn => DRAW,
        Known::Lost(moves) => -far(moves),
        Known::Worth(score) => score,
    }
}
