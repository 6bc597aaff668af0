//! `academie_core._core`: the only crate that knows Python.

mod chance;
mod dominoes;
mod dominoes_engine;
mod draughts;
mod draughts_engine;
mod draughts_fit;
mod draughts_tables;
mod env;
mod nets;
mod race;
mod race_engine;
mod switches;
mod trictrac;
mod trictrac_engine;

use academie_tables::{Side, Table};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;

/// The rules, compiled.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::can_make;
    #[pymodule_export]
    use super::dominoes::{DominoPartie, DominoRules, random_dominoes};
    #[pymodule_export]
    use super::dominoes_engine::{DominoView, fit_dominoes};
    #[pymodule_export]
    use super::draughts::{DraughtsPartie, DraughtsRules};
    #[pymodule_export]
    use super::draughts_engine::{DraughtsEngine, DraughtsWeights};
    #[pymodule_export]
    use super::draughts_fit::DraughtsFit;
    #[pymodule_export]
    use super::draughts_tables::{
        DraughtsSlices, DraughtsTables, build_draughts_tables, verify_draughts_tables,
    };
    #[pymodule_export]
    use super::env::{Environment, Environments};
    #[pymodule_export]
    use super::nets::net_words;
    #[pymodule_export]
    use super::race::{RacePartie, RaceRules, random_races};
    #[pymodule_export]
    use super::race_engine::{RaceEngine, race_self_play, race_survey, teach_race};
    #[pymodule_export]
    use super::trictrac::{TrictracPartie, TrictracRules, random_trictrac};
    #[pymodule_export]
    use super::trictrac_engine::{TrictracEngine, TrictracPlayer, teach_trictrac, trictrac_self_play};
}

/// Return whether these men can still fill the table that begins on flèche `base` (0, 6 or 18).
///
/// `men` counts one player's men on the 24 flèches of his own track. The test is material: dice are not asked.
#[pyfunction]
fn can_make(men: Vec<i64>, base: i64) -> PyResult<bool> {
    let men = men.into_iter().map(u8::try_from).collect::<Result<Vec<_>, _>>().map_err(value_error)?;
    let side = Side::try_from(men.as_slice()).map_err(value_error)?;
    let base = usize::try_from(base).map_err(value_error)?;
    let table = Table::try_from(base).map_err(value_error)?;
    Ok(table.can_be_made_by(&side))
}

#[allow(clippy::needless_pass_by_value)] // the shape `map_err` wants
pub(crate) fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub(crate) fn unknown(what: &str, value: &str) -> PyErr {
    value_error(format!("no {what} is called {value:?}"))
}
