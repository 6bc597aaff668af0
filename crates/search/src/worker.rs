//! One thread of a search: principal variation search with reductions, and captures followed to their end.

use std::time::Instant;

use crate::analysis::Wish;
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
    line: Vec<M>,
    /// The class of the move that is being looked at.
    made: usize,
}

impl<M> Default for Ply<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), ranks: Vec::new(), tried: Vec::new(), line: Vec::new(), made: 0 }
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
    /// Whether a position is being tried with a shallower search.
    probing: bool,
    /// How deep the deepest line went.
    pub(crate) reached: usize,
}

impl<'a, G: Game> Worker<'a, G> {
    pub(crate) fn new(game: &'a G, memory: &'a Memory, stop: &'a Stop, wish: Wish, past: &'a [u64]) -> Self {
        let Wish { limits, tuning, .. } = wish;
        Self {
            game,
            memory,
            stop,
            limits,
            tuning,
            reductions: Reductions::new(&tuning),
            breath: limits.nodes.map_or(BREATH, |nodes| (nodes / 16).clamp(1, BREATH)),
            since: Instant::now(),
            order: Order::new(G::CLASSES, DEEPEST + 1, &tuning),
            plies: (0..=DEEPEST).map(|_| Ply::default()).collect(),
            spare: Vec::new(),
            past,
            path: Vec::with_capacity(DEEPEST + 1),
            unspent: 0,
            probing: false,
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
        self.plies[0].made = 0;
        self.path.push(self.game.key(position));
        for nth in 0..moves.len() {
            let made = moves[nth];
            let next = self.game.after(position, made);
            self.plies[0].made = self.game.class(position, made);
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
        if depth - less >= 0 {
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
            self.search_node(position, question, None)
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

    /// The score of a position that is searched, what the table has of it being used; without the move in the place
    /// `excluded`, if one is given.
    fn search_node(&mut self, position: &G::Position, question: Question, excluded: Option<u8>) -> Score {
        let key = self.game.key(position);
        let entry = self.memory.get(key);
        if excluded.is_none() && question.is_narrow() {
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
            let score = self.search_moves(position, &moves, question, entry, excluded);
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
        excluded: Option<u8>,
    ) -> Score {
        let Question { alpha, beta, ply, .. } = question;
        let forcing = self.game.is_forcing(position);
        let hint = entry.and_then(|entry| entry.best);
        if question.is_narrow() && !forcing && !is_decided(beta) && excluded.is_none() {
            if let Some(score) = self.prune(position, question) {
                return score;
            }
        }
        let mut depth = question.depth;
        if self.tuning.only_move > 0 && moves.len() == 1 && ply < DEEPEST / 2 {
            depth += 1;
        } else if hint.is_none() && self.tuning.unknown_depth > 0 && depth >= self.tuning.unknown_depth {
            depth -= 1;
        }
        let mut more = 0;
        if excluded.is_none() && moves.len() > 1 {
            match self.singular(position, question, entry) {
                Singular::Alone => more = 1,
                Singular::Several(score) => return score,
                Singular::Unknown => {}
            }
        }
        let asked = Question { depth, ..question };
        let (score, best) = self.best_of(position, moves, asked, Hints { hint, excluded, more, forcing });
        if excluded.is_none() && !self.stop.is_rung() {
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
        if depth <= tuning.static_depth && !self.game.is_threatened(position) {
            let score = self.game.evaluate(position);
            if score - tuning.static_margin * depth >= beta {
                return Some(score);
            }
        }
        if tuning.probe_depth > 0 && depth >= tuning.probe_depth && !self.probing {
            let high = beta + tuning.probe_least + tuning.probe_margin * depth;
            let shallow = depth * tuning.probe_tenths / 10;
            let asked = Question { alpha: high - 1, beta: high, depth: shallow, ply };
            self.probing = tuning.probe_nested == 0;
            let score = self.search_again(position, asked, None);
            self.probing = false;
            return (score >= high).then_some(score.min(MOST - 1));
        }
        None
    }

    /// The score of the same position by another question, the moves of this ply being kept.
    fn search_again(&mut self, position: &G::Position, asked: Question, excluded: Option<u8>) -> Score {
        let key = self.path.pop();
        let kept = std::mem::take(&mut self.spare);
        let moves = std::mem::replace(&mut self.plies[asked.ply].moves, kept);
        let score = if asked.depth > 0 {
            self.search_node(position, asked, excluded)
        } else {
            self.quiescence(position, asked)
        };
        self.path.extend(key);
        self.spare = std::mem::replace(&mut self.plies[asked.ply].moves, moves);
        score
    }

    /// Whether the remembered best move is the only good one.
    fn singular(&mut self, position: &G::Position, question: Question, entry: Option<Entry>) -> Singular {
        let Question { beta, depth, ply, .. } = question;
        let tuning = self.tuning;
        let Some(entry) = entry.filter(|entry| entry.bound != Bound::Upper && entry.depth >= depth - 3)
        else {
            return Singular::Unknown;
        };
        let score = from_memory(entry.score, ply);
        if tuning.singular_depth == 0
            || depth < tuning.singular_depth
            || entry.best.is_none()
            || is_decided(score)
        {
            return Singular::Unknown;
        }
        let low = score - tuning.singular_margin * depth;
        let asked = Question { alpha: low - 1, beta: low, depth: depth / 2, ply };
        let others = self.search_again(position, asked, entry.best);
        if others < low {
            Singular::Alone
        } else if tuning.multi_cut > 0 && low >= beta {
            Singular::Several(low)
        } else {
            Singular::Unknown
        }
    }

    /// The best score among the moves, and which of them it was.
    fn best_of(
        &mut self,
        position: &G::Position,
        moves: &[G::Move],
        question: Question,
        hints: Hints,
    ) -> (Score, Option<u8>) {
        let Question { alpha, beta, depth, ply } = question;
        let mut ranks = std::mem::take(&mut self.plies[ply].ranks);
        let mut tried = std::mem::take(&mut self.plies[ply].tried);
        self.rank(position, moves, hints.hint, ply, &mut ranks);
        tried.clear();
        let (mut best, mut found, mut low) = (-INFINITE, None, alpha);
        for nth in 0..moves.len() {
            let (index, rank) = next_index(&mut ranks);
            if hints.excluded.is_some_and(|excluded| usize::from(excluded) == index) {
                continue;
            }
            let made = moves[index];
            let is_calm = !hints.forcing && !self.game.is_sharp(position, made);
            if is_calm && best > -MOST && self.is_late(question, nth) {
                break;
            }
            let next = self.game.after(position, made);
            let class = self.game.class(position, made);
            self.plies[ply].made = class;
            let less = if is_calm { self.reduction(question, nth, rank) } else { 0 };
            let more = if hints.hint.is_some_and(|hint| usize::from(hint) == index) { hints.more } else { 0 };
            let asked = Question { alpha: low, beta, depth: depth - 1 + more, ply: ply + 1 };
            let score = self.follow(&next, asked, tried.is_empty(), less);
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
                if !hints.forcing {
                    self.learn(class, &tried, ply, depth);
                }
                break;
            }
            tried.push(class);
        }
        self.plies[ply].ranks = ranks;
        self.plies[ply].tried = tried;
        (best, found)
    }

    fn learn(&mut self, class: usize, tried: &[usize], ply: usize, depth: i32) {
        let before = self.plies[ply - 1].made;
        self.order.learn(class, tried, ply, depth, before);
    }

    fn rank(
        &self,
        position: &G::Position,
        moves: &[G::Move],
        hint: Option<u8>,
        ply: usize,
        ranks: &mut Vec<Score>,
    ) {
        let counter =
            if self.tuning.counter > 0 { self.order.counter(self.plies[ply - 1].made) } else { usize::MAX };
        ranks.clear();
        ranks.extend(moves.iter().enumerate().map(|(index, &made)| {
            let is_best = hint.is_some_and(|best| usize::from(best) == index);
            let class = self.game.class(position, made);
            let answer = if class == counter { self.tuning.counter } else { 0 };
            self.order.rank(class, ply, is_best) + answer
        }));
    }

    /// Whether the nth move and those after it are left out.
    fn is_late(&self, question: Question, nth: usize) -> bool {
        let Question { depth, .. } = question;
        question.is_narrow()
            && depth <= self.tuning.skip_depth
            && i32::try_from(nth).unwrap_or(i32::MAX) >= self.tuning.skip_after * depth
    }

    /// How much less deeply the nth move is looked at first.
    fn reduction(&self, question: Question, nth: usize, rank: Score) -> i32 {
        let Question { depth, .. } = question;
        let spared = if question.is_narrow() { 1 } else { self.tuning.late_spared };
        if depth < self.tuning.late_depth || i32::try_from(nth).unwrap_or(i32::MAX) < spared {
            return 0;
        }
        let known = if self.tuning.late_history > 0 { rank / self.tuning.late_history } else { 0 };
        (self.reductions.of(depth, nth) - known).clamp(0, depth - 1)
    }

    pub(crate) fn keep_line(&mut self, made: G::Move, ply: usize) {
        let (upper, lower) = self.plies.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(made);
        line.extend_from_slice(&lower[0].line);
    }
}

/// What is known of the remembered best move.
enum Singular {
    /// All others are worse.
    Alone,
    /// Others too are better than the adversary allows.
    Several(Score),
    Unknown,
}

/// What helps to choose among moves: the place of the remembered best and how much more deeply it is looked at, of
/// one that is left out, and whether they are forced.
#[derive(Clone, Copy)]
struct Hints {
    hint: Option<u8>,
    excluded: Option<u8>,
    more: i32,
    forcing: bool,
}

/// The move to look at next, which is not offered again, and its rank.
#[inline(always)]
fn next_index(ranks: &mut [Score]) -> (usize, Score) {
    let mut best = 0;
    for index in 1..ranks.len() {
        if ranks[index] > ranks[best] {
            best = index;
        }
    }
    (best, std::mem::replace(&mut ranks[best], Score::MIN))
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
