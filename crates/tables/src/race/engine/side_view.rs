//! What one player's men are like, put in numbers: what hand-made weights weigh and nets see besides the men.

use std::sync::LazyLock;

use super::casts::{Cast, TWO, share};
use super::escape::escapes;
use super::shots::{Danger, danger};
use crate::men::{BOARD, HOME, points, table};
use crate::race::numbers::of_dice;
use crate::race::occupancy::{Occupancy, Starts};
use crate::race::reach::Reach;
use crate::race::rules::{Aim, Contact, Rules};
use crate::race::stand::Stand;

/// What the numbers are called, in their order; each is about one at most.
pub const NAMES: [&str; 22] = [
    "to_run", "off", "in_hand", "case", "standing", "run", "home", "shut", "entry", "risk", "hit", "lost",
    "escape", "held", "movers", "stuck", "courier", "tete", "flat", "able", "missing", "fills",
];

/// The numbers of one side.
pub(crate) type View = [f32; NAMES.len()];

pub(crate) const MEN: f32 = 15.0;

/// Both players' stands: the one looked at, and the other.
pub(crate) struct Two<'a> {
    pub rules: &'a Rules,
    pub mine: &'a Stand,
    pub his: &'a Stand,
}

impl Two<'_> {
    /// The numbers of my side, in the order of their names. `awaits` is whether he throws next.
    pub(crate) fn view(&self, awaits: bool) -> View {
        let Self { rules, mine, his } = *self;
        let shots = if awaits { danger(rules, mine, his) } else { Danger::default() };
        let [movers, stuck] = self.freedom();
        let [flat, able, missing, fills] = self.towards_plein();
        let men = &mine.men;
        [
            to_run(mine) / 100.0,
            (MEN - f32::from(men.total() + mine.hand)) / MEN,
            f32::from(mine.hand) / 3.0,
            count(men.pairs()) / 6.0,
            count(men.some()) / 10.0,
            longest(self.closing()).powi(2) / 36.0,
            count(self.closing() & table(HOME)) / 6.0,
            self.shut() / 6.0,
            count(!men.some() & table(0)).min(2.0) / 2.0,
            if awaits { self.risk() / 24.0 } else { 0.0 },
            shots.hit,
            shots.lost / 24.0,
            self.rear_escapes(),
            self.held_up(),
            movers,
            stuck,
            f32::from(u8::from(rules.courier && mine.courier_home())),
            if rules.one_a_fleche == 0 { 0.0 } else { f32::from(men.at(11)) / 10.0 },
            flat,
            able,
            missing,
            fills,
        ]
    }

    /// My flèches that are closed to him.
    pub(crate) fn closing(&self) -> u32 {
        if self.rules.contact == Contact::Block { self.mine.men.some() } else { self.mine.men.pairs() }
    }

    /// The flèches closed to me, along my own way.
    pub(crate) fn closed(&self) -> u32 {
        let there = Two { rules: self.rules, mine: self.his, his: self.mine };
        self.rules.ways.across(there.closing())
    }

    /// His men in hand, each for every entry that a case of mine closes.
    pub(crate) fn shut(&self) -> f32 {
        let cases = self.rules.ways.across(self.mine.men.pairs());
        f32::from(self.his.hand) * count(cases & table(0))
    }

    /// The points each lone man has run, times the chance that he is hit were every passage open.
    pub(crate) fn risk(&self) -> f32 {
        if self.rules.contact != Contact::Hit {
            return 0.0;
        }
        let hunters = (u64::from(self.his.men.some()) << 1) | u64::from(self.his.hand > 0);
        let one = |point: u8| {
            let prey = self.rules.ways.across(1 << point).trailing_zeros() + 1;
            let near = (1..=prey.min(12)).filter(|&far| hunters & (1 << (prey - far)) != 0);
            f32::from(point + 1) * reached(near.fold(0, |set, far| set | 1 << far))
        };
        points(self.mine.men.alone()).map(one).sum()
    }

    /// The share of casts by which my last man gets on.
    pub(crate) fn rear_escapes(&self) -> f32 {
        if self.mine.hand > 0 || self.mine.men.all_off() {
            return 0.0;
        }
        rear(self.mine).map_or(0.0, |rear| escapes(rear, self.closed()))
    }

    /// My men that have some of his before them, each by how hard it is to get past.
    pub(crate) fn held_up(&self) -> f32 {
        let closed = self.closed();
        let held = |point: u8| f32::from(self.mine.men.at(point)) * (1.0 - escapes(point, closed));
        let behind = self.mine.men.some() & ((1 << HOME) - 1);
        points(behind).map(held).sum::<f32>() / MEN
    }

    /// How many flèches have a man that can move, number by number, and the numbers that nobody can play.
    pub(crate) fn freedom(&self) -> [f32; 2] {
        let occupancy = Occupancy::of(self.rules, &self.his.men);
        let (mut movers, mut stuck) = (0.0, 0.0);
        for number in 1..=6 {
            let able = match occupancy.starts(self.mine, number) {
                Starts::Hand(_) => 1.0,
                Starts::Board { moving, lifted } => count(moving | lifted),
            };
            movers += able;
            stuck += f32::from(u8::from(able == 0.0));
        }
        [movers / 36.0, stuck / 6.0]
    }

    /// How far the second table is filled, whether it still can be, how many men it lacks, and the share of casts that
    /// fill it.
    fn towards_plein(&self) -> [f32; 4] {
        if self.rules.aim != Aim::Plein {
            return [0.0; 4];
        }
        let men = &self.mine.men;
        let second = table(6);
        let flat = count(men.some() & second) + count(men.pairs() & second) / 2.0;
        let missing = 12.0 - count(men.some() & second) - count(men.pairs() & second);
        let able = men.can_make(6);
        let fills = if able && missing <= 4.0 { self.filling(missing) } else { 0.0 };
        [flat / 9.0, f32::from(u8::from(able)), missing / 12.0, fills]
    }

    /// The share of casts that fill the second table, which lacks so many men.
    fn filling(&self, missing: f32) -> f32 {
        let occupancy = Occupancy::of(self.rules, &self.his.men);
        let (some, short) = (self.mine.men.some(), table(6) & !self.mine.men.pairs());
        let mut reach = Reach::default();
        let mut fills = |[high, low]: [u8; 2]| {
            let reached = if high == low {
                some << high | some << (2 * high) | some << (3 * high) | some << (4 * high)
            } else {
                some << high | some << low | some << (high + low)
            };
            if short & !reached != 0 || (high != low && missing > 2.0) {
                return false;
            }
            let (numbers, _) = of_dice(self.rules, &[high, low]);
            reach.of(&occupancy, *self.mine, &numbers, self.rules.larger_first);
            reach.stands.iter().any(|stand| stand.men.full(6))
        };
        let filling = |&&(cast, _): &&(Cast, u32)| matches!(cast, Cast::Two(dice) if fills(dice));
        share(TWO.iter().filter(filling).map(|(_, ways)| ways).sum())
    }
}

