//! The board as one throw finds it, and the steps a man can make on it by one number.

use super::rules::{Aim, Bearoff, Contact, Entry, Rules};
use super::stand::Stand;
use crate::men::{BOARD, HOME, Men, OFF};

/// Where the adversary's men let one stand: they do not move meanwhile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occupancy {
    /// The flèches that are open, as far as one goes.
    open: u32,
    /// The adverse men that are hit where one comes.
    pub blots: u32,
    lifts: bool,
    enter_on_own: bool,
    entry: Entry,
    bearoff: Bearoff,
    courier: bool,
    /// The flèches that hold no more than one man of one's own.
    pub alone: u32,
}

/// Starts of men that may move by one number.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Starts {
    /// A man in hand comes in on that flèche.
    Hand(u8),
    /// Those men move to a flèche, those others off the board.
    Board { moving: u32, lifted: u32 },
}

impl Occupancy {
    pub(crate) fn of(rules: &Rules, his: &Men) -> Self {
        let closed = if rules.contact == Contact::Block { his.some() } else { his.pairs() };
        let lifts = rules.aim == Aim::BearOff;
        let reach = if lifts { BOARD } else { 0xfff };
        Self {
            open: reach & !rules.ways.across(closed),
            blots: if rules.contact == Contact::Hit { rules.ways.across(his.alone()) } else { 0 },
            lifts,
            enter_on_own: rules.enter_on_own,
            entry: rules.must_enter,
            bearoff: rules.bearoff,
            courier: rules.courier,
            alone: rules.one_a_fleche,
        }
    }

    /// Whether some men are bound: the order of moves then matters more than usual.
    pub(crate) fn binds(&self, stand: &Stand) -> bool {
        self.alone != 0 || (self.courier && !stand.courier_home()) || self.lifts_in_order(stand)
    }

    /// Whether a man may be lifted in this throw, even a doublet, and the law says which comes first.
    fn lifts_in_order(&self, stand: &Stand) -> bool {
        self.bearoff != Bearoff::Free && self.lifts && stand.men.outside() + stand.hand <= 3
    }

    /// Whether the law limits entering for a player with more men in hand than open entries; if so, whether he
    /// may enter none at all.
    pub(crate) fn waits(&self, stand: &Stand) -> Option<bool> {
        let entries = (self.open & !stand.men.some() & 0x3f).count_ones();
        let bound = self.entry != Entry::Every && !self.enter_on_own;
        (bound && u32::from(stand.hand) > entries).then_some(self.entry == Entry::AtWill)
    }

    /// Whether a man may be lifted before two numbers are played.
    pub(crate) fn lifts_soon(&self, stand: &Stand) -> bool {
        self.lifts && stand.men.outside() <= 1
    }

    /// Who may move by `number`.
    pub(crate) fn starts(&self, stand: &Stand, number: u8) -> Starts {
        let some = stand.men.some();
        if stand.hand > 0 {
            let end = number - 1;
            let own = !self.enter_on_own && some & (1 << end) != 0;
            return if self.open & (1 << end) != 0 && !own {
                Starts::Hand(end)
            } else {
                Starts::Board { moving: 0, lifted: 0 }
            };
        }
        let bound = self.courier && !stand.courier_home();
        let able = if bound { some & (u32::MAX << some.ilog2()) } else { some };
        let open = self.open & !(some & self.alone);
        let (moving, lifted) = (able & (open >> number), self.lifted(some, number));
        match self.bearoff {
            Bearoff::Exact if lifted & (1 << (OFF - number)) != 0 => {
                Starts::Board { moving: 0, lifted: 1 << (OFF - number) }
            }
            Bearoff::InsideFirst if moving != 0 => Starts::Board { moving, lifted: 0 },
            _ => Starts::Board { moving, lifted },
        }
    }

    /// Who may leave the board by `number`: all being home, who goes exactly, or the farthest if he goes beyond.
    fn lifted(&self, some: u32, number: u8) -> u32 {
        if !self.lifts || some == 0 || some.trailing_zeros() < u32::from(HOME) {
            return 0;
        }
        let farthest = some & some.wrapping_neg();
        let beyond = (u32::MAX << (OFF - number)) & BOARD;
        (some & (1 << (OFF - number))) | (farthest & beyond)
    }

    /// The stand after the man of `start` has moved by `number`.
    pub(crate) fn moved(&self, stand: &Stand, start: u8, number: u8) -> Stand {
        stand.moved(start, (start + number).min(OFF), self.blots)
    }

    /// Whether somebody can move by some number.
    pub(crate) fn any_move(&self, stand: &Stand) -> bool {
        (1..=6).any(|number| self.may_play(stand, number))
    }

    /// Whether somebody can move by that number.
    pub(crate) fn may_play(&self, stand: &Stand, number: u8) -> bool {
        match self.starts(stand, number) {
            Starts::Hand(_) => true,
            Starts::Board { moving, lifted } => moving | lifted != 0,
        }
    }
}
