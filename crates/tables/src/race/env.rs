//! The running games as an environment, a man a step: `academie.games.race.encoding` is the specification.

use academie_env::{Chance, Environment, Pen, Stage, draw};

use super::engine::Running;
use super::engine::casts::{Cast, THREE};
use super::numbers::Numbers;
use super::partie::{Phase, Race, Turn};
use super::rules::Ways;
use super::stand::Stand;
use super::steps::{Begun, HAND, Step};
use crate::dice_ids::{THROWN, TWO, first_chances, first_falls, first_of, two_chances, two_fall};
use crate::men::{Men, points};
use crate::recording::Told;
use crate::seen::{gone, reversed, write_men};
use crate::side::FLECHES;
use crate::throw::FACES;

const FACES_IDS: u16 = FACES as u16;
/// A throw that cannot be played, or a man in hand that may be left there.
const NOTHING: u16 = (HAND as u16 + 1) * FACES_IDS;
const ACTIONS: usize = NOTHING as usize + 1;
const FEATURES: usize = 162;

/// Where the ids of throws of three dice begin.
const THREE_THROWN: u16 = THROWN + 21;

const MEN: f32 = 15.0;
const HOLES: f32 = 24.0;
const TIMES: f32 = 4.0;
const AGAIN: f32 = 2.0;

/// A running game with the play on the table.
#[derive(Clone, Debug)]
pub struct RaceTable {
    race: Race,
    numbers: Numbers,
    play: Begun,
}

impl RaceTable {
    /// The environment that begins with this game and the turn that belongs to it.
    #[must_use]
    pub fn new(race: Race, turn: &Turn) -> Self {
        let numbers = turn.numbers().clone();
        let mut table = Self { race, numbers, play: Begun::new(race.occupancy(race.thrower)) };
        table.begin_play();
        table
    }

    fn throw(&mut self, dice: &[u8]) {
        // Such dice are waited for, so they are not refused.
        if let Ok(numbers) = self.race.cast(dice) {
            self.numbers = numbers;
            self.begin_play();
        }
    }

    fn begin_play(&mut self) {
        let seat = self.race.thrower;
        let (occupancy, stand) = (self.race.occupancy(seat), self.race.stand(seat));
        self.play.begin(occupancy, stand, &self.numbers, self.race.rules.larger_first);
    }

    /// The men and hands of both, what this play has moved and hit included.
    fn sides(&self) -> [(Men, u8); 2] {
        let race = &self.race;
        let mut sides = [0, 1].map(|seat| (race.men[seat], race.hands[seat]));
        if race.phase == Phase::Play {
            sides[race.thrower] = (self.play.stand.men, self.play.stand.hand);
            let (men, hand) = &mut sides[1 - race.thrower];
            for point in points(race.rules.ways.across(self.play.stand.hits)) {
                men.set(point, 0);
                *hand += 1;
            }
        }
        sides
    }

    /// The numbers left, how often each, and how many more times a triplet is played.
    fn dice(&self, pen: &mut Pen<'_>) {
        let playing = self.race.phase == Phase::Play;
        let mut times = [0_u16; FACES as usize];
        for &number in self.play.left.iter().filter(|_| playing) {
            times[usize::from(number - 1)] += 1;
        }
        for many in times {
            pen.share(many, TIMES);
        }
        pen.share(u16::from(self.race.again), AGAIN);
    }
}

impl Environment for RaceTable {
    fn seats(&self) -> usize {
        2
    }

    fn actions(&self) -> usize {
        ACTIONS
    }

    fn features(&self) -> usize {
        FEATURES
    }

    fn stage(&self) -> Stage {
        match self.race.phase {
            Phase::FirstDice | Phase::Throw => Stage::Chance,
            Phase::Play => Stage::Act(self.race.thrower),
            Phase::Over => Stage::Over,
        }
    }

    fn legal(&self, ids: &mut Vec<u16>) {
        if self.race.phase != Phase::Play {
            return;
        }
        ids.extend(self.play.steps.iter().map(|step| step_id(*step)));
        if self.play.steps.is_empty() || self.play.at_will {
            ids.push(NOTHING);
        }
    }

    fn act(&mut self, id: u16) {
        let complete = id == NOTHING || self.play.step(step_of(id));
        if complete && self.race.moved(self.play.stand) {
            self.begin_play();
        }
    }

