//! The judge of trictrac.

use std::sync::Arc;

use academie_chance::{Game, Judge, Stage};
use academie_nets::{Net, SparseInputs, Workspace};
use arrayvec::ArrayVec;

use super::coming::Coming;
use super::game::{THROWS, Trictrac};
use super::inputs::{describe, lead, other};
use super::stakes::stakes;
use super::whole;
use crate::trictrac::{Form, Marking, Partie, Phase, Rules};

/// States that the marks of a throw lead to, each with how likely it is.
type Marked = ArrayVec<(f32, Partie), 21>;

/// A net that says how likely parties under some rules are won.
pub type WholeNet = (Rules, Net);

/// Judges parties of trictrac by a net that sees the score, if there is one, and all else by principles that are
/// weighed: the marks of the coming throw exactly, the rest by a net that says the lead in holes.
#[derive(Clone, Debug)]
pub struct Principles {
    net: Arc<Net>,
    wholes: Arc<[WholeNet]>,
    next: Coming,
    then: Coming,
    seen: SparseInputs,
    workspace: Workspace,
    word: Vec<f32>,
}

impl Principles {
    /// A judge by that net, which must see as [`TrictracEncoder::Lead`](super::TrictracEncoder) does, and by nets of
    /// whole parties, which must see as `Whole`; the first serves rules that have none of their own.
    #[must_use]
    pub fn new(net: Net, wholes: Vec<WholeNet>) -> Self {
        Self {
            word: Vec::new(),
            net: Arc::new(net),
            wholes: wholes.into(),
            next: Coming::default(),
            then: Coming::default(),
            seen: SparseInputs::new(),
            workspace: Workspace::default(),
        }
    }

    /// What a state that waits for a throw is worth to White.
    fn worth(&mut self, state: &Partie) -> f32 {
        self.next.of(state);
        self.then.of(&other(state));
        if state.form == Form::Partie && state.marking == Marking::Points && !self.wholes.is_empty() {
            return self.whole(state);
        }
        let marked = self.marked(state);
        let coming: f32 =
            marked.iter().map(|(odds, after)| odds * (after.lead_of(0) - state.lead_of(0))).sum();
        let edge = self.holes(state) - coming;
        let worth = |after: &Partie| match Trictrac.stage(after) {
            Stage::Over => Trictrac.stakes(after),
            _ => stakes(after, edge),
        };
        marked.iter().map(|(odds, after)| odds * worth(after)).sum()
    }

    /// What a partie is worth to White by the net of its rules; the coming throws have been looked at.
    fn whole(&mut self, state: &Partie) -> f32 {
        let own = self.wholes.iter().find(|(rules, _)| *rules == state.rules);
        let Some((_, net)) = own.or(self.wholes.first()) else { return 0.0 };
        self.seen.clear();
        whole::see(state, &self.next, &self.then, &mut self.seen);
        self.word.resize(net.outputs(), 0.0);
        net.word(&self.seen, &mut self.workspace, &mut self.word);
        let worth = whole::worth(state, &self.word);
        if state.thrower == 0 { worth } else { -worth }
    }

    /// By how many holes White is to lead, of those made from now on; the coming throws have been looked at.
    fn holes(&mut self, state: &Partie) -> f32 {
        let word = self.said(state);
        if state.thrower == 0 { lead(word[0]) } else { -lead(word[0]) }
    }

    /// What the net says of a state whose coming throws have been looked at.
    fn said(&mut self, state: &Partie) -> &[f32] {
        self.seen.clear();
        describe(state, &self.next, &self.then, &mut self.seen);
        self.word.resize(self.net.outputs(), 0.0);
        self.net.word(&self.seen, &mut self.workspace, &mut self.word);
        &self.word
    }

    /// What the net of the lead says of a state that waits for a throw.
    pub fn word(&mut self, state: &Partie) -> &[f32] {
        self.next.of(state);
        self.then.of(&other(state));
        self.said(state)
    }

    /// The states that the marks of the coming throw, which has been looked at, lead to.
    fn marked(&self, state: &Partie) -> Marked {
        let mut known: ArrayVec<[u16; 2], 21> = ArrayVec::new();
        let mut found = Marked::new();
        for (&each, (_, ways)) in self.next.each.iter().zip(THROWS) {
            #[allow(clippy::cast_precision_loss)] // 1 or 2
            let odds = ways as f32 / 36.0;
            if let Some(place) = known.iter().position(|same| *same == each) {
                found[place].0 += odds;
            } else {
                known.push(each);
                found.push((odds, marking(state, each)));
            }
        }
        found
    }
}

/// The state once a throw is marked: what it gained, then what it gave.
pub(crate) fn marking(state: &Partie, [gained, given]: [u16; 2]) -> Partie {
    let mut after = *state;
    after.gain(state.thrower, gained, false);
    if after.phase != Phase::Over {
        after.gain(1 - state.thrower, given, false);
    }
    after
}

impl Judge<Trictrac> for Principles {
    fn judge(&mut self, _: &Trictrac, states: &[Partie], values: &mut Vec<f32>) {
        for state in states {
            values.push(if state.phase == Phase::FirstDice {
                let throwing = |thrower| Partie { thrower, phase: Phase::Throw, ..*state };
                f32::midpoint(self.worth(&throwing(0)), self.worth(&throwing(1)))
            } else {
                self.worth(state)
            });
        }
    }
}
