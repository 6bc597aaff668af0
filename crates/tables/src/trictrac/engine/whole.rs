//! How a net sees a whole partie: the board as for the lead in holes, and the score, so that what it says is the chance
//! of winning.

use academie_nets::SparseInputs;

use super::coming::Coming;
use super::game::THROWS;
use super::inputs::{INPUTS as BOARD, describe, lead, other, word};
use super::judge::marking;
use super::stakes::{double, left, odds};
use crate::trictrac::{GrandeBredouille, Partie, Phase};

/// Holes left to be made, from none to twelve.
const LEFT: u16 = 13;

const HOLES: u16 = BOARD;
const ODDS: u16 = HOLES + 2 * LEFT;
const MARKS: u16 = ODDS + 2;
const DOUBLES: u16 = MARKS + 2 * OF_A_THROW;
/// What is told of the marks of a throw.
const OF_A_THROW: u16 = 5;

/// How many inputs there are.
pub(crate) const INPUTS: u16 = DOUBLES + 2;

/// What is said: the chances of the partie, and the lead in holes to be expected to the end of the relevé.
pub(crate) const OUTPUTS: [&str; 4] = ["win", "win_double", "lose_double", "releve_lead"];

/// Adds the inputs of a state that waits for a throw.
pub(crate) fn see(state: &Partie, next: &Coming, then: &Coming, seen: &mut SparseInputs) {
    describe(state, next, then, seen);
    let seats = [state.thrower, 1 - state.thrower];
    for (first, seat) in [(HOLES, seats[0]), (HOLES + LEFT, seats[1])] {
        seen.push((first + left(state, seat).min(LEFT - 1), 1.0));
    }
    let sign = if state.thrower == 0 { 1.0 } else { -1.0 };
    let now = sign * odds(state);
    seen.push((ODDS, now));
    // Odds as a sum at an output has them: a net need not learn the curve.
    seen.push((ODDS + 1, now.clamp(-0.99, 0.99).atanh()));
    marks(MARKS, state, next, seen);
    marks(MARKS + OF_A_THROW, &other(state), then, seen);
    for (place, seat) in (0_u16..).zip(seats) {
        let open = double(state, seat);
        if open > 0.0 {
            seen.push((DOUBLES + place, open));
        }
    }
}

/// What the marks of a throw change, in the eyes of its thrower: the odds by holes alone, the chances that it wins or
/// loses the partie, and those of a hole for either.
fn marks(first: u16, state: &Partie, coming: &Coming, seen: &mut SparseInputs) {
    let seat = state.thrower;
    let sign = if seat == 0 { 1.0 } else { -1.0 };
    let mut sums = [0.0_f32; OF_A_THROW as usize];
    let before = odds(state);
    for (&each, (_, ways)) in coming.each.iter().zip(THROWS) {
        if each == [0, 0] {
            continue;
        }
        #[allow(clippy::cast_precision_loss)] // 1 or 2
        let ways = ways as f32;
        let after = marking(state, each);
        let over = after.phase == Phase::Over;
        let gained = after.score.holes[seat] > state.score.holes[seat];
        let given = after.score.holes[1 - seat] > state.score.holes[1 - seat];
        let counted = [over && gained, over && given && !gained, gained, given];
        sums[0] += ways * sign * (odds(&after) - before);
        for (sum, counts) in sums[1..].iter_mut().zip(counted) {
            *sum += if counts { ways } else { 0.0 };
        }
    }
    for (place, sum) in (0_u16..).zip(sums) {
        if sum != 0.0 {
            seen.push((first + place, sum / 36.0));
        }
    }
}

/// What is said of a partie that is over, in the eyes of a seat.
pub(crate) fn truth(state: &Partie, seat: usize, said: &mut [f32]) {
    let won = state.returns().map_or(0, |returns| returns[seat]);
    for (said, holds) in said.iter_mut().zip([won > 0, won > 1, won < -1]) {
        *said = f32::from(u8::from(holds));
    }
    said[3] = word(0.0);
}

/// The same in the eyes of the other.
pub(crate) fn turned(said: &mut [f32]) {
    said[0] = 1.0 - said[0];
    said.swap(1, 2);
    said[3] = 1.0 - said[3];
}

/// Adds so many holes to the lead in the relevé.
pub(crate) fn with(said: &mut [f32], made: f32) {
    said[3] = word(lead(said[3]) + made);
}

/// What a word is worth to who throws.
pub(crate) fn worth(state: &Partie, said: &[f32]) -> f32 {
    let single = 2.0 * said[0] - 1.0;
    if state.rules.grande_bredouille == GrandeBredouille::Off {
        return single;
    }
    let open = |seat| double(state, seat) > 0.0;
    let twice = if open(state.thrower) { said[1].min(said[0]) } else { 0.0 };
    let lost_twice = if open(1 - state.thrower) { said[2].min(1.0 - said[0]) } else { 0.0 };
    single + twice - lost_twice
}
