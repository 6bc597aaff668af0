//! The engine of the running games for Python.

use std::sync::Arc;

use academie_chance::{Encoder, Lessons, NetJudge, Player, Thinker};
use academie_nets::Net;
use academie_tables::race::RaceTable;
use academie_tables::race::engine::{Bearoff, Cast, RaceEncoder, Running, hand_made};
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray2};
use pyo3::prelude::*;

use crate::chance::{
    Asked, Asking, Drawing, Hidden, Keeping, Kept, Series, Sought, TallyTuple, duelled, fitting,
    net_or_fresh, sampled, surveyed, taught, whole_games,
};
use crate::env::Records;
use crate::race::{RacePartie, StandTuple, stand_tuple};
use crate::value_error;

/// The numbers of a board: the men of both, and both hands.
const BOARD: usize = 50;

type RaceJudge = NetJudge<RaceEncoder, Arc<Net>>;

/// The encoder of that name, bearing off by tables.
fn encoder(encoding: &str) -> PyResult<RaceEncoder> {
    let known = RaceEncoder::named(encoding).ok_or_else(|| value_error("there is no such encoding"))?;
    Ok(known.with_tables(Bearoff::whole))
}

/// A net read from its bytes, with the encoder it was made for.
fn read(net: &[u8]) -> PyResult<(RaceEncoder, Net)> {
    let (_, card) = Net::read(net).map_err(value_error)?;
    let encoder = RaceEncoder::named(&card.encoding).unwrap_or_default().with_tables(Bearoff::whole);
    let (net, _) = fitting::<Running>(net, &encoder)?;
    Ok((encoder, net))
}

/// Says what states of the running games are worth, looking ahead. Several threads may ask it at once.
#[pyclass(frozen)]
pub struct RaceEngine {
    judge: RaceJudge,
}

impl RaceEngine {
    fn of(encoder: RaceEncoder, net: Net) -> Self {
        Self { judge: NetJudge::new(encoder, Arc::new(net)) }
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
        let (encoder, net) = read(net)?;
        Ok(Self::of(encoder, net))
    }

    /// An engine that weighs by hand-made weights, one a line.
    #[staticmethod]
    fn by_hand(weights: &str) -> PyResult<Self> {
        let encoder = RaceEncoder::default().with_tables(Bearoff::whole);
        Ok(Self::of(encoder, hand_made(weights).map_err(value_error)?))
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

    /// Games against itself, kept whole.
    fn record<'py>(
        &self,
        py: Python<'py>,
        start: &RacePartie,
        sought: Sought,
        series: Series,
        drawing: Drawing,
    ) -> PyResult<Records<'py>> {
        let table = RaceTable::new(start.race, &start.turn);
        whole_games(py, (Running, self.judge.clone()), &table, (sought, series, drawing))
    }
}

/// A net, or a new one of that encoding, taught by games against itself, each of `most` throws at most; its card says that it is of that game and how
/// it was made.
#[pyfunction]
#[pyo3(signature = (start, *, game, encoding="course-1", net=None, hidden=Hidden::Alike(40), seed=1, first=0, games=1000, rates=(0.02, 0.005), most=1000, made=""))]
#[allow(clippy::too_many_arguments)] // all by name
pub fn teach_race(
    py: Python<'_>,
    start: &RacePartie,
    game: &str,
    encoding: &str,
    net: Option<&[u8]>,
    hidden: Hidden,
    seed: u64,
    first: u64,
    games: u64,
    rates: (f32, f32),
    most: u32,
    made: &str,
) -> PyResult<Vec<u8>> {
    let (encoder, net) = if let Some(net) = net {
        read(net)?
    } else {
        let encoder = encoder(encoding)?;
        let net = net_or_fresh::<Running>(None, &encoder, hidden, seed)?;
        (encoder, net)
    };
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
    let (encoder, net) = read(net)?;
    let judge = NetJudge::new(encoder.clone(), &net);
    sampled(py, &Running, (&encoder, &net), &judge, &start.race, (sought, series, keeping))
}

/// States that games of a net pass through or by, with what it sees and says of them, and the boards to ask others about:
/// a row each of the men of who throws, along his way, those of the other, along his own, and both hands.
#[pyfunction]
pub fn race_survey<'py>(
    py: Python<'py>,
    start: &RacePartie,
    net: &[u8],
    series: Series,
    most: u32,
    asking: Asking,
) -> PyResult<(Kept<'py>, Bound<'py, PyArray2<u8>>)> {
    let (encoder, net) = read(net)?;
    let (kept, states) = surveyed(py, &Running, (&encoder, &net), &start.race, (series, most, asking))?;
    let boards: Vec<u8> = states
        .iter()
        .flat_map(|state| {
            let seats = [state.thrower, 1 - state.thrower];
            let men = seats.into_iter().flat_map(|seat| state.men[seat].count().to_vec());
            men.chain(seats.map(|seat| state.hands[seat])).collect::<Vec<u8>>()
        })
        .collect();
    let rows = Array2::from_shape_vec((states.len(), BOARD), boards).map_err(value_error)?;
    Ok((kept, rows.into_pyarray(py)))
}
