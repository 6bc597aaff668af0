//! The damier as bits: its squares, its directions and the lines that leave each square.
//!
//! Squares are counted from 0 here. After every second row one bit is left out, so that a step along a diagonal is
//! one shift wherever it begins, and a step off the board comes to a bit on which nothing ever stands.

/// A set of squares.
pub type Bits = u64;

/// A board of ten by ten or eight by eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Damier {
    /// A hundred squares, fifty played on.
    Hundred,
    /// Sixty-four squares, thirty-two played on.
    SixtyFour,
}

/// A direction; White goes up, to the lower numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // they say what they are
pub enum Way {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
    Up,
    Down,
    Left,
    Right,
}

impl Way {
    /// Every direction; the first four are the diagonals.
    pub const ALL: [Self; 8] = [
        Self::UpLeft,
        Self::UpRight,
        Self::DownLeft,
        Self::DownRight,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
    ];

    /// Whether squares met this way have higher and higher numbers.
    #[inline(always)]
    #[must_use]
    pub const fn climbs(self) -> bool {
        matches!(self, Self::DownLeft | Self::DownRight | Self::Down | Self::Right)
    }

    /// The opposite direction.
    #[inline(always)]
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

impl Damier {
    /// How many squares of a row are played on.
    #[inline(always)]
    #[must_use]
    pub const fn half(self) -> u32 {
        match self {
            Self::Hundred => 5,
            Self::SixtyFour => 4,
        }
    }

    /// How many squares are played on.
    #[inline(always)]
    #[must_use]
    pub const fn squares(self) -> u32 {
        2 * self.half() * self.half()
    }

    /// The bit of a square counted from 1, as people do.
    #[inline(always)]
    #[must_use]
    pub const fn bit_of(self, number: u32) -> u32 {
        (number - 1) + (number - 1) / (2 * self.half())
    }

    /// The number, from 1, of the square of a bit.
    #[inline(always)]
    #[must_use]
    pub const fn number_of(self, bit: u32) -> u32 {
        bit - bit / (2 * self.half() + 1) + 1
    }

    /// Every square played on.
    #[inline(always)]
    #[must_use]
    pub const fn all(self) -> Bits {
        match self {
            Self::Hundred => HUNDRED.all,
            Self::SixtyFour => SIXTY_FOUR.all,
        }
    }

    /// The last row of White, where his men are crowned; else that of Black.
    #[inline(always)]
    #[must_use]
    pub const fn last_row(self, white: bool) -> Bits {
        let row = (1 << self.half()) - 1;
        if white { row } else { row << self.bit_of(self.squares() - self.half() + 1) }
    }

    /// The ligne du milieu, from White's left corner to Black's.
    #[must_use]
    pub const fn main_line(self) -> Bits {
        let corner = self.bit_of(self.squares() - self.half() + 1);
        1 << corner | self.ray(corner, Way::UpRight)
    }

    /// The squares one step from `from`. Some may lie off the board: ask for those that are empty or taken.
    #[inline(always)]
    #[must_use]
    pub const fn step(self, from: Bits, way: Way) -> Bits {
        let from = match way {
            Way::Left => from & !self.left_edge(),
            Way::Right => from & !self.right_edge(),
            _ => from,
        };
        shifted(from, self.stride(way), way)
    }

    /// How far apart neighbours are that way.
    #[inline(always)]
    const fn stride(self, way: Way) -> u32 {
        match way {
            Way::UpLeft | Way::DownRight => self.half() + 1,
            Way::UpRight | Way::DownLeft => self.half(),
            Way::Up | Way::Down => 2 * self.half() + 1,
            Way::Left | Way::Right => 1,
        }
    }

    /// The squares of `from`, and all that is reached from them that way over squares of `open`.
    ///
    /// A square is reached from one square at most, the nearest.
    #[inline(always)]
    #[must_use]
    pub const fn flood(self, from: Bits, open: Bits, way: Way) -> Bits {
        let stride = self.stride(way);
        let mut reached = from;
        let mut open = match way {
            Way::Left => open & !self.right_edge(),
            Way::Right => open & !self.left_edge(),
            _ => open,
        };
        // One step, two and four: no line is longer than nine steps, and the first and the last are the caller's.
        reached |= open & shifted(reached, stride, way);
        open &= shifted(open, stride, way);
        reached |= open & shifted(reached, 2 * stride, way);
        open &= shifted(open, 2 * stride, way);
        reached | open & shifted(reached, 4 * stride, way)
    }

    /// The squares met from `from` on, as a set.
    #[inline(always)]
    #[must_use]
    pub const fn ray(self, from: u32, way: Way) -> Bits {
        match self {
            Self::Hundred => HUNDRED.rays[way as usize][(from & 63) as usize],
            Self::SixtyFour => SIXTY_FOUR.rays[way as usize][(from & 63) as usize],
        }
    }

