//! The player of dominoes for Python: it is given what the player may know, and nothing else.

use academie_dominoes::{Accord, Effort, SeatView, Tiles, judged};
use pyo3::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::dominoes::DominoRules;
use crate::value_error;

/// Some dés, each by its numbers.
type Pairs = Vec<(u8, u8)>;

/// What the player at turn may know while dés are laid.
#[pyclass(frozen)]
pub struct DominoView(SeatView);

fn tiles_of(pairs: &[(u8, u8)]) -> PyResult<Tiles> {
    Tiles::of(pairs).ok_or_else(|| value_error("a dé has numbers from 0 to 6"))
}

/// What there is of each seat, the rest as it is when there is nothing.
fn seated<T: Copy + Default>(values: impl IntoIterator<Item = PyResult<T>>) -> PyResult<[T; 4]> {
    let mut all = [T::default(); 4];
    for (seat, value) in values.into_iter().enumerate() {
        *all.get_mut(seat).ok_or_else(|| value_error("at most four sit down"))? = value?;
    }
    Ok(all)
}

#[pymethods]
impl DominoView {
    #[new]
    #[pyo3(signature = (
        rules, *, players, tiles, goal, scores, leader, seat, hand, laid, ends, boudes, sizes, denied, shown
    ))]
    // One argument for each thing a player may know; all of it lives as long as the call.
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value)]
    fn new(
        rules: DominoRules,
        players: usize,
        tiles: u32,
        goal: u16,
        scores: Vec<u16>,
        leader: usize,
        seat: usize,
        hand: Pairs,
        laid: Pairs,
        ends: Option<(u8, u8)>,
        boudes: usize,
        sizes: Vec<u32>,
        denied: Vec<Vec<u8>>,
        shown: Vec<Pairs>,
    ) -> PyResult<Self> {
        let view = SeatView {
            rules: rules.0,
            accord: Accord { players, tiles, goal },
            scores: seated(scores.into_iter().map(Ok))?,
            leader,
            seat,
            hand: tiles_of(&hand)?,
            laid: tiles_of(&laid)?,
            ends: ends.map(Into::into),
            boudes,
            sizes: seated(sizes.into_iter().map(Ok))?,
            denied: seated(denied.iter().map(|numbers| Ok(Tiles::with_any(numbers))))?,
            shown: seated(shown.iter().map(|pairs| tiles_of(pairs)))?,
        };
        if view.can_be() { Ok(Self(view)) } else { Err(value_error("so the dés cannot be")) }
    }

    /// Each way of laying a dé: its inner number, its outer one, what it is worth in stakes to who lays it, and the
    /// standard error of that.
    #[pyo3(signature = (*, deals, open, seed))]
    fn judge(&self, py: Python<'_>, deals: u32, open: u32, seed: u64) -> Vec<(u8, u8, f64, f64)> {
        let found = py
            .detach(|| judged(&self.0, Effort { deals, open }, &mut Xoshiro256PlusPlus::seed_from_u64(seed)));
        found.iter().map(|each| (each.laying.inner, each.laying.outer, each.mean, each.error)).collect()
    }
}
