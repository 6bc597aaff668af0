//! Tables of endings of draughts for Python.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use academie_draughts::{
    Builder, Lot, Material, Outcome, Progress, Stage, TableError, Tables, build, pairs, verify_all,
};
use numpy::ndarray::Array1;
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray2};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

use crate::draughts::{Board, DraughtsRules, position, positions};

/// How often whoever listens is told.
const GLANCE: Duration = Duration::from_millis(100);

#[allow(clippy::needless_pass_by_value)] // the shape `map_err` wants
fn raised(error: TableError) -> PyErr {
    match error {
        TableError::File(error) => PyOSError::new_err(error.to_string()),
        other => PyValueError::new_err(other.to_string()),
    }
}

/// How many positions are lost, drawn and won by the player to move.
type Counts = (u64, u64, u64);
/// A material, counts with the side named first to move, counts with the other unless both are alike, and bytes.
type SliceTuple = (String, Counts, Option<Counts>, usize);

fn material(text: &str) -> PyResult<Material> {
    Material::read(text)
        .ok_or_else(|| PyValueError::new_err(format!("{text} is no material, such as m0k2-m0k1")))
}

fn number(outcome: Outcome) -> i8 {
    match outcome {
        Outcome::Lost => -1,
        Outcome::Drawn => 0,
        Outcome::Won => 1,
    }
}

/// The tables found in some folders for the movement of a law.
#[pyclass(frozen)]
pub struct DraughtsTables(pub(crate) Arc<Tables>);

#[pymethods]
impl DraughtsTables {
    #[new]
    #[allow(clippy::needless_pass_by_value)] // a path comes by value from Python
    fn new(rules: DraughtsRules, folders: Vec<PathBuf>) -> PyResult<Self> {
        let roots: Vec<&Path> = folders.iter().map(PathBuf::as_path).collect();
        Tables::open(&roots, rules.0.movement).map(Arc::new).map(Self).map_err(raised)
    }

    /// How many pieces the largest table has; 0 if there is none.
    #[getter]
    fn pieces(&self) -> u32 {
        self.0.pieces()
    }

    /// The materials there are tables of distances of, the player to move first: `m1k2-m0k1`.
    #[getter]
    fn materials(&self) -> Vec<String> {
        self.0.materials().iter().map(ToString::to_string).collect()
    }

    /// Return what a board is worth to who is to move: 0 for a draw, else one more than the single moves to the end,
    /// odd where he loses; nothing where there is no table of distances.
    fn value(&self, board: Board) -> PyResult<Option<u8>> {
        let position = position(self.0.movement().damier, board)?;
        Ok(self.0.value(&position).map(|value| value.0))
    }

    /// Return 1, 0 or -1 to who is to move; nothing where there is no slice of outcomes.
    fn outcome(&self, board: Board) -> PyResult<Option<i8>> {
        let position = position(self.0.movement().damier, board)?;
        Ok(self.0.outcome(self.0.movement(), &position).map(number))
    }

    /// The slices there are outcomes of, with how many positions are lost, drawn and won by who is to move.
    #[getter]
    fn slices(&self) -> Vec<SliceTuple> {
        let told = |(material, counts, bytes): (Material, Vec<academie_draughts::Counts>, usize)| {
            let tuple = |of: &academie_draughts::Counts| (of[0], of[1], of[2]);
            (material.to_string(), tuple(&counts[0]), counts.get(1).map(tuple), bytes)
        };
        self.0.slices().into_iter().map(told).collect()
    }

    /// Return how many positions of a material each value has, from 0 on; men of both on one square are left out.
    fn counts(&self, py: Python<'_>, material: &str) -> PyResult<Vec<u64>> {
        let found = self.0.materials().into_iter().find(|of| of.to_string() == material);
        let material = found.ok_or_else(|| PyValueError::new_err(format!("there is no table {material}")))?;
        Ok(py.detach(|| self.0.counts(material)))
    }
}

/// Slices of outcomes in a folder: built, verified and asked in great number.
#[pyclass(frozen)]
pub struct DraughtsSlices(Mutex<Builder>);

#[pymethods]
impl DraughtsSlices {
    #[new]
    #[allow(clippy::needless_pass_by_value)] // paths come by value from Python
    fn new(rules: DraughtsRules, folder: PathBuf, others: Vec<PathBuf>) -> Self {
        Self(Mutex::new(Builder::new(&folder, &others, rules.0.movement)))
    }

    /// The materials to solve in order, up to so many pieces, and of kings only up to so many against so many.
    #[staticmethod]
    #[pyo3(signature = (pieces, kings=None))]
    fn order(pieces: u32, kings: Option<(u32, u32)>) -> Vec<String> {
        pairs(pieces, kings).iter().map(ToString::to_string).collect()
    }

