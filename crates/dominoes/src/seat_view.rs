//! What one player may know of a coup: his own hand, the line, and what the others have said and shown.

use crate::partie::{Partie, Phase};
use crate::record::Turn;
use crate::rules::{Accord, Rules};
use crate::tiles::{Tile, Tiles};

/// The hands of all seats, those there are not being empty.
pub(crate) type Hands = [Tiles; 4];

/// A party as the player at turn sees it while dés are laid. Nothing in it depends on what is hidden from him.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// By which law.
    pub rules: Rules,
    /// Agreed on how.
    pub accord: Accord,
    /// The accounts of the sides.
    pub scores: [u16; 4],
    /// Who led the coup.
    pub leader: usize,
    /// Who looks, and is to play.
    pub seat: usize,
    /// What he holds.
    pub hand: Tiles,
    /// What lies in the line.
    pub laid: Tiles,
    /// Its open numbers.
    pub ends: Option<[u8; 2]>,
    /// How many have boudé since a dé was laid.
    pub boudes: usize,
    /// How many dés each holds.
    pub sizes: [u32; 4],
    /// The dés each can no longer hold, by what he has said.
    pub denied: Hands,
    /// The dés each is known to hold.
    pub shown: Hands,
    /// What was played in this coup, in order; empty where it is not known.
    pub record: Vec<Turn>,
}

impl SeatView {
    /// The dés whose place he does not know.
    pub(crate) fn hidden(&self) -> Tiles {
        let seen = self.others().fold(self.hand, |seen, seat| seen.and_those(self.shown[seat]));
        Tiles::ALL.without(seen).without(self.laid)
    }

    /// The other players.
    pub(crate) fn others(&self) -> impl Iterator<Item = usize> + Clone {
        let seat = self.seat;
        (0..self.accord.players).filter(move |&other| other != seat)
    }

    /// How many dés are in the hands.
    pub(crate) fn held(&self) -> u32 {
        self.sizes[..self.accord.players].iter().sum()
    }

    /// Whether so many dés can be where they are said to be.
    #[must_use]
    pub fn can_be(&self) -> bool {
        let players = self.accord.players;
        if !(2..=4).contains(&players) || self.seat >= players || self.leader >= players {
            return false;
        }
        let held = |seat: usize| if seat == self.seat { self.hand } else { self.shown[seat] };
        let places = || (0..players).map(held).chain([self.laid]);
        let apart = places().fold(Tiles::default(), Tiles::and_those).len() == places().map(Tiles::len).sum();
        let taken: u32 = self.sizes[..players].iter().sum();
        self.sizes[self.seat] == self.hand.len()
            && self.record.iter().all(|turn| turn.seat < players)
            && self.others().all(|seat| self.sizes[seat] >= self.shown[seat].len())
            && taken + self.laid.len() <= Tiles::ALL.len()
            && apart
    }

    /// The party if the hands are those.
    pub(crate) fn dealt(&self, hands: Hands) -> Partie {
        Partie {
            rules: self.rules,
            accord: self.accord,
            phase: Phase::Play,
            turn: self.seat,
            leader: self.leader,
            scores: self.scores,
            ends: self.ends,
            hands,
            laid: self.laid,
            boudes: self.boudes,
        }
    }

    /// The coup before anything was laid, if the hands are those now.
    pub(crate) fn begun(&self, mut hands: Hands) -> Partie {
        for turn in &self.record {
            if let Some(tile) = turn.laying.and_then(|laid| Tile::new(laid.inner, laid.outer)) {
                hands[turn.seat].add(tile);
            }
        }
        let laid = Tiles::default();
        Partie { turn: self.leader, ends: None, laid, boudes: 0, ..self.dealt(hands) }
    }
}