/// The points all men have still to run; one in hand comes in on the first flèche by an ace.
pub(crate) fn to_run(stand: &Stand) -> f32 {
    let each = |(point, &men): (u16, &u8)| u16::from(men) * (24 - point);
    let on_board: u16 = (0..).zip(stand.men.count()).map(each).sum();
    f32::from(on_board + u16::from(stand.hand) * 25)
}

/// The flèche of the last man on the board.
pub(crate) fn rear(stand: &Stand) -> Option<u8> {
    points(stand.men.some()).next()
}

pub(crate) fn count(set: u32) -> f32 {
    #[allow(clippy::cast_precision_loss)] // at most 24
    let count = (set & BOARD).count_ones() as f32;
    count
}

/// The longest row of flèches without a gap.
pub(crate) fn longest(mut set: u32) -> f32 {
    let mut rows = 0_u8;
    while set != 0 {
        set &= set << 1;
        rows += 1;
    }
    f32::from(rows)
}

/// The share of casts that make one of the distances, given as bits, by a die or both together.
fn reached(distances: u32) -> f32 {
    REACHED[(distances >> 1) as usize]
}

/// The same for every set of distances up to twelve.
static REACHED: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let makes = |distances: u32, cast: Cast| {
        let Cast::Two([high, low]) = cast else { return false };
        distances & (1 << high | 1 << low | 1 << (high + low)) != 0
    };
    let casts =
        |distances: u32| TWO.iter().filter(|&&(cast, _)| makes(distances, cast)).map(|(_, ways)| ways).sum();
    (0..1 << 12).map(|set: u32| share(casts(set << 1))).collect()
});
