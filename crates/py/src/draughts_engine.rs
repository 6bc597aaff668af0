//! The player of draughts for Python.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use academie_draughts::{
    Analysis, Damier, DraughtsTable, Engine, Judgement, Limits, Line, Move, Seated, Series, Stop, Trained,
    Tuning, USUAL, Weights, Wish, game, samples,
};
use academie_env::{Recording, record};
use numpy::ndarray::{Array1, Array2};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyReadonlyArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::draughts::{DraughtsPartie, DraughtsRules, MoveTuple, board, move_tuple, positions};
use crate::draughts_tables::DraughtsTables;
use crate::env::{Records, records};
use crate::value_error;

/// More than any machine of today has for one engine.
const MOST_MEGABYTES: usize = 1 << 15;
const MOST_THREADS: usize = 256;

/// A line and its score in hundredths of a man for who is to move.
type LineTuple = (i32, Vec<MoveTuple>);
/// Depth, the deepest reached, positions looked at, seconds, and the best lines.
type Found = (u32, usize, u64, f64, Vec<LineTuple>);

/// Weights of the evaluation learnt from games, for one board and for winning or for losing.
#[pyclass(frozen)]
pub struct DraughtsWeights(pub(crate) Arc<Trained>);

#[pymethods]
impl DraughtsWeights {
    /// Read the weights of a file.
    #[new]
    fn new(content: &[u8]) -> PyResult<Self> {
        Ok(Self(Arc::new(Trained::read(content).map_err(value_error)?)))
    }
}

/// The numbers of the search with some changed, by name.
fn tuned(changed: HashMap<String, i32>) -> PyResult<Tuning> {
    let mut tuning = Tuning::default();
    for (name, value) in changed {
        let number = tuning.by_name(&name);
        *number.ok_or_else(|| value_error(format!("the search has no number called {name}")))? = value;
    }
    Ok(tuning)
}

/// A player by one law, who remembers from one move to the next. Several threads may not ask it at once.
#[pyclass(frozen)]
pub struct DraughtsEngine {
    rules: DraughtsRules,
    engine: Mutex<Engine>,
    stop: Stop,
}

#[pymethods]
impl DraughtsEngine {
    #[new]
    #[pyo3(signature = (rules, *, megabytes=16, weights=None, trained=Vec::new(), tables=None, tuning=None))]
    #[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
    fn new(
        rules: DraughtsRules,
        megabytes: usize,
        weights: Option<&str>,
        trained: Vec<PyRef<'_, DraughtsWeights>>,
        tables: Option<&DraughtsTables>,
        tuning: Option<HashMap<String, i32>>,
    ) -> PyResult<Self> {
        if megabytes > MOST_MEGABYTES {
            return Err(value_error(format!("an engine remembers {MOST_MEGABYTES} megabytes at most")));
        }
        let tables = tables.map(|tables| tables.0.clone());
        let by_hand = Weights::read(weights.unwrap_or(USUAL)).map_err(value_error)?;
        let trained = trained.iter().map(|each| each.0.clone()).collect();
        let engine = Engine::new(rules.0, Judgement { by_hand, trained }, megabytes, tables);
        Ok(Self {
            rules,
            engine: Mutex::new(engine.tuned(tuned(tuning.unwrap_or_default())?)),
            stop: Stop::default(),
        })
    }

    /// End what another thread is thinking about.
    fn stop(&self) {
        self.stop.ring();
    }

