//! Who wins, without saying when.

/// What a position is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// He loses.
    Lost,
    /// Nobody wins.
    Drawn,
    /// He wins.
    Won,
}

impl Outcome {
    /// The same for the adversary.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Drawn => Self::Drawn,
            Self::Won => Self::Lost,
        }
    }

    /// What a position is worth whose moves lead to those, each worth that to who is to move then.
    ///
    /// Without a move it is lost. Nothing is asked after the first that wins.
    #[must_use]
    pub fn of_moves(moves: impl Iterator<Item = Self>) -> Self {
        let mut best = Self::Lost;
        for reply in moves {
            best = best.max(reply.turned());
            if best == Self::Won {
                break;
            }
        }
        best
    }

    /// The same of moves that may lead to what is not known; nothing unless it can be told all the same.
    #[must_use]
    pub fn of_known_moves(moves: impl Iterator<Item = Option<Self>>) -> Option<Self> {
        let (mut best, mut all_known) = (Self::Lost, true);
        for reply in moves {
            match reply {
                Some(Self::Lost) => return Some(Self::Won),
                Some(reply) => best = best.max(reply.turned()),
                None => all_known = false,
            }
        }
        all_known.then_some(best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_move_is_made() {
        use Outcome::{Drawn, Lost, Won};
        for (moves, worth) in
            [(vec![], Lost), (vec![Won, Won], Lost), (vec![Won, Drawn], Drawn), (vec![Drawn, Lost, Won], Won)]
        {
            assert_eq!(Outcome::of_moves(moves.iter().copied()), worth);
            let mut some = moves.into_iter().map(Some).collect::<Vec<_>>();
            assert_eq!(Outcome::of_known_moves(some.iter().copied()), Some(worth));
            some.insert(0, None);
            let sure = (worth == Won).then_some(worth);
            assert_eq!(Outcome::of_known_moves(some.into_iter()), sure);
        }
    }
}
