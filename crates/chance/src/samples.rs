//! Games a net plays against itself, kept for learning from: what was seen, what was said of it and what came of it.

use std::ops::Range;

use academie_nets::{Net, SparseInputs};

use crate::dice::Dice;
use crate::game::{Game, Judge, Stage};
use crate::inputs::{Encoder, NetJudge};
use crate::play::{settle, thrown};
use crate::survey::{Survey, Trying, survey};
use crate::thinker::{SearchDepth, Thinker};

/// Which games of a series are played, how, and what is kept of them.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// What the dice of the series come from.
    pub seed: u64,
    /// The numbers of the games: a game is the same whatever the chunks.
    pub games: Range<u64>,
    /// After how many throws a game is left, the net's word on it standing for its end.
    pub most: u32,
    /// How the players look ahead.
    pub looking: SearchDepth,
    /// How much of the truth comes from the end: 1 is the outcome alone, 0 what was said a throw later.
    pub trace: f32,
    /// Whether states are played out instead, some of them.
    pub rolling: Option<Rolling>,
}

/// How the truth about a state is found by playing on from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolling {
    /// How many times, the first casts shared out evenly: 36 times one throw is a look at every throw.
    pub games: u64,
    /// For how many throws; then the net's word is taken.
    pub most: u32,
    /// One state in so many is kept.
    pub every: u32,
    /// Of one phase only, if that is said.
    pub phase: Option<usize>,
    /// Which states beside the games are played out too.
    pub trying: Trying,
}

/// What was kept, one entry a state in each column.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    /// Where in `inputs` and `values` a state begins; one more than there are states.
    pub offsets: Vec<u64>,
    /// The inputs that are not nothing.
    pub inputs: Vec<u16>,
    /// What they are.
    pub values: Vec<f32>,
    /// What the net said, a word after another.
    pub words: Vec<f32>,
    /// What came of it, in the terms of a word.
    pub outcome: Vec<f32>,
    /// The number of the game.
    pub games: Vec<u64>,
    /// The seat whose throw was waited for, and in whose eyes all of it is.
    pub sides: Vec<u8>,
}

/// A state that waited for dice and the word on it; whether that is known without a net.
struct Passed<S> {
    state: S,
    word: Vec<f32>,
    known: bool,
}

/// One who plays by a judge and speaks by a net.
struct SelfPlayer<'a, G: Game, S, J> {
    game: &'a G,
    encoder: &'a S,
    speaker: NetJudge<S, &'a Net>,
    player: Thinker<J>,
}

/// Plays the games and keeps what they teach.
pub fn self_play<G, S, J>(
    game: &G,
    (encoder, net): (&S, &Net),
    judge: &J,
    start: &G::State,
    plan: &SelfPlay,
) -> Samples
where
    G: Game,
    S: Encoder<G> + Clone,
    J: Judge<G> + Clone,
{
    let mut player = SelfPlayer {
        game,
        encoder,
        speaker: NetJudge::new(encoder.clone(), net),
        player: Thinker::new(judge.clone(), plan.looking),
    };
    let mut samples = Samples { offsets: vec![0], ..Samples::default() };
    if let Some(rolling) = plan.rolling {
        player.roll_out(judge, start, plan, rolling, &mut samples);
        return samples;
    }
    for number in plan.games.clone() {
        let mut dice = Dice::new(plan.seed, number);
        let (path, end) = player.path(*start, &mut dice, plan.most);
        let outcomes = player.outcomes(&path, &end, plan.trace);
        for (passed, outcome) in path.iter().zip(outcomes).filter(|(passed, _)| !passed.known) {
            samples.keep(game, encoder, passed, &outcome, number);
        }
    }
    samples
}

/// States that wait for dice, each with the number of its game, as a net sees them; what it says of them stands for what
/// came of it.
pub fn seen_states<G: Game, S: Encoder<G> + Clone>(
    game: &G,
    (encoder, net): (&S, &Net),
    states: &[(u64, G::State)],
) -> Samples {
    let mut speaker = NetJudge::new(encoder.clone(), net);
    let mut samples = Samples { offsets: vec![0], ..Samples::default() };
    for &(number, state) in states {
        let word = speaker.word(game, &state).to_vec();
        let passed = Passed { state, word, known: false };
        samples.keep(game, encoder, &passed, &passed.word, number);
    }
    samples
}

