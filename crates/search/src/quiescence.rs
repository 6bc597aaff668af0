//! The end of a line: forced moves are followed until the position can be judged as it stands.
//!
//! Nothing is remembered of these positions: they are most of all, and judging one costs less than asking the table.

use crate::game::Game;
use crate::score::{INFINITE, Score};
use crate::worker::{DEEPEST, Question, Worker, score_of};

impl<G: Game> Worker<'_, G> {
    /// The score of a position at the end of a line.
    pub(crate) fn quiescence(&mut self, position: &G::Position, question: Question) -> Score {
        let ply = question.ply;
        if ply < DEEPEST && self.game.is_forcing(position) {
            return self.follow_forced(position, question);
        }
        if ply < DEEPEST && !self.game.can_move(position) {
            return score_of(self.game.stuck(position), ply);
        }
        self.game.evaluate(position)
    }

    /// The best score among forced moves.
    fn follow_forced(&mut self, position: &G::Position, question: Question) -> Score {
        let Question { alpha, beta, depth, ply } = question;
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        self.game.moves(position, &mut moves);
        self.path.push(self.game.key(position));
        let (mut best, mut low) = (-INFINITE, alpha);
        for &made in &moves {
            let next = self.game.after(position, made);
            let score = -self.search(&next, Question { alpha: -beta, beta: -low, depth, ply: ply + 1 });
            if self.stop.is_rung() {
                break;
            }
            best = best.max(score);
            if score > low {
                low = score;
                self.keep_line(made, ply);
            }
            if low >= beta {
                break;
            }
        }
        self.path.pop();
        self.plies[ply].moves = moves;
        best
    }
}
