//! Trictrac for Python: a partie one plays step by step, and random ones by the thousand.

use academie_tables::trictrac::{
    Bearoff, Coup, FirstDoublet, FirstThrow, Form, GrandeBredouille, LegalPlays, Marking, MarqueEndedBy,
    Partie, Past, Phase, PileDeMisere, Play, RefaitFalls, Rules, Score, TrictracTable, Turn, random_partie,
};
use academie_tables::{Men, Move, Side, Throw};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::env::Environment;
use crate::switches::Switches;
use crate::{unknown, value_error};

pub(crate) type Moves = Vec<(u8, u8)>;
type Pair<T> = (T, T);

/// A law of trictrac, each switch by the name and value it has in the law in Python.
#[pyclass(frozen, from_py_object)]
#[derive(Clone, Copy)]
pub struct TrictracRules(pub(crate) Rules);

#[pymethods]
impl TrictracRules {
    #[new]
    fn new(switches: &Bound<'_, PyDict>) -> PyResult<Self> {
        let law = Switches::new("TrictracRules", switches)?;
        let rules = Rules {
            first_throw: law.choose(
                "first_throw",
                &[("plays-it", FirstThrow::PlaysIt), ("right-only", FirstThrow::RightOnly)],
            )?,
            first_doublet: law
                .choose("first_doublet", &[("again", FirstDoublet::Again), ("other", FirstDoublet::Other)])?,
            rest_on_empty_coin: law.take("rest_on_empty_coin")?,
            petit_jan_coin_exception: law.take("petit_jan_coin_exception")?,
            retour_coin_way: law.take("retour_coin_way")?,
            two_half_two_ways: law.take("two_half_two_ways")?,
            deux_tables_passed: law.take("deux_tables_passed")?,
            bearoff: law.choose(
                "bearoff",
                &[
                    ("free", Bearoff::Free),
                    ("exact", Bearoff::Exact),
                    ("inside-first", Bearoff::InsideFirst),
                    ("inside-unless-keeping", Bearoff::InsideUnlessKeeping),
                ],
            )?,
            enter_and_lift: law.take("enter_and_lift")?,
            early_lift_to_keep: law.take("early_lift_to_keep")?,
            hit_left_coin: law.take("hit_left_coin")?,
            grande_bredouille: law.choose(
                "grande_bredouille",
                &[
                    ("off", GrandeBredouille::Off),
                    ("none-taken", GrandeBredouille::NoneTaken),
                    ("run", GrandeBredouille::Run),
                ],
            )?,
            pile_de_misere: law.choose(
                "pile_de_misere",
                &[
                    ("off", PileDeMisere::Off),
                    ("made", PileDeMisere::Made),
                    ("made-and-kept", PileDeMisere::MadeAndKept),
                ],
            )?,
            jan_de_rencontre: law.take("jan_de_rencontre")?,
            margot_la_fendue: law.take("margot_la_fendue")?,
            marque_ended_by: law.choose(
                "marque_ended_by",
                &[("anyone", MarqueEndedBy::Anyone), ("holder", MarqueEndedBy::Holder)],
            )?,
            refait_falls: law.choose(
                "refait_falls",
                &[("on-leaving", RefaitFalls::OnLeaving), ("at-once", RefaitFalls::AtOnce)],
            )?,
            holes_to_win: law.take("holes_to_win")?,
        };
        law.finish()?;
        Ok(Self(rules))
    }

    /// Every play of a throw in the order of the law, whatever it scores, and the numbers no play can use.
    fn legal_plays<'py>(
        &self,
        py: Python<'py>,
        mine: &[u8],
        his: &[u8],
        dice: (u8, u8),
    ) -> PyResult<(Vec<Bound<'py, PyTuple>>, Vec<u8>)> {
        let mut legal = LegalPlays::default();
        legal.of(&Coup {
            mine: side(mine)?,
            his: side(his)?,
            throw: thrown(dice)?,
            rules: self.0,
            my_past: Past::default(),
            his_past: Past::default(),
            rencontre: None,
        });
        let plays = in_order(legal.plays()).into_iter();
        let tuples = plays.map(|play| PyTuple::new(py, moves_of(play))).collect::<PyResult<_>>()?;
        Ok((tuples, legal.unplayed().to_vec()))
    }
}

