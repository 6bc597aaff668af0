//! The points of the coming throw, exactly, for each of the 21.

use super::game::THROWS;
use crate::Throw;
use crate::men::table;
use crate::trictrac::coup::Coup;
use crate::trictrac::jans::{self, Jans};
use crate::trictrac::legal_plays::LegalPlays;
use crate::trictrac::occupancy::Occupancy;
use crate::trictrac::{COIN, Marking, Partie, RETOUR, lifting};

/// What each throw brings its thrower and gives the adversary. Kept by whoever asks, and used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coming {
    /// By throw, in the order of [`THROWS`]: gained and given, in points or, at toc, in holes.
    pub each: [[u16; 2]; 21],
    legal: LegalPlays,
    jans: Jans,
}

impl Coming {
    /// Works out what the next throw of the thrower of `state` is worth.
    pub fn of(&mut self, state: &Partie) {
        let mut thrown = *state;
        let mut coup = state.coup(Throw::of_cast(0));
        let occupancy = Occupancy::of(&coup);
        let always = lifting::may_begin(&coup) || coup.mine.at(COIN) >= 13;
        let tables = [0, 6, RETOUR].map(|base| Short::of(&coup, base));
        for (place, ([high, low], _)) in THROWS.into_iter().enumerate() {
            let Some(throw) = Throw::new(high, low) else { continue };
            coup.throw = throw;
            thrown.dice = Some(throw);
            if always || tables.iter().any(|short| short.may_fill(&coup)) || !plays_both(&coup, occupancy) {
                self.legal.of(&coup);
            } else {
                self.legal.plays.clear();
                self.legal.unplayed.clear();
            }
            self.each[place] = self.worth(&coup, &thrown);
        }
    }

    /// What the throw on the table is worth, its plays being known as far as they matter.
    fn worth(&mut self, coup: &Coup, thrown: &Partie) -> [u16; 2] {
        let by_points = thrown.marking == Marking::Points;
        self.jans.clear();
        if by_points {
            jans::before_hits(coup, &mut self.jans);
            jans::after_hits(coup, &self.legal, &mut self.jans);
        } else {
            jans::score(coup, &self.legal, &mut self.jans);
        }
        let side = |given| thrown.worth(self.jans.iter().filter(|item| item.jan.to_adversary() == given));
        let [gained, given] = if by_points { jans::points_of_hits(coup) } else { [0, 0] };
        [gained + side(false), given + side(true)]
    }

    /// The mean over the 36 casts of something that each throw brings by what is gained and given.
    pub fn mean(&self, mut worth: impl FnMut([u16; 2]) -> f32) -> f32 {
        let each = self.each.iter().zip(THROWS);
        #[allow(clippy::cast_precision_loss)] // 1 or 2
        let sum: f32 = each.map(|(&each, (_, ways))| ways as f32 * worth(each)).sum();
        sum / 36.0
    }
}

/// What a table lacks to be full.
struct Short {
    fleches: u32,
    men: u32,
}

impl Short {
    fn of(coup: &Coup, base: u8) -> Self {
        let fleches = table(base) & !coup.mine.pairs();
        Self { fleches, men: fleches.count_ones() + (fleches & !coup.mine.some()).count_ones() }
    }

    /// Whether it may be full after the throw: said of every throw that fills or keeps it, and of some others.
    fn may_fill(&self, coup: &Coup) -> bool {
        let (high, low, some) = (coup.throw.high(), coup.throw.low(), coup.mine.some());
        self.men <= 2 && self.fleches & !(some << high | some << low | some << (high + low)) == 0
    }
}

/// Whether both numbers can be played for certain: by two men, neither of them from or to the coin.
fn plays_both(coup: &Coup, occupancy: Occupancy) -> bool {
    let elsewhere = !(1 << COIN);
    let (men, landing) = (coup.mine.some() & elsewhere, occupancy.landing & elsewhere);
    let [by_high, by_low] = [coup.throw.high(), coup.throw.low()].map(|number| men & (landing >> number));
    let either = by_high | by_low;
    by_high != 0 && by_low != 0 && (either.count_ones() > 1 || either & coup.mine.pairs() != 0)
}

#[cfg(test)]
mod tests {
    use rand::Rng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::trictrac::{Phase, Rules, Turn, random_partie};

    #[test]
    fn throws_looked_through_quickly_score_as_the_law_scores_them() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let (mut turn, mut coming, mut compared) = (Turn::default(), Coming::default(), 0);
        for _ in 0..400 {
            let most = rng.random_range(1..60);
            let mut partie = random_partie(Partie::new(Rules::COMMON), &mut rng, &mut turn, most).last;
            if partie.phase == Phase::Over {
                continue;
            }
            partie.phase = Phase::Throw;
            coming.of(&partie);
            for (each, ([high, low], _)) in coming.each.iter().zip(THROWS) {
                let coup = partie.coup(Throw::new(high, low).unwrap());
                let (mut legal, mut jans) = (LegalPlays::default(), Jans::new());
                legal.of(&coup);
                jans::score(&coup, &legal, &mut jans);
                let sum = |given| {
                    jans.iter()
                        .filter(|item| item.jan.to_adversary() == given)
                        .map(|item| u16::from(item.points))
                        .sum::<u16>()
                };
                assert_eq!(*each, [sum(false), sum(true)], "{partie:?} {high}-{low}");
                compared += 1;
            }
        }
        assert!(compared > 5000);
    }
}
