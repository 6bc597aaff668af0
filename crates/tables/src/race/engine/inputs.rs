//! How a net sees a running game: from the side of who throws next.

use std::sync::Arc;

use academie_chance::Encoder;
use academie_nets::SparseInputs;

use super::bearoff::Bearoff;
use super::contest::Running;
use super::match_score::standing;
use super::side_view::{NAMES, Two, rear, to_run};
use crate::race::partie::{Phase, Race};
use crate::race::rules::Rules;
use crate::race::stand::Stand;
use crate::side::FLECHES;

/// Each flèche has so many inputs: a man, two, three, and how many more.
const UNITS: usize = 4;
/// Both players' men.
const WOOD: usize = 2 * UNITS * FLECHES;
/// The inputs of both together.
const SHARED: usize = 2;
/// Who throws, and the inputs of each.
const VIEWS: usize = WOOD + SHARED;
const INPUTS: usize = VIEWS + 2 * NAMES.len();
/// A word: that who throws next wins, that he wins double, that he loses double.
const OUTPUTS: [&str; 3] = ["win", "win_double", "lose_double"];
const WORD: usize = OUTPUTS.len();
/// The word of a partie nobody has begun.
const EVEN: [f32; WORD] = [0.5, 0.1, 0.1];

/// Sees any running game; men that are all home are borne off by the tables, if there are some.
#[derive(Clone, Debug, Default)]
pub struct RaceEncoder {
    /// Asked for when first needed: they take a while to be worked out.
    tables: Option<fn() -> Arc<Bearoff>>,
}

/// The input of a number of one side: of who throws next, or of the other.
pub(crate) fn input(name: &str, throws: bool) -> Option<usize> {
    let place = NAMES.iter().position(|each| *each == name)?;
    Some(VIEWS + place + if throws { 0 } else { NAMES.len() })
}

impl RaceEncoder {
    /// A encoder with tables of men borne off.
    #[must_use]
    pub fn with_tables(tables: fn() -> Arc<Bearoff>) -> Self {
        Self { tables: Some(tables) }
    }
}

impl Encoder<Running> for RaceEncoder {
    fn encoding(&self) -> &'static str {
        "course-1"
    }

    fn inputs(&self) -> usize {
        INPUTS
    }

    fn outputs(&self) -> &'static [&'static str] {
        &OUTPUTS
    }

    fn perspective(&self, state: &Race) -> usize {
        state.thrower
    }

    fn encode(&self, _: &Running, state: &Race, seen: &mut SparseInputs) {
        let [mine, his] = [state.thrower, 1 - state.thrower].map(|seat| state.stand(seat));
        let mut set = |input: usize, value: f32| {
            if value != 0.0 {
                seen.push((u16::try_from(input).unwrap_or(u16::MAX), value));
            }
        };
        men_inputs(&mine, 0, &mut set);
        men_inputs(&his, UNITS * FLECHES, &mut set);
        let rules = &state.rules;
        let (met, lead) = together(rules, &mine, &his);
        set(WOOD, met);
        set(WOOD + 1, lead);
        let views = [
            Two { rules, mine: &mine, his: &his }.view(false),
            Two { rules, mine: &his, his: &mine }.view(true),
        ];
        for (place, value) in views.into_iter().flatten().enumerate() {
            set(VIEWS + place, value);
        }
    }

    fn known(&self, _: &Running, state: &Race, word: &mut [f32]) -> bool {
        let found = match state.phase {
            Phase::FirstDice => Some(EVEN),
            Phase::Throw => {
                let [mine, his] = [state.thrower, 1 - state.thrower].map(|seat| state.stand(seat));
                self.tables
                    .filter(|_| Bearoff::tells(&state.rules, &mine, &his))
                    .and_then(|tables| tables().word(&mine, &his))
            }
            Phase::Play | Phase::Over => None,
        };
        found.inspect(|found| word.copy_from_slice(found)).is_some()
    }

    fn back_up(&self, _: &Running, before: &Race, after: &Race, word: &mut [f32]) {
        let gained = [0, 1].map(|seat| after.holes[seat] - before.holes[seat]);
        let thrower = before.thrower;
        if gained != [0, 0] {
            let [won, lost] = [gained[thrower], gained[1 - thrower]];
            let truth = [won > 0, won > 1, lost > 1].map(|yes| f32::from(u8::from(yes)));
            word.copy_from_slice(&truth);
        } else if after.phase == Phase::Over {
            word.copy_from_slice(&[0.5, 0.0, 0.0]);
        } else if after.thrower != thrower {
            word[0] = 1.0 - word[0];
            word.swap(1, 2);
        }
    }

    fn worth(&self, _: &Running, state: &Race, word: &[f32]) -> f32 {
        let (win, double) = (word[0], state.double);
        // What may be doubled is at most what is won.
        let [won, lost] = [(word[1], win), (word[2], 1.0 - win)]
            .map(|(twice, once)| if double { twice.min(once) } else { 0.0 });
        let value = stakes(state, [win, won, lost]);
        if state.thrower == 0 { value } else { -value }
    }
}

/// What who throws next wins, by the chances that he wins, wins double and loses double.
fn stakes(state: &Race, [win, won, lost]: [f32; WORD]) -> f32 {
    if state.goal == 1 {
        return 2.0 * win - 1.0 + won - lost;
    }
    let needs = |seat: usize| state.goal.saturating_sub(state.holes[seat]);
    let (mine, his) = (needs(state.thrower), needs(1 - state.thrower));
    let after = |mine_less: u8, his_less: u8| {
        standing(mine.saturating_sub(mine_less), his.saturating_sub(his_less), state.double)
    };
    (win - won) * after(1, 0) + won * after(2, 0) + (1.0 - win - lost) * after(0, 1) + lost * after(0, 2)
}

/// One player's men, flèche by flèche.
fn men_inputs(stand: &Stand, from: usize, set: &mut impl FnMut(usize, f32)) {
    for (point, &men) in stand.men.count().iter().enumerate() {
        let place = from + UNITS * point;
        for unit in 0..men.min(3) {
            set(place + usize::from(unit), 1.0);
        }
        if men > 3 {
            set(place + 3, f32::from(men - 3) / 2.0);
        }
    }
}

/// Whether the two still meet, and if not how far who throws is ahead.
fn together(rules: &Rules, mine: &Stand, his: &Stand) -> (f32, f32) {
    let before = |one: &Stand, two: &Stand| {
        rear(one).is_some_and(|rear| rules.ways.across(two.men.some()) >> rear != 0)
    };
    let met = mine.hand > 0 || his.hand > 0 || before(mine, his) || before(his, mine);
    if met {
        return (1.0, 0.0);
    }
    let (mine, his) = (to_run(mine), to_run(his));
    (0.0, (his - mine + 4.0) / (mine + his + 20.0) * 5.0)
}
