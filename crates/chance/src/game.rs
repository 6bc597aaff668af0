//! What an engine must know of a game of dice.

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The dice.
    Dice,
    /// An act of that seat.
    Act(usize),
    /// Nothing more.
    Over,
}

/// A game for two by its law. Values are White's: he is seat 0 and wants them high, the other wants them low.
pub trait Game {
    /// Where the game stands, the throw on the table left out.
    type State: Copy;
    /// What dice can show.
    type Throw: Copy;
    /// What a player can do.
    type Act: Copy + PartialEq;
    /// The throw on the table and what it allows, worked out once.
    type Turn: Clone + Default;

    /// What the state waits for.
    fn stage(&self, state: &Self::State) -> Stage;

    /// What the dice can show now, with in how many ways each falls.
    fn throws(&self, state: &Self::State) -> &[(Self::Throw, u32)];

    /// The dice fall.
    fn throw(&self, state: &Self::State, throw: Self::Throw, turn: &mut Self::Turn) -> Self::State;

    /// Adds what may be done, in the law's order or any fixed one.
    fn acts(&self, state: &Self::State, turn: &Self::Turn, acts: &mut Vec<Self::Act>);

    /// After an act; `next` is the turn from then on, worth reading only while acts are waited for.
    fn act(
        &self,
        state: &Self::State,
        act: Self::Act,
        turn: &Self::Turn,
        next: &mut Self::Turn,
    ) -> Self::State;

    /// Whether a judge may be asked: dice are waited for, or what can still be done by this throw is too much to be
    /// looked through.
    fn is_quiet(&self, state: &Self::State) -> bool {
        self.stage(state) == Stage::Dice
    }

    /// What White has won of a game that is over.
    fn stakes(&self, state: &Self::State) -> f32;

    /// Whether a game played on from `start` has come to a point where all begins afresh, and a judge's word says
    /// more than more games would.
    fn afresh(&self, start: &Self::State, state: &Self::State) -> bool;
}

/// Says what states are worth. Weights and nets are its data.
pub trait Judge<G: Game> {
    /// Adds what each of the states, which are quiet, is worth to White.
    fn judge(&mut self, game: &G, states: &[G::State], values: &mut Vec<f32>);
}
