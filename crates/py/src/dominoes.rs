//! Dominoes for Python: a party one plays step by step, and random ones by the thousand.

use academie_dominoes::{
    Accord, Aim, BlockScore, Charge, DominoTable, Laying, LeaderTie, NextLead, Partie, Phase, Rules, Tile,
    random_partie,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::env::Environment;
use crate::switches::Switches;
use crate::value_error;

/// A party, each switch by the name and value it has in the law in Python.
#[pyclass(frozen, from_py_object)]
#[derive(Clone, Copy)]
pub struct DominoRules(pub(crate) Rules);

#[pymethods]
impl DominoRules {
    #[new]
    fn new(switches: &Bound<'_, PyDict>) -> PyResult<Self> {
        let law = Switches::new("DominoRules", switches)?;
        law.leave(&["shares", "goal"])?;
        by_hand(&law)?;
        let rules = Rules {
            aim: law.choose(
                "aim",
                &[
                    ("points", Aim::Points),
                    ("rounds", Aim::Rounds),
                    ("stakes", Aim::Stakes),
                    ("last", Aim::Last),
                ],
            )?,
            partners: law.take("partners")?,
            block_score: law.choose(
                "block_score",
                &[("adverse", BlockScore::Adverse), ("difference", BlockScore::Difference)],
            )?,
            leader_tie: law
                .choose("leader_tie", &[("other", LeaderTie::Other), ("leader", LeaderTie::Leader)])?,
            partner_counts: law.take("partner_counts")?,
            closed_takes: law.take("closed_takes")?,
            charge: law.choose(
                "charge",
                &[("every-hand", Charge::EveryHand), ("highest-hand", Charge::HighestHand)],
            )?,
            next_lead: law
                .choose("next_lead", &[("right", NextLead::Right), ("winner", NextLead::Winner)])?,
        };
        law.finish()?;
        Ok(Self(rules))
    }
}

/// Reads the switches of a table with hands, which change nothing where no fault is made.
fn by_hand(law: &Switches<'_>) -> PyResult<()> {
    law.take::<bool>("uncovered")?;
    law.choose("fault_cost", &[("each", ()), ("both", ()), ("party", ())])?;
    law.choose("de_trop", &[("garde", ()), ("retire", ())])
}

/// Far beyond what is played for, and so far from what accounts can hold.
const MOST_GOAL: u16 = 10_000;

/// A party one plays step by step.
#[pyclass(skip_from_py_object)]
#[derive(Clone)]
pub struct DominoPartie(Partie);

fn begun(
    rules: DominoRules,
    players: usize,
    tiles: u32,
    goal: u16,
    leader: Option<usize>,
) -> PyResult<Partie> {
    if !(1..=MOST_GOAL).contains(&goal) {
        return Err(value_error(format!("one plays for 1 to {MOST_GOAL}")));
    }
    let accord = Accord { players, tiles, goal };
    Partie::new(rules.0, accord, leader).ok_or_else(|| value_error("so many players cannot take so many dés"))
}

#[pymethods]
impl DominoPartie {
    #[new]
    #[pyo3(signature = (rules, *, players, tiles, goal, leader=None))]
    fn new(
        rules: DominoRules,
        players: usize,
        tiles: u32,
        goal: u16,
        leader: Option<usize>,
    ) -> PyResult<Self> {
        begun(rules, players, tiles, goal, leader).map(Self)
    }

    /// The party for learners, nobody having boudé in this coup.
    fn environment(&self) -> Environment {
        Environment::of(DominoTable::new(self.0))
    }

    /// The same party again, to be played on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// What the table waits for, by the name the law gives it, or `over`.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.0.phase {
            Phase::Lead => "lead",
            Phase::Shuffle => "shuffle",
            Phase::Deal => "deal",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }

    #[getter]
    fn turn(&self) -> usize {
        self.0.turn
    }

    #[getter]
    fn leader(&self) -> usize {
        self.0.leader
    }

    /// The accounts of the sides; those there are not stay at nothing.
    #[getter]
    fn scores(&self) -> Vec<u16> {
        self.0.scores.to_vec()
    }

    /// The open numbers, left and right.
    #[getter]
    fn ends(&self) -> Option<(u8, u8)> {
        self.0.ends.map(Into::into)
    }

    /// What each player holds.
    #[getter]
    fn hands(&self) -> Vec<Vec<(u8, u8)>> {
        let numbers = |tile: Tile| (tile.high(), tile.low());
        self.0.hands().iter().map(|hand| hand.into_iter().map(numbers).collect()).collect()
    }

    /// What each seat wins, in stakes; nothing while the party goes on.
    #[getter]
    fn returns(&self) -> Option<Vec<f64>> {
        self.0.returns().map(|gains| gains.to_vec())
    }

    /// Every way of laying a dé, its inner number and its outer one; none where one boudes.
    fn layings(&self) -> Vec<(u8, u8)> {
        self.0.layings().iter().map(|laying| (laying.inner, laying.outer)).collect()
    }

    fn lead(&mut self, seat: usize) -> PyResult<()> {
        self.0.lead(seat).map_err(value_error)
    }

    fn shuffle(&mut self) -> PyResult<()> {
        self.0.shuffle().map_err(value_error)
    }

    fn take(&mut self, one: u8, two: u8) -> PyResult<()> {
        let tile = Tile::new(one, two).ok_or_else(|| value_error("a dé has numbers from 0 to 6"))?;
        self.0.take(tile).map_err(value_error)
    }

    fn lay(&mut self, inner: u8, outer: u8) -> PyResult<()> {
        self.0.lay(Laying { inner, outer }).map_err(value_error)
    }

    fn boude(&mut self) -> PyResult<()> {
        self.0.boude().map_err(value_error)
    }
}

/// Plays random parties; how many dés were laid in all.
#[pyfunction]
#[pyo3(signature = (rules, seed, parties, *, players, tiles, goal))]
pub fn random_dominoes(
    py: Python<'_>,
    rules: DominoRules,
    seed: u64,
    parties: u32,
    players: usize,
    tiles: u32,
    goal: u16,
) -> PyResult<u64> {
    let fresh = begun(rules, players, tiles, goal, None)?;
    Ok(py.detach(|| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        (0..parties).map(|_| u64::from(random_partie(&mut fresh.clone(), &mut rng))).sum()
    }))
}
