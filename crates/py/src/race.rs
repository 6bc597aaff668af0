//! The running games for Python: a game one plays step by step, and random ones by the thousand.

use academie_tables::race::{
    Aim, Bearoff, Contact, Double, Entry, Phase, Race, RaceTable, Rules, ShutOut, Stand, Turn, Ways,
    random_race,
};
use academie_tables::{Men, Side};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::env::Environment;
use crate::switches::Switches;
use crate::value_error;

type Pair<T> = (T, T);
/// Men, how many are in hand, and the flèches where men were hit.
pub(crate) type StandTuple = (Vec<u8>, u8, Vec<u8>);

/// A law of a running game, each switch by the name and value it has in the law in Python.
#[pyclass(frozen, from_py_object)]
#[derive(Clone, Copy)]
pub struct RaceRules(Rules);

#[pymethods]
impl RaceRules {
    #[new]
    fn new(switches: &Bound<'_, PyDict>) -> PyResult<Self> {
        let law = Switches::new("RaceRules", switches)?;
        law.leave(&["double_usual", "holes"])?;
        let (dice, triplet) = (law.take("dice")?, law.take("triplet")?);
        let one_a_fleche: Vec<u8> = law.take("one_a_fleche")?;
        if !(2..=3).contains(&dice)
            || ![3, 9].contains(&triplet)
            || one_a_fleche.iter().any(|&point| point >= 24)
        {
            return Err(value_error("two dice or three, a triplet of 3 or 9, flèches from 0 to 23"));
        }
        let rules = Rules {
            ways: law.choose("ways", &[("head-on", Ways::HeadOn), ("half-a-lap", Ways::HalfALap)])?,
            start: men(&law.take::<Vec<u8>>("start")?)?,
            dice,
            triplet,
            plays_first_dice: law.choose("first_throw", &[("plays-it", true), ("right-only", false)])?,
            larger_first: law.take("larger_first")?,
            contact: law.choose(
                "contact",
                &[("hit", Contact::Hit), ("block", Contact::Block), ("share", Contact::Share)],
            )?,
            enter_on_own: law.take("enter_on_own")?,
            must_enter: law.choose(
                "must_enter",
                &[("every", Entry::Every), ("one", Entry::One), ("at-will", Entry::AtWill)],
            )?,
            one_a_fleche: one_a_fleche.iter().fold(0, |set, point| set | 1 << point),
            shut_out: law.choose(
                "shut_out",
                &[
                    ("off", ShutOut::Off),
                    ("lost", ShutOut::Lost),
                    ("simple-without-entry", ShutOut::SimpleWithoutEntry),
                ],
            )?,
            courier: law.take("courier")?,
            aim: law.choose("aim", &[("bear-off", Aim::BearOff), ("plein", Aim::Plein)])?,
            bearoff: law.choose(
                "bearoff",
                &[
                    ("free", Bearoff::Free),
                    ("exact", Bearoff::Exact),
                    ("inside-first", Bearoff::InsideFirst),
                    // No plein is kept at a running game.
                    ("inside-unless-keeping", Bearoff::InsideFirst),
                ],
            )?,
            double: law.choose(
                "double",
                &[
                    ("never", Double::Never),
                    ("not-home", Double::NotHome),
                    ("none-off", Double::NoneOff),
                    ("shut-out", Double::ShutOut),
                ],
            )?,
            winner_has_dice: law.take("winner_has_dice")?,
        };
        law.finish()?;
        Ok(Self(rules))
    }
}

fn men(count: &[u8]) -> PyResult<Men> {
    Side::try_from(count).map(Men::from).map_err(value_error)
}

/// A stand as Python hears of it.
pub(crate) fn stand_tuple(stand: &Stand) -> StandTuple {
    (stand.men.count().to_vec(), stand.hand, bits(stand.hits))
}

fn bits(set: u32) -> Vec<u8> {
    (0..24).filter(|point| set & (1 << point) != 0).collect()
}

/// A running game one plays step by step.
#[pyclass(skip_from_py_object)]
#[derive(Clone)]
pub struct RacePartie {
    pub(crate) race: Race,
    pub(crate) turn: Turn,
}

