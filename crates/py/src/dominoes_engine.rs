//! The player of dominoes for Python: it is given what the player may know, and nothing else.

use academie_dominoes::{Accord, Effort, Laying, SeatView, Tiles, Turn, fitted, judged, weighed};
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
        rules, *, players, tiles, goal, scores, leader, seat, hand, laid, ends, boudes, sizes, denied, shown,
        record
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
        record: Vec<(usize, Option<(u8, u8)>)>,
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
            record: record.into_iter().map(|(seat, laid)| Turn { seat, laying: laid.map(laying) }).collect(),
        };
        if view.can_be() { Ok(Self(view)) } else { Err(value_error("so the dés cannot be")) }
    }

    /// Each way of laying a dé: its inner number, its outer one, what it is worth in stakes to who lays it, and the
    /// standard error of that.
    #[pyo3(signature = (*, deals, open, infers=false, seed))]
    fn judge(
        &self,
        py: Python<'_>,
        deals: u32,
        open: u32,
        infers: bool,
        seed: u64,
    ) -> Vec<(u8, u8, f64, f64)> {
        let effort = Effort { deals, open, infers };
        let found = py.detach(|| judged(&self.0, effort, &mut Xoshiro256PlusPlus::seed_from_u64(seed)));
        found.iter().map(|each| (each.laying.inner, each.laying.outer, each.mean, each.error)).collect()
    }

    /// The deals that the player thinks possible, each with how likely it is; so many of them, or all there are.
    #[pyo3(signature = (*, deals, seed))]
    fn weigh(&self, py: Python<'_>, deals: u32, seed: u64) -> Vec<(Vec<Pairs>, f64)> {
        let found = py.detach(|| weighed(&self.0, deals, &mut Xoshiro256PlusPlus::seed_from_u64(seed)));
        let pairs = |hand: &Tiles| hand.into_iter().map(|tile| (tile.high(), tile.low())).collect();
        let players = self.0.accord.players;
        found.iter().map(|(hands, chance)| (hands[..players].iter().map(pairs).collect(), *chance)).collect()
    }
}

fn laying((inner, outer): (u8, u8)) -> Laying {
    Laying { inner, outer }
}

/// The weights of the model of play under which the choices of players of an effort are likeliest; how many choices
/// they were fitted to and tried on, and the mean logarithm of the chance of the latter, by them and blindly.
#[pyfunction]
#[pyo3(signature = (rules, *, players, tiles, goal, deals, open, infers, coups, seed))]
#[allow(clippy::too_many_arguments)] // by name, each a thing to agree on
pub fn fit_dominoes(
    py: Python<'_>,
    rules: DominoRules,
    players: usize,
    tiles: u32,
    goal: u16,
    deals: u32,
    open: u32,
    infers: bool,
    coups: u32,
    seed: u64,
) -> PyResult<(Vec<f32>, usize, usize, f64, f64)> {
    let (accord, effort) = (Accord { players, tiles, goal }, Effort { deals, open, infers });
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let fit = py
        .detach(|| fitted(rules.0, accord, effort, coups, rng))
        .ok_or_else(|| value_error("so many players cannot take so many dés"))?;
    Ok((fit.weights, fit.fitted, fit.tried, fit.foretold, fit.blind))
}
