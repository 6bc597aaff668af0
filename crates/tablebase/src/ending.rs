//! What solving asks of a kind of ending.

use crate::value::Value;

/// Where a position stands: in which of the two tables that are solved together, and at which place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// 0 or 1: who has which material to move. Where both have the same there is but one table, 0.
    pub table: usize,
    /// Its place there.
    pub index: usize,
}

/// Where a move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// To a position of the same ending.
    Inside(Place),
    /// To another ending, solved before, where it is worth this to who is to move then.
    Outside(Value),
}

/// The positions of one material, either player to move, and the moves between them.
pub trait Ending: Sync {
    /// A position.
    type Position: Copy;

    /// How many places a table has; 0 for a table there is not.
    fn len(&self, table: usize) -> usize;

    /// The position at a place; none where there is no such position.
    fn position(&self, place: Place) -> Option<Self::Position>;

    /// Calls `each` with where every legal move leads.
    ///
    /// Either some move leads outside only because it must (and then all do), or moves inside may be taken back by
    /// [`Ending::before`].
    fn replies(&self, position: &Self::Position, each: &mut dyn FnMut(Reply));

    /// Calls `each` with every position of this ending from which a move that is not forced upon the mover leads here,
    /// as often as there are such moves.
    fn before(&self, position: &Self::Position, each: &mut dyn FnMut(Place));
}
