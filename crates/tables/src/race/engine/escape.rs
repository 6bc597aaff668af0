//! How easily a man gets past what stands before him.

use std::sync::LazyLock;

use super::casts::{Cast, TWO};

/// How far ahead of him a throw of two different numbers carries a man.
const FAR: u32 = 12;
/// He is past when he has left so many flèches behind.
const PAST: u32 = 6;

/// By how many of the 36 casts a man gets more than six flèches on, for each set of closed flèches among the twelve
/// before him, the nearest first.
static ESCAPES: LazyLock<Vec<u8>> = LazyLock::new(|| (0..1 << FAR).map(counted).collect());

fn counted(closed: u32) -> u8 {
    let gets_past = |&&(cast, _): &&(Cast, u32)| match cast {
        Cast::Two([high, low]) if high == low => walks(closed, &[high; 4]),
        Cast::Two([high, low]) => walks(closed, &[high, low]) || walks(closed, &[low, high]),
        Cast::First(_) | Cast::Three(_) => false,
    };
    let casts: u32 = TWO.iter().filter(gets_past).map(|(_, ways)| ways).sum();
    u8::try_from(casts).unwrap_or(u8::MAX)
}

/// Whether a man gets past by these numbers in this order, as far as they carry him.
fn walks(closed: u32, numbers: &[u8]) -> bool {
    let mut at = 0;
    for &number in numbers {
        let end = at + u32::from(number);
        if end <= FAR && closed & (1 << (end - 1)) != 0 {
            break;
        }
        at = end;
    }
    at > PAST
}

/// The share of casts by which a man on `point` gets past flèches closed to him, numbered along his own way.
pub(crate) fn escapes(point: u8, closed: u32) -> f32 {
    past(closed >> (point + 1))
}

/// The same for a man who finds those flèches before him, the nearest first; from hand the first is that of an ace.
pub(crate) fn past(closed: u32) -> f32 {
    f32::from(ESCAPES[(closed & ((1 << FAR) - 1)) as usize]) / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_cases_in_a_row_hold_a_man_and_five_let_a_six_through() {
        assert!(escapes(3, 0b11_1111 << 4).abs() < 1e-6);
        // Every cast with a six: the other number then carries him on.
        assert!((escapes(3, 0b01_1111 << 4) - 11.0 / 36.0).abs() < 1e-6);
    }

    #[test]
    fn with_nothing_before_him_whoever_throws_seven_is_past() {
        // Seven or more in all is thrown by 21 casts; two more are doublets that get there by being played four times.
        assert!((escapes(0, 0) - (21.0 + 2.0) / 36.0).abs() < 1e-6);
    }
}
