//! What nets see of a game of hitting, phase by phase: while the sides meet, and once they have passed.

use super::escape::past;
use super::inputs::{WOOD, both_men, lead, meet};
use super::shots::danger;
use super::side_view::{MEN, Two, count, longest, rear, to_run};
use crate::men::{HOME, points, table};
use crate::race::rules::Rules;
use crate::race::stand::Stand;

/// How many numbers tell of each side while they meet, and once they have passed.
const CONTACT: usize = 38;
const RACE: usize = 6;
/// The men, the lead, and the numbers of each side.
const fn inputs(numbers: usize) -> usize {
    WOOD + 1 + 2 * numbers
}

/// The phases with how many inputs they have.
pub(crate) const PHASES: [(&str, usize); 2] = [("contact", inputs(CONTACT)), ("race", inputs(RACE))];

/// The inputs of a state, those of its phase only.
pub(crate) fn encode(rules: &Rules, mine: &Stand, his: &Stand, set: &mut impl FnMut(usize, f32)) {
    let met = meet(rules, mine, his);
    let first = if met { 0 } else { PHASES[0].1 };
    both_men(mine, his, first, set);
    set(first + WOOD, lead(mine, his));
    let mut place = first + WOOD + 1;
    for two in [Two { rules, mine, his }, Two { rules, mine: his, his: mine }] {
        let (meeting, passed);
        let numbers: &[f32] = if met {
            meeting = contact(&two);
            &meeting
        } else {
            passed = race(two.mine);
            &passed
        };
        for &number in numbers {
            set(place, number);
            place += 1;
        }
    }
}

/// The numbers of a side that the other is past.
fn race(mine: &Stand) -> [f32; RACE] {
    let [few, some, many] = off(mine);
    [to_run(mine) / 100.0, few, some, many, f32::from(mine.men.outside()) / MEN, to_home(mine) / 60.0]
}

/// The numbers of a side that still meets the other.
fn contact(two: &Two<'_>) -> [f32; CONTACT] {
    let Two { rules, mine, his } = *two;
    let men = &mine.men;
    let (closing, closed) = (two.closing(), two.closed());
    let shots = danger(rules, mine, his);
    let [few, some, many] = off(mine);
    let [movers, stuck] = two.freedom();
    let barred = (count(closed & table(0)) / 6.0).powi(2);
    let [anchors, foremost, hindmost] = anchors(men.pairs());
    let [walled, walled_in] = walls(rules.ways.across(closing), his);
    let alone = men.alone();
    [
        to_run(mine) / 100.0,
        few,
        some,
        many,
        f32::from(mine.hand.min(1)),
        f32::from(mine.hand.saturating_sub(1).min(1)),
        f32::from(mine.hand.saturating_sub(2)) / 2.0,
        count(men.pairs()) / 6.0,
        count(alone) / 5.0,
        count(alone & table(HOME)) / 3.0,
        longest(closing).powi(2) / 36.0,
        densest(closing).powi(2) / 36.0,
        count(closing & table(HOME)) / 6.0,
        two.shut() / 6.0,
        barred,
        if mine.hand > 0 { barred } else { 0.0 },
        two.risk() / 24.0,
        shots.hit,
        shots.several,
        shots.lost / 24.0,
        two.rear_escapes(),
        past(closed),
        two.held_up(),
        movers,
        stuck,
        in_first_table(mine) / 4.0,
        anchors / 3.0,
        foremost / 6.0,
        hindmost / 6.0,
        walled,
        walled.powi(2),
        walled_in,
        straggling(mine) / 400.0,
        spare(mine) / 60.0,
        deep(mine) / 6.0,
        to_pass(rules, mine, his) / 100.0,
        to_home(mine) / 60.0,
        f32::from(men.outside() + mine.hand) / MEN,
    ]
}

/// The men off: of the first five, of the next and of the last.
fn off(stand: &Stand) -> [f32; 3] {
    let off = MEN - f32::from(stand.men.total() + stand.hand);
    [0.0, 5.0, 10.0].map(|before| (off - before).clamp(0.0, 5.0) / 5.0)
}

/// The points to run until all men are home, where no double is lost any more.
fn to_home(stand: &Stand) -> f32 {
    let each = |(point, &men): (u16, &u8)| u16::from(men) * u16::from(HOME).saturating_sub(point);
    let on_board: u16 = (0..).zip(stand.men.count()).map(each).sum();
    f32::from(on_board + u16::from(stand.hand) * (u16::from(HOME) + 1))
}

/// The men that have not left the first table.
fn in_first_table(stand: &Stand) -> f32 {
    f32::from(stand.men.count()[..6].iter().sum::<u8>() + stand.hand)
}

/// The cases held where the adversary brings his men home: how many, how far on the foremost and the hindmost are.
fn anchors(pairs: u32) -> [f32; 3] {
    let held = pairs & table(0);
    if held == 0 {
        return [0.0; 3];
    }
    let far = |point: u32| count((1 << (point + 1)) - 1);
    [count(held), far(held.ilog2()), far(held.trailing_zeros())]
}

