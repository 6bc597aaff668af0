//! A player of draughts: a law, its weights and what it remembers from one move to the next.

use std::sync::Arc;

use academie_search::{Analysis, Game, Memory, Stop, Tuning, Wish, analyse};

use crate::contest::{Contest, Node};
use crate::endings::Tables;
use crate::evaluation::{Evaluation, Judgement};
use crate::movement::{ByLaw, Law};
use crate::partie::Partie;
use crate::position::{Move, Position};
use crate::rules::Rules;

/// A player by one law, whichever it is.
pub struct Engine {
    thinks: Box<dyn Thinks>,
    tuning: Tuning,
}

impl Engine {
    /// A player by that law who remembers about so many megabytes, with tables of endings if they are of its movement.
    #[must_use]
    pub fn new(
        rules: Rules,
        judgement: impl Into<Judgement>,
        megabytes: usize,
        tables: Option<Arc<Tables>>,
    ) -> Self {
        let tables = tables.filter(|tables| tables.movement() == rules.movement);
        let hired = Hired { rules, judgement: judgement.into(), megabytes, tables };
        Self { thinks: rules.movement.rule(hired), tuning: Tuning::default() }
    }

    /// The same with other numbers for its search.
    #[must_use]
    pub fn tuned(self, tuning: Tuning) -> Self {
        Self { tuning, ..self }
    }

    /// What a position is worth to the player to move, where who loses wins if `losing`, nothing being looked ahead.
    #[must_use]
    pub fn score(&self, position: &Position, losing: bool) -> i32 {
        self.thinks.score(position, losing)
    }

    /// Forgets what it remembers: as another engine made like it.
    pub fn forget(&self) {
        self.thinks.forget();
    }

    /// Analyses a state, which must be of the engine's law; `tell` hears of every depth that is done.
    pub fn analyse(
        &self,
        partie: &Partie,
        wish: Wish,
        stop: &Stop,
        tell: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        self.thinks.think(partie, Wish { tuning: self.tuning, ..wish }, stop, tell)
    }
}

trait Thinks: Send + Sync {
    fn score(&self, position: &Position, losing: bool) -> i32;
    fn forget(&self);
    fn think(
        &self,
        partie: &Partie,
        wish: Wish,
        stop: &Stop,
        tell: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move>;
}

struct Hired {
    rules: Rules,
    judgement: Judgement,
    megabytes: usize,
    tables: Option<Arc<Tables>>,
}

impl ByLaw for Hired {
    type Answer = Box<dyn Thinks>;

    fn by<L: Law>(self, law: L) -> Box<dyn Thinks> {
        let evaluation = Evaluation::new(law, self.judgement);
        Box::new(Thinker {
            law,
            rules: self.rules,
            evaluation,
            memory: Memory::new(self.megabytes),
            tables: self.tables,
        })
    }
}

struct Thinker<L> {
    law: L,
    rules: Rules,
    evaluation: Evaluation<L>,
    memory: Memory,
    tables: Option<Arc<Tables>>,
}

impl<L: Law> Thinks for Thinker<L> {
    fn score(&self, position: &Position, losing: bool) -> i32 {
        self.evaluation.score(position, losing)
    }

    fn forget(&self) {
        self.memory.forget();
    }

    fn think(
        &self,
        partie: &Partie,
        wish: Wish,
        stop: &Stop,
        tell: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        let contest = Contest::new(self.law, self.rules, partie.accord(), &self.evaluation)
            .with_tables(self.tables.as_deref(), partie.position());
        let past: Vec<u64> = partie.seen().iter().map(|&seen| contest.key(&Node::seen(seen))).collect();
        analyse(&contest, &Node::from(partie), &past, &self.memory, stop, wish, tell)
    }
}
