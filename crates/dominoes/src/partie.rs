//! A party of dominoes and the states it goes through.

use std::error::Error;
use std::fmt;

use arrayvec::ArrayVec;

use crate::counting::{Coup, Ending, Scores, count, ended, fewest};
use crate::rules::{Accord, Aim, NextLead, Rules};
use crate::tiles::{Tile, Tiles};

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Who leads first is to be drawn.
    Lead,
    /// Who leads is to shuffle.
    Shuffle,
    /// Dés are taken.
    Deal,
    /// Dés are laid.
    Play,
    /// Nothing more.
    Over,
}

/// A dé laid: its inner half to the end that shows that number, its outer half left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Laying {
    /// The number that touches the line.
    pub inner: u8,
    /// The number left open.
    pub outer: u8,
}

/// An act that the phase does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal(pub Phase);

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "that is not legal now (phase: {:?})", self.0)
    }
}

impl Error for Illegal {}

/// A state of the party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // fields of the law's state
pub struct Partie {
    pub rules: Rules,
    pub accord: Accord,
    pub phase: Phase,
    pub turn: usize,
    pub leader: usize,
    pub scores: [u16; 4],
    /// The open numbers, left and right; none before a dé is laid.
    pub ends: Option<[u8; 2]>,
    pub(crate) hands: [Tiles; 4],
    pub(crate) laid: Tiles,
    pub(crate) boudes: usize,
}

impl Partie {
    /// The first state: who leads is to be drawn, or has been agreed on. Nothing if so many cannot play so.
    #[must_use]
    pub fn new(rules: Rules, accord: Accord, leader: Option<usize>) -> Option<Self> {
        let fits = (2..=4).contains(&accord.players)
            && (1..=14).contains(&accord.tiles)
            && accord.tiles * u32::try_from(accord.players).ok()? <= 28
            && leader.is_none_or(|seat| seat < accord.players);
        fits.then(|| Self {
            rules,
            accord,
            phase: if leader.is_some() { Phase::Shuffle } else { Phase::Lead },
            turn: leader.unwrap_or(0),
            leader: leader.unwrap_or(0),
            scores: [0; 4],
            ends: None,
            hands: [Tiles::default(); 4],
            laid: Tiles::default(),
            boudes: 0,
        })
    }

    /// What each player holds.
    #[must_use]
    pub fn hands(&self) -> &[Tiles] {
        &self.hands[..self.accord.players]
    }

    /// What is left to take.
    #[must_use]
    pub fn untaken(&self) -> Tiles {
        self.hands().iter().fold(Tiles::ALL, |left, hand| left.without(*hand)).without(self.laid)
    }

    fn in_phase(&self, phase: Phase) -> Result<(), Illegal> {
        if self.phase == phase { Ok(()) } else { Err(Illegal(self.phase)) }
    }

    fn right_of(&self, seat: usize) -> usize {
        (seat + 1) % self.accord.players
    }

    /// Who leads first is drawn.
    ///
    /// # Errors
    /// When it is known already, or there is no such seat.
    pub fn lead(&mut self, seat: usize) -> Result<(), Illegal> {
        self.in_phase(Phase::Lead)?;
        if seat >= self.accord.players {
            return Err(Illegal(self.phase));
        }
        (self.turn, self.leader, self.phase) = (seat, seat, Phase::Shuffle);
        Ok(())
    }

    /// Who is to lead shuffles.
    ///
    /// # Errors
    /// When there is nothing to shuffle for.
    pub fn shuffle(&mut self) -> Result<(), Illegal> {
        self.in_phase(Phase::Shuffle)?;
        self.hands = [Tiles::default(); 4];
        self.laid = Tiles::default();
        (self.ends, self.boudes, self.phase) = (None, 0, Phase::Deal);
        Ok(())
    }

    /// A dé is taken by whoever is next to take, the leader last.
    ///
    /// # Errors
    /// When none is to be taken, or not this one.
    pub fn take(&mut self, tile: Tile) -> Result<(), Illegal> {
        self.in_phase(Phase::Deal)?;
        if !self.untaken().has(tile) {
            return Err(Illegal(self.phase));
        }
        let mut taker = self.right_of(self.leader);
        while taker != self.leader && self.hands[taker].len() == self.accord.tiles {
            taker = self.right_of(taker);
        }
        self.hands[taker].add(tile);
        if self.hands[self.leader].len() == self.accord.tiles {
            self.phase = Phase::Play;
        }
        Ok(())
    }