/// A partie one plays step by step.
#[pyclass(skip_from_py_object)]
#[derive(Clone)]
pub struct TrictracPartie {
    pub(crate) partie: Partie,
    pub(crate) turn: Turn,
}

#[pymethods]
impl TrictracPartie {
    /// A partie at its beginning, or as far as its fields say; of toc if `toc` tells whether the double goes, each
    /// event has its hole, and a number not played gives one. With dice on the table, the phase says what their
    /// thrower is to do, `due` what he gives, and `takes_coin` what he undertook.
    #[new]
    #[pyo3(signature = (rules, *, men=None, points=(0, 0), holes=(0, 0), bredouille=None, runs=(0, 0), thrower=None,
        throws=(0, 0), coins_held=(false, false), rencontre=None, marque=false, goal=None, keeps_dice=None, toc=None,
        dice=None, phase="play", due=0, takes_coin=false))]
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value)] // one a field, all by name
    fn new(
        rules: TrictracRules,
        men: Option<Pair<Vec<u8>>>,
        points: Pair<u8>,
        holes: Pair<u16>,
        bredouille: Option<usize>,
        runs: Pair<u16>,
        thrower: Option<usize>,
        throws: Pair<u8>,
        coins_held: Pair<bool>,
        rencontre: Option<(u8, u8)>,
        marque: bool,
        goal: Option<u16>,
        keeps_dice: Option<usize>,
        toc: Option<(bool, bool, bool)>,
        dice: Option<(u8, u8)>,
        phase: &str,
        due: u16,
        takes_coin: bool,
    ) -> PyResult<Self> {
        let seats = [bredouille, thrower, keeps_dice];
        if seats.into_iter().flatten().any(|seat| seat > 1) {
            return Err(PyValueError::new_err("a seat is 0 or 1"));
        }
        if points.0.max(points.1) > 11 || throws.0.max(throws.1) > 3 {
            return Err(PyValueError::new_err("points are 11 at most, and throws are counted to 3"));
        }
        let fresh = Partie::new(rules.0);
        let phase = match (thrower, dice, phase) {
            (None, ..) => Phase::FirstDice,
            (_, None, _) => Phase::Throw,
            (_, _, "undertake") => Phase::Undertake,
            (_, _, "hold") => Phase::Hold,
            (_, _, "play") => Phase::Play,
            (.., other) => return Err(unknown("phase", other)),
        };
        let partie = Partie {
            men: match men {
                None => fresh.men,
                Some((white, black)) => [side(&white)?, side(&black)?],
            },
            score: Score { points: points.into(), holes: holes.into(), bredouille, runs: runs.into() },
            thrower: thrower.unwrap_or(0),
            phase,
            dice: dice.map(thrown).transpose()?,
            due,
            takes_coin,
            pasts: [
                Past { throws: throws.0, coin_held: coins_held.0 },
                Past { throws: throws.1, coin_held: coins_held.1 },
            ],
            rencontre: rencontre.map(thrown).transpose()?,
            form: if marque { Form::Marque } else { Form::Partie },
            goal: goal.unwrap_or(fresh.goal),
            keeps_dice,
            marking: toc.map_or(Marking::Points, |(double, each, impuissance)| Marking::Holes {
                double,
                each,
                impuissance,
            }),
            ..fresh
        };
        let mut turn = Turn::default();
        partie.look_again(&mut turn);
        Ok(Self { partie, turn })
    }

    /// The partie for learners, as it stands.
    fn environment(&self) -> Environment {
        Environment::of(TrictracTable::new(self.partie, self.turn.clone()))
    }

    /// The same partie again, to be played on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// What the table waits for, by the name the law gives it.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.partie.phase {
            Phase::FirstDice => "first-dice",
            Phase::Throw => "throw",
            Phase::Undertake => "undertake",
            Phase::Hold => "hold",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }

    #[getter]
    fn thrower(&self) -> usize {
        self.partie.thrower
    }

    #[getter]
    fn men(&self) -> Pair<Vec<u8>> {
        let [white, black] = self.partie.men;
        (white.count().to_vec(), black.count().to_vec())
    }

    #[getter]
    fn points(&self) -> Pair<u8> {
        self.partie.score.points.into()
    }

    #[getter]
    fn holes(&self) -> Pair<u16> {
        self.partie.score.holes.into()
    }

    #[getter]
    fn bredouille(&self) -> Option<usize> {
        self.partie.score.bredouille
    }

    #[getter]
    fn runs(&self) -> Pair<u16> {
        self.partie.score.runs.into()
    }

    #[getter]
    fn due(&self) -> u16 {
        self.partie.due
    }

    /// What each seat wins; nothing while the game goes on.
    #[getter]
    fn returns(&self) -> Option<Pair<i8>> {
        self.partie.returns().map(Into::into)
    }

    /// The legal plays of the throw, in the order of the law.
    fn plays(&self) -> Vec<Moves> {
        in_order(self.turn.plays()).into_iter().map(moves_of).collect()
    }

    /// What the throw scores: jan, points, façons, table, target, manner.
    #[allow(clippy::type_complexity)] // the fields of a `Scored`
    fn scored(&self) -> Vec<(&'static str, u8, u8, Option<u8>, Option<u8>, Option<&'static str>)> {
        let scored = self.turn.scored().iter();
        scored
            .map(|item| {
                let manner = item.manner.map(academie_tables::trictrac::Manner::name);
                (item.jan.name(), item.points, item.facons, item.table, item.target, manner)
            })
            .collect()
    }

    fn first_dice(&mut self, white: u8, black: u8) -> PyResult<()> {
        self.partie.first_dice([white, black], &mut self.turn).map_err(value_error)
    }

    fn throw(&mut self, one: u8, two: u8) -> PyResult<()> {
        self.partie.throw(thrown((one, two))?, &mut self.turn).map_err(value_error)
    }

    fn undertake(&mut self, coin: bool) -> PyResult<()> {
        self.partie.undertake(coin, &mut self.turn).map_err(value_error)
    }

    fn hold(&mut self) -> PyResult<()> {
        self.partie.hold().map_err(value_error)
    }

    fn go_away(&mut self) -> PyResult<()> {
        self.partie.go_away().map_err(value_error)
    }

    #[allow(clippy::needless_pass_by_value)] // what Python hands over
    fn play(&mut self, moves: Moves) -> PyResult<()> {
        let play = match *moves {
            [] => Play::NONE,
            [(start, end)] => Play::one(start, end),
            [one, two] => Play::two(Move { start: one.0, end: one.1 }, Move { start: two.0, end: two.1 }),
            _ => return Err(PyValueError::new_err("a play is two moves at most")),
        };
        self.partie.play(play, &self.turn).map_err(value_error)
    }
}

