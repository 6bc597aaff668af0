//! What the engines of all games of dice do for Python.

use academie_chance::{
    Encoder, Game, Judge, Lessons, Match, NetJudge, Plan, Player, Ranked, Rolling, Samples, SearchDepth,
    SelfPlay, Stage, Survey, Tally, Thinker, Trying, duel, played_out, rollout, seen_states, self_play,
    settle, survey, teach,
};
use academie_env::{Recording, record};
use academie_nets::{Card, Net};
use academie_tables::{Seated, Told};
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray1, PyArray2};
use pyo3::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::env::{Records, records};
use crate::value_error;

/// Games, with the sums of what they were worth to White and of the squares, in 2^-32ths.
pub(crate) type TallyTuple = (u64, i128, i128);

/// No game can be looked through further.
const DEEPEST: u8 = 4;

/// How far to look: the plies, how many acts a ply deeper, and by how much they may seem worse than the best.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) struct Sought(u8, usize, f32);

impl From<Sought> for SearchDepth {
    fn from(Sought(plies, wide, margin): Sought) -> Self {
        Self { plies: plies.min(DEEPEST), wide, margin }
    }
}

/// A state with the throw that lies on the table, to be asked about.
pub(crate) struct Asked<'a, G: Game, J> {
    pub game: &'a G,
    pub judge: &'a J,
    pub state: &'a G::State,
    pub turn: &'a G::Turn,
}

impl<G, J> Asked<'_, G, J>
where
    G: Game + Sync,
    G::State: Sync,
    G::Turn: Sync,
    G::Act: Send,
    G::Throw: Send,
    J: Judge<G> + Clone + Sync,
{
    fn thinker(&self, sought: Sought) -> Thinker<J> {
        Thinker::new(self.judge.clone(), sought.into())
    }

    /// The acts with what they are worth to White, the actor's best first.
    pub fn rank(&self, py: Python<'_>, sought: Sought) -> Vec<Ranked<G::Act>> {
        py.detach(|| self.thinker(sought).rank(self.game, self.state, self.turn))
    }

    /// What the state is worth to White.
    pub fn value(&self, py: Python<'_>, sought: Sought) -> f32 {
        py.detach(|| self.thinker(sought).value(self.game, self.state, self.turn, sought.0.min(DEEPEST)))
    }

    /// What each throw is worth to White, in how many ways it falls; none unless dice are waited for.
    pub fn throws(&self, py: Python<'_>, sought: Sought) -> Vec<(G::Throw, u32, f32)> {
        if self.game.stage(self.state) != Stage::Dice {
            return Vec::new();
        }
        py.detach(|| self.thinker(sought).throws(self.game, self.state, sought.0.min(DEEPEST)))
    }

    /// What games of a series come to, the throw on the table being played as well as can be seen.
    pub fn rollout(&self, py: Python<'_>, sought: Sought, series: Series, most: u32) -> TallyTuple {
        let plan = planned(sought, series, most, false);
        let tally: Tally = py.detach(|| rollout(self.game, self.judge, &self.settled(sought), &plan));
        (tally.games, tally.sum, tally.squares)
    }

    /// The same, what each game comes to less the luck of its throws.
    pub fn adjusted(&self, py: Python<'_>, sought: Sought, series: Series, most: u32) -> Vec<f32> {
        let plan = planned(sought, series, most, true);
        py.detach(|| played_out(self.game, self.judge, &self.settled(sought), &plan))
    }

    /// The state once the throw on the table has been played as well as can be seen.
    fn settled(&self, sought: Sought) -> G::State {
        settle(self.game, *self.state, self.turn, &mut self.thinker(sought))
    }
}

fn planned(sought: Sought, series: Series, most: u32, adjusted: bool) -> Plan {
    Plan { seed: series.0, games: series.1..series.2, most, looking: sought.into(), adjusted }
}

