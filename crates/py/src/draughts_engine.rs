//! The player of draughts for Python.

use std::sync::Mutex;
use std::time::Duration;

use academie_draughts::{Analysis, Damier, Engine, Limits, Line, Move, Stop, USUAL, Weights, Wish};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::draughts::{DraughtsPartie, DraughtsRules, Told, told};
use crate::draughts_tables::DraughtsTables;
use crate::value_error;

/// More than any machine of today has for one engine.
const MOST_MEGABYTES: usize = 1 << 15;
const MOST_THREADS: usize = 256;

/// A line and its score in hundredths of a man for who is to move.
type ToldLine = (i32, Vec<Told>);
/// Depth, the deepest reached, positions looked at, seconds, and the best lines.
type Found = (u32, usize, u64, f64, Vec<ToldLine>);

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
    #[pyo3(signature = (rules, *, megabytes=16, weights=None, tables=None))]
    fn new(
        rules: DraughtsRules,
        megabytes: usize,
        weights: Option<&str>,
        tables: Option<&DraughtsTables>,
    ) -> PyResult<Self> {
        if megabytes > MOST_MEGABYTES {
            return Err(value_error(format!("an engine remembers {MOST_MEGABYTES} megabytes at most")));
        }
        let tables = tables.map(|tables| tables.0.clone());
        let weights = Weights::read(weights.unwrap_or(USUAL)).map_err(value_error)?;
        Ok(Self {
            rules,
            engine: Mutex::new(Engine::new(rules.0, weights, megabytes, tables)),
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
        if partie.0.rules() != &self.rules.0 {
            return Err(PyValueError::new_err("the state is of another law than the engine"));
        }
        if threads > MOST_THREADS {
            return Err(value_error(format!("an engine thinks on {MOST_THREADS} threads at most")));
        }
        let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(value_error)?;
        let wish = Wish { limits: Limits { depth, nodes, time }, lines, threads };
        let damier = self.rules.0.march.damier;
        let mut failed = None;
        let found = py.detach(|| {
            let engine = self.engine.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
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
}

/// Tells whoever listens.
fn heard(tell: Option<&Py<PyAny>>, found: Found) -> PyResult<()> {
    Python::attach(|py| {
        py.check_signals()?;
        tell.map_or(Ok(()), |tell| tell.bind(py).call1((found,)).map(drop))
    })
}

fn found(damier: Damier, analysis: &Analysis<Move>) -> Found {
    let line = |line: &Line<Move>| (line.score, line.moves.iter().map(|&made| told(damier, made)).collect());
    let lines = analysis.lines.iter().map(line).collect();
    (analysis.depth, analysis.reached, analysis.nodes, analysis.time.as_secs_f64(), lines)
}