    /// Return what is found of a state within the limits; `tell` hears of every depth that is done.
    #[pyo3(signature = (partie, *, depth=None, nodes=None, seconds=None, lines=1, threads=1, tell=None))]
    // One argument a limit; what is called lives as long as the call.
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value)]
    fn analyse(
        &self,
        py: Python<'_>,
        partie: &DraughtsPartie,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        lines: usize,
        threads: usize,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Found> {
        self.same_law(partie)?;
        if threads > MOST_THREADS {
            return Err(value_error(format!("an engine thinks on {MOST_THREADS} threads at most")));
        }
        let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(value_error)?;
        let wish = Wish { lines, threads, ..Wish::within(Limits { depth, nodes, time }) };
        let damier = self.rules.0.movement.damier;
        let mut failed = None;
        let found = py.detach(|| {
            let engine = self.held();
            self.stop.reset();
            engine.analyse(&partie.0, wish, &self.stop, &mut |analysis| {
                if let Err(error) = heard(tell.as_ref(), found(damier, analysis)) {
                    failed = Some(error);
                    self.stop.ring();
                }
            })
        });
        failed.map_or_else(|| Ok(self::found(damier, &found)), Err)
    }

    /// Return what each board is worth to who is to move, in hundredths of a man, nothing being looked ahead.
    #[pyo3(signature = (boards, *, losing=false))]
    #[allow(clippy::needless_pass_by_value)] // the shape PyO3 wants
    fn scores<'py>(
        &self,
        py: Python<'py>,
        boards: PyReadonlyArray2<'py, u64>,
        losing: bool,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let positions = positions(self.rules.0.movement.damier, &boards.as_array())?;
        let scores: Array1<i32> = py.detach(|| {
            let engine = self.held();
            positions.iter().map(|position| engine.score(position, losing)).collect()
        });
        Ok(scores.into_pyarray(py))
    }

    /// Return the quiet boards of games against itself, the number of each one's game, what they were found to be worth
    /// to who was to move, and what the game brought him: 1, 0 or -1.
    ///
    /// `opening` tells how many moves are made at random first, at least and at most, `even` by how much a player may
    /// be ahead after them.
    #[pyo3(signature = (start, *, seed, first, games, nodes, opening=(6, 10), even=i32::MAX, most=200,
        given_up=i32::MAX))]
    #[allow(clippy::too_many_arguments)] // one a number of the series
    fn play_itself<'py>(
        &self,
        py: Python<'py>,
        start: &DraughtsPartie,
        seed: u64,
        first: u64,
        games: u64,
        nodes: u64,
        opening: (u32, u32),
        even: i32,
        most: u32,
        given_up: i32,
    ) -> PyResult<Sampled<'py>> {
        self.same_law(start)?;
        if opening.0 > opening.1 {
            return Err(PyValueError::new_err("an opening has at least so many moves, and at most no fewer"));
        }
        let series = Series { seed, first, games, opening, even, most, given_up };
        let found = py.detach(|| samples(&self.held(), &start.0, nodes, &series));
        let damier = self.rules.0.movement.damier;
        let mut boards = Array2::zeros((found.len(), 4));
        for (mut row, sample) in boards.rows_mut().into_iter().zip(&found) {
            let (white, black, kings, turn) = board(damier, &sample.position);
            row.assign(&Array1::from(vec![white, black, kings, u64::from(turn)]));
        }
        let games: Array1<u64> = found.iter().map(|sample| sample.game).collect();
        let scores: Array1<i32> = found.iter().map(|sample| sample.score).collect();
        let results: Array1<i8> = found.iter().map(|sample| sample.result).collect();
        Ok((
            boards.into_pyarray(py),
            games.into_pyarray(py),
            scores.into_pyarray(py),
            results.into_pyarray(py),
        ))
    }

    /// Return whole games against itself. The first `drawn` moves are drawn among the best `lines`, each half as often
    /// for every `step` hundredths of a man that it is worse; looking for them takes as many times the positions.
    #[pyo3(signature = (start, *, seed, first, games, nodes, drawn, lines, step, most))]
    #[allow(clippy::too_many_arguments)] // one a number of the series
    fn record<'py>(
        &self,
        py: Python<'py>,
        start: &DraughtsPartie,
        seed: u64,
        first: u64,
        games: u64,
        nodes: u64,
        drawn: u32,
        lines: usize,
        step: u32,
        most: usize,
    ) -> PyResult<Records<'py>> {
        self.same_law(start)?;
        if lines == 0 || step == 0 {
            return Err(PyValueError::new_err(
                "moves are drawn among one at least, by steps of one at least",
            ));
        }
        let (table, how) = (DraughtsTable::new(start.0.clone()), Recording { seed, most, drawn });
        let found: Vec<_> = py.detach(|| {
            let engine = self.held();
            let mut seated = Seated { engine: &engine, nodes, step, lines };
            (first..first + games).map(|number| record(&table, &mut seated, &how, number)).collect()
        });
        records(py, &found)
    }

    /// Return what a game against another brings White, who is this one: 1, 0 or -1. Both forget what they knew.
    ///
    /// Each looks at so many positions a move.
    #[pyo3(signature = (black, start, *, nodes, most=400))]
    fn meet(
        &self,
        py: Python<'_>,
        black: &Self,
        start: &DraughtsPartie,
        nodes: (u64, u64),
        most: u32,
    ) -> PyResult<i8> {
        if std::ptr::eq(self, black) {
            return Err(PyValueError::new_err("nobody meets himself"));
        }
        self.same_law(start)?;
        black.same_law(start)?;
        Ok(py.detach(|| {
            let players = [&*self.held(), &*black.held()];
            for player in players {
                player.forget();
            }
            game(start.0.clone(), players, [nodes.0, nodes.1], most, |_, _| None)
        }))
    }
}

impl DraughtsEngine {
    fn same_law(&self, partie: &DraughtsPartie) -> PyResult<()> {
        if partie.0.rules() == &self.rules.0 {
            return Ok(());
        }
        Err(PyValueError::new_err("the state is of another law than the engine"))
    }

    fn held(&self) -> MutexGuard<'_, Engine> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Boards, a row each, scores and results.
type Sampled<'py> = (
    Bound<'py, PyArray2<u64>>,
    Bound<'py, PyArray1<u64>>,
    Bound<'py, PyArray1<i32>>,
    Bound<'py, PyArray1<i8>>,
);

/// Tells whoever listens.
fn heard(tell: Option<&Py<PyAny>>, found: Found) -> PyResult<()> {
    Python::attach(|py| {
        py.check_signals()?;
        tell.map_or(Ok(()), |tell| tell.bind(py).call1((found,)).map(drop))
    })
}

fn found(damier: Damier, analysis: &Analysis<Move>) -> Found {
    let line =
        |line: &Line<Move>| (line.score, line.moves.iter().map(|&made| move_tuple(damier, made)).collect());
    let lines = analysis.lines.iter().map(line).collect();
    (analysis.depth, analysis.reached, analysis.nodes, analysis.time.as_secs_f64(), lines)
}