/// How games are kept whole: the ids after which one is stopped, how many acts at first are drawn from the good ones,
/// and how much worse, in stakes, one is that is drawn half as often.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) struct Drawing(usize, u32, f32);

/// Games of an engine against itself, from a state that waits for dice.
pub(crate) fn whole_games<'py, G, J, E>(
    py: Python<'py>,
    (game, judge): (G, J),
    start: &E,
    (sought, series, drawing): (Sought, Series, Drawing),
) -> PyResult<Records<'py>>
where
    G: Game + Send,
    G::State: Send,
    G::Turn: Send,
    J: Judge<G> + Send,
    E: Told<G> + Clone,
{
    waits_for_dice(&game, &start.state())?;
    let Drawing(most, drawn, step) = drawing;
    let how = Recording { seed: series.0, most, drawn };
    let mut seated = Seated::new(game, Thinker::new(judge, sought.into()), step);
    let games: Vec<_> =
        py.detach(|| (series.1..series.2).map(|number| record(start, &mut seated, &how, number)).collect());
    records(py, &games)
}

/// Part of a series: the seed of the whole, the number of its first game and that after its last.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) struct Series(u64, u64, u64);

fn waits_for_dice<G: Game>(game: &G, start: &G::State) -> PyResult<()> {
    if game.stage(start) == Stage::Dice { Ok(()) } else { Err(value_error("games begin with a throw")) }
}

/// What the first player wins of each pair of games.
pub(crate) fn duelled<G>(
    py: Python<'_>,
    game: &G,
    start: &G::State,
    players: [Box<dyn Player<G> + Send>; 2],
    series: Series,
    most: u32,
) -> PyResult<Vec<(f32, f32)>>
where
    G: Game + Sync,
    G::State: Sync,
{
    waits_for_dice(game, start)?;
    let plan = Match { seed: series.0, pairs: series.1..series.2, most };
    let [mut one, mut two] = players;
    Ok(py.detach(|| duel(game, start, [&mut *one, &mut *two], &plan).into_iter().map(Into::into).collect()))
}

/// How many hidden units a net has: in all phases alike, or in each.
#[derive(Clone, FromPyObject)]
pub(crate) enum Hidden {
    Alike(usize),
    Each(Vec<usize>),
}

impl Hidden {
    fn sizes(self) -> Vec<usize> {
        match self {
            Self::Alike(hidden) => vec![hidden],
            Self::Each(hidden) => hidden,
        }
    }
}

/// A net read from its bytes, or a fresh one with so many hidden units.
pub(crate) fn net_or_fresh<G: Game>(
    bytes: Option<&[u8]>,
    encoder: &impl Encoder<G>,
    hidden: Hidden,
    seed: u64,
) -> PyResult<Net> {
    let Some(bytes) = bytes else {
        return Ok(Net::fresh(&encoder.shape(&hidden.sizes()), &mut Xoshiro256PlusPlus::seed_from_u64(seed)));
    };
    Ok(fitting(bytes, encoder)?.0)
}

/// A net that sees so, read from its bytes, with its card.
pub(crate) fn fitting<G: Game>(bytes: &[u8], encoder: &impl Encoder<G>) -> PyResult<(Net, Card)> {
    let (net, card) = Net::read(bytes).map_err(value_error)?;
    if encoder.fits(&net, &card) { Ok((net, card)) } else { Err(value_error("the net is of another game")) }
}

/// States kept of games: where each begins among inputs and values, these, what the net said and what came of it, the
/// number of the game and the seat in whose eyes it is.
pub(crate) type Kept<'py> = (
    Bound<'py, PyArray1<u64>>,
    Bound<'py, PyArray1<u16>>,
    Bound<'py, PyArray1<f32>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<u64>>,
    Bound<'py, PyArray1<u8>>,
);

/// What is kept of a game: after how many throws it is left, how much of the truth comes from its end, and how the truth
/// is found by playing out.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) struct Keeping(u32, f32, Option<Played>);