/// The plays as the law sorts them.
fn in_order(plays: &[Play]) -> Vec<Play> {
    let mut sorted = plays.to_vec();
    sorted.sort_unstable();
    sorted
}

pub(crate) fn moves_of(play: Play) -> Moves {
    play.moves().map(|each| (each.start, each.end)).collect()
}

fn side(men: &[u8]) -> PyResult<Men> {
    Side::try_from(men).map(Men::from).map_err(value_error)
}

fn thrown((one, two): (u8, u8)) -> PyResult<Throw> {
    Throw::new(one, two).ok_or_else(|| PyValueError::new_err(format!("a die shows 1 to 6, not {one}-{two}")))
}

/// Plays random parties; how many throws they took in all, and how many White won.
#[pyfunction]
pub fn random_trictrac(py: Python<'_>, rules: TrictracRules, seed: u64, parties: u32) -> (u64, u32) {
    py.detach(|| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut turn = Turn::default();
        let (mut throws, mut won) = (0, 0);
        for _ in 0..parties {
            let played = random_partie(Partie::new(rules.0), &mut rng, &mut turn, u32::MAX);
            throws += u64::from(played.throws);
            won += u32::from(played.last.returns().is_some_and(|[white, _]| white > 0));
        }
        (throws, won)
    })
}
