//! The engine of trictrac and toc for Python.

use academie_chance::{Encoder, Game, Lessons, NetJudge, Player, Stage, Thinker};
use academie_nets::Net;
use academie_tables::trictrac::TrictracTable;
use academie_tables::trictrac::engine::{
    Act, Leaves, Leaving, Principles, Simple, Trictrac, TrictracEncoder, hand_made,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::chance::{
    Asked, Drawing, Hidden, Keeping, Kept, Series, Sought, TallyTuple, duelled, fitting, net_or_fresh,
    sampled, taught, whole_games,
};
use crate::env::Records;
use crate::trictrac::{Moves, TrictracPartie, TrictracRules, moves_of};
use crate::{unknown, value_error};

/// What an act is called, and the moves of a play.
type ActTuple = (&'static str, Moves);

fn act_tuple(act: Act) -> ActTuple {
    match act {
        Act::Undertake { coin: false } => ("plein", Vec::new()),
        Act::Undertake { coin: true } => ("coin", Vec::new()),
        Act::Hold => ("hold", Vec::new()),
        Act::GoAway => ("go-away", Vec::new()),
        Act::Play(play) => ("play", moves_of(play)),
    }
}

/// Says what states of trictrac, toc and the marqué are worth, looking ahead. Several threads may ask it at once.
#[pyclass(frozen)]
pub struct TrictracEngine {
    judge: Principles,
}

impl TrictracEngine {
    fn asked<'a>(&'a self, partie: &'a TrictracPartie) -> Asked<'a, Trictrac, Principles> {
        Asked { game: &Trictrac, judge: &self.judge, state: &partie.partie, turn: &partie.turn }
    }
}

#[pymethods]
impl TrictracEngine {
    /// An engine by a net of the lead in holes, and nets of whole parties by their rules; the first of them serves
    /// rules that have none.
    #[new]
    #[pyo3(signature = (net, wholes=Vec::new()))]
    fn new(net: &[u8], wholes: Vec<(TrictracRules, Vec<u8>)>) -> PyResult<Self> {
        let net = fitting(net, &TrictracEncoder::Lead)?.0;
        let whole =
            |(rules, net): (TrictracRules, Vec<u8>)| Ok((rules.0, fitting(&net, &TrictracEncoder::Whole)?.0));
        Ok(Self { judge: Principles::new(net, wholes.into_iter().map(whole).collect::<PyResult<_>>()?) })
    }

    /// An engine that weighs by hand-made weights, one a line.
    #[staticmethod]
    fn by_hand(weights: &str) -> PyResult<Self> {
        Ok(Self { judge: Principles::new(hand_made(weights).map_err(value_error)?, Vec::new()) })
    }

    /// What the net says of a state that waits for a throw, in the eyes of who throws: its outputs in order.
    fn word(&self, py: Python<'_>, partie: &TrictracPartie) -> Vec<f32> {
        py.detach(|| self.judge.clone().word(&partie.partie).to_vec())
    }

    /// The acts with what they are worth to White and how deep that was looked at, the actor's best first.
    fn rank(&self, py: Python<'_>, partie: &TrictracPartie, sought: Sought) -> Vec<(ActTuple, f32, u8)> {
        let ranked = self.asked(partie).rank(py, sought);
        ranked.into_iter().map(|each| (act_tuple(each.act), each.value, each.plies)).collect()
    }

    /// What a state is worth to White.
    fn value(&self, py: Python<'_>, partie: &TrictracPartie, sought: Sought) -> f32 {
        self.asked(partie).value(py, sought)
    }

    /// What each throw is worth to White, in how many ways it falls; where one die each is thrown White's comes first.
    fn throws(&self, py: Python<'_>, partie: &TrictracPartie, sought: Sought) -> Vec<([u8; 2], u32, f32)> {
        self.asked(partie).throws(py, sought)
    }

    /// What games come to that are played on: how many, and their sums.
    fn rollout(
        &self,
        py: Python<'_>,
        partie: &TrictracPartie,
        sought: Sought,
        series: Series,
        most: u32,
    ) -> TallyTuple {
        self.asked(partie).rollout(py, sought, series, most)
    }

    /// What each of these games comes to for White, less the luck of its throws.
    fn adjusted(
        &self,
        py: Python<'_>,
        partie: &TrictracPartie,
        sought: Sought,
        series: Series,
        most: u32,
    ) -> Vec<f32> {
        self.asked(partie).adjusted(py, sought, series, most)
    }

    /// Games against itself, kept whole.
    fn record<'py>(
        &self,
        py: Python<'py>,
        start: &TrictracPartie,
        sought: Sought,
        series: Series,
        drawing: Drawing,
    ) -> PyResult<Records<'py>> {
        let table = TrictracTable::new(start.partie, start.turn.clone());
        whole_games(py, (Trictrac, self.judge.clone()), &table, (sought, series, drawing))
    }
}

