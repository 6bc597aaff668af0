//! Men seen through windows of twelve squares: what stands in each is one number.
//!
//! A player looks at the board from his own side, and his windows lie on the six rows farthest from him, three squares
//! wide and four rows high. The adversary looks at the turned board through the same windows, so that one table a
//! window does for both, and together they see the whole board.

use crate::board::{Bits, Damier};

/// How many patterns a window shows: each of its twelve squares is empty, his own or the other's.
pub const PATTERNS: usize = HALF * HALF;
/// How many patterns half a window shows, three squares on each of two rows.
const HALF: usize = 729;
/// How many patterns one of its rows shows.
const ROW: usize = 27;
/// How many patterns three of its rows show.
const THREE: usize = HALF * ROW;
/// How many patterns two of its columns show.
const COLUMNS: usize = 6561;

/// How many numbers each part of a window has: the whole, its upper three rows and its lower, its left two columns and
/// its right, its halves, its rows.
pub(crate) const PARTS: [usize; 11] =
    [PATTERNS, THREE, THREE, COLUMNS, COLUMNS, HALF, HALF, ROW, ROW, ROW, ROW];

/// What the parts of a window show, each as a number, by the pattern of the whole.
#[inline(always)]
pub(crate) const fn parts(pattern: usize) -> [usize; PARTS.len()] {
    let (upper, lower) = (pattern / HALF, pattern % HALF);
    let [first, second, third, fourth] = [upper % ROW, upper / ROW, lower % ROW, lower / ROW];
    let left = first % 9 + 9 * (second % 9 + 9 * (third % 9 + 9 * (fourth % 9)));
    let right = first / 3 + 9 * (second / 3 + 9 * (third / 3 + 9 * (fourth / 3)));
    [
        pattern,
        upper + HALF * third,
        second + ROW * lower,
        left,
        right,
        upper,
        lower,
        first,
        second,
        third,
        fourth,
    ]
}
/// How many windows a player looks through at most.
pub const MOST_WINDOWS: usize = 6;

/// How many windows lie above each other.
const BANDS: usize = 2;
/// The squares of a row that a window shows.
const WIDTH: u32 = 3;
/// The bits in which the pattern of a window is kept.
const FIELD: u32 = 20;

/// How many windows a player looks through on that board.
#[inline(always)]
#[must_use]
pub const fn windows_of(damier: Damier) -> usize {
    BANDS * abreast(damier)
}

/// How many windows lie side by side.
#[inline(always)]
const fn abreast(damier: Damier) -> usize {
    (damier.half() - WIDTH + 1) as usize
}

/// By the men of one player on two rows: the half of each window as a number to the base 3, a field each.
type Halves = [u64; 1 << 10];

/// By board, then as it is and turned.
static HALVES: [[Halves; 2]; 2] = [
    [halves(Damier::Hundred, false), halves(Damier::Hundred, true)],
    [halves(Damier::SixtyFour, false), halves(Damier::SixtyFour, true)],
];

#[allow(clippy::cast_possible_truncation)] // ten bits, and a few columns
const fn halves(damier: Damier, turned: bool) -> Halves {
    let squares = 2 * damier.half();
    let mut made = [0; 1 << 10];
    let mut men = 0_u64;
    while men < 1 << squares {
        let mut column = 0;
        while column < abreast(damier) {
            let half = half(damier, men, column as u32);
            let at = if turned { men.reverse_bits() >> (64 - squares) } else { men };
            made[at as usize] |= half << (FIELD * column as u32);
            column += 1;
        }
        men += 1;
    }
    made
}

/// The men of two rows in the half of the window that begins at a column, as a number to the base 3.
const fn half(damier: Damier, men: u64, column: u32) -> u64 {
    let (mut number, mut place, mut square) = (0, 1, 0);
    while square < 2 * WIDTH {
        let (row, along) = (square / WIDTH, square % WIDTH);
        number += place * (men >> (row * damier.half() + column + along) & 1);
        place *= 3;
        square += 1;
    }
    number
}