#[pymethods]
impl RacePartie {
    /// A game that waits for dice: for those that decide who begins unless a thrower is named. With dice on the table
    /// it waits for their thrower, `again` being how many more times they are played after this.
    #[new]
    #[pyo3(signature = (rules, *, goal=1, double=false, men=None, hands=(0, 0), thrower=None, holes=(0, 0), dice=None,
        again=0))]
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value)] // one a field, all by name
    fn new(
        rules: RaceRules,
        goal: u8,
        double: bool,
        men: Option<Pair<Vec<u8>>>,
        hands: Pair<u8>,
        thrower: Option<usize>,
        holes: Pair<u8>,
        dice: Option<Vec<u8>>,
        again: u8,
    ) -> PyResult<Self> {
        if thrower.is_some_and(|seat| seat > 1) {
            return Err(value_error("a seat is 0 or 1"));
        }
        let fresh = Race::new(rules.0, goal, double);
        let men = match men {
            None => fresh.men,
            Some((white, black)) => [self::men(&white)?, self::men(&black)?],
        };
        if hands.0 > 15 - men[0].total() || hands.1 > 15 - men[1].total() {
            return Err(value_error("a player has fifteen men at most"));
        }
        let phase = if thrower.is_some() { Phase::Throw } else { Phase::FirstDice };
        let race = Race {
            men,
            hands: hands.into(),
            thrower: thrower.unwrap_or(0),
            phase,
            holes: holes.into(),
            ..fresh
        };
        let mut partie = Self { race, turn: Turn::default() };
        if let Some(dice) = dice {
            partie.throw(dice)?;
            partie.race.again = again.min(partie.race.again);
        }
        Ok(partie)
    }

    /// The game for learners, as it stands.
    fn environment(&self) -> Environment {
        Environment::of(RaceTable::new(self.race, &self.turn))
    }

    /// The same game again, to be played on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// What the table waits for, by the name the law gives it.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.race.phase {
            Phase::FirstDice => "first-dice",
            Phase::Throw => "throw",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }

    #[getter]
    fn thrower(&self) -> usize {
        self.race.thrower
    }

    #[getter]
    fn men(&self) -> Pair<Vec<u8>> {
        let [white, black] = self.race.men;
        (white.count().to_vec(), black.count().to_vec())
    }

    #[getter]
    fn hands(&self) -> Pair<u8> {
        self.race.hands.into()
    }

    #[getter]
    fn holes(&self) -> Pair<u8> {
        self.race.holes.into()
    }

    /// What each seat wins; nothing while the game goes on.
    #[getter]
    fn returns(&self) -> Option<Pair<i8>> {
        self.race.returns().map(Into::into)
    }

    /// Where the plays leave the thrower's men, how many he has in hand, and where he hits.
    fn stands(&self) -> Vec<StandTuple> {
        self.turn.stands().iter().map(stand_tuple).collect()
    }

    fn first_dice(&mut self, white: u8, black: u8) -> PyResult<()> {
        self.race.first_dice([white, black], &mut self.turn).map_err(value_error)
    }

    #[allow(clippy::needless_pass_by_value)] // what Python hands over
    fn throw(&mut self, dice: Vec<u8>) -> PyResult<()> {
        self.race.throw(&dice, &mut self.turn).map_err(value_error)
    }

    #[allow(clippy::needless_pass_by_value)] // what Python hands over
    fn play(&mut self, men: Vec<u8>, hand: u8, hits: Vec<u8>) -> PyResult<()> {
        let hits = hits.iter().filter(|&&point| point < 24).fold(0, |set, point| set | 1 << point);
        let stand = Stand { men: self::men(&men)?, hand, hits };
        self.race.play(&stand, &mut self.turn).map_err(value_error)
    }
}

/// Plays random games; how many throws they took in all, and how many White won.
///
/// A game of so many throws is left as it stands.
#[pyfunction]
pub fn random_races(py: Python<'_>, rules: RaceRules, seed: u64, games: u32, most: u32) -> (u64, u32) {
    py.detach(|| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut turn = Turn::default();
        let (mut throws, mut won) = (0, 0);
        for _ in 0..games {
            let played = random_race(Race::new(rules.0, 1, false), &mut rng, &mut turn, most);
            throws += u64::from(played.throws);
            won += u32::from(played.last.returns().is_some_and(|[white, _]| white > 0));
        }
        (throws, won)
    })
}
