//! Positions as FEN, the way the law writes them: `W:W31,32,K40:B1,2,K5`; ranges are read too.

use std::error::Error;
use std::fmt;

use crate::board::Damier;
use crate::position::{Colour, Position};

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError(String);

impl fmt::Display for FenError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?} is no position, such as W:W31-50:B1-20", self.0)
    }
}

impl Error for FenError {}

/// The position written so, in capitals and without blanks.
///
/// # Errors
/// For text that cannot be read, and for squares that are none.
pub fn read_fen(text: &str, damier: Damier) -> Result<Position, FenError> {
    read(text, damier).ok_or_else(|| FenError(text.to_owned()))
}

fn read(text: &str, damier: Damier) -> Option<Position> {
    let mut parts = text.split(':');
    let turn = colour(parts.next()?.chars().next()?)?;
    let (mut white, mut black, mut kings) = (0, 0, 0);
    for part in parts.filter(|part| !part.is_empty()) {
        let side = match colour(part.chars().next()?)? {
            Colour::White => &mut white,
            Colour::Black => &mut black,
        };
        for piece in part[1..].split(',').filter(|piece| !piece.is_empty()) {
            let (crowned, pieces) = read_pieces(piece, damier)?;
            *side |= pieces;
            kings |= if crowned { pieces } else { 0 };
        }
    }
    Some(Position::from_compact(damier, white, black, kings, turn))
}

fn colour(letter: char) -> Option<Colour> {
    match letter {
        'W' => Some(Colour::White),
        'B' => Some(Colour::Black),
        _ => None,
    }
}

/// Whether they are kings, and their squares, square n being bit n.
fn read_pieces(text: &str, damier: Damier) -> Option<(bool, u64)> {
    let bare = text.strip_prefix('K');
    let (first, last) = match bare.unwrap_or(text).split_once('-') {
        Some((first, last)) => (first.parse().ok()?, last.trim_start_matches('K').parse().ok()?),
        None => bare.unwrap_or(text).parse().map(|number: u32| (number, number)).ok()?,
    };
    if first < 1 || last > damier.squares() || last < first {
        return None;
    }
    Some((bare.is_some(), (first..=last).fold(0, |set, number| set | 1 << number)))
}
