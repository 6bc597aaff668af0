//! What a player sees of a board of tables, as numbers from 0 to 1.

use academie_env::Pen;

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

/// The men of each flèche as shares, then where one stands alone, then where there are more.
pub(crate) fn write_men(men: &[u8; FLECHES], pen: &mut Pen<'_>) {
    let (shares, rest) = pen.next(3 * FLECHES).split_at_mut(FLECHES);
    let (alone, together) = rest.split_at_mut(FLECHES);
    for (point, &count) in men.iter().enumerate() {
        shares[point] = SHARES[usize::from(count & 15)];
        alone[point] = f32::from(u8::from(count == 1));
        together[point] = f32::from(u8::from(count >= 2));
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
