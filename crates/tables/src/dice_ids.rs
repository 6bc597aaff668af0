//! What chance brings at games of two or three dice, by the ids that learners know it by.
//!
//! First come the dice that decide who begins, then the throws in the order of the law.

use academie_env::Chance;

use crate::throw::{CASTS, FACES};

/// Where the ids of throws begin.
pub(crate) const THROWN: u16 = CASTS as u16;

/// The throws of two dice, the larger first, in the order of the law, with their ways.
pub(crate) const TWO: [([u8; 2], u32); 21] = two();

const fn two() -> [([u8; 2], u32); 21] {
    let mut all = [([0; 2], 1); 21];
    let (mut place, mut high) = (0, 1);
    while high <= FACES {
        let mut low = 1;
        while low <= high {
            all[place] = ([high, low], if high == low { 1 } else { 2 });
            place += 1;
            low += 1;
        }
        high += 1;
    }
    all
}

/// Which throw each of the 36 ways is, the ways being numbered in the order of the throws.
const WAYS: [u16; CASTS as usize] = ways();

const fn ways() -> [u16; CASTS as usize] {
    let mut all = [0; CASTS as usize];
    let (mut place, mut throw) = (0, 0);
    while throw < TWO.len() {
        let mut times = 0;
        while times < TWO[throw].1 {
            #[allow(clippy::cast_possible_truncation)] // below 21
            {
                all[place] = throw as u16;
            }
            place += 1;
            times += 1;
        }
        throw += 1;
    }
    all
}

/// The dice of White and Black of an id that decides who begins.
pub(crate) fn first_of(id: u16) -> [u8; 2] {
    let [_, id] = id.to_be_bytes();
    [id / FACES + 1, id % FACES + 1]
}

/// The id of dice that decide who begins.
pub(crate) fn first_falls(chance: &mut Chance) -> u16 {
    u16::try_from(chance.below(u32::from(CASTS))).unwrap_or(0)
}

/// The id of a throw of two dice.
pub(crate) fn two_fall(chance: &mut Chance) -> u16 {
    THROWN + WAYS[chance.below(u32::from(CASTS)) as usize]
}

/// Every id of the dice that decide who begins, each in one way.
pub(crate) fn first_chances() -> impl Iterator<Item = (u16, u32)> {
    (0..THROWN).map(|id| (id, 1))
}

/// Every id of a throw of two dice, with its ways.
pub(crate) fn two_chances() -> impl Iterator<Item = (u16, u32)> {
    (THROWN..).zip(TWO).map(|(id, (_, ways))| (id, ways))
}
