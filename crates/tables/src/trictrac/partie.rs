//! A partie: the order of a coup, and what it goes through, points being marked for both.

use std::error::Error;
use std::fmt;

use super::COIN;
use super::coup::{Coup, Past};
use super::jans::{self, Jan, Jans, Manner, Scored, price};
use super::legal_plays::LegalPlays;
use super::play::Play;
use super::pleins;
use super::rules::{FirstDoublet, FirstThrow, GrandeBredouille, MarqueEndedBy, RefaitFalls, Rules};
use super::score::Score;
use crate::Throw;
use crate::men::Men;

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// So many holes; who has them has won.
    Partie,
    /// One marqué of trictrac à écrire, won by going away.
    Marque,
}

/// How what a throw scores is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marking {
    /// In points, twelve a hole: trictrac.
    Points,
    /// In holes: toc.
    Holes {
        /// Whether *la double* goes: two holes by a doublet or by more façons than one.
        double: bool,
        /// Whether each event has its own hole; else a throw has one, or two, in all.
        each: bool,
        /// Whether a number that cannot be played gives a hole.
        impuissance: bool,
    },
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// One die each.
    FirstDice,
    /// The dice.
    Throw,
    /// Whether the thrower keeps his petit jan or takes his coin.
    Undertake,
    /// Whether the thrower, having made a hole, stays.
    Hold,
    /// The play.
    Play,
    /// Nothing more.
    Over,
}

/// The throw on the table: what can be played and what it scores. Kept by whoever plays, and used again.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    legal: LegalPlays,
    jans: Jans,
}

impl Turn {
    /// The legal plays, in no order; of the throw as a whole until the phase is [`Phase::Play`].
    #[must_use]
    pub fn plays(&self) -> &[Play] {
        self.legal.plays()
    }

    /// What the throw scores.
    #[must_use]
    pub fn scored(&self) -> &[Scored] {
        &self.jans
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

/// A state of the partie. Men, pasts and marks are by seat, White's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // fields of the law's state
pub struct Partie {
    pub rules: Rules,
    pub men: [Men; 2],
    pub score: Score,
    pub thrower: usize,
    pub phase: Phase,
    pub dice: Option<Throw>,
    pub pasts: [Past; 2],
    pub takes_coin: bool,
    pub due: u16,
    pub rencontre: Option<Throw>,
    pub form: Form,
    pub goal: u16,
    pub keeps_dice: Option<usize>,
    pub marking: Marking,
}

impl Partie {
    /// The first state: the dice decide who throws.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            men: [Men::stacked(); 2],
            score: Score::default(),
            thrower: 0,
            phase: Phase::FirstDice,
            dice: None,
            pasts: [Past::default(); 2],
            takes_coin: false,
            due: 0,
            rencontre: None,
            form: Form::Partie,
            goal: u16::from(rules.holes_to_win),
            keeps_dice: None,
            marking: Marking::Points,
        }
    }

    pub(crate) fn coup(&self, throw: Throw) -> Coup {
        let (me, him) = (self.thrower, 1 - self.thrower);
        Coup {
            mine: self.men[me],
            his: self.men[him],
            throw,
            rules: self.rules,
            my_past: self.pasts[me],
            his_past: self.pasts[him],
            rencontre: self.rencontre,
        }
    }

    /// By how many holes a seat leads.
    pub(crate) fn lead_of(&self, seat: usize) -> f32 {
        f32::from(self.score.holes[seat]) - f32::from(self.score.holes[1 - seat])
    }

    fn in_phase(&self, phase: Phase) -> Result<(), Illegal> {
        if self.phase == phase { Ok(()) } else { Err(Illegal(self.phase)) }
    }

    /// One die each for the first throw.
    ///
    /// # Errors
    /// When the first throw is decided already.
    pub fn first_dice(&mut self, [white, black]: [u8; 2], turn: &mut Turn) -> Result<(), Illegal> {
        self.in_phase(Phase::FirstDice)?;
        let dice = Throw::new(white, black).ok_or(Illegal(self.phase))?;
        if white == black {
            if self.rules.first_doublet == FirstDoublet::Other {
                self.thrower = 1 - self.thrower;
            }
            return Ok(());
        }
        self.thrower = usize::from(black > white);
        self.phase = Phase::Throw;
        match self.rules.first_throw {
            FirstThrow::RightOnly => Ok(()),
            FirstThrow::PlaysIt => self.throw(dice, turn),
        }
    }

