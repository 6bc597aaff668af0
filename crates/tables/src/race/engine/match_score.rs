//! What the holes of a match are worth.

use std::sync::LazyLock;

/// As many holes as are told apart; beyond them a match is as even as the holes are.
const FAR: usize = 24;
/// How often a partie is won double where that is agreed, about.
const DOUBLE: f32 = 0.2;

type Table = [[f32; FAR + 1]; FAR + 1];

static SIMPLE: LazyLock<Table> = LazyLock::new(|| table(0.0));
static DOUBLED: LazyLock<Table> = LazyLock::new(|| table(DOUBLE));

/// The value of a match by the holes each still needs, every partie being an even chance.
fn table(double: f32) -> Table {
    let mut value = [[0.0; FAR + 1]; FAR + 1];
    for needed in 0..=2 * FAR {
        for mine in needed.saturating_sub(FAR)..=needed.min(FAR) {
            let his = needed - mine;
            value[mine][his] = match (mine, his) {
                (0, _) => 1.0,
                (_, 0) => -1.0,
                _ => {
                    let won = |by: usize| value[mine.saturating_sub(by)][his];
                    let lost = |by: usize| value[mine][his.saturating_sub(by)];
                    let mean = |by| f32::midpoint(won(by), lost(by));
                    (1.0 - double) * mean(1) + double * mean(2)
                }
            };
        }
    }
    value
}

/// What a match is worth to who needs `mine` holes more.
pub(crate) fn standing(mine: u8, his: u8, double: bool) -> f32 {
    let table = if double { &DOUBLED } else { &SIMPLE };
    table[usize::from(mine).min(FAR)][usize::from(his).min(FAR)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_chances_add_up() {
        assert!(standing(3, 3, true).abs() < 1e-6);
        assert!((standing(1, 2, false) - 0.5).abs() < 1e-6);
        assert!((standing(1, 3, false) - 0.75).abs() < 1e-6);
        assert!((standing(2, 1, true) + standing(1, 2, true)).abs() < 1e-6);
    }
}