/// How often a state is played out, for how many throws, one state in how many, of which phase only, and which beside the
/// games.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) struct Played(u64, u32, u32, Option<usize>, Asking);

/// Which states beside the games are looked at: how many plays that are not made are kept of each throw, and how many of
/// a thousand are made.
#[derive(Clone, Copy, FromPyObject)]
pub(crate) struct Asking(u32, u32);

impl From<Asking> for Trying {
    fn from(Asking(beside, stray): Asking) -> Self {
        Self { beside, stray }
    }
}

/// What games of a net against itself teach.
pub(crate) fn sampled<'py, G, S, J>(
    py: Python<'py>,
    game: &G,
    (encoder, net): (&S, &Net),
    judge: &J,
    start: &G::State,
    (sought, series, keeping): (Sought, Series, Keeping),
) -> PyResult<Kept<'py>>
where
    G: Game + Sync,
    G::State: Sync,
    S: Encoder<G> + Clone + Sync,
    J: Judge<G> + Clone + Sync,
{
    waits_for_dice(game, start)?;
    let Keeping(most, trace, rolling) = keeping;
    let rolling = rolling.map(|Played(games, most, every, phase, asking)| Rolling {
        games,
        most,
        every,
        phase,
        trying: asking.into(),
    });
    let games = series.1..series.2;
    let plan = SelfPlay { seed: series.0, games, most, looking: sought.into(), trace, rolling };
    let samples = py.detach(|| self_play(game, (encoder, net), judge, start, &plan));
    kept(py, samples, net.outputs())
}

/// Samples as columns.
fn kept(py: Python<'_>, samples: Samples, outputs: usize) -> PyResult<Kept<'_>> {
    let Samples { offsets, inputs, values, words, outcome, games, sides } = samples;
    let table = |numbers: Vec<f32>| {
        let rows = (games.len(), outputs);
        Ok::<_, PyErr>(Array2::from_shape_vec(rows, numbers).map_err(value_error)?.into_pyarray(py))
    };
    let (words, outcome) = (table(words)?, table(outcome)?);
    let columns = (offsets.into_pyarray(py), inputs.into_pyarray(py), values.into_pyarray(py));
    Ok((columns.0, columns.1, columns.2, words, outcome, games.into_pyarray(py), sides.into_pyarray(py)))
}

/// States that games of a net pass through or by, with what the net sees and says of them.
pub(crate) fn surveyed<'py, G, S>(
    py: Python<'py>,
    game: &G,
    (encoder, net): (&S, &Net),
    start: &G::State,
    (series, most, asking): (Series, u32, Asking),
) -> PyResult<(Kept<'py>, Vec<G::State>)>
where
    G: Game + Sync,
    G::State: Send + Sync,
    S: Encoder<G> + Clone + Sync,
{
    waits_for_dice(game, start)?;
    let (games, looking) = (series.1..series.2, SearchDepth::ONE);
    let plan = Survey { seed: series.0, games, most, looking, trying: asking.into() };
    let (samples, states) = py.detach(|| {
        let judge = NetJudge::new(encoder.clone(), net);
        let wanted = |state: &G::State| !encoder.known(game, state, &mut vec![0.0; net.outputs()]);
        let states = survey(game, &judge, start, &plan, wanted);
        (seen_states(game, (encoder, net), &states), states)
    });
    let states = states.into_iter().map(|(_, state)| state).collect();
    Ok((kept(py, samples, net.outputs())?, states))
}

/// The net after lessons; the rates are those of learning at first and at last.
pub(crate) fn taught<G, S>(
    py: Python<'_>,
    (game, encoder): (&G, &S),
    mut net: Net,
    start: &G::State,
    lessons: &Lessons,
) -> PyResult<Net>
where
    G: Game + Sync,
    G::State: Sync,
    S: Encoder<G> + Clone + Sync,
{
    waits_for_dice(game, start)?;
    py.detach(|| teach(game, encoder, &mut net, start, lessons));
    Ok(net)
}