    /// The dice fall; what they score is marked, unless the thrower must first say what he undertakes.
    ///
    /// # Errors
    /// When no dice are waited for.
    pub fn throw(&mut self, dice: Throw, turn: &mut Turn) -> Result<(), Illegal> {
        self.in_phase(Phase::Throw)?;
        let coup = self.coup(dice);
        turn.legal.of(&coup);
        jans::score(&coup, &turn.legal, &mut turn.jans);
        let first = self.pasts.iter().all(|past| past.throws == 0);
        self.rencontre = (self.rules.jan_de_rencontre && first).then_some(dice);
        let past = &mut self.pasts[self.thrower];
        past.throws = (past.throws + 1).min(3);
        self.dice = Some(dice);
        self.takes_coin = false;
        if may_break_for_coin(&coup, turn) {
            self.phase = Phase::Undertake;
        } else {
            self.mark(&coup, turn);
        }
        Ok(())
    }

    /// The thrower keeps his petit jan, or takes his coin and marks nothing for it.
    ///
    /// # Errors
    /// When he has nothing to undertake.
    pub fn undertake(&mut self, coin: bool, turn: &mut Turn) -> Result<(), Illegal> {
        self.in_phase(Phase::Undertake)?;
        let dice = self.dice.ok_or(Illegal(self.phase))?;
        self.takes_coin = coin;
        if coin {
            turn.jans.retain(|item| item.manner != Some(Manner::Passing));
        }
        self.mark(&self.coup(dice), turn);
        Ok(())
    }

    /// Marks the thrower's gains; what he gives is due once he has played.
    fn mark(&mut self, coup: &Coup, turn: &mut Turn) {
        let mine = self.worth(turn.jans.iter().filter(|item| !item.jan.to_adversary()));
        let due = self.worth(turn.jans.iter().filter(|item| item.jan.to_adversary()));
        keep_dutiful(coup, self.takes_coin, turn);
        self.phase = Phase::Play;
        self.due = due;
        self.gain(self.thrower, mine, true);
    }