    /// The materials that a slice needs, in order, and itself at the end.
    #[staticmethod]
    fn needed(material: &str) -> PyResult<Vec<String>> {
        Ok(Builder::needed(self::material(material)?).iter().map(ToString::to_string).collect())
    }

    /// Return where a slice is written.
    fn path(&self, material: &str) -> PyResult<PathBuf> {
        Ok(self.held().path(self::material(material)?))
    }

    /// Return whether a slice is there, here or in another of the folders.
    fn has(&self, material: &str) -> PyResult<bool> {
        self.held().has(self::material(material)?).map_err(raised)
    }

    /// Build a slice unless it is there; return whether it came to the end. If not, it goes on from there next time.
    ///
    /// `tell` hears several times a second of the wave or pass, or `None` while it is packed, of the part that is done and
    /// how many positions were gone over; it ends the work by answering `False`.
    #[pyo3(signature = (material, *, threads=1, tell=None))]
    #[allow(clippy::needless_pass_by_value)] // what is called lives as long as the call
    fn build(
        &self,
        py: Python<'_>,
        material: &str,
        threads: usize,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<bool> {
        let material = self::material(material)?;
        watched(py, tell.as_ref(), |report| self.held().build(material, threads, report))
    }

    /// Verify that a slice follows from its moves; return of how many positions: of all, or of so many drawn by lot.
    #[pyo3(signature = (material, *, sample=None, seed=0, tell=None))]
    #[allow(clippy::needless_pass_by_value)] // what is called lives as long as the call
    fn check(
        &self,
        py: Python<'_>,
        material: &str,
        sample: Option<u64>,
        seed: u64,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<u64> {
        let (material, lot) = (self::material(material)?, sample.map(|size| Lot { size, seed }));
        watched(py, tell.as_ref(), |report| self.held().check(material, lot, report))
    }

    /// Return how the positions stand in which nobody can take: for the side named first to move, then for the other,
    /// four times how many are lost, drawn and won: with nobody on the line of the middle, the first, the other, both.
    #[pyo3(signature = (material, *, tell=None))]
    #[allow(clippy::needless_pass_by_value)] // what is called lives as long as the call
    fn survey(
        &self,
        py: Python<'_>,
        material: &str,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Option<academie_draughts::Survey>> {
        let material = self::material(material)?;
        watched(py, tell.as_ref(), |report| self.held().survey(material, report))
    }

    /// Bring a slice into memory, with all that it leads to.
    fn take_out(&self, py: Python<'_>, material: &str) -> PyResult<()> {
        let material = self::material(material)?;
        py.detach(|| self.held().take_out(material)).map(drop).map_err(raised)
    }

    /// Return 1, 0 or -1 to who is to move for each board, by what is in memory; 2 where it is not known.
    #[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
    fn outcomes<'py>(
        &self,
        py: Python<'py>,
        boards: PyReadonlyArray2<'py, u64>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let positions = positions(self.held().movement().damier, &boards.as_array())?;
        let found: Array1<i8> = py.detach(|| {
            let builder = self.held();
            positions.iter().map(|position| builder.outcome(position).map_or(2, number)).collect()
        });
        Ok(found.into_pyarray(py))
    }
}

impl DraughtsSlices {
    fn held(&self) -> MutexGuard<'_, Builder> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Works without the lock of Python, which is taken again now and then for whoever listens and for signals.
fn watched<T: Send>(
    py: Python<'_>,
    tell: Option<&Py<PyAny>>,
    work: impl Send + FnOnce(&mut dyn FnMut(Stage) -> bool) -> Result<T, TableError>,
) -> PyResult<T> {
    let mut failed = None;
    let mut last = Instant::now();
    let done = py.detach(|| {
        work(&mut |stage: Stage| {
            if last.elapsed() < GLANCE {
                return true;
            }
            last = Instant::now();
            heard_stage(tell, stage).unwrap_or_else(|error| {
                failed = Some(error);
                false
            })
        })
    });
    failed.map_or_else(|| done.map_err(raised), Err)
}

fn heard_stage(tell: Option<&Py<PyAny>>, stage: Stage) -> PyResult<bool> {
    Python::attach(|py| {
        py.check_signals()?;
        let Some(tell) = tell else { return Ok(true) };
        let answer = tell.bind(py).call1((stage.stage, stage.share, stage.positions))?;
        Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
    })
}

/// Build the tables of distances that are not there yet, up to so many pieces, and of kings only up to so many against so many.
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

/// Prove every table of distances right, and return how many there were.
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
