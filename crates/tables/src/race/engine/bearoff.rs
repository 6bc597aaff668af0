//! How many throws it takes to bear off men that are all home: exact, one side by itself, two dice.

use std::sync::{Arc, LazyLock};

use super::casts::{Cast, TWO, share};
use super::two_sided::TwoSided;
use crate::men::OFF;
use crate::race::rules::{Aim, Bearoff as Lifting, Double, Rules};
use crate::race::stand::Stand;

/// The flèches of the last table, by how far they are from the end: 1 to 6.
const FLECHES: u32 = 6;
const MEN: u8 = 15;
/// More throws than any bearing off takes: each brings the men three points on, or takes one off.
const THROWS: usize = 32;

/// Men by distance, four bits each.
pub(crate) type Home = u32;

/// For every way up to so many men can stand at home, the chances of being off after each number of throws, by who
/// wants to be off in as few as can be on the mean.
#[derive(Clone, Debug)]
pub struct Bearoff {
    men: u8,
    chances: Vec<[f32; THROWS]>,
    means: Vec<f32>,
    /// Of few men both sides are known together.
    few: TwoSided,
}

static WHOLE: LazyLock<Arc<Bearoff>> = LazyLock::new(|| Arc::new(Bearoff::new(MEN)));

impl Bearoff {
    /// The tables of up to so many men.
    #[must_use]
    pub fn new(men: u8) -> Self {
        let men = men.min(MEN);
        let mut homes: Vec<Home> = Vec::new();
        all_homes(men, &mut homes);
        homes.sort_by_key(|&home| to_run(home));
        let (chances, means) = (vec![[0.0; THROWS]; homes.len()], vec![0.0; homes.len()]);
        let mut tables = Self { men, chances, means, few: TwoSided::new(men) };
        tables.chances[index(0)][0] = 1.0;
        for &home in &homes[1..] {
            tables.work_out(home);
        }
        tables
    }

    /// The tables of all fifteen men, worked out once.
    #[must_use]
    pub fn whole() -> Arc<Self> {
        WHOLE.clone()
    }

    /// Whether the tables say all of a state: both have all men home, and no double can come of it.
    ///
    /// They are of free lifting. Where what falls exactly must be lifted they are all but exact, since hardly any
    /// position is better played inside; where the inside comes first they do not hold.
    pub(crate) fn tells(rules: &Rules, mine: &Stand, his: &Stand) -> bool {
        let home = |stand: &Stand| stand.hand == 0 && stand.men.outside() == 0;
        let none_off = |stand: &Stand| rules.double == Double::NoneOff && stand.men.total() == MEN;
        rules.dice == 2
            && rules.aim == Aim::BearOff
            && rules.bearoff != Lifting::InsideFirst
            && [mine, his].into_iter().all(|stand| home(stand) && !none_off(stand))
    }

    /// How many throws it takes on the mean; nothing if a man is not home or there are too many.
    #[must_use]
    pub fn mean(&self, stand: &Stand) -> Option<f32> {
        self.home(stand).map(|home| self.means[index(home)])
    }

    /// The chances of who throws next: that he is off first, and none of a double.
    ///
    /// With more men than both sides are known together for, each hurries as if he were alone, which is not always the
    /// best against the other.
    pub(crate) fn word(&self, mine: &Stand, his: &Stand) -> Option<[f32; 3]> {
        let [mine, his] = [self.home(mine)?, self.home(his)?];
        let win = self.few.win(mine, his).unwrap_or_else(|| self.apart(mine, his));
        Some([win, 0.0, 0.0])
    }

    /// The chance of being off first, each side hurrying by itself.
    fn apart(&self, mine: Home, his: Home) -> f32 {
        let [mine, his] = [mine, his].map(|home| &self.chances[index(home)]);
        let (mut slower, mut win) = (1.0, 0.0);
        for throws in 1..THROWS {
            win += mine[throws] * slower;
            slower -= his[throws];
        }
        win
    }

    fn home(&self, stand: &Stand) -> Option<Home> {
        if stand.hand > 0 || stand.men.outside() > 0 || stand.men.total() > self.men {
            return None;
        }
        let at = |distance: u32| Home::from(stand.men.at(OFF - distance.to_le_bytes()[0]));
        Some((1..=FLECHES).fold(0, |home, distance| home | at(distance) << shift(distance)))
    }

    fn work_out(&mut self, home: Home) {
        let (mut chances, mut mean) = ([0.0; THROWS], 1.0);
        for &(cast, ways) in TWO.iter() {
            let Cast::Two([high, low]) = cast else { continue };
            let left = self.best(home, [high, low].map(u32::from));
            let share = share(ways);
            mean += share * self.means[left];
            for (chance, before) in chances[1..].iter_mut().zip(&self.chances[left]) {
                *chance += share * before;
            }
        }
        self.chances[index(home)] = chances;
        self.means[index(home)] = mean;
    }

    /// The place of the men that are left after the best play of a throw.
    fn best(&self, home: Home, dice: [u32; 2]) -> usize {
        let mut best = (f32::INFINITY, 0);
        each_left(home, dice, &mut |left| {
            let place = index(left);
            if self.means[place] < best.0 {
                best = (self.means[place], place);
            }
        });
        best.1
    }
}

/// What the plays of a throw leave of a home, some more than once.
pub(crate) fn each_left(home: Home, [high, low]: [u32; 2], then: &mut dyn FnMut(Home)) {
    if high == low {
        over_again(home, high, 4, FLECHES, then);
        return;
    }
    for [one, two] in [[high, low], [low, high]] {
        each(home, one, FLECHES, &mut |between, _| each(between, two, FLECHES, &mut |left, _| then(left)));
    }
}

