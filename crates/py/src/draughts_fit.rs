//! The fit of weights of draughts for Python.

use std::sync::{Mutex, PoisonError};

use academie_draughts::{ByLaw, Example, Fit, Law, WeightsError};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1, PyReadonlyArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::draughts::{DraughtsRules, positions};

/// A fit by one law, whichever it is.
trait Fits: Send {
    fn begin(&mut self, numbers: &[i16]) -> Result<(), WeightsError>;
    fn count(&mut self, examples: &[Example]);
    fn learn(&mut self, examples: &[Example], order: &[u32]);
    fn numbers(&self) -> Vec<i16>;
}

impl<L: Law> Fits for Fit<L> {
    fn begin(&mut self, numbers: &[i16]) -> Result<(), WeightsError> {
        self.begin(numbers)
    }

    fn count(&mut self, examples: &[Example]) {
        self.count(examples);
    }

    fn learn(&mut self, examples: &[Example], order: &[u32]) {
        self.learn(examples, order);
    }

    fn numbers(&self) -> Vec<i16> {
        self.numbers()
    }
}

struct Begun {
    losing: bool,
    k: f32,
    rate: f32,
    spread: f32,
}

impl ByLaw for Begun {
    type Answer = Box<dyn Fits>;

    fn by<L: Law>(self, law: L) -> Box<dyn Fits> {
        Box::new(Fit::new(law, self.losing, self.k, self.rate, self.spread))
    }
}

/// Weights fitted to the results of games, round by round.
#[pyclass(frozen)]
pub struct DraughtsFit {
    examples: Vec<Example>,
    fit: Mutex<Box<dyn Fits>>,
}

#[pymethods]
impl DraughtsFit {
    /// Begin with boards, the share aimed at for who is to move, and how often each counts; and with weights, as
    /// their file has them, which others are expected to be near.
    #[new]
    #[pyo3(signature = (rules, boards, aims, times, *, losing=false, k, rate, spread, begin=None))]
    #[allow(clippy::needless_pass_by_value, clippy::too_many_arguments)] // the shape PyO3 wants
    fn new(
        py: Python<'_>,
        rules: DraughtsRules,
        boards: PyReadonlyArray2<'_, u64>,
        aims: PyReadonlyArray1<'_, f32>,
        times: PyReadonlyArray1<'_, f32>,
        losing: bool,
        k: f32,
        rate: f32,
        spread: f32,
        begin: Option<PyReadonlyArray1<'_, i16>>,
    ) -> PyResult<Self> {
        let examples = examples(&rules, &boards, &aims, &times)?;
        let mut fit = rules.0.movement.rule(Begun { losing, k, rate, spread });
        if let Some(numbers) = begin {
            fit.begin(numbers.as_slice()?).map_err(|wrong| PyValueError::new_err(wrong.to_string()))?;
        }
        py.detach(|| fit.count(&examples));
        Ok(Self { examples, fit: Mutex::new(fit) })
    }

    /// Learn from the boards of that order, each by its place.
    #[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
    fn learn(&self, py: Python<'_>, order: PyReadonlyArray1<'_, u32>) -> PyResult<()> {
        let order = order.as_slice()?;
        if order.iter().any(|&place| place as usize >= self.examples.len()) {
            return Err(PyValueError::new_err("the order names a board that is not there"));
        }
        py.detach(|| self.fit.lock().unwrap_or_else(PoisonError::into_inner).learn(&self.examples, order));
        Ok(())
    }

    /// Return the weights as their file has them.
    fn numbers<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        self.fit.lock().unwrap_or_else(PoisonError::into_inner).numbers().into_pyarray(py)
    }
}

fn examples(
    rules: &DraughtsRules,
    boards: &PyReadonlyArray2<'_, u64>,
    aims: &PyReadonlyArray1<'_, f32>,
    times: &PyReadonlyArray1<'_, f32>,
) -> PyResult<Vec<Example>> {
    let positions = positions(rules.0.movement.damier, &boards.as_array())?;
    let (aims, times) = (aims.as_array(), times.as_array());
    if aims.len() != positions.len() || times.len() != positions.len() {
        return Err(PyValueError::new_err("there are as many aims and times as boards"));
    }
    let each = positions.into_iter().zip(aims).zip(times);
    Ok(each.map(|((position, &aim), &times)| Example { position, aim, times }).collect())
}
