//! A game of draughts: the states it goes through, and how it ends. The law in Python is the authority.

use crate::limits::{COUP, Limit, drawn_by_main_line, keeps_extra, limited, may_offer};
use crate::movement::{ByLaw, Law};
use crate::moves::{after, is_progress, moves};
use crate::position::{Colour, Move, Position};
use crate::rules::{Accord, Rules};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Moves.
    Move(Move),
    /// The lone king offers to crown the adversary's men.
    OffrirDeDamer,
    /// The adversary has them crowned where they stand.
    LaisserDamer,
    /// He will not.
    RefuserDeDamer,
    /// The lone king leaves the game as drawn.
    QuitterRemise,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A move.
    Play,
    /// The answer to an offer.
    Offered,
    /// A move, or the lone king leaving.
    Refused,
    /// Nothing: the lone king has left.
    Left,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // as in `events.py`
pub enum Why {
    NoPieces,
    Blocked,
    FirstKing,
    MainLine,
    Limited,
    Quiet,
    Repetition,
    Left,
}

/// Why the game is over, and who has won it; nobody in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Why.
    pub why: Why,
    /// Who has won, a draw that was given not being counted.
    pub winner: Option<Colour>,
}

/// A state of the game. Its legal moves are found once, when it is made.
#[derive(Clone, Debug)]
pub struct Partie {
    rules: Rules,
    accord: Accord,
    position: Position,
    phase: Phase,
    limit: Option<Limit>,
    quiet: u32,
    seen: Vec<Position>,
    legal: Vec<Move>,
}

impl Partie {
    /// The state in which a position has been reached, with the limit that runs if one does.
    #[must_use]
    pub fn new(rules: Rules, accord: Accord, position: Position, limit: Option<Limit>) -> Self {
        let legal = legal_moves(&rules, &position);
        Self { rules, accord, position, phase: Phase::Play, limit, quiet: 0, seen: Vec::new(), legal }
    }

    /// The state in which a position set up by hand has just been reached: limited moves begin to count at once.
    #[must_use]
    pub fn set_up(rules: Rules, accord: Accord, position: Position) -> Self {
        Self::new(rules, accord, position, limited(&position, None, &rules, accord))
    }

    /// The same state in that phase, after so many single moves without progress and those positions.
    #[must_use]
    pub fn with_past(self, phase: Phase, quiet: u32, seen: Vec<Position>) -> Self {
        Self { phase, quiet, seen, ..self }
    }

    /// The law.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What was agreed on.
    #[must_use]
    pub fn accord(&self) -> Accord {
        self.accord
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the table waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The running limit.
    #[must_use]
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// The positions since the last progress, this one left out; where repeating them matters.
    #[must_use]
    pub fn seen(&self) -> &[Position] {
        &self.seen
    }

    /// How many single moves have brought no progress.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The legal moves, also when the game is over.
    #[must_use]
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// The legal acts now; none when the game is over.
    #[must_use]
    pub fn acts(&self) -> Vec<Act> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let moves = self.legal.iter().copied().map(Act::Move);
        match self.phase {
            Phase::Offered => vec![Act::LaisserDamer, Act::RefuserDeDamer],
            Phase::Refused => moves.chain([Act::QuitterRemise]).collect(),
            Phase::Play | Phase::Left => {
                let offer = may_offer(&self.position, &self.rules, self.accord);
                moves.chain(offer.then_some(Act::OffrirDeDamer)).collect()
            }
        }
    }

    /// Who is to act; nobody when the game is over.
    #[must_use]
    pub fn actor(&self) -> Option<Colour> {
        let turn = self.position.turn;
        self.ending().is_none().then(|| if self.phase == Phase::Offered { turn.other() } else { turn })
    }

