//! Draughts as the search knows it.

use academie_search::{Game, Known};

use crate::endings::{Outcome, Tables};
use crate::evaluation::Evaluation;
use crate::limits::{COUP, Limit, drawn_by_main_line, keeps_extra, limited, may_draw_by_main_line};
use crate::movement::Law;
use crate::moves::{after, can_step, crowns, is_progress, moves, must_take};
use crate::partie::Partie;
use crate::position::{Colour, Move, Position};
use crate::rules::{Accord, Rules};
use crate::zobrist::{key, key_after};

/// From so few pieces on moves may be limited.
const FEW: u32 = 4;
/// What a position is worth beside its evaluation that a table knows to be won, but not in how many moves.
const WINNING: i32 = 20_000;
/// How much the evaluation may add to that or take away.
const LEANING: i32 = 4_000;

/// A position with the moves that are counted.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The board.
    pub position: Position,
    key: u64,
    quiet: u32,
    limit: Option<Limit>,
}

impl Node {
    /// A position that was seen before, when nothing was counted.
    pub(crate) fn seen(position: Position) -> Self {
        Self { position, key: key(&position), quiet: 0, limit: None }
    }
}

impl From<&Partie> for Node {
    fn from(partie: &Partie) -> Self {
        let position = *partie.position();
        Self { position, key: key(&position), quiet: partie.quiet(), limit: partie.limit() }
    }
}

/// A law, what was agreed on, and how positions are judged.
pub struct Contest<'a, L> {
    law: L,
    rules: Rules,
    accord: Accord,
    evaluation: &'a Evaluation<L>,
    tables: Option<&'a Tables>,
    /// Pieces and men of the position that is analysed.
    root: (u32, u32),
}

impl<'a, L: Law> Contest<'a, L> {
    /// A contest by these rules, whose movement must be that of the law.
    #[must_use]
    pub fn new(law: L, rules: Rules, accord: Accord, evaluation: &'a Evaluation<L>) -> Self {
        Self { law, rules, accord, evaluation, tables: None, root: (0, 0) }
    }

    /// The same with tables of endings, if they hold for what was agreed on, to analyse that position.
    #[must_use]
    pub fn with_tables(self, tables: Option<&'a Tables>, root: &Position) -> Self {
        let other_game = self.accord.qui_perd_gagne || self.accord.premier_a_dame;
        Self { tables: tables.filter(|_| !other_game), root: pieces_and_men(root), ..self }
    }

    /// What is known where a table says who wins and not when.
    ///
    /// A win is worth going for until something is taken or crowned; after that it need not be looked at any further.
    fn known_without_distance(&self, node: &Node, outcome: Outcome) -> Option<Known> {
        let leaning = || self.evaluation.score(&node.position, false).clamp(-LEANING, LEANING);
        match outcome {
            Outcome::Drawn => Some(self.draw(node.position.turn)),
            _ if node.limit.is_some() || pieces_and_men(&node.position) == self.root => None,
            Outcome::Won => Some(Known::Worth(WINNING + leaning())),
            Outcome::Lost => Some(Known::Worth(leaning() - WINNING)),
        }
    }

    /// The limit once a move is counted.
    fn counted(&self, node: &Node, position: &Position, made: Move) -> Option<Limit> {
        if (position.mine | position.theirs).count_ones() > FEW {
            return None;
        }
        let running = node.limit.map(|limit| Limit { left: limit.left.saturating_sub(1), ..limit });
        let kept = running
            .is_none_or(|limit| keeps_extra(position, limit, &self.rules, self.accord, made.taken != 0));
        let counted = running.map(|limit| if kept { limit } else { Limit { left: 0, ..limit } });
        limited(position, counted, &self.rules, self.accord)
    }

    /// A drawn game, which may have been given to one of them.
    fn draw(&self, turn: Colour) -> Known {
        match self.accord.remise {
            None => Known::Drawn,
            Some(receiver) if receiver == turn => Known::Won(0),
            Some(_) => Known::Lost(0),
        }
    }

