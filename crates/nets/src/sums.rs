//! Rows of weights summed up by what is seen, with the widest instructions the processor has.
//! The one place of this crate where `unsafe` stands.
#![allow(unsafe_code)]

/// So many sums are kept in registers while all that is seen is gone through.
const LANES: usize = 64;

/// Adds to `sums` the rows of weights that are seen, each as often as its value says; rows are as long as `sums`.
///
/// Every sum is made in the order of what is seen, so that all processors come to the same.
pub(crate) fn add_rows(weights: &[f32], seen: &[(usize, f32)], sums: &mut [f32]) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has the instructions.
        unsafe { add_rows_avx2(weights, seen, sums) };
        return;
    }
    add_rows_in_lanes(weights, seen, sums);
}

/// The same, compiled for processors with AVX2.
///
/// # Safety
///
/// The processor must have AVX2. Not a safe function, since Rust 1.85 knows none for some processors only.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn add_rows_avx2(weights: &[f32], seen: &[(usize, f32)], sums: &mut [f32]) {
    add_rows_in_lanes(weights, seen, sums);
}

#[inline(always)]
#[allow(clippy::inline_always)] // it is compiled once for each set of instructions
fn add_rows_in_lanes(weights: &[f32], seen: &[(usize, f32)], sums: &mut [f32]) {
    let row = sums.len();
    let mut blocks = sums.chunks_exact_mut(LANES);
    let mut place = 0;
    for block in &mut blocks {
        let Ok(block) = <&mut [f32; LANES]>::try_from(block) else { continue };
        let mut lanes = *block;
        for &(input, value) in seen {
            let Some(weights) = weights[input * row + place..].first_chunk::<LANES>() else { continue };
            for (lane, weight) in lanes.iter_mut().zip(weights) {
                *lane += value * weight;
            }
        }
        *block = lanes;
        place += LANES;
    }
    let rest = blocks.into_remainder();
    for &(input, value) in seen {
        for (sum, weight) in rest.iter_mut().zip(&weights[input * row + place..]) {
            *sum += value * weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_added_as_often_as_they_are_seen() {
        for row in [1, 31, 32, 33, 96, 259] {
            #[allow(clippy::cast_precision_loss)] // small numbers
            let weights: Vec<f32> = (0..row * 3).map(|place| place as f32).collect();
            let mut sums = vec![1.0; row];
            add_rows(&weights, &[(0, 2.0), (2, -1.0)], &mut sums);
            for (place, sum) in sums.iter().enumerate() {
                let wanted = 1.0 + 2.0 * weights[place] - weights[2 * row + place];
                assert!((sum - wanted).abs() < 1e-3, "{row}, {place}: {sum} {wanted}");
            }
        }
    }
}
