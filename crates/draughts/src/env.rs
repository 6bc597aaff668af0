//! Draughts as an environment: `academie.games.draughts.encoding` is the specification.

use academie_env::{Chance, Environment, Pen, Stage};

use crate::board::{Bits, Damier};
use crate::limits::may_offer;
use crate::partie::{Act, Partie, Phase};
use crate::position::{Colour, Move};

/// The squares of the larger damier; on the smaller only the first are used.
const SQUARES: u16 = 50;
const TAKES: u16 = SQUARES * SQUARES;
const OFFER: u16 = TAKES + SQUARES;
const CROWN: u16 = OFFER + 1;
const REFUSE: u16 = OFFER + 2;
const LEAVE: u16 = OFFER + 3;
const ACTIONS: usize = LEAVE as usize + 1;
const FEATURES: usize = 260;

const LIMIT: f32 = 64.0;
const QUIET: f32 = 50.0;
const TIMES: f32 = 5.0;

/// A game, with what was said of a capture that takes more ids than one.
#[derive(Clone, Debug)]
pub struct DraughtsTable {
    partie: Partie,
    said: Vec<u16>,
}

impl DraughtsTable {
    /// The environment that begins with this state.
    #[must_use]
    pub fn new(partie: Partie) -> Self {
        Self { partie, said: Vec::new() }
    }

    /// The game as it stands.
    #[must_use]
    pub(crate) fn partie(&self) -> &Partie {
        &self.partie
    }

    /// Adds the ids by which a legal move is said: where it goes and, of captures alike in that, squares that only it takes.
    pub(crate) fn say(&self, made: Move, ids: &mut Vec<u16>) {
        let mut table = Self { said: vec![self.id_of(made)], ..self.clone() };
        let takes = self.places(made.taken, self.partie.position().turn);
        let mut telling = Vec::new();
        while table.left().nth(1).is_some() {
            telling.clear();
            table.telling(&mut telling);
            let Some(&id) = telling.iter().find(|&&id| takes >> (id - TAKES) & 1 == 1) else { break };
            table.said.push(id);
        }
        ids.append(&mut table.said);
    }

    fn damier(&self) -> Damier {
        self.partie.rules().movement.damier
    }

    /// The squares as a player counts them from 0, a bit each.
    fn places(&self, bits: Bits, seat: Colour) -> u64 {
        let damier = self.damier();
        damier.compact(if seat == Colour::White { bits } else { damier.turned(bits) }) >> 1
    }

    fn place(&self, square: u8) -> u16 {
        let damier = self.damier();
        let number = damier.number_of(u32::from(square));
        let own =
            if self.partie.position().turn == Colour::White { number - 1 } else { damier.squares() - number };
        u16::try_from(own).unwrap_or(0)
    }

    fn id_of(&self, made: Move) -> u16 {
        SQUARES * self.place(made.from) + self.place(made.to)
    }

    /// The moves that what was said leaves, with what they take.
    fn left(&self) -> impl Iterator<Item = (Move, u64)> {
        let turn = self.partie.position().turn;
        let first = self.said.first().copied();
        let takes = self.said.iter().skip(1).fold(0, |set, id| set | 1 << (id - TAKES));
        let moves = self.partie.legal().iter().copied();
        moves
            .filter(move |&made| first.is_none_or(|id| self.id_of(made) == id))
            .map(move |made| (made, self.places(made.taken, turn)))
            .filter(move |&(_, taken)| taken & takes == takes)
    }

    /// The ids of the squares that tell the captures left apart.
    fn telling(&self, ids: &mut Vec<u16>) {
        let (some, all) =
            self.left().fold((0, u64::MAX), |(some, all), (_, taken)| (some | taken, all & taken));
        ids.extend((0..SQUARES).filter(|place| (some & !all) >> place & 1 == 1).map(|place| TAKES + place));
    }

    /// What was said of a capture, as the player finds the squares.
    fn shown(&self, seat: Colour) -> u64 {
        let Some((&first, takes)) = self.said.split_first() else { return 0 };
        let own = [first / SQUARES, first % SQUARES].into_iter().chain(takes.iter().map(|id| id - TAKES));
        let last = u16::try_from(self.damier().squares()).unwrap_or(SQUARES) - 1;
        let turn = self.partie.position().turn;
        own.fold(0, |set, place| set | 1 << if turn == seat { place } else { last - place })
    }

    fn apply(&mut self, act: Act) {
        self.said.clear();
        if let Some(next) = self.partie.apply(act) {
            self.partie = next;
        }
    }
}

fn colour(seat: usize) -> Colour {
    if seat == 0 { Colour::White } else { Colour::Black }
}

fn narrow(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

impl Environment for DraughtsTable {
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
        self.partie.actor().map_or(Stage::Over, |colour| Stage::Act(colour as usize))
    }

    fn legal(&self, ids: &mut Vec<u16>) {
        let partie = &self.partie;
        if partie.ending().is_some() {
            return;
        }
        if !self.said.is_empty() {
            return self.telling(ids);
        }
        if partie.phase() == Phase::Offered {
            return ids.extend([CROWN, REFUSE]);
        }
        ids.extend(partie.legal().iter().map(|&made| self.id_of(made)));
        ids.sort_unstable();
        ids.dedup();
        if partie.phase() == Phase::Refused {
            ids.push(LEAVE);
        } else if may_offer(partie.position(), partie.rules(), partie.accord()) {
            ids.push(OFFER);
        }
    }

    fn act(&mut self, id: u16) {
        match id {
            OFFER => self.apply(Act::OffrirDeDamer),
            CROWN => self.apply(Act::LaisserDamer),
            REFUSE => self.apply(Act::RefuserDeDamer),
            LEAVE => self.apply(Act::QuitterRemise),
            _ => {
                self.said.push(id);
                let mut left = self.left();
                let only = left.next().filter(|_| left.next().is_none());
                drop(left);
                if let Some((made, _)) = only {
                    self.apply(Act::Move(made));
                }
            }
        }
    }

    fn chances(&self, _: &mut Vec<(u16, u32)>) {}

    fn falls(&self, _: &mut Chance) -> u16 {
        0
    }

    fn fall(&mut self, _: u16) {}

    fn observe(&self, seat: usize, numbers: &mut [f32]) {
        let (partie, me) = (&self.partie, colour(seat));
        let position = partie.position();
        let mut pen = Pen::new(numbers);
        for pieces in [position.of(me), position.of(me.other())] {
            pen.set(self.places(pieces & !position.kings, me), usize::from(SQUARES));
            pen.set(self.places(pieces & position.kings, me), usize::from(SQUARES));
        }
        pen.set(self.shown(me), usize::from(SQUARES));
        pen.flag(position.turn == me);
        pen.one_of(Some(partie.phase() as usize), 4);
        for whose in [me, me.other()] {
            let left = partie.limit().filter(|limit| limit.lone == whose).map_or(0, |limit| limit.left);
            pen.share(narrow(left as usize), LIMIT);
        }
        pen.share(narrow(partie.quiet() as usize), QUIET);
        pen.share(narrow(partie.seen().iter().filter(|&seen| seen == position).count()), TIMES);
        pen.flag(partie.ending().is_some());
    }

    fn returns(&self, gains: &mut [f32]) {
        let winner = self.partie.ending().and_then(|ending| ending.winner.or(self.partie.accord().remise));
        for (gain, seat) in gains.iter_mut().zip([Colour::White, Colour::Black]) {
            *gain = winner.map_or(0.0, |winner| if winner == seat { 1.0 } else { -1.0 });
        }
    }
}
