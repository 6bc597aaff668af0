//! Games for learners: one that is played act by act, and many at once in arrays.

use academie_env::{AnyEnvironment, Arrays, Chance, Lanes, Recorded, Stage};
use numpy::ndarray::Array2;
use numpy::{
    IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1,
    PyUntypedArrayMethods,
};
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

    /// Plays a legal act, or what chance has brought; who acts next.
    fn apply(&mut self, id: i64) -> PyResult<Option<i64>> {
        let legal = self.legal();
        let Some(id) = legal.into_iter().find(|&known| i64::from(known) == id) else {
            return Err(value_error(format!("act {id} is not legal now")));
        };
        if self.0.stage() == Stage::Chance {
            self.0.fall(id);
        } else {
            self.0.act(id);
        }
        Ok(self.actor())
    }

    /// Lets chance act by the stream of a seed and a lane, of which so many numbers were taken, until a seat is to act
    /// or the game is over, at most so often; the ids that fell, each by one number.
    fn roll(&mut self, seed: u64, lane: u64, taken: u64, most: usize) -> Vec<u16> {
        let mut chance = Chance::new(seed, lane).after(taken);
        let mut fell = Vec::new();
        while fell.len() < most && self.0.stage() == Stage::Chance {
            let id = self.0.falls(&mut chance);
            self.0.fall(id);
            fell.push(id);
        }
        fell
    }

    /// Writes 1 for each legal act of the seat to act.
    fn mask(&self, mut legal: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        let legal = legal.as_slice_mut().map_err(value_error)?;
        if legal.len() != self.0.actions() {
            return Err(value_error("not as many numbers as there are ids"));
        }
        let mut ids = Vec::new();
        self.0.legal(&mut ids);
        for id in ids {
            legal[usize::from(id)] = 1;
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

/// The arrays: observations, masks, players, rewards, terminated, truncated, last observations.
type Written = (
    Py<PyArray2<f32>>,
    Py<PyArray2<bool>>,
    Py<PyArray1<i8>>,
    Py<PyArray2<f32>>,
    Py<PyArray1<bool>>,
    Py<PyArray1<bool>>,
    Py<PyArray2<f32>>,
);

/// Games of one kind side by side, written into the same arrays at each step.
#[pyclass(skip_from_py_object)]
pub struct Environments {
    lanes: Box<dyn Lanes>,
    arrays: Written,
}

#[pymethods]
impl Environments {
    /// As many lanes as the arrays have rows, that begin like `first`; a game is stopped after `most` acts, those of
    /// chance counted. What the arrays are told by `academie.research.vec.Turns`.
    #[new]
    fn new(py: Python<'_>, first: &Environment, seed: u64, most: u32, arrays: Written) -> PyResult<Self> {
        let many = arrays.2.bind(py).len();
        let lanes = first.0.batch(many, seed, most);
        let [_, seats, actions, features] = lanes.shape();
        let sizes = [
            arrays.0.bind(py).shape() == [many, features],
            arrays.1.bind(py).shape() == [many, actions],
            arrays.3.bind(py).shape() == [many, seats],
            arrays.4.bind(py).len() == many,
            arrays.5.bind(py).len() == many,
            arrays.6.bind(py).shape() == [many, features],
        ];
        if many == 0 || most == 0 || sizes.contains(&false) {
            return Err(value_error("the arrays are not of this game, or there is nothing to play"));
        }
        Ok(Self { lanes, arrays })
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
        let mut observation = self.arrays.0.bind(py).try_readwrite()?;
        let mut mask = self.arrays.1.bind(py).try_readwrite()?;
        let mut player = self.arrays.2.bind(py).try_readwrite()?;
        let mut reward = self.arrays.3.bind(py).try_readwrite()?;
        let mut terminated = self.arrays.4.bind(py).try_readwrite()?;
        let mut truncated = self.arrays.5.bind(py).try_readwrite()?;
        let mut last = self.arrays.6.bind(py).try_readwrite()?;
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

/// Games kept whole: where each begins among the ids and where the last ends, the ids, how many acts the seats made,
/// what each seat won, and whether the game came to its end.
pub(crate) type Records<'py> = (
    Bound<'py, PyArray1<u64>>,
    Bound<'py, PyArray1<u16>>,
    Bound<'py, PyArray1<u32>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
);

/// The games as columns.
pub(crate) fn records<'py>(py: Python<'py>, games: &[Recorded]) -> PyResult<Records<'py>> {
    let mut offsets = vec![0];
    for game in games {
        offsets.push(offsets[offsets.len() - 1] + game.ids.len() as u64);
    }
    let seats = games.first().map_or(0, |game| game.gains.len());
    let gains = games.iter().flat_map(|game| game.gains.iter().copied()).collect();
    let gains = Array2::from_shape_vec((games.len(), seats), gains).map_err(value_error)?;
    Ok((
        offsets.into_pyarray(py),
        games.iter().flat_map(|game| game.ids.iter().copied()).collect::<Vec<_>>().into_pyarray(py),
        games.iter().map(|game| game.plies).collect::<Vec<_>>().into_pyarray(py),
        gains.into_pyarray(py),
        games.iter().map(|game| game.is_over).collect::<Vec<_>>().into_pyarray(py),
    ))
}