/// What the dice of a state that is played out come from.
fn seed_of(seed: u64, game: u64, place: u64) -> u64 {
    seed ^ (game << 16 | place).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<G: Game, S: Encoder<G> + Clone, J: Judge<G> + Clone> SelfPlayer<'_, G, S, J> {
    /// Keeps states that games pass through or by, with what comes of playing on from them.
    fn roll_out(
        &mut self,
        judge: &J,
        start: &G::State,
        plan: &SelfPlay,
        rolling: Rolling,
        samples: &mut Samples,
    ) {
        let SelfPlay { seed, ref games, most, looking, .. } = *plan;
        let survey_plan = Survey { seed, games: games.clone(), most, looking, trying: rolling.trying };
        let (game, encoder) = (self.game, self.encoder);
        let outputs = encoder.outputs().len();
        let wanted = |state: &G::State| {
            let of_phase = rolling.phase.is_none_or(|phase| encoder.phase(game, state) == phase);
            of_phase && !encoder.known(game, state, &mut vec![0.0; outputs])
        };
        let (mut last, mut place) = (None, 0);
        for (number, state) in survey(game, judge, start, &survey_plan, wanted) {
            place = if last == Some(number) { place + 1 } else { 0 };
            last = Some(number);
            if (number + place) % u64::from(rolling.every.max(1)) == 0 {
                let truth = self.rolled(&state, rolling, seed_of(seed, number, place));
                let passed = self.passed(state);
                samples.keep(game, encoder, &passed, &truth, number);
            }
        }
    }

    /// The states a game passes through, each waiting for dice, and where it ends.
    fn path(
        &mut self,
        mut state: G::State,
        dice: &mut Dice,
        most: u32,
    ) -> (Vec<Passed<G::State>>, Passed<G::State>) {
        let (mut path, mut turn) = (Vec::new(), G::Turn::default());
        for _ in 0..most {
            if self.game.stage(&state) == Stage::Over {
                break;
            }
            path.push(self.passed(state));
            let Some(throw) = thrown(self.game, &state, dice) else { break };
            state = self.game.throw(&state, throw, &mut turn);
            state = settle(self.game, state, &turn, &mut self.player);
        }
        let end = self.passed(state);
        (path, end)
    }

    fn passed(&mut self, state: G::State) -> Passed<G::State> {
        if self.game.stage(&state) == Stage::Over {
            return Passed { state, word: vec![0.0; self.encoder.outputs().len()], known: true };
        }
        let word = self.speaker.word(self.game, &state).to_vec();
        let known = self.encoder.known(self.game, &state, &mut word.clone());
        Passed { state, word, known }
    }

    /// The truth about each state by what came later.
    fn outcomes(&self, path: &[Passed<G::State>], end: &Passed<G::State>, trace: f32) -> Vec<Vec<f32>> {
        let (mut truth, mut after) = (end.word.clone(), end);
        let mut found = Vec::with_capacity(path.len());
        for passed in path.iter().rev() {
            self.encoder.back_up(self.game, &passed.state, &after.state, &mut truth);
            found.push(truth.clone());
            let trust = if passed.known { 0.0 } else { trace };
            for (truth, said) in truth.iter_mut().zip(&passed.word) {
                *truth = said + trust * (*truth - said);
            }
            after = passed;
        }
        found.reverse();
        found
    }

    /// The mean of what comes of a state played on for some throws.
    fn rolled(&mut self, state: &G::State, rolling: Rolling, seed: u64) -> Vec<f32> {
        let throws: u32 = self.game.throws(state).iter().map(|(_, ways)| ways).sum();
        if rolling.most == 1 && rolling.games == u64::from(throws) {
            return self.every_throw(state);
        }
        let mut sum = vec![0.0; self.encoder.outputs().len()];
        for number in 0..rolling.games {
            let (path, end) = self.path(*state, &mut Dice::new(seed, number), rolling.most);
            for (sum, truth) in sum.iter_mut().zip(&self.outcomes(&path, &end, 1.0)[0]) {
                *sum += truth;
            }
        }
        #[allow(clippy::cast_precision_loss)] // some dozens
        let games = rolling.games as f32;
        sum.iter().map(|sum| sum / games).collect()
    }

    /// The mean over the throws of what is said once each is played.
    fn every_throw(&mut self, state: &G::State) -> Vec<f32> {
        let (mut sum, mut all) = (vec![0.0; self.encoder.outputs().len()], 0.0);
        let mut turn = G::Turn::default();
        for &(throw, ways) in self.game.throws(state) {
            let thrown = self.game.throw(state, throw, &mut turn);
            let after = settle(self.game, thrown, &turn, &mut self.player);
            let Passed { state: after, mut word, .. } = self.passed(after);
            self.encoder.back_up(self.game, state, &after, &mut word);
            #[allow(clippy::cast_precision_loss)] // some dozens
            let ways = ways as f32;
            sum.iter_mut().zip(&word).for_each(|(sum, said)| *sum += ways * said);
            all += ways;
        }
        sum.iter().map(|sum| sum / all).collect()
    }
}

impl Samples {
    fn keep<G: Game, S: Encoder<G>>(
        &mut self,
        game: &G,
        encoder: &S,
        passed: &Passed<G::State>,
        truth: &[f32],
        number: u64,
    ) {
        let mut seen = SparseInputs::new();
        encoder.encode(game, &passed.state, &mut seen);
        for (input, value) in seen {
            self.inputs.push(input);
            self.values.push(value);
        }
        self.offsets.push(self.inputs.len() as u64);
        self.words.extend_from_slice(&passed.word);
        self.outcome.extend_from_slice(truth);
        self.games.push(number);
        self.sides.push(u8::from(encoder.perspective(&passed.state) == 1));
    }
}