type Seated = Box<dyn Player<Trictrac> + Send>;

/// A player for matches, a new one for each.
#[pyclass(frozen)]
pub struct TrictracPlayer {
    sits_down: Box<dyn Fn() -> Seated + Send + Sync>,
}

#[pymethods]
impl TrictracPlayer {
    /// Who looks a throw ahead and counts points, giving so much for the coin.
    #[staticmethod]
    fn simple(coin_bonus: f32) -> Self {
        Self { sits_down: Box::new(move || Box::new(Simple::new(coin_bonus))) }
    }

    /// Who asks an engine, and goes away by its value, or `never`, or `always`.
    #[staticmethod]
    #[pyo3(signature = (engine, sought, leaves=None))]
    fn thinking(engine: &TrictracEngine, sought: Sought, leaves: Option<&str>) -> PyResult<Self> {
        let judge = engine.judge.clone();
        let thinker = move || Thinker::new(judge.clone(), sought.into());
        let by_rule = match leaves {
            None => return Ok(Self { sits_down: Box::new(move || Box::new(thinker())) }),
            Some("never") => Leaves::Never,
            Some("always") => Leaves::Always,
            Some(other) => return Err(unknown("leaves", other)),
        };
        Ok(Self { sits_down: Box::new(move || Box::new(Leaving { player: thinker(), leaves: by_rule })) })
    }

    /// What the player does in a state.
    fn choose(&self, py: Python<'_>, partie: &TrictracPartie) -> PyResult<ActTuple> {
        if !matches!(Trictrac.stage(&partie.partie), Stage::Act(_)) {
            return Err(PyValueError::new_err("no act is waited for"));
        }
        let mut player = (self.sits_down)();
        Ok(act_tuple(py.detach(|| player.choose(&Trictrac, &partie.partie, &partie.turn))))
    }

    /// What this player wins of each pair of games from a state that waits for dice: as White, then as Black.
    fn meet(
        &self,
        py: Python<'_>,
        other: &Self,
        start: &TrictracPartie,
        series: Series,
        most: u32,
    ) -> PyResult<Vec<(f32, f32)>> {
        duelled(py, &Trictrac, &start.partie, [(self.sits_down)(), (other.sits_down)()], series, most)
    }
}

/// A net, or a new one of that encoding, taught by games against itself, each of `most` throws from that state; its card says that it is of that game
/// and how it was made.
#[pyfunction]
#[pyo3(signature = (start, *, game, encoding="trictrac-2", net=None, hidden=Hidden::Alike(40), seed=1, first=0, games=1000, rates=(0.02, 0.005), most=200, made=""))]
#[allow(clippy::too_many_arguments)] // all by name
pub fn teach_trictrac(
    py: Python<'_>,
    start: &TrictracPartie,
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
        (encoder, net_or_fresh(None, &encoder, hidden, seed)?)
    };
    let lessons = Lessons { seed, first, games, rates, most };
    let net = taught(py, (&Trictrac, &encoder), net, &start.partie, &lessons)?;
    net.write(&encoder.card(game, made)).map_err(value_error)
}

/// The encoding of that name.
fn encoder(encoding: &str) -> PyResult<TrictracEncoder> {
    TrictracEncoder::named(encoding).ok_or_else(|| value_error("the net is of another game"))
}

/// A net with its encoding, read from its bytes.
fn read(bytes: &[u8]) -> PyResult<(TrictracEncoder, Net)> {
    let (_, card) = Net::read(bytes).map_err(value_error)?;
    let encoder = encoder(&card.encoding)?;
    Ok((encoder, fitting(bytes, &encoder)?.0))
}

/// What games of a net against itself teach, from a state that waits for dice.
#[pyfunction]
pub fn trictrac_self_play<'py>(
    py: Python<'py>,
    start: &TrictracPartie,
    net: &[u8],
    sought: Sought,
    series: Series,
    keeping: Keeping,
) -> PyResult<Kept<'py>> {
    let (encoder, net) = read(net)?;
    let plan = (sought, series, keeping);
    match encoder {
        TrictracEncoder::Lead => {
            let judge = Principles::new(net.clone(), Vec::new());
            sampled(py, &Trictrac, (&encoder, &net), &judge, &start.partie, plan)
        }
        TrictracEncoder::Whole => {
            let judge = NetJudge::new(encoder, &net);
            sampled(py, &Trictrac, (&encoder, &net), &judge, &start.partie, plan)
        }
    }
}
