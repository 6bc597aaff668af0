//! What everybody at the table has seen of a coup: who played what in which order, and what follows for a reader.

use crate::partie::{Laying, Partie};
use crate::seat_view::Hands;
use crate::tiles::Tiles;

/// What a seat did at its turn: a dé laid, or a boude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub seat: usize,
    /// Which dé and where; nothing is a boude.
    pub laying: Option<Laying>,
}

/// A coup with all hands, and what the players have told each other by their plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub partie: Partie,
    /// The dés each can no longer hold, by what he has said.
    pub denied: Hands,
    /// Who opened the left end and the right one.
    pub opened: [usize; 2],
}

impl Seen {
    /// The coup before anything is laid.
    pub(crate) fn new(partie: Partie) -> Self {
        Self { partie, denied: Hands::default(), opened: [partie.turn; 2] }
    }

    /// Lays a dé that is known to fit, or says that none does.
    pub(crate) fn go_on(&mut self, laying: Option<Laying>) {
        let turn = self.partie.turn;
        match (laying, self.partie.ends) {
            (Some(_), None) => self.opened = [turn; 2],
            (Some(laying), Some([_, right])) => self.opened[usize::from(right == laying.inner)] = turn,
            (None, Some([left, right])) => {
                let said = Tiles::with(left).and_those(Tiles::with(right));
                self.denied[turn] = self.denied[turn].and_those(said);
            }
            (None, None) => {}
        }
        self.partie.go_on(laying);
    }

    /// The same, the coup staying as it is.
    pub(crate) fn after(&self, laying: Option<Laying>) -> Self {
        let mut then = *self;
        then.go_on(laying);
        then
    }

    /// Who opened the end that a dé covers; nobody before one lies there.
    pub(crate) fn opener(&self, laying: Laying) -> Option<usize> {
        let [_, right] = self.partie.ends?;
        Some(self.opened[usize::from(right == laying.inner)])
    }
}
