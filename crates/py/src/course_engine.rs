//! The engine of the running games for Python.

use std::sync::Arc;

use academie_chance::{Lessons, NetJudge, Player, Sight, Thinker};
use academie_nets::Net;
use academie_tables::course::engine::{Bearoff, Cast, CourseSight, Running, hand_made};
use pyo3::prelude::*;

use crate::chance::{
    Asked, Keeping, Kept, Series, Sought, ToldTally, duelled, fitting, harvested, net_or_fresh, taught,
};
use crate::course::{CoursePartie, Told, told};
use crate::value_error;

type CourseJudge = NetJudge<CourseSight, Arc<Net>>;

fn sight() -> CourseSight {
    CourseSight::with_tables(Bearoff::whole)
}

/// Says what states of the running games are worth, looking ahead. Several threads may ask it at once.
#[pyclass(frozen)]
pub struct CourseEngine {
    judge: CourseJudge,
}

impl CourseEngine {
    fn of(net: Net) -> Self {
        Self { judge: NetJudge::new(sight(), Arc::new(net)) }
    }

    fn asked<'a>(&'a self, partie: &'a CoursePartie) -> Asked<'a, Running, CourseJudge> {
        Asked { game: &Running, judge: &self.judge, state: &partie.course, turn: &partie.turn }
    }

    fn player(&self, sought: Sought) -> Box<dyn Player<Running> + Send> {
        Box::new(Thinker::new(self.judge.clone(), sought.into()))
    }
}

#[pymethods]
impl CourseEngine {
    #[new]
    fn new(net: &[u8]) -> PyResult<Self> {
        Ok(Self::of(fitting::<Running>(net, &sight())?.0))
    }

    /// An engine that weighs by hand-made weights, told a line each.
    #[staticmethod]
    fn by_hand(weights: &str) -> PyResult<Self> {
        Ok(Self::of(hand_made(weights).map_err(value_error)?))
    }

    /// What the net, or a table, says of a state that waits for a throw, in the eyes of who throws: its outputs in order.
    fn word(&self, py: Python<'_>, partie: &CoursePartie) -> Vec<f32> {
        py.detach(|| self.judge.clone().word(&Running, &partie.course).to_vec())
    }

    /// The stands with what they are worth to White and how deep that was looked at, the actor's best first.
    fn rank(&self, py: Python<'_>, partie: &CoursePartie, sought: Sought) -> Vec<(Told, f32, u8)> {
        let ranked = self.asked(partie).rank(py, sought);
        ranked.into_iter().map(|each| (told(&each.act), each.value, each.plies)).collect()
    }

    /// What a state is worth to White.
    fn value(&self, py: Python<'_>, partie: &CoursePartie, sought: Sought) -> f32 {
        self.asked(partie).value(py, sought)
    }

    /// What each throw is worth to White, in how many ways it falls; where one die each is thrown White's comes first.
    fn throws(&self, py: Python<'_>, partie: &CoursePartie, sought: Sought) -> Vec<(Vec<u8>, u32, f32)> {
        let dice = |cast| match cast {
            Cast::First(dice) | Cast::Two(dice) => dice.to_vec(),
            Cast::Three(dice) => dice.to_vec(),
        };
        let throws = self.asked(partie).throws(py, sought);
        throws.into_iter().map(|(cast, ways, value)| (dice(cast), ways, value)).collect()
    }

    /// What games come to that are played on: how many, and their sums.
    fn rollout(
        &self,
        py: Python<'_>,
        partie: &CoursePartie,
        sought: Sought,
        series: Series,
        most: u32,
    ) -> ToldTally {
        self.asked(partie).rollout(py, sought, series, most)
    }

    /// What this engine wins of each pair of games against another from a state that waits for dice: as White, then as
    /// Black on the same dice.
    #[pyo3(signature = (other, start, *, sought, against, series, most))]
    #[allow(clippy::too_many_arguments)] // all by name
    fn meet(
        &self,
        py: Python<'_>,
        other: &Self,
        start: &CoursePartie,
        sought: Sought,
        against: Sought,
        series: Series,
        most: u32,
    ) -> PyResult<Vec<(f32, f32)>> {
        let players = [self.player(sought), other.player(against)];
        duelled(py, &Running, &start.course, players, series, most)
    }
}

/// A net taught by games against itself, each of `most` throws at most; its card says that it is of that game and how
/// it was made.
#[pyfunction]
#[pyo3(signature = (start, *, game, net=None, hidden=40, seed=1, first=0, games=1000, rates=(0.02, 0.005), most=1000, made=""))]
#[allow(clippy::too_many_arguments)] // all by name
pub fn teach_course(
    py: Python<'_>,
    start: &CoursePartie,
    game: &str,
    net: Option<&[u8]>,
    hidden: usize,
    seed: u64,
    first: u64,
    games: u64,
    rates: (f32, f32),
    most: u32,
    made: &str,
) -> PyResult<Vec<u8>> {
    let sight = sight();
    let net = net_or_fresh::<Running>(net, &sight, hidden, seed)?;
    let lessons = Lessons { seed, first, games, rates, most };
    let net = taught(py, (&Running, &sight), net, &start.course, &lessons)?;
    net.write(&Sight::<Running>::card(&sight, game, made)).map_err(value_error)
}

/// What games of a net against itself teach, from a state that waits for dice.
#[pyfunction]
pub fn course_self_play<'py>(
    py: Python<'py>,
    start: &CoursePartie,
    net: &[u8],
    sought: Sought,
    series: Series,
    keeping: Keeping,
) -> PyResult<Kept<'py>> {
    let (net, _) = fitting::<Running>(net, &sight())?;
    let judge = NetJudge::new(sight(), &net);
    harvested(py, &Running, (&sight(), &net), &judge, &start.course, (sought, series, keeping))
}