/// The most flèches held of any six in a row.
fn densest(closing: u32) -> f32 {
    (0..=HOME).map(|base| count(closing & table(base))).fold(0.0, f32::max)
}

/// How hard it is to get past the flèches closed to the other, numbered along his way: wherever he stands worst before
/// his last table, and from where his last man stands.
fn walls(closed: u32, his: &Stand) -> [f32; 2] {
    let last = if his.hand > 0 { 0 } else { rear(his).map_or(HOME, |rear| rear + 1) };
    let worst = |from: u8| (from..HOME - 2).map(|start| 1.0 - past(closed >> start)).fold(0.0, f32::max);
    [worst(0), worst(last)]
}

/// The squares of how far men are behind the mean of all, on the mean.
fn straggling(stand: &Stand) -> f32 {
    let total = f32::from(stand.men.total().max(1));
    let mean = (to_run(stand) - f32::from(stand.hand) * 25.0) / total;
    let behind =
        |(point, &here): (u8, &u8)| f32::from(here) * (f32::from(24 - point) - mean).max(0.0).powi(2);
    (0..).zip(stand.men.count()).map(behind).sum::<f32>() / total
}

/// The points that men beyond the second of a flèche and single ones can run before they are home.
fn spare(stand: &Stand) -> f32 {
    let each = |(point, &men): (u16, &u8)| {
        let spared = if men == 1 { 1 } else { men.saturating_sub(2) };
        u16::from(spared) * u16::from(HOME).saturating_sub(point)
    };
    f32::from((0..).zip(stand.men.count()).map(each).sum::<u16>())
}

/// The men on the last three flèches, where they hold nothing up.
fn deep(stand: &Stand) -> f32 {
    f32::from(stand.men.count()[21..].iter().sum::<u8>())
}

/// The points to run until all men are past the last of the adversary's.
fn to_pass(rules: &Rules, mine: &Stand, his: &Stand) -> f32 {
    let theirs = rules.ways.across(his.men.some());
    let farthest = if his.hand > 0 { 24 } else { theirs.checked_ilog2().unwrap_or(0) };
    let each = |point: u8| {
        let left = u16::try_from(farthest).unwrap_or(0).saturating_sub(u16::from(point));
        f32::from(u16::from(mine.men.at(point)) * left)
    };
    let in_hand = f32::from(mine.hand) * 24.0;
    points(mine.men.some()).map(each).sum::<f32>() + in_hand
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::engine::tests::{GAMMON, stand};

    fn seen(mine: &Stand, his: &Stand) -> Vec<(usize, f32)> {
        let mut seen = Vec::new();
        encode(&GAMMON, mine, his, &mut |input, value| seen.push((input, value)));
        seen
    }

    #[test]
    fn every_input_is_of_its_phase() {
        let (contact, race) = (PHASES[0].1, PHASES[1].1);
        let start = stand(&[(0, 2), (11, 5), (16, 3), (18, 5)], 0);
        let home = stand(&[(18, 5), (20, 10)], 0);
        let far = stand(&[(10, 15)], 0);
        assert!(seen(&start, &start).iter().all(|&(input, _)| input < contact));
        assert!(
            seen(&home, &start).iter().all(|&(input, _)| input < contact),
            "men of the start stand behind"
        );
        let passed = seen(&home, &stand(&[(12, 15)], 0));
        assert!(passed.iter().all(|&(input, _)| (contact..contact + race).contains(&input)), "{passed:?}");
        assert!(
            seen(&far, &stand(&[(20, 15)], 1)).iter().all(|&(input, _)| input < contact),
            "one is in hand"
        );
    }

    #[test]
    fn a_full_wall_lets_nobody_past() {
        let six = stand(&[(12, 2), (13, 2), (14, 2), (15, 2), (16, 2), (17, 2)], 0);
        let closed = GAMMON.ways.across(six.men.pairs());
        assert!(walls(closed, &stand(&[(0, 2)], 0)).iter().all(|wall| (wall - 1.0).abs() < 1e-6));
        let [worst, his] = walls(closed, &stand(&[(12, 2)], 0));
        assert!(worst > 0.99 && his < 0.5, "{worst} {his}");
    }

    #[test]
    fn what_is_left_to_run_is_counted() {
        let two = stand(&[(10, 1), (18, 3)], 1);
        assert!((to_home(&two) - 27.0).abs() < 1e-6);
        assert!((spare(&two) - 8.0).abs() < 1e-6);
        // The other's last man stands on his sixth flèche, which is the nineteenth of this way.
        assert!((to_pass(&GAMMON, &two, &stand(&[(5, 1)], 0)) - (8.0 + 24.0)).abs() < 1e-6);
        let same = |found: [f32; 3], told: [f32; 3]| {
            found.iter().zip(told).all(|(one, two)| (one - two).abs() < 1e-6)
        };
        assert!(same(off(&two), [1.0, 1.0, 0.0]));
        assert!(same(anchors(0b10_0100), [2.0, 6.0, 3.0]));
    }
}
