//! A law of draughts: how pieces go, and when a game is drawn; and what the players have agreed on.

use crate::movement::Movement;
use crate::position::Colour;

/// When one king against three draws at once for having the ligne du milieu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MainLineDraw {
    /// Never.
    Never,
    /// When the lone king has the line to itself.
    AloneOnIt,
    /// When it stands there and can move along the line without being taken.
    SafeOnIt,
}

/// The switches of the law. Numbers of moves are of coups, one move by each player; 0 is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
pub struct Rules {
    /// How pieces go.
    pub movement: Movement,
    /// When the ligne du milieu draws.
    pub main_line_draw: MainLineDraw,
    /// Whether it does where odds are given.
    pub main_line_draw_at_odds: bool,
    /// How many moves three kings have against one.
    pub three_to_one: u32,
    /// How many, if they give the draw.
    pub three_to_one_giving_draw: u32,
    /// Whether what they have more for giving the draw asks for the ligne du milieu or a forced stroke.
    pub extra_needs_main_line: bool,
    /// Whether a king with two other pieces is three against one, be they men or kings.
    pub three_may_be_men: bool,
    /// How many moves a king with at most one other piece has against one king.
    pub two_to_one: u32,
    /// Whether the lone king may offer to crown.
    pub offer_to_crown: bool,
    /// How many moves without progress make a draw.
    pub quiet_moves: u32,
    /// The how manieth time of the same position makes a draw.
    pub repetition: u32,
}

/// The party played and the odds given, as far as they last the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Accord {
    /// Who first has no piece left, or none that can move, wins.
    pub qui_perd_gagne: bool,
    /// Who first has a king wins.
    pub premier_a_dame: bool,
    /// Who is given the draw.
    pub remise: Option<Colour>,
    /// Who gives odds.
    pub giver: Option<Colour>,
}