    /// The next state; nothing if the act is not legal now.
    #[must_use]
    pub fn apply(&self, act: Act) -> Option<Self> {
        if !self.acts().contains(&act) {
            return None;
        }
        Some(match act {
            Act::Move(made) => self.moved(made),
            Act::OffrirDeDamer => Self { phase: Phase::Offered, ..self.clone() },
            Act::RefuserDeDamer => Self { phase: Phase::Refused, ..self.clone() },
            Act::QuitterRemise => Self { phase: Phase::Left, ..self.clone() },
            Act::LaisserDamer => self.crowned(),
        })
    }

    fn moved(&self, made: Move) -> Self {
        let law = self.rules.movement;
        let position = after(law, &self.position, made);
        let limit = limited(&position, self.counted(&position, made), &self.rules, self.accord);
        let next = Self::new(self.rules, self.accord, position, limit);
        if is_progress(law, &self.position, made) {
            return next;
        }
        let mut seen = if self.rules.repetition > 0 { self.seen.clone() } else { Vec::new() };
        seen.extend((self.rules.repetition > 0).then_some(self.position));
        Self { quiet: self.quiet + 1, seen, ..next }
    }

    /// The running limit once the move is counted; all spent if the right to the rest is lost.
    fn counted(&self, position: &Position, made: Move) -> Option<Limit> {
        let limit = self.limit.map(|limit| Limit { left: limit.left.saturating_sub(1), ..limit })?;
        let forced = made.taken != 0 || self.legal.len() == 1;
        let kept = keeps_extra(position, limit, &self.rules, self.accord, forced);
        Some(if kept { limit } else { Limit { left: 0, ..limit } })
    }

    /// The adversary's men crowned where they stand; the lone king is still to move.
    fn crowned(&self) -> Self {
        let position = Position { kings: self.position.kings | self.position.theirs, ..self.position };
        let limit = limited(&position, self.limit, &self.rules, self.accord);
        Self { seen: self.seen.clone(), ..Self::new(self.rules, self.accord, position, limit) }
    }

    /// Why the game is over and who has won it, or nothing while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let Position { mine, theirs, kings, turn } = self.position;
        if self.accord.premier_a_dame && kings != 0 {
            let winner = if theirs & kings != 0 { turn.other() } else { turn };
            return Some(Ending { why: Why::FirstKing, winner: Some(winner) });
        }
        if self.legal.is_empty() || theirs == 0 {
            let why = if mine == 0 || theirs == 0 { Why::NoPieces } else { Why::Blocked };
            let loser = if self.legal.is_empty() { turn } else { turn.other() };
            let winner = if self.accord.qui_perd_gagne { loser } else { loser.other() };
            return Some(Ending { why, winner: Some(winner) });
        }
        self.drawn().map(|why| Ending { why, winner: None })
    }

    fn drawn(&self) -> Option<Why> {
        let rules = &self.rules;
        if self.phase == Phase::Left {
            return Some(Why::Left);
        }
        if self.limit.is_some_and(|limit| limit.left == 0) {
            return Some(Why::Limited);
        }
        if rules.quiet_moves > 0 && self.quiet >= rules.quiet_moves * COUP {
            return Some(Why::Quiet);
        }
        let again = self.seen.iter().filter(|&&seen| seen == self.position).count() + 1;
        if rules.repetition > 0 && again >= rules.repetition as usize {
            return Some(Why::Repetition);
        }
        drawn_by_main_line(rules.movement, &self.position, &self.legal, rules, self.accord)
            .then_some(Why::MainLine)
    }
}

/// The legal moves of a position, by the squares they leave, reach and take.
#[must_use]
pub fn legal_moves(rules: &Rules, position: &Position) -> Vec<Move> {
    struct List<'a>(&'a Position);
    impl ByLaw for List<'_> {
        type Answer = Vec<Move>;
        fn by<L: Law>(self, law: L) -> Vec<Move> {
            let mut list = Vec::new();
            moves(law, self.0, &mut list);
            list.sort_unstable();
            list
        }
    }
    rules.movement.rule(List(position))
}
