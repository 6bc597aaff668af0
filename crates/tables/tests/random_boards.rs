//! Boards at random, most of which no game ever sees, by every combination of the switches: nothing panics, and every
//! play leaves the men there were.

use academie_tables::race::{self, Race, Stand, Ways};
use academie_tables::trictrac::{
    Bearoff, FirstDoublet, FirstThrow, Form, GrandeBredouille, Marking, MarqueEndedBy, Partie, Past, Phase,
    PileDeMisere, Play, RefaitFalls, Rules, Score, Turn,
};
use academie_tables::{MEN, Men, Move, Side, Throw};
use rand::{Rng, seq::IndexedRandom};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Chance = Xoshiro256PlusPlus;

fn of<T: Copy>(chance: &mut Chance, choices: &[T]) -> T {
    *choices.choose(chance).unwrap()
}

fn face(chance: &mut Chance) -> u8 {
    chance.random_range(1..=6)
}

/// Up to `most` men in heaps, wherever they fall.
fn men(chance: &mut Chance, most: u32) -> Men {
    let mut count = [0; 24];
    let mut left = chance.random_range(0..=most);
    while left > 0 {
        let heap = chance.random_range(1..=left);
        count[chance.random_range(0..24)] += u8::try_from(heap).unwrap();
        left -= heap;
    }
    Side::try_from(count.as_slice()).unwrap().into()
}

fn rules(chance: &mut Chance) -> Rules {
    Rules {
        first_throw: of(chance, &[FirstThrow::PlaysIt, FirstThrow::RightOnly]),
        first_doublet: of(chance, &[FirstDoublet::Again, FirstDoublet::Other]),
        rest_on_empty_coin: chance.random(),
        petit_jan_coin_exception: chance.random(),
        retour_coin_way: chance.random(),
        two_half_two_ways: chance.random(),
        deux_tables_passed: chance.random(),
        bearoff: of(
            chance,
            &[Bearoff::Free, Bearoff::Exact, Bearoff::InsideFirst, Bearoff::InsideUnlessKeeping],
        ),
        enter_and_lift: chance.random(),
        early_lift_to_keep: chance.random(),
        hit_left_coin: chance.random(),
        grande_bredouille: of(
            chance,
            &[GrandeBredouille::Off, GrandeBredouille::NoneTaken, GrandeBredouille::Run],
        ),
        pile_de_misere: of(chance, &[PileDeMisere::Off, PileDeMisere::Made, PileDeMisere::MadeAndKept]),
        jan_de_rencontre: chance.random(),
        margot_la_fendue: chance.random(),
        marque_ended_by: of(chance, &[MarqueEndedBy::Anyone, MarqueEndedBy::Holder]),
        refait_falls: of(chance, &[RefaitFalls::OnLeaving, RefaitFalls::AtOnce]),
        holes_to_win: chance.random(),
    }
}

fn past(chance: &mut Chance) -> Past {
    Past { throws: chance.random_range(0..=3), coin_held: chance.random() }
}

fn partie(chance: &mut Chance) -> Partie {
    let toc = Marking::Holes { double: chance.random(), each: chance.random(), impuissance: chance.random() };
    Partie {
        men: [men(chance, MEN), men(chance, MEN)],
        score: Score {
            points: [chance.random_range(0..12), chance.random_range(0..12)],
            holes: [chance.random(), chance.random()],
            bredouille: of(chance, &[None, Some(0), Some(1)]),
            runs: [chance.random(), chance.random()],
        },
        thrower: chance.random_range(0..2),
        phase: Phase::Throw,
        pasts: [past(chance), past(chance)],
        rencontre: Throw::new(chance.random_range(0..=6), face(chance)),
        form: of(chance, &[Form::Partie, Form::Marque]),
        goal: chance.random(),
        keeps_dice: of(chance, &[None, Some(0), Some(1)]),
        marking: of(chance, &[Marking::Points, toc]),
        ..Partie::new(rules(chance))
    }
}

fn any_play(chance: &mut Chance) -> Play {
    let mut point = || chance.random_range(0..=24);
    Play::two(Move { start: point(), end: point() }, Move { start: point(), end: point() })
}

/// Some act, legal more often than not; whether it was taken.
fn act(partie: &mut Partie, turn: &mut Turn, chance: &mut Chance) -> bool {
    let phase = if chance.random_ratio(1, 16) { of(chance, &PHASES) } else { partie.phase };
    let done = match phase {
        Phase::FirstDice => partie.first_dice([chance.random(), face(chance)], turn),
        Phase::Throw => partie.throw(Throw::new(face(chance), face(chance)).unwrap(), turn),
        Phase::Undertake => partie.undertake(chance.random(), turn),
        Phase::Hold if chance.random() => partie.go_away(),
        Phase::Hold | Phase::Over => partie.hold(),
        Phase::Play => {
            let chosen = turn.plays().choose(chance).copied().filter(|_| chance.random_ratio(7, 8));
            partie.play(chosen.unwrap_or_else(|| any_play(chance)), turn)
        }
    };
    done.is_ok()
}