/// What a player sees through his windows, whose men go up, or down on the board turned for him.
#[inline(always)]
#[allow(clippy::cast_possible_truncation)] // a field
pub(crate) fn windows(damier: Damier, own: Bits, other: Bits, turned: bool) -> [u32; MOST_WINDOWS] {
    let halves = &HALVES[damier as usize][usize::from(turned)];
    let (squares, last) = (2 * damier.half(), damier.half() - 1);
    let two_rows = |men: Bits, nth: u32| {
        let from = if turned { last - nth } else { nth };
        (men >> (from * (squares + 1))) as usize & ((1 << squares) - 1)
    };
    let half = |nth| halves[two_rows(own, nth)] + 2 * halves[two_rows(other, nth)];
    let [first, second, third] = [half(0), half(1), half(2)];
    let bands = [HALF as u64 * first + second, HALF as u64 * second + third];
    let abreast = abreast(damier);
    std::array::from_fn(|nth| {
        let (band, column) = (nth / abreast, nth % abreast);
        (bands[band % BANDS] >> (FIELD as usize * column)) as u32 & ((1 << FIELD) - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::squares;

    /// The squares, by number, on which a window's pattern depends.
    fn squares_of(damier: Damier, window: usize, turned: bool) -> Vec<u32> {
        let seen = |number| windows(damier, 1 << damier.bit_of(number), 0, turned)[window] != 0;
        (1..=damier.squares()).filter(|&number| seen(number)).collect()
    }

    #[test]
    fn a_window_shows_three_squares_on_each_of_four_rows() {
        let all = Damier::Hundred;
        assert_eq!(squares_of(all, 0, false), [1, 2, 3, 6, 7, 8, 11, 12, 13, 16, 17, 18]);
        assert_eq!(squares_of(all, 2, false), [3, 4, 5, 8, 9, 10, 13, 14, 15, 18, 19, 20]);
        assert_eq!(squares_of(all, 3, false), [11, 12, 13, 16, 17, 18, 21, 22, 23, 26, 27, 28]);
        assert_eq!(squares_of(Damier::SixtyFour, 1, false), [2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16]);
    }

    #[test]
    fn a_part_shows_some_rows_or_columns_of_its_window() {
        let squares_of_part = |part: usize| -> Vec<u32> {
            let seen =
                |number: u32| windows(Damier::Hundred, 1 << Damier::Hundred.bit_of(number), 0, false)[0];
            (1..=50).filter(|&number| parts(seen(number) as usize)[part] != 0).collect()
        };
        let all: [Vec<u32>; PARTS.len()] = std::array::from_fn(squares_of_part);
        let [whole, upper, lower, left, right, half, other, rows @ ..] = all;
        assert_eq!(whole, squares_of(Damier::Hundred, 0, false));
        assert_eq!(upper, [1, 2, 3, 6, 7, 8, 11, 12, 13]);
        assert_eq!(lower, [6, 7, 8, 11, 12, 13, 16, 17, 18]);
        assert_eq!(left, [1, 2, 6, 7, 11, 12, 16, 17]);
        assert_eq!(right, [2, 3, 7, 8, 12, 13, 17, 18]);
        assert_eq!((half, other), (vec![1, 2, 3, 6, 7, 8], vec![11, 12, 13, 16, 17, 18]));
        assert_eq!(rows, [[1, 2, 3], [6, 7, 8], [11, 12, 13], [16, 17, 18]]);
    }

    #[test]
    fn the_numbers_of_a_part_fill_its_room() {
        let mut seen = PARTS.map(|size| vec![false; size]);
        for pattern in 0..PATTERNS {
            for (part, number) in parts(pattern).into_iter().enumerate() {
                seen[part][number] = true;
            }
        }
        assert!(seen.iter().flatten().all(|&seen| seen));
    }

    #[test]
    fn the_turned_board_is_seen_alike() {
        for damier in [Damier::Hundred, Damier::SixtyFour] {
            let (own, other) = (0x0123_4567_89AB_CDEF & damier.all(), 0x7000_0050_0432_1010 & damier.all());
            let other = other & !own;
            let turned = windows(damier, damier.turned(own), damier.turned(other), true);
            assert_eq!(windows(damier, own, other, false), turned);
        }
    }

    #[test]
    fn both_players_together_see_every_square() {
        for damier in [Damier::Hundred, Damier::SixtyFour] {
            let seen = |turned| (0..windows_of(damier)).flat_map(move |nth| squares_of(damier, nth, turned));
            let all: std::collections::BTreeSet<u32> = seen(false).chain(seen(true)).collect();
            assert_eq!(all.len(), damier.squares() as usize);
        }
    }

    #[test]
    fn every_pattern_of_a_window_is_another_number() {
        let damier = Damier::Hundred;
        let shown: Vec<u32> =
            squares_of(damier, 4, false).iter().map(|&number| damier.bit_of(number)).collect();
        let mut seen = vec![false; PATTERNS];
        for own in 0..1_u64 << shown.len() {
            for other in [0, !own & 0x555, !own & 0xFFF] {
                let place = |set: u64| squares(set).fold(0, |men, nth| men | 1 << shown[nth as usize]);
                let pattern = windows(damier, place(own), place(other), false)[4] as usize;
                seen[pattern] = true;
            }
        }
        assert!(seen.iter().filter(|&&seen| seen).count() > 8_000);
    }
}
