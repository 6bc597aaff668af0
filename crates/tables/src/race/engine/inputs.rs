//! How a net sees a running game: from the side of who throws next.

use std::sync::Arc;

use academie_chance::Encoder;
use academie_nets::SparseInputs;

use super::bearoff::Bearoff;
use super::contest::Running;
use super::match_score::standing;
use super::phases;
use super::side_view::{NAMES, Two, rear, to_run};
use crate::race::partie::{Phase, Race};
use crate::race::rules::Rules;
use crate::race::stand::Stand;
use crate::side::FLECHES;

/// Each flèche has so many inputs: a man, two, three, and how many more.
const UNITS: usize = 4;
/// Both players' men.
pub(crate) const WOOD: usize = 2 * UNITS * FLECHES;
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

/// What a net is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Sight {
    /// All of any running game alike.
    #[default]
    Alike,
    /// A game of hitting, apart while the sides meet and once they have passed.
    Phases,
}

/// Sees any running game; men that are all home are borne off by the tables, if there are some.
#[derive(Clone, Debug, Default)]
pub struct RaceEncoder {
    sight: Sight,
    /// Asked for when first needed: they take a while to be worked out.
    tables: Option<fn() -> Arc<Bearoff>>,
}

/// The input of a number of one side: of who throws next, or of the other.
pub(crate) fn input(name: &str, throws: bool) -> Option<usize> {
    let place = NAMES.iter().position(|each| *each == name)?;
    Some(VIEWS + place + if throws { 0 } else { NAMES.len() })
}

impl RaceEncoder {
    /// The encoder of that name.
    #[must_use]
    pub fn named(encoding: &str) -> Option<Self> {
        let sights = [Sight::Alike, Sight::Phases].map(|sight| Self { sight, tables: None });
        sights.into_iter().find(|encoder| encoder.encoding() == encoding)
    }

    /// The same with tables of men borne off.
    #[must_use]
    pub fn with_tables(self, tables: fn() -> Arc<Bearoff>) -> Self {
        Self { tables: Some(tables), ..self }
    }
}

impl Encoder<Running> for RaceEncoder {
    fn encoding(&self) -> &'static str {
        match self.sight {
            Sight::Alike => "course-1",
            Sight::Phases => "course-2",
        }
    }

    fn phases(&self) -> &'static [(&'static str, usize)] {
        match self.sight {
            Sight::Alike => &[("", INPUTS)],
            Sight::Phases => &phases::PHASES,
        }
    }

    fn phase(&self, _: &Running, state: &Race) -> usize {
        let [mine, his] = [state.thrower, 1 - state.thrower].map(|seat| state.stand(seat));
        match self.sight {
            Sight::Alike => 0,
            Sight::Phases => usize::from(!meet(&state.rules, &mine, &his)),
        }
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
        match self.sight {
            Sight::Alike => alike(&state.rules, &mine, &his, &mut set),
            Sight::Phases => phases::encode(&state.rules, &mine, &his, &mut set),
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

/// The inputs that any running game has alike.
fn alike(rules: &Rules, mine: &Stand, his: &Stand, set: &mut impl FnMut(usize, f32)) {
    both_men(mine, his, 0, set);
    let met = meet(rules, mine, his);
    set(WOOD, if met { 1.0 } else { 0.0 });
    set(WOOD + 1, if met { 0.0 } else { lead(mine, his) });
    let views = [Two { rules, mine, his }.view(false), Two { rules, mine: his, his: mine }.view(true)];
    for (place, value) in views.into_iter().flatten().enumerate() {
        set(VIEWS + place, value);
    }
}

/// The men of who throws, then the other's.
pub(crate) fn both_men(mine: &Stand, his: &Stand, from: usize, set: &mut impl FnMut(usize, f32)) {
    men_inputs(mine, from, set);
    men_inputs(his, from + UNITS * FLECHES, set);
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

/// Whether the two still meet.
pub(crate) fn meet(rules: &Rules, mine: &Stand, his: &Stand) -> bool {
    let before = |one: &Stand, two: &Stand| {
        rear(one).is_some_and(|rear| rules.ways.across(two.men.some()) >> rear != 0)
    };
    mine.hand > 0 || his.hand > 0 || before(mine, his) || before(his, mine)
}

/// How far who throws is ahead.
pub(crate) fn lead(mine: &Stand, his: &Stand) -> f32 {
    let (mine, his) = (to_run(mine), to_run(his));
    (his - mine + 4.0) / (mine + his + 20.0) * 5.0
}
