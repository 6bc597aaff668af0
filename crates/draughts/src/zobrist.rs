//! Keys of positions: a random number for every piece on every square, all combined.

use crate::board::{Bits, squares};
use crate::position::{Colour, Move, Position};

/// By piece: men and kings of White, then of Black; by bit.
static PIECES: [[u64; 64]; 4] = pieces();
/// Combined when Black is to move.
const BLACK_TO_MOVE: u64 = 0xF1EA_5EED_1787_1818;

const fn pieces() -> [[u64; 64]; 4] {
    let mut made = [[0; 64]; 4];
    let mut state = 0x1787_u64;
    let mut nth = 0;
    while nth < 4 * 64 {
        // SplitMix64.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        made[nth / 64][nth % 64] = mixed ^ mixed >> 31;
        nth += 1;
    }
    made
}

#[inline(always)]
fn piece(colour: Colour, is_king: bool, bit: u32) -> u64 {
    PIECES[2 * colour as usize + usize::from(is_king)][bit as usize & 63]
}

fn all(pieces: Bits, kings: Bits, colour: Colour) -> u64 {
    squares(pieces).fold(0, |key, bit| key ^ piece(colour, kings >> bit & 1 == 1, bit))
}

/// The key of a position.
pub(crate) fn key(position: &Position) -> u64 {
    let Position { mine, theirs, kings, turn } = *position;
    let to_move = if turn == Colour::Black { BLACK_TO_MOVE } else { 0 };
    all(mine, kings, turn) ^ all(theirs, kings, turn.other()) ^ to_move
}

/// The key after a move, from the key before it.
#[inline(always)]
pub(crate) fn key_after(key: u64, before: &Position, made: Move, after: &Position) -> u64 {
    let Move { from, to, taken } = made;
    let was_king = before.kings >> from & 1 == 1;
    let is_king = after.kings >> to & 1 == 1;
    let moved = piece(before.turn, was_king, from.into()) ^ piece(before.turn, is_king, to.into());
    let lifted = if taken == 0 { 0 } else { all(taken, before.kings, after.turn) };
    key ^ moved ^ lifted ^ BLACK_TO_MOVE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Damier;
    use crate::fen::read_fen;
    use crate::movement::Polish;
    use crate::moves::{after, moves};

    /// A crowning, a capture of a king and steps among them.
    #[test]
    fn the_key_after_a_move_is_that_of_the_position() {
        for fen in ["W:W31-50:B1-20", "W:W7,27,33:BK22,29,K40", "B:W28,K46:B3,44,K19"] {
            let position = read_fen(fen, Damier::Hundred).unwrap();
            let mut legal = Vec::new();
            moves(Polish, &position, &mut legal);
            for made in legal {
                let next = after(Polish, &position, made);
                assert_eq!(key_after(key(&position), &position, made, &next), key(&next), "{fen} {made:?}");
            }
        }
    }
}
