//! What the worth of a position depends on, where weights are learnt: patterns of men, kings by their squares, counts.

use crate::board::{Bits, Damier};
use crate::evaluation::steps_of_both;
use crate::movement::Law;
use crate::patterns::{MOST_WINDOWS, windows};
use crate::position::{Colour, Position};

/// How far men, kings, steps, men more on one wing, kings on the ligne du milieu, and kings of both are counted.
pub(crate) const COUNTED: [usize; 6] = [20, 5, 15, 10, 2, 15];
/// How far kings are told apart when those of both are counted together.
const KINGS: u32 = 3;

/// Where the weights of the nth count begin, among those of all counts.
pub(crate) const fn place_of(nth: usize) -> usize {
    let (mut place, mut before) = (0, 0);
    while before < nth {
        place += COUNTED[before] + 1;
        before += 1;
    }
    place
}

/// How many weights all counts have.
pub(crate) const COUNTS: usize = place_of(COUNTED.len());

/// What one player has, as he sees the board from his side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    /// The patterns of his windows; a small board has fewer of them.
    pub(crate) windows: [u32; MOST_WINDOWS],
    /// The places of what is counted among the weights of counts.
    pub(crate) counts: [usize; COUNTED.len()],
    /// His kings, on the board turned for him.
    pub(crate) kings: Bits,
}

/// The player to move, and the other.
#[inline(always)]
pub(crate) fn sides<L: Law>(law: L, position: &Position) -> [Side; 2] {
    let damier = law.movement().damier;
    let steps = steps_of_both(law, position);
    [side(damier, position, position.turn, steps[0]), side(damier, position, position.turn.other(), steps[1])]
}

#[inline(always)]
fn side(damier: Damier, position: &Position, colour: Colour, steps: u32) -> Side {
    let turned = colour == Colour::Black;
    let (own, other) = (position.of(colour), position.of(colour.other()));
    let (men, others) = (own & !position.kings, other & !position.kings);
    let kings = own & position.kings;
    let (left, right) = wings(damier);
    let both = (KINGS + 1) * kings.count_ones().min(KINGS) + (other & position.kings).count_ones().min(KINGS);
    let counts = [
        men.count_ones(),
        kings.count_ones(),
        steps,
        (men & left).count_ones().abs_diff((men & right).count_ones()),
        (kings & damier.main_line()).count_ones(),
        both,
    ];
    Side {
        windows: windows(damier, men, others, turned),
        counts: std::array::from_fn(|nth| place_of(nth) + (counts[nth] as usize).min(COUNTED[nth])),
        kings: if turned && kings != 0 { damier.turned(kings) } else { kings },
    }
}

/// Of each row the two squares nearest to the left edge, and to the right.
#[inline(always)]
const fn wings(damier: Damier) -> (Bits, Bits) {
    let (half, stride) = (damier.half(), 2 * damier.half() + 1);
    let two_rows = 0b11 | 0b11 << half;
    let (mut left, mut rows) = (0, 0);
    while rows < half {
        left |= two_rows << (rows * stride);
        rows += 1;
    }
    (left, left << (half - 2))
}

/// How many men there are, by which opening and ending are mixed, and how many there can be.
#[inline(always)]
#[allow(clippy::cast_possible_wrap)] // few
pub(crate) fn phase(damier: Damier, position: &Position) -> (i32, i32) {
    let all = 2 * damier.half() * (damier.half() - 1);
    let men = ((position.mine | position.theirs) & !position.kings).count_ones();
    (men.min(all) as i32, all as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_nearest_to_an_edge_on_every_row() {
        for damier in [Damier::Hundred, Damier::SixtyFour] {
            let half = damier.half();
            let numbers = |bits| crate::board::squares(bits).map(|bit| damier.number_of(bit)).collect();
            let (left, right) = wings(damier);
            let (left, right): (Vec<u32>, Vec<u32>) = (numbers(left), numbers(right));
            assert!(left.iter().all(|number| (number - 1) % half < 2) && left.len() == 4 * half as usize);
            assert!(right.iter().all(|number| (number - 1) % half >= half - 2));
            assert_eq!(right.len(), left.len());
        }
    }
}
