//! The trictrac board, the fast twin of `academie.rules.tables`. It knows no other game and no Python.
#![forbid(unsafe_code)]

mod plein;
mod side;

pub use plein::{Table, UnknownBase};
pub use side::{FLECHES, MEN, Side, SideError};
