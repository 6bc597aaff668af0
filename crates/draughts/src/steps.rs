//! Moves without capture.

use crate::board::{Bits, Damier, squares};
use crate::movement::{KingGoes, Law};
use crate::position::{Move, Position};

/// Calls `each` with every move without capture.
#[inline(always)]
#[allow(clippy::cast_possible_truncation)] // a square is a number below 64
pub(crate) fn steps<L: Law, const WHITE: bool>(law: L, position: &Position, mut each: impl FnMut(Move)) {
    let movement = law.movement();
    let damier = movement.damier;
    let empty = damier.all() & !(position.mine | position.theirs);
    let men = position.mine & !position.kings;
    for &way in movement.stepping(WHITE) {
        for to in squares(damier.step(men, way) & empty) {
            let from = damier.step(1 << to, way.back()).trailing_zeros();
            each(Move { from: from as u8, to: to as u8, taken: 0 });
        }
    }
    for from in squares(position.mine & position.kings) {
        for to in squares(runs(law, from, empty)) {
            each(Move { from: from as u8, to: to as u8, taken: 0 });
        }
    }
}

/// How many moves without capture there are.
#[inline(always)]
pub(crate) fn count_steps<L: Law, const WHITE: bool>(law: L, position: &Position) -> u32 {
    let movement = law.movement();
    let damier = movement.damier;
    let empty = damier.all() & !(position.mine | position.theirs);
    let men = position.mine & !position.kings;
    let kings = position.mine & position.kings;
    let mut count = 0;
    for &way in movement.stepping(WHITE) {
        count += (damier.step(men, way) & empty).count_ones();
    }
    if kings != 0 {
        for &way in movement.royal() {
            let near = damier.step(kings, way) & empty;
            count += match movement.king_goes {
                KingGoes::OneStep => near,
                KingGoes::Flying | KingGoes::FlyingAllWays => {
                    let open = damier.flood(near, empty, way);
                    open | damier.step(open, way) & empty
                }
            }
            .count_ones();
        }
    }
    count
}

/// Where a king may go without taking.
#[inline(always)]
pub(crate) fn runs<L: Law>(law: L, from: u32, empty: Bits) -> Bits {
    let movement = law.movement();
    let mut ends = 0;
    for &way in movement.royal() {
        ends |= match movement.king_goes {
            KingGoes::OneStep => movement.damier.step(1 << from, way) & empty,
            KingGoes::Flying | KingGoes::FlyingAllWays => {
                let ray = movement.damier.ray(from, way);
                Damier::before(ray, ray & !empty, way)
            }
        };
    }
    ends
}
