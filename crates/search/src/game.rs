//! What a search asks of a game.

use crate::score::Score;

/// What is known of a position without searching it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The player to move has won, or wins in so many moves.
    Won(u32),
    /// Nobody wins.
    Drawn,
    /// The player to move has lost, or loses in so many moves.
    Lost(u32),
    /// Worth that to the player to move, short of [`crate::MOST`]: who wins is known, but not when.
    Worth(Score),
}

/// A game of two players without chance, with its evaluation.
pub trait Game: Sync {
    /// A position with all that the moves and the end depend on; repetition is the search's affair.
    type Position: Copy + Send + Sync;
    /// A move.
    type Move: Copy + PartialEq + Send + Sync;

    /// How many classes of moves [`Game::class`] tells apart.
    const CLASSES: usize;

    /// Fills the list with the legal moves, always in the same order.
    fn moves(&self, position: &Self::Position, list: &mut Vec<Self::Move>);

    /// The position after a legal move.
    fn after(&self, position: &Self::Position, made: Self::Move) -> Self::Position;

    /// A number that tells positions apart, as good as always.
    fn key(&self, position: &Self::Position) -> u64;

    /// How many moves back this position can have occurred before at most.
    fn reversible(&self, position: &Self::Position) -> usize;

    /// How the game has ended, the player to move having a legal move or not; nothing while it goes on.
    fn ended(&self, position: &Self::Position) -> Option<Known>;

    /// How the game has ended for a player to move who has no legal move.
    fn stuck(&self, position: &Self::Position) -> Known;

    /// What is known of the end of the game from here, from a table say.
    fn known(&self, position: &Self::Position) -> Option<Known>;

    /// What a position that has come again is worth.
    fn repeated(&self, position: &Self::Position) -> Known;

    /// Whether the position must not be judged by what stands on the board, its moves being forced.
    fn is_forcing(&self, position: &Self::Position) -> bool;

    /// Whether the player to move can move, nothing being forced.
    fn can_move(&self, position: &Self::Position) -> bool;

    /// Whether what the position is worth as it stands is doubtful: for what the adversary threatens, say.
    fn is_unclear(&self, position: &Self::Position) -> bool;

    /// What the position is worth to the player to move; less than [`crate::MOST`] either way.
    fn evaluate(&self, position: &Self::Position) -> Score;

    /// The class of a move, below [`Game::CLASSES`]: what is good once is likely good again.
    fn class(&self, position: &Self::Position, made: Self::Move) -> usize;

    /// Whether a move is too important to be looked at less deeply.
    fn is_sharp(&self, position: &Self::Position, made: Self::Move) -> bool;
}