const PHASES: [Phase; 6] =
    [Phase::FirstDice, Phase::Throw, Phase::Undertake, Phase::Hold, Phase::Play, Phase::Over];

fn check_trictrac(boards: u32, seed: u64) {
    let mut chance = Chance::seed_from_u64(seed);
    let mut turn = Turn::default();
    for _ in 0..boards {
        let mut partie = partie(&mut chance);
        for _ in 0..4 {
            let before = partie;
            if act(&mut partie, &mut turn, &mut chance) {
                let new_releve = partie.men == [Men::stacked(); 2];
                for (was, is) in before.men.iter().zip(partie.men) {
                    assert!(new_releve || is.total() <= was.total(), "{before:?}");
                }
                assert!(partie.phase != Phase::Play || !turn.plays().is_empty(), "{before:?}");
            } else {
                assert_eq!(before.men, partie.men);
            }
        }
    }
}

fn race_rules(chance: &mut Chance) -> race::Rules {
    race::Rules {
        ways: of(chance, &[Ways::HeadOn, Ways::HalfALap]),
        start: men(chance, MEN),
        dice: of(chance, &[2, 2, 2, 3]),
        triplet: of(chance, &[3, 9]),
        plays_first_dice: chance.random(),
        larger_first: chance.random(),
        contact: of(chance, &[race::Contact::Hit, race::Contact::Block, race::Contact::Share]),
        enter_on_own: chance.random(),
        must_enter: of(chance, &[race::Entry::Every, race::Entry::One, race::Entry::AtWill]),
        one_a_fleche: if chance.random() { 0 } else { chance.random::<u32>() & 0xff_ffff },
        shut_out: of(chance, &[race::ShutOut::Off, race::ShutOut::Lost, race::ShutOut::SimpleWithoutEntry]),
        courier: chance.random(),
        aim: of(chance, &[race::Aim::BearOff, race::Aim::Plein]),
        bearoff: of(chance, &[race::Bearoff::Free, race::Bearoff::Exact, race::Bearoff::InsideFirst]),
        double: of(
            chance,
            &[race::Double::Never, race::Double::NotHome, race::Double::NoneOff, race::Double::ShutOut],
        ),
        winner_has_dice: chance.random(),
    }
}

fn race_of(chance: &mut Chance) -> Race {
    let hands: [u8; 2] = [of(chance, &[0, 0, 1, 3]), of(chance, &[0, 0, 1, 3])];
    let placed = hands.map(|hand| men(chance, MEN - u32::from(hand)));
    Race {
        men: placed,
        hands,
        thrower: chance.random_range(0..2),
        phase: race::Phase::Throw,
        holes: [chance.random(), chance.random()],
        ..Race::new(race_rules(chance), chance.random(), chance.random())
    }
}

fn act_of_race(race: &mut Race, turn: &mut race::Turn, chance: &mut Chance) -> bool {
    let done = match race.phase {
        race::Phase::FirstDice => race.first_dice([chance.random(), face(chance)], turn),
        race::Phase::Throw => {
            let dice: Vec<u8> = (0..race.rules.dice).map(|_| face(chance)).collect();
            race.throw(&dice, turn)
        }
        race::Phase::Play | race::Phase::Over => {
            let chosen = turn.stands().choose(chance).copied().filter(|_| chance.random_ratio(7, 8));
            let any = || Stand { men: Men::stacked(), hand: 200, hits: u32::MAX };
            race.play(&chosen.unwrap_or_else(any), turn)
        }
    };
    done.is_ok()
}

fn check_races(boards: u32, seed: u64) {
    let mut chance = Chance::seed_from_u64(seed);
    let mut turn = race::Turn::default();
    for _ in 0..boards {
        let mut race = race_of(&mut chance);
        for _ in 0..4 {
            let before = race;
            if act_of_race(&mut race, &mut turn, &mut chance) {
                let fresh = race.men == [race.rules.start; 2];
                let held = |of: &Race, seat: usize| of.men[seat].total() + of.hands[seat];
                assert!(fresh || (0..2).all(|seat| held(&race, seat) <= held(&before, seat)), "{before:?}");
                assert!(race.phase != race::Phase::Play || !turn.stands().is_empty(), "{before:?}");
            } else {
                assert_eq!(before.men, race.men);
            }
        }
    }
}

#[test]
fn trictrac_of_a_moment() {
    check_trictrac(50_000, 1787);
}

#[test]
fn races_of_a_moment() {
    check_races(10_000, 1802);
}

#[test]
#[ignore = "minutes: cargo test --release -- --ignored"]
fn ten_million_boards_of_trictrac() {
    check_trictrac(10_000_000, 1811);
}

#[test]
#[ignore = "minutes: cargo test --release -- --ignored"]
fn ten_million_boards_of_races() {
    check_races(10_000_000, 1818);
}
