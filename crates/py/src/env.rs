//! Games for learners: one that is played act by act, and many at once in arrays.

use academie_env::{AnyEnvironment, Arrays, Lanes, Stage};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::prelude::*;

use crate::value_error;

/// Who acts: a seat, or chance.
const CHANCE: i64 = -1;

/// A game in progress: acts by id, states as numbers.
#[pyclass(skip_from_py_object)]
pub struct Environment(Box<dyn AnyEnvironment>);

impl Environment {
    pub(crate) fn of(game: impl AnyEnvironment + 'static) -> Self {
        Self(Box::new(game))
    }
}

#[pymethods]
impl Environment {
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    #[getter]
    fn actions(&self) -> usize {
        self.0.actions()
    }

    #[getter]
    fn features(&self) -> usize {
        self.0.features()
    }

    /// The seat to act, -1 for chance, nobody once the game is over.
    #[getter]
    fn actor(&self) -> Option<i64> {
        match self.0.stage() {
            Stage::Chance => Some(CHANCE),
            Stage::Act(seat) => i64::try_from(seat).ok(),
            Stage::Over => None,
        }
    }

    /// The same game again, to be played on by itself.
    fn copy(&self) -> Self {
        Self(self.0.copy())
    }

    /// The ids of the legal acts, ascending: those of chance while it is to act.
    fn legal(&self) -> Vec<u16> {
        if self.0.stage() == Stage::Chance {
            return self.chances().into_iter().map(|(id, _)| id).collect();
        }
        let mut ids = Vec::new();
        self.0.legal(&mut ids);
        ids
    }

    /// What chance may bring and in how many equally likely ways, by id ascending.
    fn chances(&self) -> Vec<(u16, u32)> {
        let mut ways = Vec::new();
        self.0.chances(&mut ways);
        ways
    }

    /// Plays a legal act, or what chance has brought.
    fn apply(&mut self, id: i64) -> PyResult<()> {
        let legal = self.legal();
        let Some(id) = legal.into_iter().find(|&known| i64::from(known) == id) else {
            return Err(value_error(format!("act {id} is not legal now")));
        };
        if self.0.stage() == Stage::Chance {
            self.0.fall(id)
        } else {
            self.0.act(id)
        }
        Ok(())
    }

    /// Writes what a seat sees.
    fn observe(&self, seat: usize, mut numbers: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let numbers = numbers.as_slice_mut().map_err(value_error)?;
        if seat >= self.0.seats() || numbers.len() != self.0.features() {
            return Err(value_error("no such seat, or not as many numbers as an observation has"));
        }
        self.0.observe(seat, numbers);
        Ok(())
    }

    /// What each seat has won; nothing before the end.
    fn returns(&self) -> Vec<f32> {
        let mut gains = vec![0.0; self.0.seats()];
        if self.0.stage() == Stage::Over {
            self.0.returns(&mut gains);
        }
        gains
    }
}

/// Games of one kind side by side. The arrays are made once and written anew at each step.
#[pyclass(skip_from_py_object)]
pub struct Environments {
    lanes: Box<dyn Lanes>,
    observation: Py<PyArray2<f32>>,
    mask: Py<PyArray2<bool>>,
    player: Py<PyArray1<i8>>,
    reward: Py<PyArray2<f32>>,
    terminated: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    last: Py<PyArray2<f32>>,
}

#[pymethods]
impl Environments {
    /// So many lanes that begin like `first`; a game is stopped after `most` acts, those of chance counted.
    #[new]
    fn new(py: Python<'_>, first: &Environment, lanes: usize, seed: u64, most: u32) -> PyResult<Self> {
        if lanes == 0 || most == 0 {
            return Err(value_error("there is at least one lane, and one act a game"));
        }
        let lanes = first.0.batch(lanes, seed, most);
        let [many, seats, actions, features] = lanes.shape();
        Ok(Self {
            lanes,
            observation: PyArray2::zeros(py, [many, features], false).unbind(),
            mask: PyArray2::zeros(py, [many, actions], false).unbind(),
            player: PyArray1::zeros(py, many, false).unbind(),
            reward: PyArray2::zeros(py, [many, seats], false).unbind(),
            terminated: PyArray1::zeros(py, many, false).unbind(),
            truncated: PyArray1::zeros(py, many, false).unbind(),
            last: PyArray2::zeros(py, [many, features], false).unbind(),
        })
    }

    /// What the seat to act sees in each lane.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.observation.clone_ref(py)
    }

    /// Which acts are legal in each lane.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.mask.clone_ref(py)
    }

    /// Which seat is to act in each lane.
    #[getter]
    fn player(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.player.clone_ref(py)
    }

    /// What each seat won by the last step in each lane.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.reward.clone_ref(py)
    }

    /// In which lanes the last step ended a game.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.terminated.clone_ref(py)
    }

    /// In which lanes a game was stopped after the last step.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.truncated.clone_ref(py)
    }

    /// What the seat that acted saw at the end of the last game of each lane.
    #[getter]
    fn last(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.last.clone_ref(py)
    }

    /// Begins afresh in every lane: by the seed given, else by the next games of each lane.
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.run(py, |lanes, out| lanes.reset(seed, out))
    }

    /// An act in every lane; a game that ends is followed by the next at once.
    #[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
    fn step(&mut self, py: Python<'_>, acts: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let acts = acts.as_slice().map_err(value_error)?;
        if acts.len() != self.lanes.shape()[0] {
            return Err(value_error("one act a lane is needed"));
        }
        self.run(py, |lanes, out| lanes.step(acts, out))?.map_err(value_error)
    }

    /// A legal act for each lane, each equally likely, by the seed and by how often this was asked.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut acts = vec![0; self.lanes.shape()[0]];
        py.detach(|| self.lanes.sample(&mut acts));
        PyArray1::from_vec(py, acts)
    }
}

impl Environments {
    /// Runs the lanes on the arrays without the interpreter.
    fn run<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Lanes, &mut Arrays<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut observation = self.observation.bind(py).try_readwrite()?;
        let mut mask = self.mask.bind(py).try_readwrite()?;
        let mut player = self.player.bind(py).try_readwrite()?;
        let mut reward = self.reward.bind(py).try_readwrite()?;
        let mut terminated = self.terminated.bind(py).try_readwrite()?;
        let mut truncated = self.truncated.bind(py).try_readwrite()?;
        let mut last = self.last.bind(py).try_readwrite()?;
        let mut out = Arrays {
            observation: observation.as_slice_mut().map_err(value_error)?,
            mask: mask.as_slice_mut().map_err(value_error)?,
            player: player.as_slice_mut().map_err(value_error)?,
            reward: reward.as_slice_mut().map_err(value_error)?,
            terminated: terminated.as_slice_mut().map_err(value_error)?,
            truncated: truncated.as_slice_mut().map_err(value_error)?,
            last: last.as_slice_mut().map_err(value_error)?,
        };
        let lanes = &mut *self.lanes;
        Ok(py.detach(|| work(lanes, &mut out)))
    }
}
