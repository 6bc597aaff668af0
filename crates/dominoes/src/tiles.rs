//! The twenty-eight dés of a double-six set.

/// How many there are.
pub const SET: u8 = 28;
/// The highest number on a half.
pub(crate) const HIGHEST: u8 = 6;

/// A dé, its higher number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile {
    high: u8,
    low: u8,
}

impl Tile {
    /// The dé of two numbers, in either order; none beyond six.
    #[must_use]
    pub fn new(one: u8, two: u8) -> Option<Self> {
        (one.max(two) <= HIGHEST).then(|| Self { high: one.max(two), low: one.min(two) })
    }

    /// The higher number.
    #[must_use]
    pub fn high(self) -> u8 {
        self.high
    }

    /// The lower number.
    #[must_use]
    pub fn low(self) -> u8 {
        self.low
    }

    /// What both halves count.
    #[must_use]
    pub fn pips(self) -> u8 {
        self.high + self.low
    }

    /// The number of the other half.
    pub(crate) fn beyond(self, number: u8) -> u8 {
        if number == self.high { self.low } else { self.high }
    }

    /// Its place among all in order.
    pub(crate) fn place(self) -> u8 {
        self.high * (self.high + 1) / 2 + self.low
    }
}

/// Some dés.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u32);

/// All of them in order.
const IN_ORDER: [Tile; SET as usize] = in_order();

const fn in_order() -> [Tile; SET as usize] {
    let mut all = [Tile { high: 0, low: 0 }; SET as usize];
    let mut place = 1;
    while place < all.len() {
        let Tile { high, low } = all[place - 1];
        all[place] = if low < high { Tile { high, low: low + 1 } } else { Tile { high: high + 1, low: 0 } };
        place += 1;
    }
    all
}

/// The dés with each number.
const WITH: [Tiles; HIGHEST as usize + 1] = with_each();

const fn with_each() -> [Tiles; HIGHEST as usize + 1] {
    let mut with = [Tiles(0); HIGHEST as usize + 1];
    let (mut high, mut place) = (0, 0);
    while high < with.len() {
        let mut low = 0;
        while low <= high {
            with[high].0 |= 1 << place;
            with[low].0 |= 1 << place;
            place += 1;
            low += 1;
        }
        high += 1;
    }
    with
}

impl Tiles {
    /// All of them.
    pub const ALL: Self = Self((1 << SET) - 1);

    /// The dés that have a number.
    pub(crate) fn with(number: u8) -> Self {
        WITH[usize::from(number)]
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a dé is among them.
    #[must_use]
    pub fn has(self, tile: Tile) -> bool {
        self.0 & (1 << tile.place()) != 0
    }

    /// Some dés by their numbers; nothing where there is no such dé.
    #[must_use]
    pub fn of(pairs: &[(u8, u8)]) -> Option<Self> {
        let mut tiles = Self::default();
        for &(one, two) in pairs {
            tiles.add(Tile::new(one, two)?);
        }
        Some(tiles)
    }

    /// The dés that have one of the numbers.
    #[must_use]
    pub fn with_any(numbers: &[u8]) -> Self {
        let known = numbers.iter().filter(|&&number| number <= HIGHEST);
        known.fold(Self::default(), |all, &number| all.and_those(Self::with(number)))
    }

    /// The dé in that place among all in order.
    pub(crate) fn at(place: u16) -> Option<Tile> {
        IN_ORDER.get(usize::from(place)).copied()
    }

    /// The dés as bits, in order.
    pub(crate) fn bits(self) -> u32 {
        self.0
    }

    pub(crate) fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.place();
    }

    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.place());
    }

    pub(crate) fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    pub(crate) fn and_those(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    pub(crate) fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// What they count together.
    #[must_use]
    pub fn pips(self) -> u16 {
        self.into_iter().map(|tile| u16::from(tile.pips())).sum()
    }
}

impl IntoIterator for Tiles {
    type Item = Tile;
    type IntoIter = Each;

    fn into_iter(self) -> Each {
        Each(self.0)
    }
}

/// Each dé in order.
#[derive(Clone, Debug)]
pub struct Each(u32);

impl Iterator for Each {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(IN_ORDER[place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Académie 1806, Domino ch. I.
    #[test]
    fn twenty_eight_des_count_168_and_have_each_number_on_eight_ends() {
        let all: Vec<Tile> = Tiles::ALL.into_iter().collect();
        assert_eq!((all.len(), Tiles::ALL.pips()), (28, 168));
        assert!(all.windows(2).all(|two| two[0] < two[1]));
        for number in 0..=HIGHEST {
            let ends = all.iter().map(|tile| u8::from(tile.high == number) + u8::from(tile.low == number));
            assert_eq!(ends.sum::<u8>(), 8);
            assert!(
                Tiles::with(number)
                    .into_iter()
                    .eq(all.iter().copied().filter(|tile| tile.high == number || tile.low == number))
            );
        }
    }
}
