//! One player's men.

use std::error::Error;
use std::fmt;

/// The flèches of the board.
pub const FLECHES: usize = 24;

/// The men each player has.
pub const MEN: u32 = 15;

/// One player's men, counted on his own track: index 0 is his talon, 11 his coin, 23 the adverse talon.
///
/// Men already borne off stand nowhere, so a side may hold fewer than [`MEN`] but never more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side([u8; FLECHES]);

impl Side {
    /// The men on each flèche.
    #[must_use]
    pub fn men(&self) -> &[u8; FLECHES] {
        &self.0
    }
}

impl TryFrom<&[u8]> for Side {
    type Error = SideError;

    fn try_from(men: &[u8]) -> Result<Self, SideError> {
        let men: [u8; FLECHES] = men.try_into().map_err(|_| SideError::Length(men.len()))?;
        match men.iter().copied().map(u32::from).sum() {
            0..=MEN => Ok(Self(men)),
            total => Err(SideError::TooManyMen(total)),
        }
    }
}

/// Why a list of numbers is no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideError {
    /// It has this many flèches instead of [`FLECHES`].
    Length(usize),
    /// It has this many men, more than [`MEN`].
    TooManyMen(u32),
}

impl fmt::Display for SideError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(out, "a side has {FLECHES} flèches, not {length}"),
            Self::TooManyMen(total) => write!(out, "a side has at most {MEN} men, not {total}"),
        }
    }
}

impl Error for SideError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stack_at_the_start_is_a_side() {
        let mut men = [0; FLECHES];
        men[0] = 15;
        assert_eq!(Side::try_from(men.as_slice()).unwrap().men(), &men);
    }

    #[test]
    fn the_wrong_number_of_fleches_is_refused() {
        assert_eq!(Side::try_from([0; 25].as_slice()), Err(SideError::Length(25)));
    }

    #[test]
    fn a_sixteenth_man_is_refused() {
        let mut men = [0; FLECHES];
        men[0] = 15;
        men[11] = 1;
        assert_eq!(Side::try_from(men.as_slice()), Err(SideError::TooManyMen(16)));
    }
}
