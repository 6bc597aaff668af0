//! What a position is worth by weights learnt from games.
//!
//! The weight of a pattern is a sum of parts, so that rare patterns learn from common ones: what is special to it, and
//! what it shows on some of its rows and columns. Files hold the parts; they are summed when they are read.

use academie_search::Pages;

use crate::board::{Damier, squares};
use crate::evaluation::tempered;
use crate::looks::{COUNTS, Side, phase, sides};
use crate::movement::Law;
use crate::patterns::{PARTS, PATTERNS, parts, windows_of};
use crate::position::Position;
use crate::weights::WeightsError;

/// The parts of a hundredth of a man in which weights are given.
pub(crate) const FINE: i32 = 4;
/// Beyond this, in hundredths of a man, no position is worth more: it might be taken for the end of a game.
const MOST: i32 = 20_000;
/// The bits of a board: a king's weight for each.
pub(crate) const KINGS: usize = 64;

const MARK: &str = "academie-patterns 3";

/// Where the parts of the weights lie, one after the other: a pair each, for the opening and for the ending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    windows: usize,
}

impl Layout {
    pub(crate) const fn of(damier: Damier) -> Self {
        Self { windows: windows_of(damier) }
    }

    #[inline(always)]
    pub(crate) const fn windows(self) -> usize {
        self.windows
    }

    /// The places of the parts of a pattern, in the order of [`PARTS`].
    #[inline(always)]
    pub(crate) const fn parts(self, window: usize, pattern: usize) -> [usize; PARTS.len()] {
        let mut places = parts(pattern);
        let (mut before, mut nth) = (0, 0);
        while nth < PARTS.len() {
            places[nth] += before + window * PARTS[nth];
            before += self.windows * PARTS[nth];
            nth += 1;
        }
        places
    }

    /// Which of [`PARTS`] lies at a place; none where counts begin.
    pub(crate) fn part_at(self, place: usize) -> Option<usize> {
        let mut end = 0;
        PARTS.iter().position(|size| {
            end += self.windows * size;
            place < end
        })
    }

    /// The first of the counts.
    pub(crate) const fn counts(self) -> usize {
        let (mut all, mut nth) = (0, 0);
        while nth < PARTS.len() {
            all += self.windows * PARTS[nth];
            nth += 1;
        }
        all
    }

    /// The first of the squares of kings.
    pub(crate) const fn kings(self) -> usize {
        self.counts() + COUNTS
    }

    /// That of being on move.
    pub(crate) const fn turn(self) -> usize {
        self.kings() + KINGS
    }

    pub(crate) const fn length(self) -> usize {
        self.turn() + 1
    }
}

/// A weight in the opening and in the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pair(i16, i16);

/// The sums of weights in the opening and in the ending.
#[derive(Clone, Copy, Default)]
struct Sum(i32, i32);

impl Sum {
    #[inline(always)]
    fn add(&mut self, Pair(opening, ending): Pair) {
        self.0 += i32::from(opening);
        self.1 += i32::from(ending);
    }
}

impl Pair {
    /// The weight for the ending above that for the opening.
    #[allow(clippy::cast_sign_loss)] // only bits
    fn packed(self) -> u32 {
        u32::from(self.1 as u16) << 16 | u32::from(self.0 as u16)
    }

    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // halves
    const fn unpacked(packed: u32) -> Self {
        Self(packed as i16, (packed >> 16) as i16)
    }
}

/// The weights, each for the opening and for the ending.
#[derive(Debug)]
pub struct Trained {
    damier: Damier,
    losing: bool,
    /// Of each window, what its patterns are worth.
    patterns: Pages<u32>,
    counts: Vec<Pair>,
    kings: Vec<Pair>,
    turn: Pair,
}

