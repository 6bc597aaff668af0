//! The trictrac board, the same law as that of `academie.games`, fast. It knows no other game and no Python.
#![forbid(unsafe_code)]

mod dice_ids;
mod hand;
mod men;
mod plein;
pub mod race;
mod recording;
mod seen;
mod side;
mod throw;
pub mod trictrac;

pub use hand::HandError;
pub use men::{Men, Move, OFF};
pub use plein::{Table, UnknownBase};
pub use recording::{Seated, Told};
pub use side::{FLECHES, MEN, Side, SideError};
pub use throw::{CASTS, FACES, Throw};
