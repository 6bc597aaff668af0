//! What a player sees of a board of tables, as numbers from 0 to 1.

use crate::men::Men;
use crate::side::FLECHES;

/// All men of a player.
const MEN: f32 = 15.0;

/// Shares of fifteen men.
const SHARES: [f32; 16] = shares();

const fn shares() -> [f32; 16] {
    let mut all = [0.0; 16];
    let (mut men, mut count) = (0, 0.0);
    while men < 16 {
        all[men] = count / MEN;
        men += 1;
        count += 1.0;
    }
    all
}

/// Numbers written one after the other.
pub(crate) struct Pen<'a> {
    numbers: &'a mut [f32],
    place: usize,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(numbers: &'a mut [f32]) -> Self {
        Self { numbers, place: 0 }
    }

    pub(crate) fn put(&mut self, number: f32) {
        self.numbers[self.place] = number;
        self.place += 1;
    }

    pub(crate) fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    /// Parts of a whole, cut off at 1.
    pub(crate) fn share(&mut self, value: u16, whole: f32) {
        self.put((f32::from(value) / whole).min(1.0));
    }

    /// One of so many, from 0; nothing is none of them.
    pub(crate) fn one_of(&mut self, which: Option<usize>, many: usize) {
        let end = self.place + many;
        self.numbers[self.place..end].fill(0.0);
        if let Some(which) = which {
            self.numbers[self.place + which] = 1.0;
        }
        self.place = end;
    }

    /// The men of each flèche as shares, then where one stands alone, then where there are more.
    pub(crate) fn men(&mut self, men: &[u8; FLECHES]) {
        let (shares, rest) = self.numbers[self.place..self.place + 3 * FLECHES].split_at_mut(FLECHES);
        let (alone, together) = rest.split_at_mut(FLECHES);
        for (point, &count) in men.iter().enumerate() {
            shares[point] = SHARES[usize::from(count & 15)];
            alone[point] = f32::from(u8::from(count == 1));
            together[point] = f32::from(u8::from(count >= 2));
        }
        self.place += 3 * FLECHES;
    }
}

/// The share of a player's men that has left the board; `1 - left / 15`, as the specification has it.
pub(crate) fn gone(left: u8) -> f32 {
    #[allow(clippy::cast_possible_truncation)] // the specification's rounding
    let share = (1.0 - f64::from(left) / 15.0) as f32;
    share
}

/// The men of each flèche counted from the other end.
pub(crate) fn reversed(men: &Men) -> [u8; FLECHES] {
    let mut count = *men.count();
    count.reverse();
    count
}
