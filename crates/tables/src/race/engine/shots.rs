//! Which lone men the next throw can hit, and what that costs.

use super::casts::{Cast, TWO, share};
use crate::men::{BOARD, points};
use crate::race::rules::{Contact, Rules};
use crate::race::stand::Stand;

/// What lone men have to fear of the adversary's next throw, two dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Danger {
    /// The share of casts that can hit one.
    pub hit: f32,
    /// The share of casts that can hit one of several.
    pub several: f32,
    /// The points lost on the mean, the dearest man a throw can hit counting.
    pub lost: f32,
}

/// The board as the hunter finds it, along his own way.
struct Hunt {
    some: u32,
    hand: u8,
    prey: u32,
    closed: u32,
    entry_closed: u32,
}

/// The danger to the prey's lone men. Passages are closed as they are; that a throw must be played whole is not asked.
pub(crate) fn danger(rules: &Rules, prey: &Stand, hunter: &Stand) -> Danger {
    let alone = prey.men.alone();
    if rules.contact != Contact::Hit || alone == 0 {
        return Danger::default();
    }
    let closed = rules.ways.across(prey.men.pairs());
    let some = hunter.men.some();
    let hunt = Hunt {
        some,
        hand: hunter.hand,
        prey: rules.ways.across(alone),
        closed: closed | (some & rules.one_a_fleche),
        entry_closed: if rules.enter_on_own { closed } else { closed | some },
    };
    let mut danger = Danger::default();
    for &(cast, ways) in TWO.iter() {
        let Cast::Two(dice) = cast else { continue };
        let hit = rules.ways.across(hunt.hit_by(dice));
        if hit != 0 {
            let dearest = f32::from(points(hit).last().unwrap_or(0) + 1);
            let share = share(ways);
            danger.hit += share;
            danger.several += if hit.count_ones() > 1 { share } else { 0.0 };
            danger.lost += share * dearest;
        }
    }
    danger
}

impl Hunt {
    /// The men that these dice can hit, one or another.
    fn hit_by(&self, [high, low]: [u8; 2]) -> u32 {
        if high == low {
            return self.walk(&[high; 4]);
        }
        self.walk(&[high, low]) | self.walk(&[low, high])
    }

    /// What can be hit by playing the numbers in this order.
    fn walk(&self, numbers: &[u8]) -> u32 {
        // Those that have moved as far as the numbers have carried one man, and all who may set out.
        let (mut ahead, mut all, mut hand, mut hit) = (self.some, self.some, self.hand, 0);
        for &number in numbers {
            if hand > 0 {
                let entry = (1 << (number - 1)) & !self.entry_closed;
                if entry == 0 {
                    continue;
                }
                hit |= entry & self.prey;
                hand -= 1;
                all |= entry;
                ahead = all;
                continue;
            }
            let landed = ((ahead | all) << number) & BOARD & !self.closed;
            hit |= landed & self.prey;
            ahead = landed;
        }
        hit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::engine::tests::{GAMMON, stand};

    fn shots(distance: u8, closed: &[u8]) -> f32 {
        // A hunter on his tenth flèche; the prey faces him, and its cases stand where they are numbered along his way.
        let hunter = stand(&[(9, 1)], 0);
        let mut prey = vec![(23 - 9 - distance, 1)];
        prey.extend(closed.iter().map(|&point| (23 - point, 2)));
        danger(&GAMMON, &stand(&prey, 0), &hunter).hit
    }

    #[test]
    fn a_man_alone_at_each_distance_is_hit_by_as_many_casts_as_every_player_knows() {
        for (distance, casts) in
            [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (12, 3)]
        {
            assert!(
                (shots(distance, &[]) - share(casts)).abs() < 1e-5,
                "{distance}: {}",
                shots(distance, &[])
            );
        }
    }

    #[test]
    fn two_men_alone_share_the_casts_that_hit_either() {
        // At one and at two before the hunter: by 20 casts one or the other, by un-deux and both doublets either.
        let prey = stand(&[(23 - 10, 1), (23 - 11, 1)], 0);
        let found = danger(&GAMMON, &prey, &stand(&[(9, 1)], 0));
        assert!((found.hit - share(20)).abs() < 1e-5, "{found:?}");
        assert!((found.several - share(3)).abs() < 1e-5, "{found:?}");
    }

    #[test]
    fn a_closed_passage_stops_what_would_pass_by_it() {
        // Six at a distance of six: 17 casts; with the flèches at one, two and three closed, only sixes, four-deux and
        // cinq-un by their other number.
        assert!((shots(6, &[10, 11, 12]) - share(15)).abs() < 1e-5, "{}", shots(6, &[10, 11, 12]));
    }

    #[test]
    fn a_man_in_hand_must_enter_before_others_hit() {
        let hunter = stand(&[(9, 1)], 1);
        // The prey stands six before the man on the board, and every entry is closed.
        let mut men = vec![(23 - 15, 1)];
        men.extend((18..24).map(|point| (point, 2)));
        assert!(danger(&GAMMON, &stand(&men, 0), &hunter).hit.abs() < 1e-6);
    }
}
