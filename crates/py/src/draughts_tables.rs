//! Tables of endings of draughts for Python.

use std::path::PathBuf;
use std::sync::Arc;

use academie_draughts::{Progress, TableError, Tables, build, pairs, verify_all};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

use crate::draughts::{Board, DraughtsRules, position};

#[allow(clippy::needless_pass_by_value)] // the shape `map_err` wants
fn raised(error: TableError) -> PyErr {
    match error {
        TableError::File(error) => PyOSError::new_err(error.to_string()),
        other => PyValueError::new_err(other.to_string()),
    }
}

/// The tables found in a folder for the movement of a law.
#[pyclass(frozen)]
pub struct DraughtsTables(pub(crate) Arc<Tables>);

#[pymethods]
impl DraughtsTables {
    #[new]
    #[allow(clippy::needless_pass_by_value)] // a path comes by value from Python
    fn new(rules: DraughtsRules, folder: PathBuf) -> PyResult<Self> {
        Tables::open(&folder, rules.0.movement).map(Arc::new).map(Self).map_err(raised)
    }

    /// How many pieces the largest table has; 0 if there is none.
    #[getter]
    fn pieces(&self) -> u32 {
        self.0.pieces()
    }

    /// The materials there are tables of, the player to move first: `m1k2-m0k1`.
    #[getter]
    fn materials(&self) -> Vec<String> {
        self.0.materials().iter().map(ToString::to_string).collect()
    }

    /// Return what a board is worth to who is to move: 0 for a draw, else one more than the single moves to the end,
    /// odd where he loses; nothing where there is no table.
    fn value(&self, board: Board) -> PyResult<Option<u8>> {
        let position = position(self.0.movement().damier, board)?;
        Ok(self.0.value(&position).map(|value| value.0))
    }

    /// Return how many positions of a material each value has, from 0 on; men of both on one square are left out.
    fn counts(&self, py: Python<'_>, material: &str) -> PyResult<Vec<u64>> {
        let found = self.0.materials().into_iter().find(|of| of.to_string() == material);
        let material = found.ok_or_else(|| PyValueError::new_err(format!("there is no table {material}")))?;
        Ok(py.detach(|| self.0.counts(material)))
    }
}

/// Build the tables that are not there yet, up to so many pieces, and of kings only up to so many against so many.
///
/// `tell` hears of the material, how many are done of how many, and how many single moves from the end the work is; it
/// ends the work after the material by answering `False`.
#[pyfunction]
#[pyo3(signature = (rules, folder, *, pieces, kings=None, tell=None))]
#[allow(clippy::needless_pass_by_value)] // a path comes by value from Python
pub fn build_draughts_tables(
    py: Python<'_>,
    rules: DraughtsRules,
    folder: PathBuf,
    pieces: u32,
    kings: Option<(u32, u32)>,
    tell: Option<Py<PyAny>>,
) -> PyResult<()> {
    with_progress(py, tell, |heard| build(&folder, rules.0.movement, &pairs(pieces, kings), heard))
}

/// Prove every table right, and return how many there were.
#[pyfunction]
#[pyo3(signature = (rules, folder, *, tell=None))]
#[allow(clippy::needless_pass_by_value)] // a path comes by value from Python
pub fn verify_draughts_tables(
    py: Python<'_>,
    rules: DraughtsRules,
    folder: PathBuf,
    tell: Option<Py<PyAny>>,
) -> PyResult<usize> {
    with_progress(py, tell, |heard| verify_all(&folder, rules.0.movement, heard))
}

/// Works without the lock of Python, which is taken again for whoever listens.
#[allow(clippy::needless_pass_by_value)] // it goes with the work
fn with_progress<T: Send>(
    py: Python<'_>,
    tell: Option<Py<PyAny>>,
    work: impl Send + FnOnce(&mut dyn FnMut(Progress) -> bool) -> Result<T, TableError>,
) -> PyResult<T> {
    let mut failed = None;
    let done = py.detach(|| {
        work(&mut |progress| match heard(tell.as_ref(), progress) {
            Ok(goes_on) => goes_on,
            Err(error) => {
                failed = Some(error);
                false
            }
        })
    });
    failed.map_or_else(|| done.map_err(raised), Err)
}

fn heard(tell: Option<&Py<PyAny>>, progress: Progress) -> PyResult<bool> {
    Python::attach(|py| {
        py.check_signals()?;
        let Some(tell) = tell else { return Ok(true) };
        let Progress { material, done, of, distance } = progress;
        let answer = tell.bind(py).call1((material.to_string(), done, of, distance))?;
        Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
    })
}
