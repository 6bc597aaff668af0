//! What a position is worth, judged by what stands on the board.

use std::sync::Arc;

use crate::board::{Bits, Damier, Way};
use crate::looks::phase;
use crate::movement::Law;
use crate::position::{Colour, Position};
use crate::steps::count_steps;
use crate::trained::Trained;
use crate::weights::{Phased, Weights};

/// The men of two rows at most are looked up together.
const PATTERNS: usize = 1 << 10;
/// From so few pieces on a king is hard to catch, so that being ahead a little is worth less.
const FEW: u32 = 8;
/// More steps than this are not worth more.
const FREE: u32 = 12;

/// Two numbers in one, so that they are added at once: the opening above, the ending below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Packed(i32);

impl Packed {
    #[allow(clippy::cast_possible_wrap)] // what is counted is on the board
    fn new(weight: Phased, times: u32) -> Self {
        Self(((weight.opening * times as i32) << 16) + weight.ending * times as i32)
    }

    fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    #[allow(clippy::cast_possible_truncation)] // the lower half
    fn ending(self) -> i32 {
        i32::from(self.0 as i16)
    }

    fn opening(self) -> i32 {
        (self.0 + 0x8000) >> 16
    }

    /// The mixture with so many men of all that there can be.
    fn mixed(self, men: i32, all: i32) -> i32 {
        (self.opening() * men + self.ending() * (all - men)) / all
    }
}

/// By what positions are judged: hand-made weights for every law, and learnt ones where there are any.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The hand-made weights.
    pub by_hand: Weights,
    /// Those learnt from games, each for one board and for winning or for losing.
    pub trained: Vec<Arc<Trained>>,
}

impl From<Weights> for Judgement {
    fn from(by_hand: Weights) -> Self {
        Self { by_hand, trained: Vec::new() }
    }
}

/// The weights made ready for one law.
#[derive(Clone, Debug)]
pub struct Evaluation<L> {
    law: L,
    /// For winning, and for losing.
    trained: [Option<Arc<Trained>>; 2],
    weights: Weights,
    men: [Vec<[Packed; PATTERNS]>; 2],
    left: Bits,
    right: Bits,
    middle: [Bits; 2],
}

impl<L: Law> Evaluation<L> {
    /// The weights made ready.
    #[must_use]
    pub fn new(law: L, judgement: Judgement) -> Self {
        let Judgement { by_hand: weights, trained } = judgement;
        let damier = law.movement().damier;
        let men = [Colour::White, Colour::Black].map(|colour| men_tables(damier, colour, &weights));
        let half = damier.half();
        let within = |wanted: &dyn Fn(u32, u32) -> bool| {
            (1..=damier.squares()).fold(0, |set: Bits, number| {
                let (row, column) = place(damier, number);
                set | Bits::from(wanted(row, column)) << damier.bit_of(number)
            })
        };
        Self {
            law,
            trained: [false, true].map(|losing| {
                trained.iter().find(|each| each.damier() == damier && each.is_losing() == losing).cloned()
            }),
            weights,
            men,
            left: within(&|_, column| column < half - 1),
            right: within(&|_, column| column > half),
            middle: [within(&|row, _| row < half), within(&|row, _| row >= half)],
        }
    }

    /// What the position is worth to the player to move, where who loses wins if `losing`.
    #[must_use]
    pub fn score(&self, position: &Position, losing: bool) -> i32 {
        match &self.trained[usize::from(losing)] {
            Some(trained) => trained.score(self.law, position),
            None if losing => -self.score_by_hand(position),
            None => self.score_by_hand(position),
        }
    }

    /// What it is worth by the hand-made weights.
    fn score_by_hand(&self, position: &Position) -> i32 {
        let me = position.turn;
        let mine = self.side(position.mine, position, me);
        let theirs = self.side(position.theirs, position, me.other());
        let (men, all) = phase(self.law.movement().damier, position);
        let balance = mine.minus(theirs).plus(Packed::new(self.weights.turn, 1));
        let score = balance.mixed(men, all) + self.cramped(position);
        tempered(position, score)
    }