    #[inline(always)]
    fn is_drawn(&self, node: &Node) -> bool {
        node.limit.is_some_and(|limit| limit.left == 0)
            || self.rules.quiet_moves > 0 && node.quiet >= self.rules.quiet_moves * COUP
            || may_draw_by_main_line(&node.position, &self.rules, self.accord) && {
                let mut legal = Vec::new();
                moves(self.law, &node.position, &mut legal);
                drawn_by_main_line(self.law, &node.position, &legal, &self.rules, self.accord)
            }
    }
}

impl<L: Law> Game for Contest<'_, L> {
    type Position = Node;
    type Move = Move;

    const CLASSES: usize = 1 << 14;

    fn moves(&self, node: &Node, list: &mut Vec<Move>) {
        moves(self.law, &node.position, list);
    }

    fn after(&self, node: &Node, made: Move) -> Node {
        let position = after(self.law, &node.position, made);
        let progress = is_progress(self.law, &node.position, made);
        let quiet = if progress { 0 } else { node.quiet + 1 };
        let key = key_after(node.key, &node.position, made, &position);
        Node { position, key, quiet, limit: self.counted(node, &position, made) }
    }

    fn key(&self, node: &Node) -> u64 {
        let counted = node.limit.map_or(0, |limit| u64::from(limit.left) + 1);
        node.key ^ counted.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn reversible(&self, node: &Node) -> usize {
        node.quiet as usize
    }

    fn ended(&self, node: &Node) -> Option<Known> {
        let Position { theirs, kings, turn, .. } = node.position;
        if self.accord.premier_a_dame && kings != 0 {
            return Some(if theirs & kings != 0 { Known::Lost(0) } else { Known::Won(0) });
        }
        if theirs == 0 {
            return Some(if self.accord.qui_perd_gagne { Known::Lost(0) } else { Known::Won(0) });
        }
        self.is_drawn(node).then(|| self.draw(turn))
    }

    fn stuck(&self, _: &Node) -> Known {
        if self.accord.qui_perd_gagne { Known::Won(0) } else { Known::Lost(0) }
    }

    fn known(&self, node: &Node) -> Option<Known> {
        let tables = self.tables?;
        if (node.position.mine | node.position.theirs).count_ones() > tables.pieces() {
            return None;
        }
        let Some(value) = tables.value(&node.position) else {
            return self.known_without_distance(node, tables.outcome(self.law, &node.position)?);
        };
        match value.distance().map(u32::from) {
            None => Some(self.draw(node.position.turn)),
            Some(distance) if node.limit.is_some_and(|limit| limit.left < distance) => None,
            Some(distance) if value.is_won() => Some(Known::Won(distance)),
            Some(distance) => Some(Known::Lost(distance)),
        }
    }

    fn repeated(&self, node: &Node) -> Known {
        self.draw(node.position.turn)
    }

    fn is_forcing(&self, node: &Node) -> bool {
        must_take(self.law, &node.position)
    }

    fn can_move(&self, node: &Node) -> bool {
        can_step(self.law, &node.position)
    }

    /// With kings on the board, which are worth most by what they catch: else no stroke of them would be seen.
    fn is_unclear(&self, node: &Node) -> bool {
        let Position { mine, theirs, kings, turn } = node.position;
        kings != 0 || must_take(self.law, &Position { mine: theirs, theirs: mine, kings, turn: turn.other() })
    }

    fn evaluate(&self, node: &Node) -> i32 {
        self.evaluation.score(&node.position, self.accord.qui_perd_gagne)
    }

    fn class(&self, node: &Node, made: Move) -> usize {
        let king = (node.position.kings >> made.from & 1) as usize;
        let black = usize::from(node.position.turn == Colour::Black);
        (2 * black + king) << 12 | usize::from(made.from) << 6 | usize::from(made.to)
    }

    fn is_sharp(&self, node: &Node, made: Move) -> bool {
        crowns(self.law, &node.position, made)
    }
}

fn pieces_and_men(position: &Position) -> (u32, u32) {
    let pieces = position.mine | position.theirs;
    (pieces.count_ones(), (pieces & !position.kings).count_ones())
}
