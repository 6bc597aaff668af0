//! Parties by every combination of the switches, what is legal mixed with what is not: nothing panics, and the set
//! stays whole.

use academie_dominoes::{
    Accord, Aim, BlockScore, Charge, Laying, LeaderTie, NextLead, Partie, Phase, Rules, Tile,
};
use rand::{Rng, seq::IndexedRandom};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Chance = Xoshiro256PlusPlus;

fn of<T: Copy>(chance: &mut Chance, choices: &[T]) -> T {
    *choices.choose(chance).unwrap()
}

fn partie(chance: &mut Chance) -> Option<Partie> {
    let rules = Rules {
        aim: of(chance, &[Aim::Points, Aim::Rounds, Aim::Stakes, Aim::Last]),
        partners: chance.random(),
        block_score: of(chance, &[BlockScore::Adverse, BlockScore::Difference]),
        leader_tie: of(chance, &[LeaderTie::Other, LeaderTie::Leader]),
        partner_counts: chance.random(),
        closed_takes: chance.random(),
        charge: of(chance, &[Charge::EveryHand, Charge::HighestHand]),
        next_lead: of(chance, &[NextLead::Right, NextLead::Winner]),
    };
    let accord = Accord {
        players: chance.random_range(1..=5),
        tiles: chance.random_range(0..=15),
        goal: chance.random_range(1..=300),
    };
    Partie::new(rules, accord, of(chance, &[None, Some(0), Some(3), Some(9)]))
}

/// Some act, legal more often than not; whether it was taken.
fn act(partie: &mut Partie, chance: &mut Chance) -> bool {
    let number = |chance: &mut Chance| chance.random_range(0..=7);
    let done = match partie.phase {
        Phase::Lead => partie.lead(chance.random_range(0..5)),
        Phase::Shuffle => partie.shuffle(),
        Phase::Deal => {
            let left: Vec<Tile> = partie.untaken().into_iter().collect();
            let any = Tile::new(number(chance), number(chance)).filter(|_| chance.random_ratio(1, 16));
            partie.take(any.unwrap_or_else(|| of(chance, &left)))
        }
        Phase::Play if chance.random_ratio(1, 16) => {
            partie.lay(Laying { inner: number(chance), outer: number(chance) })
        }
        Phase::Play => match partie.layings().choose(chance) {
            Some(&laying) => partie.lay(laying),
            None => partie.boude(),
        },
        Phase::Over => partie.boude(),
    };
    done.is_ok()
}

/// Plays until so many acts were tried.
fn check(acts: u32, seed: u64) {
    let mut chance = Chance::seed_from_u64(seed);
    let mut tried = 0;
    while tried < acts {
        let Some(mut partie) = partie(&mut chance) else {
            tried += 1;
            continue;
        };
        for _ in 0..500 {
            let before = partie;
            tried += 1;
            if !act(&mut partie, &mut chance) {
                assert_eq!(before, partie);
            }
            let held: u32 = partie.hands().iter().map(|hand| hand.len()).sum();
            assert!(held + partie.untaken().len() <= 28);
            if partie.returns().is_some() {
                break;
            }
        }
    }
}

#[test]
fn parties_of_a_moment() {
    check(100_000, 1806);
}

#[test]
#[ignore = "minutes: cargo test --release -- --ignored"]
fn ten_million_acts() {
    check(10_000_000, 1787);
}
