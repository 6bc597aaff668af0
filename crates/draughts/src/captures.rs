//! Captures: what is jumped, how far, and which of them must be made.
//!
//! A piece is jumped once at most and lifted only when the move is over, so that it stops what comes to it again; an
//! empty square may be passed as often as one likes. Source: MAN rules VII-X, XX-XXIII; METZ rules V, VI, XII.

use crate::board::{Bits, Damier, Way, squares};
use crate::movement::{KingGoes, Law, Precedence};
use crate::position::{Move, Position};

/// What a piece counts when captures are compared: number first, kings taken or taking next.
const PIECE: u32 = 64;

/// Adds the captures that must be made to the list, which must be empty.
#[inline(always)]
pub(crate) fn captures<L: Law, const WHITE: bool>(law: L, position: &Position, list: &mut Vec<Move>) {
    let hunters = hunters::<L, WHITE>(law, position);
    if hunters != 0 {
        hunt::<L, WHITE>(law, position, hunters, list);
    }
}

/// The pieces of the player to move that can take something.
#[inline(always)]
pub(crate) fn hunters<L: Law, const WHITE: bool>(law: L, position: &Position) -> Bits {
    let movement = law.movement();
    let empty = movement.damier.all() & !(position.mine | position.theirs);
    let men = position.mine & !position.kings;
    let kings = position.mine & position.kings;
    let mut found = 0;
    for &way in movement.taking(WHITE) {
        found |= before_prey(movement.damier, position.theirs, empty, way) & men;
    }
    if kings != 0 {
        for &way in movement.royal() {
            let near = before_prey(movement.damier, position.theirs, empty, way);
            found |= kings & far_before(law, near, empty, way);
        }
    }
    found
}

/// The squares next to a piece that could be jumped that way.
#[inline(always)]
fn before_prey(damier: Damier, prey: Bits, empty: Bits, way: Way) -> Bits {
    damier.step(damier.step(empty, way.back()) & prey, way.back())
}

/// Those squares, with the ones farther off from which a king comes to them.
#[inline(always)]
fn far_before<L: Law>(law: L, near: Bits, empty: Bits, way: Way) -> Bits {
    let movement = law.movement();
    match movement.king_goes {
        KingGoes::OneStep => near,
        KingGoes::Flying | KingGoes::FlyingAllWays => {
            let open = movement.damier.flood(near & empty, empty, way.back());
            near | movement.damier.step(open, way.back())
        }
    }
}

fn hunt<L: Law, const WHITE: bool>(law: L, position: &Position, hunters: Bits, list: &mut Vec<Move>) {
    let movement = law.movement();
    let prey = position.theirs;
    let empty = movement.damier.all() & !(position.mine | prey);
    let mut hunt = Hunt { law, theirs: prey, kings: position.kings, from: 0, free: 0, best: PIECE, list };
    let by_king = u32::from(movement.precedence == Precedence::MostByKing);
    for from in squares(hunters & !position.kings) {
        hunt.begin(from, empty);
        hunt.beside::<WHITE, false>(1 << from, prey, 0);
    }
    for from in squares(hunters & position.kings) {
        hunt.begin(from, empty);
        match movement.king_goes {
            KingGoes::OneStep => hunt.beside::<WHITE, true>(1 << from, prey, by_king),
            KingGoes::Flying | KingGoes::FlyingAllWays => hunt.along(from, None, prey, by_king),
        }
    }
}

/// The search for the captures that count most, piece by piece.
struct Hunt<'a, L> {
    law: L,
    theirs: Bits,
    kings: Bits,
    from: u32,
    /// The empty squares, with the one the piece has left.
    free: Bits,
    best: u32,
    list: &'a mut Vec<Move>,
}

impl<L: Law> Hunt<'_, L> {
    #[inline(always)]
    fn begin(&mut self, from: u32, empty: Bits) {
        self.from = from;
        self.free = empty | 1 << from;
    }

    /// Jumps neighbours, `prey` being what has not been jumped yet.
    fn beside<const WHITE: bool, const KING: bool>(&mut self, at: Bits, prey: Bits, worth: u32) {
        let movement = self.law.movement();
        for &way in if KING { movement.royal() } else { movement.taking(WHITE) } {
            let over = movement.damier.step(at, way) & prey;
            let land = movement.damier.step(over, way) & self.free;
            if land != 0 {
                self.beside::<WHITE, KING>(land, prey & !over, worth + self.worth(over));
            }
        }
        self.keep(at.trailing_zeros(), prey, worth);
    }

    /// Jumps along lines, but neither on nor back on the line it `came`.
    fn along(&mut self, at: u32, came: Option<Way>, prey: Bits, worth: u32) {
        for &way in self.law.movement().royal() {
            if came.is_none_or(|came| way != came && way != came.back()) {
                self.jump(at, way, prey, worth);
            }
        }
    }

    /// Jumps the first piece met that way, if it can be, and goes on from wherever it may land.
    fn jump(&mut self, at: u32, way: Way, prey: Bits, worth: u32) {
        let damier = self.law.movement().damier;
        let hit = damier.ray(at, way) & !self.free;
        let over = Damier::first(hit, way);
        if hit == 0 || prey >> over & 1 == 0 {
            return;
        }
        let beyond = damier.ray(over, way);
        let landings = Damier::before(beyond, beyond & !self.free, way);
        if landings == 0 {
            return;
        }
        let (prey, worth) = (prey & !(1 << over), worth + self.worth(1 << over));
        // What is next on the line is jumped alike from every landing.
        self.jump(over, way, prey, worth);
        for land in squares(landings) {
            self.along(land, Some(way), prey, worth);
            self.keep(land, prey, worth);
        }
    }

    /// What taking that piece adds.
    #[inline(always)]
    fn worth(&self, over: Bits) -> u32 {
        match self.law.movement().precedence {
            Precedence::Most | Precedence::MostByKing => PIECE,
            Precedence::MostThenStrongest => PIECE + u32::from(over & self.kings != 0),
        }
    }

    /// Keeps the capture if none counts more, and forgets those that count less.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // a square is a number below 64
    fn keep(&mut self, to: u32, prey: Bits, worth: u32) {
        if worth < self.best {
            return;
        }
        if worth > self.best {
            self.best = worth;
            self.list.clear();
        }
        let found = Move { from: self.from as u8, to: to as u8, taken: self.theirs & !prey };
        if !self.may_come_twice(worth) || !self.list.contains(&found) {
            self.list.push(found);
        }
    }

    /// Whether another route may have led to a capture of that worth: not before the line can close.
    #[inline(always)]
    fn may_come_twice(&self, worth: u32) -> bool {
        let jumps = if self.law.movement().royal().len() == Way::ALL.len() { 2 } else { 3 };
        worth >= jumps * PIECE
    }
}