    /// The part of a ray before the first of the pieces `hit`, which stand on it.
    #[inline(always)]
    #[must_use]
    pub const fn before(ray: Bits, hit: Bits, way: Way) -> Bits {
        if way.climbs() {
            ray & (hit & hit.wrapping_neg()).wrapping_sub(1)
        } else {
            // Nothing stands on the last bit, so the shift is short of 64.
            ray & (Bits::MAX << (Bits::BITS - hit.leading_zeros()))
        }
    }

    /// The first of the pieces `hit`, which stand on one ray and are not none.
    #[inline(always)]
    #[must_use]
    pub const fn first(hit: Bits, way: Way) -> u32 {
        if way.climbs() { hit.trailing_zeros() } else { (hit | 1).ilog2() }
    }

    /// The squares of the set that bit n of `compact` is square n, n from 1, as the law in Python keeps it.
    #[must_use]
    pub const fn padded(self, compact: u64) -> Bits {
        let two_rows = 2 * self.half();
        let mut bits = 0;
        let mut rows = 0;
        while rows < self.half() {
            bits |= (compact >> (1 + rows * two_rows) & ((1 << two_rows) - 1)) << (rows * (two_rows + 1));
            rows += 1;
        }
        bits
    }

    /// The set with square n, n from 1, as bit n.
    #[must_use]
    pub const fn compact(self, bits: Bits) -> u64 {
        let two_rows = 2 * self.half();
        let mut compact = 0;
        let mut rows = 0;
        while rows < self.half() {
            compact |= (bits >> (rows * (two_rows + 1)) & ((1 << two_rows) - 1)) << (1 + rows * two_rows);
            rows += 1;
        }
        compact
    }

    /// The set as the other player sees it, the board turned.
    #[must_use]
    pub const fn turned(self, bits: Bits) -> Bits {
        bits.reverse_bits() >> (63 - self.bit_of(self.squares()))
    }

    const fn left_edge(self) -> Bits {
        match self {
            Self::Hundred => HUNDRED.left_edge,
            Self::SixtyFour => SIXTY_FOUR.left_edge,
        }
    }

    const fn right_edge(self) -> Bits {
        match self {
            Self::Hundred => HUNDRED.right_edge,
            Self::SixtyFour => SIXTY_FOUR.right_edge,
        }
    }
}

#[inline(always)]
const fn shifted(bits: Bits, by: u32, way: Way) -> Bits {
    if way.climbs() { bits << by } else { bits >> by }
}

/// The squares of a set, lowest first.
#[inline(always)]
pub fn squares(of: Bits) -> impl Iterator<Item = u32> {
    let mut left = of;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let lowest = left.trailing_zeros();
            left &= left - 1;
            lowest
        })
    })
}

struct Geometry {
    all: Bits,
    left_edge: Bits,
    right_edge: Bits,
    rays: [[Bits; 64]; 8],
}

static HUNDRED_RAYS: Geometry = geometry(Damier::Hundred);
const HUNDRED: &Geometry = &HUNDRED_RAYS;
static SIXTY_FOUR_RAYS: Geometry = geometry(Damier::SixtyFour);
const SIXTY_FOUR: &Geometry = &SIXTY_FOUR_RAYS;

const fn geometry(damier: Damier) -> Geometry {
    let half = damier.half();
    let mut made = Geometry { all: 0, left_edge: 0, right_edge: 0, rays: [[0; 64]; 8] };
    let mut number = 1;
    while number <= damier.squares() {
        let bit = 1 << damier.bit_of(number);
        made.all |= bit;
        let place = (number - 1) % half;
        if place == 0 {
            made.left_edge |= bit;
        }
        if place == half - 1 {
            made.right_edge |= bit;
        }
        number += 1;
    }
    let mut way = 0;
    while way < 8 {
        let mut number = 1;
        while number <= damier.squares() {
            made.rays[way][damier.bit_of(number) as usize] = ray(damier, number, Way::ALL[way]);
            number += 1;
        }
        way += 1;
    }
    made
}

/// The squares met from a square on, found by rows and columns.
const fn ray(damier: Damier, number: u32, way: Way) -> Bits {
    // One is added to rows and columns, so that leaving the board at the top or left comes to 0.
    let half = damier.half();
    let side = 2 * half;
    let mut row = (number - 1) / half + 1;
    let mut column = 2 * ((number - 1) % half) + row % 2 + 1;
    let mut met = 0;
    loop {
        (row, column) = match way {
            Way::UpLeft => (row - 1, column - 1),
            Way::UpRight => (row - 1, column + 1),
            Way::DownLeft => (row + 1, column - 1),
            Way::DownRight => (row + 1, column + 1),
            Way::Up => (row.saturating_sub(2), column),
            Way::Down => (row + 2, column),
            Way::Left => (row, column.saturating_sub(2)),
            Way::Right => (row, column + 2),
        };
        if row == 0 || row > side || column == 0 || column > side {
            return met;
        }
        met |= 1 << damier.bit_of((row - 1) * half + (column - 1) / 2 + 1);
    }
}
