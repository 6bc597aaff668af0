//! The numbers a throw gives to play.

use arrayvec::ArrayVec;

use super::rules::Rules;

/// Numbers to play, from the largest to the smallest.
pub type Numbers = ArrayVec<u8, 5>;

/// The numbers of a play of those dice, and how many more times they are played: a triplet's only.
pub(crate) fn of_dice(rules: &Rules, dice: &[u8]) -> (Numbers, u8) {
    let mut faces: Numbers = dice.iter().copied().collect();
    faces.sort_unstable_by(|one, two| two.cmp(one));
    match *faces {
        [one, two, three] if one == two && two == three => (faces, rules.triplet / 3 - 1),
        [one, two, ref rest @ ..] if one == two => {
            let mut doubled: Numbers = [one; 4].into_iter().collect();
            doubled.extend(rest.iter().copied());
            (doubled, 0)
        }
        _ => (faces, 0),
    }
}
