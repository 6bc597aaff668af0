//! The engine of the running games for Python.

use std::sync::Arc;

use academie_chance::{Encoder, Lessons, NetJudge, Player, Thinker};
use academie_nets::Net;
use academie_tables::race::engine::{Bearoff, Cast, RaceEncoder, Running, hand_made};
use pyo3::prelude::*;

use crate::chance::{
    Asked, Keeping, Kept, Series, Sought, TallyTuple, duelled, fitting, net_or_fresh, sampled, taught,
};
use crate::race::{RacePartie, StandTuple, stand_tuple};
use crate::value_error;

type RaceJudge = NetJudge<RaceEncoder, Arc<Net>>;

fn encoder() -> RaceEncoder {
    RaceEncoder::with_tables(Bearoff::whole)
}

/// Says what states of the running games are worth, looking ahead. Several threads may ask it at once.
#[pyclass(frozen)]
pub struct RaceEngine {
    judge: RaceJudge,
}

impl RaceEngine {
    fn of(net: Net) -> Self {
        Self { judge: NetJudge::new(encoder(), Arc::new(net)) }
    }

    fn asked<'a>(&'a self, partie: &'a RacePartie) -> Asked<'a, Running, RaceJudge> {
        Asked { game: &Running, judge: &self.judge, state: &partie.race, turn: &partie.turn }
    }

    fn player(&self, sought: Sought) -> Box<dyn Player<Running> + Send> {
        Box::new(Thinker::new(self.judge.clone(), sought.into()))
    }
}

#[pymethods]
impl RaceEngine {
    #[new]
    fn new(net: &[u8]) -> PyResult<Self> {
        Ok(Self::of(fitting::<Running>(net, &encoder())?.0))
    }

    /// An engine that weighs by hand-made weights, one a line.
    #[staticmethod]
    fn by_hand(weights: &str) -> PyResult<Self> {
        Ok(Self::of(hand_made(weights).map_err(value_error)?))
    }

    /// What the net, or a table, says of a state that waits for a throw, in the eyes of who throws: its outputs in order.
    fn word(&self, py: Python<'_>, partie: &RacePartie) -> Vec<f32> {
        py.detach(|| self.judge.clone().word(&Running, &partie.race).to_vec())
    }

    /// The stands with what they are worth to White and how deep that was looked at, the actor's best first.
    fn rank(&self, py: Python<'_>, partie: &RacePartie, sought: Sought) -> Vec<(StandTuple, f32, u8)> {
        let ranked = self.asked(partie).rank(py, sought);
        ranked.into_iter().map(|each| (stand_tuple(&each.act), each.value, each.plies)).collect()
    }

    /// What a state is worth to White.
    fn value(&self, py: Python<'_>, partie: &RacePartie, sought: Sought) -> f32 {
        self.asked(partie).value(py, sought)
    }

    /// What each throw is worth to White, in how many ways it falls; where one die each is thrown White's comes first.
    fn throws(&self, py: Python<'_>, partie: &RacePartie, sought: Sought) -> Vec<(Vec<u8>, u32, f32)> {
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
        partie: &RacePartie,
        sought: Sought,
        series: Series,
        most: u32,
    ) -> TallyTuple {
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
        start: &RacePartie,
        sought: Sought,
        against: Sought,
        series: Series,
        most: u32,
    ) -> PyResult<Vec<(f32, f32)>> {
        let players = [self.player(sought), other.player(against)];
        duelled(py, &Running, &start.race, players, series, most)
    }
}

/// A net taught by games against itself, each of `most` throws at most; its card says that it is of that game and how
/// it was made.
#[pyfunction]
#[pyo3(signature = (start, *, game, net=None, hidden=40, seed=1, first=0, games=1000, rates=(0.02, 0.005), most=1000, made=""))]
#[allow(clippy::too_many_arguments)] // all by name
pub fn teach_race(
    py: Python<'_>,
    start: &RacePartie,
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
    let encoder = encoder();
    let net = net_or_fresh::<Running>(net, &encoder, hidden, seed)?;
    let lessons = Lessons { seed, first, games, rates, most };
    let net = taught(py, (&Running, &encoder), net, &start.race, &lessons)?;
    net.write(&Encoder::<Running>::card(&encoder, game, made)).map_err(value_error)
}

/// What games of a net against itself teach, from a state that waits for dice.
#[pyfunction]
pub fn race_self_play<'py>(
    py: Python<'py>,
    start: &RacePartie,
    net: &[u8],
    sought: Sought,
    series: Series,
    keeping: Keeping,
) -> PyResult<Kept<'py>> {
    let (net, _) = fitting::<Running>(net, &encoder())?;
    let judge = NetJudge::new(encoder(), &net);
    sampled(py, &Running, (&encoder(), &net), &judge, &start.race, (sought, series, keeping))
}
