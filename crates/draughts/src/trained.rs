//! What a position is worth by weights learnt from games: patterns of men, and a few counts.

use crate::board::{Bits, Damier};
use crate::evaluation::{Packed, steps_of_both, tempered};
use crate::movement::{Law, Movement};
use crate::patterns::{PATTERNS, WINDOWS, windows};
use crate::position::{Colour, Position};
use crate::weights::{Phased, WeightsError};

/// What is looked up of each player: his windows, then what is counted.
pub const LOOKED_UP: usize = WINDOWS + COUNTED.len();
/// How many weights there are, each for the opening and for the ending.
pub const WEIGHTS: usize = place_of(COUNTED.len()) + 1;
/// Where the weight of being on move is.
pub const TURN: usize = WEIGHTS - 1;
/// With how many men all is as in the opening.
pub const ALL_MEN: u32 = 40;

/// How far men, kings, steps, men more on one wing, and kings on the ligne du milieu are counted.
const COUNTED: [u32; 5] = [20, 5, 15, 10, 2];
/// The parts of a hundredth of a man in which weights are given.
const FINE: i32 = 4;
/// What the weights of opening or ending may come to together.
const MOST: i32 = 0x7FFF;
/// Of each row the two squares nearest to the left edge, and to the right.
const LEFT: Bits = 0x63 * (1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44);
const RIGHT: Bits = LEFT << 3;

const MARK: &[u8] = b"academie-patterns 1";

/// Where the weights of the nth count begin.
const fn place_of(nth: usize) -> usize {
    let mut place = WINDOWS * PATTERNS;
    let mut before = 0;
    while before < nth {
        place += COUNTED[before] as usize + 1;
        before += 1;
    }
    place
}

/// The weights, each for the opening and for the ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trained(Vec<Packed>);

impl Trained {
    /// The weights of those bytes: a line of the mark and a note, then numbers of two bytes, the lower first.
    ///
    /// # Errors
    /// When they are no weights, too few or too many.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let wrong = |why: &str| WeightsError::new(why);
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| wrong("no first line"))?;
        if !bytes.starts_with(MARK) {
            return Err(wrong("no mark"));
        }
        let numbers = &bytes[end + 1..];
        if numbers.len() != 4 * WEIGHTS {
            return Err(wrong(&format!("they are {WEIGHTS} pairs")));
        }
        let number = |low, high| i32::from(i16::from_le_bytes([low, high]));
        let phased =
            |four: &[u8]| Phased { opening: number(four[0], four[1]), ending: number(four[2], four[3]) };
        let weights: Vec<Phased> = numbers.chunks_exact(4).map(phased).collect();
        if range(&weights, |weight| weight.opening).max(range(&weights, |weight| weight.ending)) > MOST {
            return Err(wrong("they are too large"));
        }
        Ok(Self(weights.into_iter().map(|weight| Packed::new(weight, 1)).collect()))
    }

    /// Whether pieces go as in the games learnt from.
    #[must_use]
    pub fn is_for(movement: Movement) -> bool {
        movement == Movement::POLISH || movement == Movement::STRONGEST
    }

    /// What the position is worth to the player to move.
    #[inline]
    pub(crate) fn score<L: Law>(&self, law: L, position: &Position) -> i32 {
        let [mine, theirs] = looked_up(law, position).map(|places| self.sum(&places));
        let balance = mine.minus(theirs).plus(self.0[TURN]);
        tempered(position, balance.mixed(men_of(position), ALL_MEN) / FINE)
    }

    #[inline(always)]
    fn sum(&self, places: &[usize; LOOKED_UP]) -> Packed {
        places.iter().fold(Packed::default(), |sum, &place| sum.plus(self.0[place]))
    }
}

/// The most that one player's weights can be more than the other's, being on move included.
fn range(weights: &[Phased], phase: impl Fn(&Phased) -> i32) -> i32 {
    let tables = (0..WINDOWS).map(|nth| (nth * PATTERNS, PATTERNS));
    let counts = COUNTED.iter().enumerate().map(|(nth, &most)| (place_of(nth), most as usize + 1));
    let ranges = tables.chain(counts).map(|(place, many)| {
        let of = || weights[place..place + many].iter().map(&phase);
        of().max().unwrap_or(0) - of().min().unwrap_or(0)
    });
    ranges.sum::<i32>() + phase(&weights[TURN]).abs()
}

