//! A running game: throws and plays, one partie after another until the holes agreed on are won.

use std::error::Error;
use std::fmt;

use super::numbers::{Numbers, of_dice};
use super::occupancy::Occupancy;
use super::reach::Reach;
use super::rules::{Aim, Double, Rules, ShutOut};
use super::stand::Stand;
use crate::men::{Men, points};
use crate::throw::FACES;

const MEN: u8 = 15;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// One die each.
    FirstDice,
    /// The dice.
    Throw,
    /// The play.
    Play,
    /// Nothing more.
    Over,
}

/// The throw on the table: what it can lead to. Kept by whoever plays, and used again.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    reach: Reach,
    numbers: Numbers,
}

impl Turn {
    /// Where the plays leave the thrower's men, each once.
    #[must_use]
    pub fn stands(&self) -> &[Stand] {
        &self.reach.stands
    }

    /// The numbers of the throw.
    pub(crate) fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// Takes over what the next play of the same throw needs to know.
    pub(crate) fn go_on_from(&mut self, before: &Self) {
        self.numbers.clone_from(&before.numbers);
    }
}

/// An act that the phase does not allow, or a play that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal(pub Phase);

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "that is not legal now (phase: {:?})", self.0)
    }
}

impl Error for Illegal {}

/// A state of the game. Men, hands and holes are by seat, White's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // fields of the law's state
pub struct Race {
    pub rules: Rules,
    pub men: [Men; 2],
    pub hands: [u8; 2],
    pub thrower: usize,
    pub phase: Phase,
    pub again: u8,
    pub holes: [u8; 2],
    pub goal: u8,
    pub double: bool,
}

impl Race {
    /// The first state: the dice decide who throws.
    #[must_use]
    pub fn new(rules: Rules, goal: u8, double: bool) -> Self {
        Self {
            rules,
            men: [rules.start; 2],
            hands: [0, 0],
            thrower: 0,
            phase: Phase::FirstDice,
            again: 0,
            holes: [0, 0],
            goal,
            double,
        }
    }

    pub(crate) fn stand(&self, seat: usize) -> Stand {
        Stand { men: self.men[seat], hand: self.hands[seat], hits: 0 }
    }

    pub(crate) fn occupancy(&self, seat: usize) -> Occupancy {
        Occupancy::of(&self.rules, &self.men[1 - seat])
    }

    fn in_phase(&self, phase: Phase) -> Result<(), Illegal> {
        if self.phase == phase { Ok(()) } else { Err(Illegal(self.phase)) }
    }

    /// One die each for the dé.
    ///
    /// # Errors
    /// When it is decided already.
    pub fn first_dice(&mut self, [white, black]: [u8; 2], turn: &mut Turn) -> Result<(), Illegal> {
        self.in_phase(Phase::FirstDice)?;
        if self.drawn([white, black]) { self.throw(&[white, black], turn) } else { Ok(()) }
    }

    /// Gives the dé to the higher die; whether these dice are also thrown.
    pub(crate) fn drawn(&mut self, [white, black]: [u8; 2]) -> bool {
        if white == black {
            return false;
        }
        self.thrower = usize::from(black > white);
        self.phase = Phase::Throw;
        self.rules.plays_first_dice
    }

    /// The dice fall.
    ///
    /// # Errors
    /// When no dice are waited for, or not these.
    pub fn throw(&mut self, dice: &[u8], turn: &mut Turn) -> Result<(), Illegal> {
        turn.numbers = self.cast(dice)?;
        self.reckon(turn);
        Ok(())
    }

    /// The dice fall: the numbers they give, what these lead to not being worked out.
    pub(crate) fn cast(&mut self, dice: &[u8]) -> Result<Numbers, Illegal> {
        self.in_phase(Phase::Throw)?;
        let faces = dice.iter().all(|face| (1..=FACES).contains(face));
        if dice.len() != usize::from(self.rules.dice) || !faces {
            return Err(Illegal(self.phase));
        }
        let (numbers, again) = of_dice(&self.rules, dice);
        self.again = again;
        self.phase = Phase::Play;
        Ok(numbers)
    }

