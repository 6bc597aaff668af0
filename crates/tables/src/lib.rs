//! The trictrac board, the fast twin of `academie.rules.tables`. It knows no other game and no Python.
#![forbid(unsafe_code)]

pub mod course;
mod hand;
mod men;
mod plein;
mod side;
mod throw;
pub mod trictrac;

pub use hand::HandError;
pub use men::{Men, Move, OFF};
pub use plein::{Table, UnknownBase};
pub use side::{FLECHES, MEN, Side, SideError};
pub use throw::{CASTS, FACES, Throw};
