//! What the dice of the running games can show.

use std::sync::LazyLock;

use crate::throw::FACES;

/// The dice of one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast {
    /// White's die and Black's for the dé, which differ: equal ones are thrown again.
    First([u8; 2]),
    /// Two dice, the larger first.
    Two([u8; 2]),
    /// Three dice, from the largest to the smallest.
    Three([u8; 3]),
}

type Casts = Vec<(Cast, u32)>;

/// The dice that decide who begins.
pub(crate) static FIRST: LazyLock<Casts> = LazyLock::new(|| {
    let pairs = (1..=FACES).flat_map(|white| (1..=FACES).map(move |black| [white, black]));
    pairs.filter(|[white, black]| white != black).map(|dice| (Cast::First(dice), 1)).collect()
});

/// The 21 throws of two dice.
pub(crate) static TWO: LazyLock<Casts> = LazyLock::new(|| {
    let throws = (1..=FACES).flat_map(|high| (1..=high).map(move |low| [high, low]));
    throws.map(|dice| (Cast::Two(dice), ways(dice))).collect()
});

/// The 56 throws of three dice.
pub(crate) static THREE: LazyLock<Casts> = LazyLock::new(|| {
    let pairs = (1..=FACES).flat_map(|high| (1..=high).map(move |mid| (high, mid)));
    let throws = pairs.flat_map(|(high, mid)| (1..=mid).map(move |low| [high, mid, low]));
    throws.map(|dice| (Cast::Three(dice), ways(dice))).collect()
});

/// The share of so many of the 36 casts of two dice.
pub(crate) fn share(casts: u32) -> f32 {
    #[allow(clippy::cast_precision_loss)] // at most 36
    let casts = casts as f32;
    casts / 36.0
}

/// In how many ways dice fall so, listed from the largest to the smallest.
fn ways<const DICE: usize>(dice: [u8; DICE]) -> u32 {
    let mut same = 1;
    let mut ways = 1;
    for place in 1..DICE {
        same = if dice[place] == dice[place - 1] { same + 1 } else { 1 };
        ways = ways * u32::try_from(place + 1).unwrap_or(1) / same;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn casts_are_counted_in_all_their_ways() {
        let all = |casts: &Casts| (casts.len(), casts.iter().map(|(_, ways)| ways).sum::<u32>());
        assert_eq!([all(&FIRST), all(&TWO), all(&THREE)], [(30, 30), (21, 36), (56, 216)]);
        let falls = |cast| THREE.iter().find(|(each, _)| *each == Cast::Three(cast)).map(|(_, ways)| *ways);
        assert_eq!(
            [falls([6, 5, 4]), falls([6, 6, 4]), falls([6, 4, 4]), falls([2, 2, 2])],
            [Some(6), Some(3), Some(3), Some(1)]
        );
    }
}