    fn reckon(&self, turn: &mut Turn) {
        let stand = self.stand(self.thrower);
        turn.reach.of(&self.occupancy(self.thrower), stand, &turn.numbers, self.rules.larger_first);
    }

    /// Plays the men.
    ///
    /// # Errors
    /// When the stand is not one of the turn's.
    pub fn play(&mut self, stand: &Stand, turn: &mut Turn) -> Result<(), Illegal> {
        self.in_phase(Phase::Play)?;
        if !turn.reach.stands.contains(stand) {
            return Err(Illegal(self.phase));
        }
        self.played(*stand, turn);
        Ok(())
    }

    /// Makes a play that is known to be legal.
    pub(crate) fn played(&mut self, stand: Stand, turn: &mut Turn) {
        if self.moved(stand) {
            self.reckon(turn);
        }
    }

    /// Leaves the thrower's men so; whether the same dice are played once more.
    pub(crate) fn moved(&mut self, stand: Stand) -> bool {
        let (me, him) = (self.thrower, 1 - self.thrower);
        let passed = (self.men[me], self.hands[me]) == (stand.men, stand.hand);
        self.men[me] = stand.men;
        self.hands[me] = stand.hand;
        for point in points(self.rules.ways.across(stand.hits)) {
            self.men[him].set(point, 0);
            self.hands[him] += 1;
        }
        if let Some(shut_out) = self.won_by(&stand) {
            self.win(shut_out);
        } else if self.is_null(passed) {
            self.phase = Phase::Over;
        } else if self.again > 0 && !passed {
            self.again -= 1;
            return true;
        } else {
            self.thrower = him;
            self.phase = Phase::Throw;
            self.again = 0;
        }
        false
    }

    /// Whether who has just played has won, and if so whether by shutting the other out.
    fn won_by(&self, stand: &Stand) -> Option<bool> {
        if self.rules.aim == Aim::Plein {
            return stand.men.full(6).then_some(false);
        }
        if stand.men.all_off() && stand.hand == 0 {
            return Some(false);
        }
        let loser = self.stand(1 - self.thrower);
        let shuts = stand.hits != 0 && self.rules.shut_out != ShutOut::Off;
        (shuts && u32::from(loser.hand) > loser.entries_left()).then_some(true)
    }

    fn is_double(&self, shut_out: bool) -> bool {
        let loser = self.stand(1 - self.thrower);
        let none_off = loser.men.total() + loser.hand == MEN;
        match self.rules.double {
            Double::Never => false,
            Double::NotHome => none_off && (loser.hand > 0 || loser.men.outside() > 0),
            Double::NoneOff => none_off,
            Double::ShutOut => {
                let sparing = self.rules.shut_out == ShutOut::SimpleWithoutEntry && loser.entries_left() == 0;
                shut_out && !sparing
            }
        }
    }

    fn is_null(&self, passed: bool) -> bool {
        if self.rules.aim == Aim::Plein {
            return !self.men.iter().any(|men| men.can_make(6));
        }
        passed && ![0, 1].into_iter().any(|seat| self.occupancy(seat).any_move(&self.stand(seat)))
    }

    fn win(&mut self, shut_out: bool) {
        let holes = 1 + u8::from(self.double && self.is_double(shut_out));
        self.holes[self.thrower] = self.holes[self.thrower].saturating_add(holes);
        self.again = 0;
        if self.holes[self.thrower] >= self.goal {
            self.phase = Phase::Over;
            return;
        }
        self.men = [self.rules.start; 2];
        self.hands = [0, 0];
        self.phase = if self.rules.winner_has_dice { Phase::Throw } else { Phase::FirstDice };
    }

    /// What each seat wins: one, two for a double where one hole is played for, nothing from a null partie.
    #[must_use]
    pub fn returns(&self) -> Option<[i8; 2]> {
        if self.phase != Phase::Over {
            return None;
        }
        let Some(winner) = self.holes.iter().position(|&holes| holes >= self.goal) else {
            return Some([0, 0]);
        };
        let stakes = if self.goal == 1 && self.holes[winner] > 1 { 2 } else { 1 };
        Some(if winner == 0 { [stakes, -stakes] } else { [-stakes, stakes] })
    }
}