    /// What one side has of a throw, in points or in holes.
    pub(crate) fn worth<'a>(&self, items: impl Iterator<Item = &'a Scored>) -> u16 {
        let Marking::Holes { double, each, impuissance } = self.marking else {
            return items.map(|item| u16::from(item.points)).sum();
        };
        let doublet = self.dice.is_some_and(Throw::doublet);
        let holes = |facons: u8| if double && (doublet || facons > 1) { 2 } else { 1 };
        let counted = items.filter(|item| impuissance || item.jan != Jan::NombreNonJoue);
        let mut facons = counted.map(|item| item.facons.max(1));
        if each {
            return facons.map(holes).sum();
        }
        facons.next().map_or(0, |first| holes(first + facons.sum::<u8>()))
    }

    /// Marks what a side has; if it makes a hole the thrower may go away, or the partie is over.
    pub(crate) fn gain(&mut self, seat: usize, worth: u16, may_leave: bool) {
        let holes = match self.marking {
            Marking::Points => {
                let cap = (self.form == Form::Partie).then_some(self.goal);
                self.score.gain(seat, worth, cap)
            }
            // At the first hole all that a throw made is shown.
            Marking::Holes { .. } => {
                self.score.add_holes(seat, worth, if self.goal == 1 { u16::MAX } else { self.goal })
            }
        };
        if holes == 0 {
            return;
        }
        let won = self.form == Form::Partie && self.score.holes[seat] >= self.goal;
        if won || self.refait_at_once() {
            self.phase = Phase::Over;
            self.dice = None;
            self.due = 0;
        } else if may_leave {
            self.phase = Phase::Hold;
        }
    }

    /// After a hole: stays, and plays the throw.
    ///
    /// # Errors
    /// When there is nothing to hold.
    pub fn hold(&mut self) -> Result<(), Illegal> {
        self.in_phase(Phase::Hold)?;
        self.phase = Phase::Play;
        if self.men[self.thrower].all_off() {
            self.finish();
        }
        Ok(())
    }

    /// After a hole: goes away; points are wiped and the men go back to the talons.
    ///
    /// # Errors
    /// When there is nothing to go away with.
    pub fn go_away(&mut self) -> Result<(), Illegal> {
        self.in_phase(Phase::Hold)?;
        self.score.go_away();
        let ends = self.ends_marque();
        self.new_releve();
        if ends {
            self.phase = Phase::Over;
        }
        Ok(())
    }

    /// Whether the thrower ends the marqué by going away.
    fn ends_marque(&self) -> bool {
        let [white, black] = self.score.holes;
        let most = white.max(black);
        let holds = self.score.holes[self.thrower] == most;
        self.form == Form::Marque
            && most >= self.goal
            && (holds || self.rules.marque_ended_by == MarqueEndedBy::Anyone)
    }

    /// Whether the holes just made are a refait already.
    fn refait_at_once(&self) -> bool {
        let [white, black] = self.score.holes;
        self.form == Form::Marque
            && self.rules.refait_falls == RefaitFalls::AtOnce
            && white == black
            && white >= self.goal
    }

    fn new_releve(&mut self) {
        self.thrower = self.keeps_dice.unwrap_or(self.thrower);
        self.men = [Men::stacked(); 2];
        self.pasts = [Past::default(); 2];
        self.phase = Phase::Throw;
        self.dice = None;
        self.takes_coin = false;
        self.due = 0;
        self.rencontre = None;
    }

    /// Plays the men.
    ///
    /// # Errors
    /// When the play is not one of the turn's.
    pub fn play(&mut self, play: Play, turn: &Turn) -> Result<(), Illegal> {
        self.in_phase(Phase::Play)?;
        if !turn.legal.plays.contains(&play) {
            return Err(Illegal(self.phase));
        }
        self.played(play);
        Ok(())
    }

    /// Makes a play that is known to be legal.
    pub(crate) fn played(&mut self, play: Play) {
        let seat = self.thrower;
        self.men[seat] = self.men[seat].moved(play.moves());
        self.pasts[seat].coin_held |= self.men[seat].at(COIN) >= 2;
        if self.men[seat].all_off() {
            let points = self.dice.map_or(0, price);
            let worth = self.worth([Scored::new(Jan::Sortie, points, 0)].iter());
            self.gain(seat, worth, true);
            if self.phase != Phase::Play {
                return;
            }
        }
        self.finish();
    }

    /// The adversary marks what the throw gave him; then he throws, unless a relevé begins.
    fn finish(&mut self) {
        self.gain(1 - self.thrower, self.due, false);
        if self.phase == Phase::Over {
            return;
        }
        if self.men[self.thrower].all_off() {
            self.new_releve();
            return;
        }
        self.thrower = 1 - self.thrower;
        self.phase = Phase::Throw;
        self.dice = None;
        self.takes_coin = false;
        self.due = 0;
    }

    /// Works the throw on the table out again, for a state that comes without its turn.
    pub fn look_again(&self, turn: &mut Turn) {
        let Some(dice) = self.dice else { return };
        let mut coup = self.coup(dice);
        coup.my_past.throws = coup.my_past.throws.saturating_sub(1);
        turn.legal.of(&coup);
        jans::score(&coup, &turn.legal, &mut turn.jans);
        if self.takes_coin {
            turn.jans.retain(|item| item.manner != Some(Manner::Passing));
        }
        if self.phase != Phase::Undertake {
            keep_dutiful(&coup, self.takes_coin, turn);
        }
    }

    /// What each seat wins: the stakes, or nothing from a refait. Nothing while the game goes on.
    #[must_use]
    pub fn returns(&self) -> Option<[i8; 2]> {
        if self.phase != Phase::Over {
            return None;
        }
        let [white, black] = self.score.holes;
        if white == black {
            return Some([0, 0]);
        }
        let winner = usize::from(black > white);
        let stakes = self.stakes(winner);
        Some(if winner == 0 { [stakes, -stakes] } else { [-stakes, stakes] })
    }

    fn stakes(&self, winner: usize) -> i8 {
        if let Marking::Holes { double, .. } = self.marking {
            return if double && self.goal == 1 && self.score.holes[winner] > 1 { 2 } else { 1 };
        }
        let double = self.form == Form::Partie
            && match self.rules.grande_bredouille {
                GrandeBredouille::Off => false,
                GrandeBredouille::NoneTaken => self.score.holes[1 - winner] == 0,
                GrandeBredouille::Run => self.score.runs[winner] >= self.goal,
            };
        if double { 2 } else { 1 }
    }
}

/// Whether the petit jan, to be kept only by passing a man, may be broken to take the coin instead.
fn may_break_for_coin(coup: &Coup, turn: &Turn) -> bool {
    coup.rules.petit_jan_coin_exception
        && turn.jans.iter().any(|item| item.manner == Some(Manner::Passing))
        && turn.legal.plays.iter().any(|&play| takes_coin(coup, play))
}

fn takes_coin(coup: &Coup, play: Play) -> bool {
    coup.mine.at(COIN) == 0 && play.arriving(COIN) == 2
}

/// Keeps the plays that make good what was marked: who can fill or keep a plein must.
fn keep_dutiful(coup: &Coup, coin: bool, turn: &mut Turn) {
    if coin {
        turn.legal.plays.retain(|play| takes_coin(coup, *play));
        return;
    }
    let duty = turn.jans.iter().find(|item| matches!(item.jan, Jan::Remplir | Jan::Conserver | Jan::Pile));
    match duty.map(|item| item.table) {
        Some(Some(base)) => turn.legal.plays.retain(|play| pleins::makes(coup, *play, base)),
        Some(None) => turn.legal.plays.retain(|play| coup.mine.moved(play.moves()).at(COIN) == 15),
        None => {}
    }
}