    /// Every way of laying one of the dés of who is at turn, in the order of the law; none where he boudes.
    #[must_use]
    pub fn layings(&self) -> ArrayVec<Laying, 28> {
        let hand = self.hands[self.turn];
        let mut found = ArrayVec::new();
        let Some([left, right]) = self.ends else {
            found.extend(hand.into_iter().map(|tile| Laying { inner: tile.high(), outer: tile.low() }));
            return found;
        };
        let (low, high) = (left.min(right), left.max(right));
        for tile in hand.and(Tiles::with(low).and_those(Tiles::with(high))) {
            for number in [low, high].into_iter().take(if low == high { 1 } else { 2 }) {
                if tile.high() == number || tile.low() == number {
                    found.push(Laying { inner: number, outer: tile.beyond(number) });
                }
            }
        }
        found
    }

    /// Lays a dé.
    ///
    /// # Errors
    /// When it does not fit, or is not held.
    pub fn lay(&mut self, laying: Laying) -> Result<(), Illegal> {
        self.in_phase(Phase::Play)?;
        let tile = Tile::new(laying.inner, laying.outer).filter(|_| self.layings().contains(&laying));
        let tile = tile.ok_or(Illegal(self.phase))?;
        self.laid(laying, tile);
        Ok(())
    }

    /// The open numbers once a dé is laid so.
    pub(crate) fn ends_after(&self, laying: Laying) -> [u8; 2] {
        match self.ends {
            None => [laying.inner, laying.outer],
            Some([left, right]) if right == laying.inner => [left, laying.outer],
            Some([_, right]) => [laying.outer, right],
        }
    }

    /// How many dés are in the hands.
    pub(crate) fn held(&self) -> u32 {
        self.hands().iter().map(|hand| hand.len()).sum()
    }

    /// Lays a dé that is known to fit, or says that none does.
    pub(crate) fn go_on(&mut self, laying: Option<Laying>) {
        match laying.and_then(|laying| Tile::new(laying.inner, laying.outer).map(|tile| (laying, tile))) {
            Some((laying, tile)) => self.laid(laying, tile),
            None => self.bouded(),
        }
    }

    /// The same, the party staying as it is.
    pub(crate) fn after(&self, laying: Option<Laying>) -> Self {
        let mut then = *self;
        then.go_on(laying);
        then
    }

    fn laid(&mut self, laying: Laying, tile: Tile) {
        self.hands[self.turn].remove(tile);
        self.laid.add(tile);
        self.boudes = 0;
        self.ends = Some(self.ends_after(laying));
        if self.hands[self.turn].is_empty() {
            self.close(self.turn, false);
        } else if self.shut() {
            self.close(fewest(self.hands(), self.leader, self.rules), true);
        } else {
            self.turn = self.right_of(self.turn);
        }
    }

    /// Says that nothing fits.
    ///
    /// # Errors
    /// When something does.
    pub fn boude(&mut self) -> Result<(), Illegal> {
        self.in_phase(Phase::Play)?;
        if !self.layings().is_empty() {
            return Err(Illegal(self.phase));
        }
        self.bouded();
        Ok(())
    }

    fn bouded(&mut self) {
        self.boudes += 1;
        if self.boudes == self.accord.players {
            self.close(fewest(self.hands(), self.leader, self.rules), true);
        } else {
            self.turn = self.right_of(self.turn);
        }
    }

    /// Whether every dé of either open number lies in the line.
    fn shut(&self) -> bool {
        let lies = |number: u8| Tiles::with(number).and(self.laid) == Tiles::with(number);
        self.ends.is_some_and(|ends| ends.into_iter().all(lies))
    }

    fn close(&mut self, winner: usize, closed: bool) {
        let mut scores: Scores = self.scores;
        count(&Coup { hands: self.hands(), winner, closed }, self.rules, &mut scores);
        self.scores = scores;
        self.leader = match self.rules.next_lead {
            NextLead::Right => self.right_of(self.leader),
            NextLead::Winner => winner,
        };
        self.turn = self.leader;
        self.phase =
            if ended(scores, self.rules, &self.accord).is_some() { Phase::Over } else { Phase::Shuffle };
    }

    /// What each seat wins, in stakes; nothing while the party goes on.
    #[must_use]
    pub fn returns(&self) -> Option<ArrayVec<f64, 4>> {
        if self.phase != Phase::Over {
            return None;
        }
        let seats = 0..self.accord.players;
        let Ending::Alone(side) = ended(self.scores, self.rules, &self.accord)? else {
            let gain = |seat: usize| f64::from(self.scores[seat]) - f64::from(self.accord.goal);
            return Some(seats.map(gain).collect());
        };
        let alone = |seat: usize| self.rules.side(seat) == side;
        let (mut winners, mut losers) = (0.0, 0.0);
        for seat in seats.clone() {
            *(if alone(seat) { &mut winners } else { &mut losers }) += 1.0;
        }
        let sign = if self.rules.aim == Aim::Last { -1.0 } else { 1.0 };
        Some(seats.map(|seat| sign * if alone(seat) { losers / winners } else { -1.0 }).collect())
    }
}