/// What the worth of a position depends on, for whoever fits the weights.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// Which weights count for the player to move, and which against him; [`TURN`] is his besides.
    pub places: [[usize; LOOKED_UP]; 2],
    /// How many men there are, of [`ALL_MEN`]: so much of the opening is in it, the rest being the ending.
    pub men: u32,
    /// Whether half of it counts if he is ahead, and if he is behind.
    pub halved: [bool; 2],
}

/// What the worth of a position depends on.
pub fn looks<L: Law>(law: L, position: &Position) -> Looks {
    let halved = [2, -2].map(|score| tempered(position, score) != score);
    Looks { places: looked_up(law, position), men: men_of(position), halved }
}

/// Which weights count for the player to move, and which against him.
#[inline(always)]
fn looked_up<L: Law>(law: L, position: &Position) -> [[usize; LOOKED_UP]; 2] {
    let steps = steps_of_both(law, position);
    [side(position, position.turn, steps[0]), side(position, position.turn.other(), steps[1])]
}

/// How many men there are, by which opening and ending are mixed.
#[inline(always)]
fn men_of(position: &Position) -> u32 {
    ((position.mine | position.theirs) & !position.kings).count_ones().min(ALL_MEN)
}

/// Which weights count for one player.
#[inline(always)]
fn side(position: &Position, colour: Colour, steps: u32) -> [usize; LOOKED_UP] {
    let damier = Damier::Hundred;
    let pieces = position.of(colour);
    let men = pieces & !position.kings;
    let others = position.of(colour.other()) & !position.kings;
    let (up, down) = match colour {
        Colour::White => (men, others),
        Colour::Black => (damier.turned(men), damier.turned(others)),
    };
    let kings = pieces & position.kings;
    let seen = windows(up, down);
    let counts = [
        men.count_ones(),
        kings.count_ones(),
        steps,
        (men & LEFT).count_ones().abs_diff((men & RIGHT).count_ones()),
        (kings & damier.main_line()).count_ones(),
    ];
    std::array::from_fn(|nth| match nth.checked_sub(WINDOWS) {
        None => nth * PATTERNS + seen[nth],
        Some(nth) => place_of(nth) + counts[nth].min(COUNTED[nth]) as usize,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::read_fen;
    use crate::movement::Polish;

    /// The file of weights of all kinds, the same each time.
    fn file() -> Vec<u8> {
        let mut state = 1787_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            i16::from((state >> 24) as u8) - 128
        };
        let numbers = (0..2 * WEIGHTS).flat_map(|_| next().to_le_bytes());
        MARK.iter().copied().chain(*b" a note\n").chain(numbers).collect()
    }

    #[test]
    fn weights_are_read() {
        let mut written = file();
        assert!(Trained::read(&written).is_ok());
        let error = |bytes: &[u8]| Trained::read(bytes).unwrap_err().to_string();
        assert_eq!(error(&written[1..]), "no weights: no mark");
        assert_eq!(error(b"academie"), "no weights: no first line");
        assert_eq!(error(&written[..written.len() - 1]), format!("no weights: they are {WEIGHTS} pairs"));
        let last = written.len() - 1;
        written[last] = 0x7F;
        assert_eq!(error(&written), "no weights: they are too large");
    }

    #[test]
    fn the_turned_position_is_worth_as_much() {
        let weights = Trained::read(&file()).unwrap();
        for fen in ["W:W31-50:B1-20", "B:W28,33,K46:B3,14,19,22", "W:W25,27,28,30,K4:B12,13,14,K16,24"] {
            let position = read_fen(fen, Damier::Hundred).unwrap();
            let turned = position.turned(Damier::Hundred);
            assert_eq!(weights.score(Polish, &position), weights.score(Polish, &turned), "{fen}");
        }
    }

    #[test]
    fn the_two_nearest_to_an_edge_on_every_row() {
        let numbers = |bits| crate::board::squares(bits).map(|bit| Damier::Hundred.number_of(bit)).collect();
        let (left, right): (Vec<u32>, Vec<u32>) = (numbers(LEFT), numbers(RIGHT));
        assert!(left.iter().all(|number| (number - 1) % 5 < 2) && left.len() == 20);
        assert!(right.iter().all(|number| (number - 1) % 5 > 2) && right.len() == 20);
    }
}