    fn chances(&self, ways: &mut Vec<(u16, u32)>) {
        match (self.race.phase, self.race.rules.dice) {
            (Phase::FirstDice, _) => ways.extend(first_chances()),
            (Phase::Throw, 3) => ways.extend((THREE_THROWN..).zip(THREE.iter().map(|(_, ways)| *ways))),
            (Phase::Throw, _) => ways.extend(two_chances()),
            _ => {}
        }
    }

    fn falls(&self, chance: &mut Chance) -> u16 {
        match (self.race.phase, self.race.rules.dice) {
            (Phase::FirstDice, _) => first_falls(chance),
            (_, 3) => draw(self, chance),
            _ => two_fall(chance),
        }
    }

    fn fall(&mut self, id: u16) {
        if id < THROWN {
            let dice = first_of(id);
            if self.race.drawn(dice) {
                self.throw(&dice);
            }
        } else if id < THREE_THROWN {
            self.throw(&TWO[usize::from(id - THROWN)].0);
        } else if let Cast::Three(dice) = THREE[usize::from(id - THREE_THROWN)].0 {
            self.throw(&dice);
        }
    }

    fn observe(&self, seat: usize, numbers: &mut [f32]) {
        let sides = self.sides();
        let [(mine, my_hand), (his, his_hand)] = [sides[seat], sides[1 - seat]];
        let mut pen = Pen::new(numbers);
        write_men(mine.count(), &mut pen);
        write_men(&across(self.race.rules.ways, &his), &mut pen);
        for hand in [my_hand, his_hand] {
            pen.share(u16::from(hand), MEN);
        }
        pen.put(gone(mine.total() + my_hand));
        pen.put(gone(his.total() + his_hand));
        for whose in [seat, 1 - seat] {
            pen.share(u16::from(self.race.holes[whose]), HOLES);
        }
        pen.flag(self.race.thrower == seat);
        pen.one_of(Some(self.race.phase as usize), 4);
        self.dice(&mut pen);
    }

    fn returns(&self, gains: &mut [f32]) {
        for (gain, won) in gains.iter_mut().zip(self.race.returns().unwrap_or_default()) {
            *gain = f32::from(won);
        }
    }
}

impl Told<Running> for RaceTable {
    fn state(&self) -> Race {
        self.race
    }

    fn throw_of(&self, id: u16) -> Cast {
        if id < THROWN {
            Cast::First(first_of(id))
        } else if id < THREE_THROWN {
            Cast::Two(TWO[usize::from(id - THROWN)].0)
        } else {
            THREE[usize::from(id - THREE_THROWN)].0
        }
    }

    /// The steps of a play that leaves the men so, those from the rear first.
    fn say(&self, act: Stand, ids: &mut Vec<u16>) {
        if self.play.steps.is_empty() || !lead_to(&self.play, &act, ids) {
            ids.push(NOTHING);
        }
    }
}

/// Adds steps that lead from a play begun to that stand; whether there are any.
fn lead_to(play: &Begun, end: &Stand, ids: &mut Vec<u16>) -> bool {
    for &step in &play.steps {
        let mut then = play.clone();
        let complete = then.step(step);
        ids.push(step_id(step));
        if if complete { then.stand == *end } else { is_behind(&then.stand, end) && lead_to(&then, end, ids) }
        {
            return true;
        }
        ids.pop();
    }
    false
}

/// Whether no man has gone further than some man has to: men only go forward.
fn is_behind(stand: &Stand, end: &Stand) -> bool {
    let mut ahead = i16::from(stand.hand) - i16::from(end.hand);
    ahead >= 0
        && stand.men.count().iter().zip(end.men.count()).all(|(&now, &then)| {
            ahead += i16::from(now) - i16::from(then);
            ahead >= 0
        })
}

/// The men of the other player on one's own way.
fn across(ways: Ways, his: &Men) -> [u8; FLECHES] {
    match ways {
        Ways::HeadOn => reversed(his),
        Ways::HalfALap => {
            let mut men = *his.count();
            men.rotate_left(FLECHES / 2);
            men
        }
    }
}

fn step_id(step: Step) -> u16 {
    FACES_IDS * u16::from(step.start) + u16::from(step.number) - 1
}

fn step_of(id: u16) -> Step {
    let [_, id] = id.to_be_bytes();
    Step { start: id / FACES, number: id % FACES + 1 }
}
