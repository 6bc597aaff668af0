//! Men seen through windows of eight squares: what stands in each is one number.
//!
//! A player looks at the board from his own side, and his windows lie on the seven rows farthest from him. The adversary
//! looks at the turned board through the same windows, so that one table a window does for both.

use crate::board::Bits;

/// How many windows a player looks through.
pub(crate) const WINDOWS: usize = 14;
/// How many patterns a window shows: each of its eight squares is empty, his own or the other's.
pub(crate) const PATTERNS: usize = 6561;

/// How many windows stand side by side on four rows.
const ABREAST: usize = 4;
/// How many patterns half a window shows, two squares on each of two rows.
const HALF: u64 = 81;
/// The squares of a row and of two, and the bits of two with the one left out after them.
const ROW: u32 = 5;
const TWO_ROWS: u32 = 2 * ROW;
const STRIDE: u32 = TWO_ROWS + 1;

/// By the men of one player on two rows: the half of each window as a number to the base 3, 16 bits a window.
static HALVES: [u64; 1 << TWO_ROWS] = halves();

const fn halves() -> [u64; 1 << TWO_ROWS] {
    let mut made = [0; 1 << TWO_ROWS];
    let mut men = 0;
    while men < made.len() {
        let mut column = 0;
        while column < ABREAST {
            let seen = men as u64 >> column;
            let half =
                (seen & 1) + 3 * (seen >> 1 & 1) + 9 * (seen >> ROW & 1) + 27 * (seen >> (ROW + 1) & 1);
            made[men] |= half << (16 * column);
            column += 1;
        }
        men += 1;
    }
    made
}

/// What stands on the row and the next, for each half of a window.
#[inline(always)]
fn half(own: Bits, other: Bits, row: u32) -> u64 {
    HALVES[two_rows(own, row)] + 2 * HALVES[two_rows(other, row)]
}

/// The squares of a row and the next, without the bit left out after every second row.
#[inline(always)]
#[allow(clippy::cast_possible_truncation)] // ten bits
fn two_rows(men: Bits, row: u32) -> usize {
    let from = men >> (row / 2 * STRIDE + row % 2 * ROW);
    let bits = if row % 2 == 0 { from } else { from & 0x1F | from >> 1 & 0x3E0 };
    bits as usize & ((1 << TWO_ROWS) - 1)
}

/// What the player whose men go up sees through each of his windows.
#[inline(always)]
#[allow(clippy::cast_possible_truncation)] // sixteen bits
pub(crate) fn windows(own: Bits, other: Bits) -> [usize; WINDOWS] {
    let halves: [u64; 6] = [0, 1, 2, 3, 4, 5].map(|row| half(own, other, row));
    let band = |row: usize| HALF * halves[row] + halves[row + 2];
    let bands = [band(0), band(2), band(1), band(3)];
    // Of the last band, which is in the middle of the board, two windows are the adversary's other two.
    std::array::from_fn(|nth| (bands[nth / ABREAST] >> (16 * (nth % ABREAST))) as usize & 0xFFFF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Damier;

    const ALL: Damier = Damier::Hundred;

    /// The squares, by number, of which a window's pattern depends on.
    fn squares_of(window: usize) -> Vec<u32> {
        let seen = |number| windows(1 << ALL.bit_of(number), 0)[window] != 0;
        (1..=50).filter(|&number| seen(number)).collect()
    }

    #[test]
    fn a_window_shows_two_squares_on_each_of_four_rows() {
        assert_eq!(squares_of(0), [1, 2, 6, 7, 11, 12, 16, 17]);
        assert_eq!(squares_of(7), [14, 15, 19, 20, 24, 25, 29, 30]);
        assert_eq!(squares_of(8), [6, 7, 11, 12, 16, 17, 21, 22]);
        assert_eq!(squares_of(13), [17, 18, 22, 23, 27, 28, 32, 33]);
    }

    #[test]
    fn with_the_adversary_every_square_is_seen_and_no_window_twice() {
        let mine = (0..WINDOWS).map(squares_of);
        let turned =
            (0..WINDOWS).map(|window| squares_of(window).into_iter().rev().map(|n| 51 - n).collect());
        let mut all: Vec<Vec<u32>> = mine.chain(turned).collect();
        assert!((1..=50).all(|number| all.iter().any(|window| window.contains(&number))));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 2 * WINDOWS);
    }

    #[test]
    fn different_men_are_different_numbers() {
        let squares = squares_of(0);
        let set = |pattern: usize, colour: usize| {
            let stands = |&nth: &usize| pattern / 3_usize.pow(u32::try_from(nth).unwrap()) % 3 == colour;
            (0..8).filter(stands).fold(0, |bits: Bits, nth| bits | 1 << ALL.bit_of(squares[nth]))
        };
        let mut seen: Vec<usize> =
            (0..PATTERNS).map(|pattern| windows(set(pattern, 1), set(pattern, 2))[0]).collect();
        seen.sort_unstable();
        assert!(seen.into_iter().eq(0..PATTERNS));
    }
}
