//! Counting moves: the usual test that a generator finds every move, and each once.

use crate::captures::captures;
use crate::movement::{ByLaw, Law, Movement};
use crate::moves::{after, count_of};
use crate::position::{Colour, Move, Position};
use crate::steps::steps;

/// How many sequences of `depth` moves there are; games that end sooner count nothing.
///
/// The last move is counted without being played.
#[must_use]
pub fn perft<L: Law>(law: L, position: &Position, depth: usize) -> u64 {
    let mut lists: Vec<Vec<Move>> = (0..depth).map(|_| Vec::with_capacity(64)).collect();
    match position.turn {
        Colour::White => count::<L, true>(law, position, &mut lists),
        Colour::Black => count::<L, false>(law, position, &mut lists),
    }
}

/// The same by a movement known only at run time.
#[must_use]
pub fn perft_by(movement: Movement, position: &Position, depth: usize) -> u64 {
    struct Count<'a>(&'a Position, usize);
    impl ByLaw for Count<'_> {
        type Answer = u64;
        fn by<L: Law>(self, law: L) -> u64 {
            perft(law, self.0, self.1)
        }
    }
    movement.rule(Count(position, depth))
}

fn count<L: Law, const WHITE: bool>(law: L, position: &Position, lists: &mut [Vec<Move>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    if deeper.is_empty() {
        return count_of::<L, WHITE>(law, position, list);
    }
    let mut sum = 0;
    let mut follow = |made| {
        let next = after(law, position, made);
        sum +=
            if WHITE { count::<L, false>(law, &next, deeper) } else { count::<L, true>(law, &next, deeper) };
    };
    list.clear();
    captures::<L, WHITE>(law, position, list);
    if list.is_empty() {
        steps::<L, WHITE>(law, position, follow);
    } else {
        list.iter().copied().for_each(&mut follow);
    }
    sum
}