impl Trained {
    /// The weights of those bytes: a line of the mark, the number of squares, which game it is and a note, then the
    /// parts as numbers of two bytes, the lower first.
    ///
    /// # Errors
    /// When they are no weights, too few or too many.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let wrong = |why: &str| WeightsError::new(why);
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| wrong("no first line"))?;
        let first = std::str::from_utf8(&bytes[..end]).map_err(|_| wrong("no mark"))?;
        let rest = first.strip_prefix(MARK).ok_or_else(|| wrong("no mark"))?;
        let mut words = rest.split_whitespace();
        let damier = match words.next() {
            Some("100") => Damier::Hundred,
            Some("64") => Damier::SixtyFour,
            _ => return Err(wrong("they are for a board of 100 squares or 64")),
        };
        let losing = match words.next() {
            Some("winning") => false,
            Some("losing") => true,
            _ => return Err(wrong("they are for winning or for losing")),
        };
        let layout = Layout::of(damier);
        let numbers = &bytes[end + 1..];
        if numbers.len() != 4 * layout.length() {
            return Err(wrong(&format!("they are {} pairs", layout.length())));
        }
        let pair = |four: &[u8]| {
            Pair(i16::from_le_bytes([four[0], four[1]]), i16::from_le_bytes([four[2], four[3]]))
        };
        let weights: Vec<Pair> = numbers.chunks_exact(4).map(pair).collect();
        Ok(Self {
            damier,
            losing,
            patterns: Pages::of(&summed(layout, &weights)),
            counts: weights[layout.counts()..layout.kings()].to_vec(),
            kings: weights[layout.kings()..layout.turn()].to_vec(),
            turn: weights[layout.turn()],
        })
    }

    /// The board they are for.
    #[must_use]
    pub fn damier(&self) -> Damier {
        self.damier
    }

    /// Whether they are for the game in which who loses wins.
    #[must_use]
    pub fn is_losing(&self) -> bool {
        self.losing
    }

    /// What the position is worth to the player to move.
    #[inline]
    pub(crate) fn score<L: Law>(&self, law: L, position: &Position) -> i32 {
        let damier = law.movement().damier;
        let [mine, theirs] = sides(law, position).map(|side| self.sum(damier, &side));
        let (men, all) = phase(damier, position);
        let opening = mine.0 - theirs.0 + i32::from(self.turn.0);
        let ending = mine.1 - theirs.1 + i32::from(self.turn.1);
        let score = (opening * men + ending * (all - men)) / (all * FINE);
        let score = score.clamp(-MOST, MOST);
        if self.losing { score } else { tempered(position, score) }
    }

    #[inline(always)]
    fn sum(&self, damier: Damier, side: &Side) -> Sum {
        let mut sum = Sum::default();
        let patterns = self.patterns.all();
        for nth in 0..windows_of(damier) {
            sum.add(Pair::unpacked(patterns[nth * PATTERNS + side.windows[nth] as usize]));
        }
        for place in side.counts {
            sum.add(self.counts[place]);
        }
        for bit in squares(side.kings) {
            sum.add(self.kings[bit as usize]);
        }
        sum
    }
}

/// What every pattern is worth, the sum of its parts.
fn summed(layout: Layout, weights: &[Pair]) -> Vec<u32> {
    let near = |sum: i32| i16::try_from(sum).unwrap_or(if sum > 0 { i16::MAX } else { i16::MIN });
    let mut summed = Vec::with_capacity(layout.windows() * PATTERNS);
    for window in 0..layout.windows() {
        summed.extend((0..PATTERNS).map(|pattern| {
            let mut sum = Sum::default();
            for place in layout.parts(window, pattern) {
                sum.add(weights[place]);
            }
            Pair(near(sum.0), near(sum.1)).packed()
        }));
    }
    summed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::read_fen;
    use crate::movement::{French, Polish};

    /// The file of weights of all kinds, the same each time.
    fn file(damier: Damier) -> Vec<u8> {
        let mut state = 1787_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            i16::from((state >> 24) as u8) - 128
        };
        let numbers = (0..2 * Layout::of(damier).length()).flat_map(|_| next().to_le_bytes());
        let first = format!("{MARK} {} winning a note\n", 2 * damier.squares());
        first.into_bytes().into_iter().chain(numbers).collect()
    }

    #[test]
    fn weights_are_read() {
        let written = file(Damier::Hundred);
        assert!(Trained::read(&written).is_ok());
        let error = |bytes: &[u8]| Trained::read(bytes).unwrap_err().to_string();
        let length = Layout::of(Damier::Hundred).length();
        assert_eq!(error(&written[1..]), "no weights: no mark");
        assert_eq!(error(b"academie"), "no weights: no first line");
        assert_eq!(
            error(b"academie-patterns 3 50\n"),
            "no weights: they are for a board of 100 squares or 64"
        );
        assert_eq!(error(b"academie-patterns 3 64\n"), "no weights: they are for winning or for losing");
        assert_eq!(error(&written[..written.len() - 1]), format!("no weights: they are {length} pairs"));
    }

    #[test]
    fn the_turned_position_is_worth_as_much() {
        let weights = Trained::read(&file(Damier::Hundred)).unwrap();
        for fen in ["W:W31-50:B1-20", "B:W28,33,K46:B3,14,19,22", "W:W25,27,28,30,K4:B12,13,14,K16,24"] {
            let position = read_fen(fen, Damier::Hundred).unwrap();
            let turned = position.turned(Damier::Hundred);
            assert_eq!(weights.score(Polish, &position), weights.score(Polish, &turned), "{fen}");
        }
        let weights = Trained::read(&file(Damier::SixtyFour)).unwrap();
        for fen in ["W:W21-32:B1-12", "B:W17,22,K30:B3,10,14"] {
            let position = read_fen(fen, Damier::SixtyFour).unwrap();
            let turned = position.turned(Damier::SixtyFour);
            assert_eq!(weights.score(French, &position), weights.score(French, &turned), "{fen}");
        }
    }
}