    /// What one player has.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // counts are small
    fn side(&self, pieces: Bits, position: &Position, colour: Colour) -> Packed {
        let damier = self.law.movement().damier;
        let men = pieces & !position.kings;
        let kings = pieces & position.kings;
        let stride = 2 * damier.half() + 1;
        let tables = &self.men[colour as usize];
        let mut sum = Packed::default();
        let mut left = men;
        for table in tables {
            sum = sum.plus(table[left as usize & (PATTERNS - 1) & ((1 << (stride - 1)) - 1)]);
            left >>= stride;
        }
        let (left_behind, right_behind) = match colour {
            Colour::White => (damier.step(men, Way::UpRight), damier.step(men, Way::UpLeft)),
            Colour::Black => (damier.step(men, Way::DownRight), damier.step(men, Way::DownLeft)),
        };
        let supported = (men & left_behind).count_ones() + (men & right_behind).count_ones();
        let outposts = (men & left_behind & right_behind & self.middle[colour as usize]).count_ones();
        let sides = (men & self.left).count_ones().abs_diff((men & self.right).count_ones());
        let weights = &self.weights;
        sum = sum
            .plus(Packed::new(weights.supported, supported))
            .plus(Packed::new(weights.outpost, outposts))
            .plus(Packed::new(weights.imbalance, sides));
        if kings != 0 {
            let on_line = (kings & damier.main_line()).count_ones();
            sum = sum
                .plus(Packed::new(weights.king, kings.count_ones()))
                .plus(Packed::new(weights.main_line, on_line));
        }
        sum
    }

    /// What the steps that can be made are worth, and what it costs to have next to none.
    #[inline(always)]
    fn cramped(&self, position: &Position) -> i32 {
        let [mine, theirs] = steps_of_both(self.law, position);
        self.freedom(mine) - self.freedom(theirs)
    }

    #[allow(clippy::cast_possible_wrap)] // what is counted is on the board
    fn freedom(&self, steps: u32) -> i32 {
        let few = self.weights.cramped.get(steps as usize).copied().unwrap_or(0);
        self.weights.mobility.opening * steps.min(FREE) as i32 + few
    }
}

/// The score of a position with few pieces in which the weaker player has a king: half of it.
#[inline(always)]
pub(crate) fn tempered(position: &Position, score: i32) -> i32 {
    let weaker = if score > 0 { position.theirs } else { position.mine };
    if weaker & position.kings != 0 && (position.mine | position.theirs).count_ones() <= FEW {
        score / 2
    } else {
        score
    }
}

/// How many steps the player to move could make, and the other if it were his move.
#[inline(always)]
pub(crate) fn steps_of_both<L: Law>(law: L, position: &Position) -> [u32; 2] {
    let other = Position {
        mine: position.theirs,
        theirs: position.mine,
        kings: position.kings,
        turn: position.turn.other(),
    };
    match position.turn {
        Colour::White => [count_steps::<L, true>(law, position), count_steps::<L, false>(law, &other)],
        Colour::Black => [count_steps::<L, false>(law, position), count_steps::<L, true>(law, &other)],
    }
}

/// Row and column of a square, from 0 at the upper left.
fn place(damier: Damier, number: u32) -> (u32, u32) {
    let half = damier.half();
    let row = (number - 1) / half;
    (row, 2 * ((number - 1) % half) + (row + 1) % 2)
}

/// What every pattern of men on two rows is worth.
fn men_tables(damier: Damier, colour: Colour, weights: &Weights) -> Vec<[Packed; PATTERNS]> {
    let mut tables = vec![[Packed::default(); PATTERNS]; damier.half() as usize];
    let squares = 2 * damier.half();
    for (pair, table) in (0..damier.half()).zip(tables.iter_mut()) {
        for (pattern, worth) in table.iter_mut().enumerate().take(1 << squares) {
            let standing = (0..squares).filter(|square| pattern >> square & 1 == 1);
            let each = standing.map(|square| man(damier, colour, pair * squares + square + 1, weights));
            *worth = each.fold(Packed::default(), Packed::plus);
        }
    }
    tables
}

/// What a man is worth there.
fn man(damier: Damier, colour: Colour, number: u32, weights: &Weights) -> Packed {
    let side = 2 * damier.half();
    let (row, column) = place(damier, number);
    let row = if colour == Colour::White { side - 1 - row } else { row };
    let from_edge = column.min(side - 1 - column);
    let rows = weights.rows[(row * 9 / (side - 1)) as usize];
    let columns = weights.columns[(from_edge * 4 / (damier.half() - 1)) as usize];
    [weights.man, rows, columns]
        .into_iter()
        .fold(Packed::default(), |sum, weight| sum.plus(Packed::new(weight, 1)))
}