fn shift(distance: u32) -> u32 {
    4 * (distance - 1)
}

fn at(home: Home, distance: u32) -> u32 {
    (home >> shift(distance)) & 15
}

pub(crate) fn to_run(home: Home) -> u32 {
    (1..=FLECHES).map(|distance| distance * at(home, distance)).sum()
}

/// Adds every way up to so many men can stand at home.
pub(crate) fn all_homes(men: u8, homes: &mut Vec<Home>) {
    homes_within(FLECHES, men, 0, homes);
}

fn homes_within(distance: u32, men: u8, home: Home, homes: &mut Vec<Home>) {
    if distance == 0 {
        homes.push(home);
        return;
    }
    for here in 0..=men {
        homes_within(distance - 1, men - here, home | Home::from(here) << shift(distance), homes);
    }
}

/// The number of a home among all of them: its men and the gaps between flèches are a choice of 6 among 21.
pub(crate) fn index(home: Home) -> usize {
    let (mut place, mut number) = (0, 0);
    for distance in 1..=FLECHES {
        place += at(home, distance);
        number += CHOICES[place as usize + distance as usize - 1][distance as usize];
    }
    number
}

/// In how many ways some things are chosen among others.
const CHOICES: [[usize; 7]; 22] = {
    let mut choices = [[0; 7]; 22];
    let mut among = 0;
    while among < 22 {
        choices[among][0] = 1;
        let mut some = 1;
        while some < 7 && among > 0 {
            choices[among][some] = choices[among - 1][some - 1] + choices[among - 1][some];
            some += 1;
        }
        among += 1;
    }
    choices
};

/// Every move by a number of a man no farther than `from`, with how far he was; nobody moves once all are off.
fn each(home: Home, number: u32, from: u32, then: &mut impl FnMut(Home, u32)) {
    if home == 0 {
        then(0, 0);
        return;
    }
    let farthest = home.ilog2() / 4 + 1;
    for distance in 1..=from.min(farthest) {
        if at(home, distance) == 0 || (distance < number && distance < farthest) {
            continue;
        }
        let left = home - (1 << shift(distance));
        then(if distance > number { left + (1 << shift(distance - number)) } else { left }, distance);
    }
}

/// A number played so many times, the farther men first: any other order comes to no more.
fn over_again(home: Home, number: u32, times: u8, from: u32, then: &mut dyn FnMut(Home)) {
    if times == 0 || home == 0 {
        then(home);
        return;
    }
    each(home, number, from, &mut |left, distance| over_again(left, number, times - 1, distance, then));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::men::Men;
    use crate::race::engine::tests::{GAMMON, stand};
    use crate::race::numbers::of_dice;
    use crate::race::occupancy::Occupancy;
    use crate::race::reach::Reach;

    fn stands(home: Home) -> Stand {
        let men: Vec<(u8, u8)> =
            (1..=6_u8).map(|far| (OFF - far, at(home, u32::from(far)).to_le_bytes()[0])).collect();
        stand(&men, 0)
    }

    /// The fewest throws on the mean by the generator of the law, every stand looked at.
    fn by_the_law(tables: &Bearoff, home: Home) -> f32 {
        let (from, mut reach) = (stands(home), Reach::default());
        let occupancy =
            Occupancy::of(&GAMMON, &Men::from(crate::Side::try_from([0; 24].as_slice()).unwrap()));
        let mut sum = 0.0;
        for &(cast, ways) in TWO.iter() {
            let Cast::Two(dice) = cast else { continue };
            reach.of(&occupancy, from, &of_dice(&GAMMON, &dice).0, true);
            let left = reach.stands.iter().map(|stand| tables.mean(stand).unwrap());
            sum += share(ways) * left.fold(f32::INFINITY, f32::min);
        }
        1.0 + sum
    }

    #[test]
    fn the_law_reaches_nothing_better() {
        let tables = Bearoff::new(5);
        let mut homes = Vec::new();
        all_homes(5, &mut homes);
        for home in homes.into_iter().skip(1) {
            let (found, law) = (tables.mean(&stands(home)).unwrap(), by_the_law(&tables, home));
            assert!((found - law).abs() < 1e-4, "{home:x}: {found} {law}");
        }
    }

    #[test]
    fn looking_at_the_other_side_changes_little() {
        let tables = Bearoff::new(3);
        let mut homes = Vec::new();
        all_homes(3, &mut homes);
        for &mine in &homes[1..] {
            for &his in &homes[1..] {
                let (together, apart) = (tables.few.win(mine, his).unwrap(), tables.apart(mine, his));
                assert!((together - apart).abs() < 0.02, "{mine:x} {his:x}: {together} {apart}");
            }
        }
    }

    #[test]
    fn one_man_six_from_home_is_off_by_27_casts() {
        // Short of six are 1-2, 1-3, 1-4, 2-3, each in two ways, and ambesas.
        let tables = Bearoff::new(1);
        let [lone, near] = [stand(&[(18, 1)], 0), stand(&[(23, 1)], 0)];
        let [win, ..] = tables.word(&lone, &near).unwrap();
        assert!((win - 27.0 / 36.0).abs() < 1e-6);
    }

    #[test]
    fn every_home_has_its_number_and_its_chances_are_whole() {
        let tables = Bearoff::new(4);
        assert_eq!(tables.chances.len(), 210);
        assert!(tables.chances.iter().all(|chances| (chances.iter().sum::<f32>() - 1.0).abs() < 1e-4));
    }
}
