//! Sets of squares numbered: those of one size, in the order of their highest squares.
//!
//! Squares are counted from 0 here, without the bits that a board leaves out between its rows.

use crate::endings::material::MOST;

const SQUARES: usize = 51;
const CHOSEN: usize = MOST as usize + 1;

/// In how many ways so many of so many squares can be chosen.
static WAYS: [[u64; CHOSEN]; SQUARES] = {
    let mut ways = [[0; CHOSEN]; SQUARES];
    let mut of = 0;
    while of < SQUARES {
        ways[of][0] = 1;
        let mut chosen = 1;
        while chosen < CHOSEN && chosen <= of {
            ways[of][chosen] = ways[of - 1][chosen - 1] + ways[of - 1][chosen];
            chosen += 1;
        }
        of += 1;
    }
    ways
};

pub(crate) fn ways(of: u32, chosen: u32) -> u64 {
    WAYS[of as usize][chosen as usize]
}

/// Which of the sets of its size it is.
#[inline]
pub(crate) fn rank(set: u64) -> u64 {
    let (mut left, mut nth, mut rank) = (set, 1, 0);
    while left != 0 {
        rank += WAYS[left.trailing_zeros() as usize][nth];
        nth += 1;
        left &= left - 1;
    }
    rank
}

/// The set of so many squares that is of that rank.
pub(crate) fn unrank(rank: u64, size: u32) -> u64 {
    let (mut left, mut set) = (rank, 0);
    for nth in (1..=size).rev() {
        let square = last_not_beyond(left, nth);
        left -= ways(square, nth);
        set |= 1 << square;
    }
    set
}

/// The highest square below which there are at most so many ways.
fn last_not_beyond(most: u64, chosen: u32) -> u32 {
    let (mut low, mut high) = (0, u32::try_from(SQUARES).unwrap_or(u32::MAX));
    while high - low > 1 {
        let middle = low.midpoint(high);
        if ways(middle, chosen) <= most {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The set once the barred squares, on which it has nothing, are taken out of the board.
#[inline]
pub(crate) fn without(set: u64, barred: u64) -> u64 {
    let (mut set, mut left) = (set, barred);
    while left != 0 {
        let below = (1 << left.ilog2()) - 1;
        set = set & below | set >> 1 & !below;
        left &= below;
    }
    set
}

/// The set once the barred squares are put back: the opposite of [`without`].
#[inline]
pub(crate) fn around(set: u64, barred: u64) -> u64 {
    let (mut set, mut left) = (set, barred);
    while left != 0 {
        let below = (left & left.wrapping_neg()) - 1;
        set = set & below | (set & !below) << 1;
        left &= left - 1;
    }
    set
}

/// Every set of so many of so many squares, in order.
pub(crate) fn every(of: u32, chosen: u32) -> Vec<u64> {
    let mut found = Vec::with_capacity(usize::try_from(ways(of, chosen)).unwrap_or(0));
    let mut set = (1u64 << chosen) - 1;
    for _ in 0..ways(of, chosen) {
        found.push(set);
        if set != 0 {
            // The next greater number with as many bits.
            let lowest = set & set.wrapping_neg();
            let ripple = set + lowest;
            set = ripple | ((ripple ^ set) / lowest) >> 2;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_come_in_the_order_of_their_rank() {
        for (of, chosen) in [(50, 0), (50, 1), (48, 2), (12, 5), (7, 7)] {
            for (nth, set) in (0..).zip(every(of, chosen)) {
                assert_eq!((rank(set), unrank(nth, chosen)), (nth, set));
                assert!(set < 1 << of);
            }
        }
    }

    #[test]
    fn barred_squares_are_taken_out_and_put_back() {
        let barred = 0b1_0010_0100;
        for set in every(20, 3).into_iter().filter(|set| set & barred == 0) {
            assert_eq!(around(without(set, barred), barred), set);
        }
        // Squares 0, 4, 7 and 9 become 0, 3, 5 and 6 without 2, 5 and 8.
        assert_eq!(without(0b10_1001_0001, barred), 0b110_1001);
    }
}
