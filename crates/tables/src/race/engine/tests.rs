//! Games to test with; the rule sets themselves are the law's, in Python.

use std::sync::{Arc, LazyLock};

use academie_chance::{Encoder, Game, Judge, Lessons, NetJudge, SearchDepth, Stage, Thinker, teach};
use academie_nets::Net;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::casts::share;
use super::{Bearoff, RaceEncoder, Running};
use crate::men::Men;
use crate::race::partie::Turn;
use crate::race::{
    Aim, Bearoff as Lifting, Contact, Double, Entry, Phase, Race, Rules, ShutOut, Stand, Ways,
};
use crate::{FLECHES, Side};

/// Men on flèches, and how many in hand.
pub(crate) fn stand(men: &[(u8, u8)], hand: u8) -> Stand {
    Stand { men: placed(men), hand, hits: 0 }
}

fn placed(men: &[(u8, u8)]) -> Men {
    let mut count = [0; FLECHES];
    for &(point, here) in men {
        count[usize::from(point)] = here;
    }
    Men::from(Side::try_from(count.as_slice()).unwrap())
}

/// Toute-table by the Académie of 1806.
pub(crate) static GAMMON: LazyLock<Rules> = LazyLock::new(|| Rules {
    ways: Ways::HeadOn,
    start: placed(&[(0, 2), (11, 5), (16, 3), (18, 5)]),
    dice: 2,
    triplet: 9,
    plays_first_dice: false,
    larger_first: true,
    contact: Contact::Hit,
    enter_on_own: true,
    must_enter: Entry::Every,
    one_a_fleche: 0,
    shut_out: ShutOut::Off,
    courier: false,
    aim: Aim::BearOff,
    bearoff: Lifting::Free,
    double: Double::NotHome,
    winner_has_dice: true,
});

fn ending(mine: &[(u8, u8)], his: &[(u8, u8)]) -> Race {
    let fresh = Race::new(*GAMMON, 1, false);
    Race { men: [placed(mine), placed(his)], phase: Phase::Throw, ..fresh }
}

static SMALL: LazyLock<Arc<Bearoff>> = LazyLock::new(|| Arc::new(Bearoff::new(4)));

fn judge(net: &Net) -> NetJudge<RaceEncoder, &Net> {
    NetJudge::new(RaceEncoder::default().with_tables(|| SMALL.clone()), net)
}

/// What White wins on the mean by the best play of both to the end.
fn solved(race: &Race) -> f32 {
    let (mut turn, mut next, mut acts) = (Turn::default(), Turn::default(), Vec::new());
    let mut sum = 0.0;
    for &(throw, ways) in Running.throws(race) {
        let thrown = Running.throw(race, throw, &mut turn);
        acts.clear();
        Running.acts(&thrown, &turn, &mut acts);
        let values = acts.iter().map(|&act| {
            let after = Running.act(&thrown, act, &turn, &mut next);
            if Running.stage(&after) == Stage::Over { Running.stakes(&after) } else { solved(&after) }
        });
        let best =
            if race.thrower == 0 { values.fold(f32::MIN, f32::max) } else { values.fold(f32::MAX, f32::min) };
        sum += share(ways) * best;
    }
    sum
}

#[test]
fn tables_tell_of_small_endings_what_looking_at_everything_tells() {
    let net = Net::blank(&RaceEncoder::default().shape(&[0]));
    for (mine, his) in [
        (&[(20, 1), (22, 1)][..], &[(21, 2)][..]),
        (&[(18, 1), (23, 1)][..], &[(22, 1), (23, 1)][..]),
        (&[(19, 2)][..], &[(18, 1)][..]),
    ] {
        let race = ending(mine, his);
        let mut said = Vec::new();
        judge(&net).judge(&Running, &[race], &mut said);
        assert!((said[0] - solved(&race)).abs() < 2e-3, "{mine:?} {his:?}: {} {}", said[0], solved(&race));
    }
}

#[test]
fn a_partie_looks_alike_from_either_seat() {
    let net = Net::fresh(&RaceEncoder::default().shape(&[4]), &mut Xoshiro256PlusPlus::seed_from_u64(3));
    let race = Race { phase: Phase::Throw, hands: [1, 0], ..Race::new(*GAMMON, 3, true) };
    let seen_across = Race { hands: [0, 1], thrower: 1, ..race };
    let mut said = Vec::new();
    judge(&net).judge(&Running, &[race, seen_across], &mut said);
    assert!((said[0] + said[1]).abs() < 1e-6, "{said:?}");
}

#[test]
fn a_net_learns_to_bear_off_sooner() {
    let start = ending(&[(18, 2), (20, 1)], &[(18, 2), (20, 1)]);
    let encoder = RaceEncoder::default();
    let mut net = Net::fresh(&encoder.shape(&[6]), &mut Xoshiro256PlusPlus::seed_from_u64(1));
    let lessons = Lessons { seed: 1, first: 0, games: 3000, rates: (0.02, 0.0005), most: 100 };
    teach(&Running, &encoder, &mut net, &start, &lessons);
    let [win, ..] = Bearoff::new(3).word(&start.stand(0), &start.stand(1)).unwrap();
    let mut thinker = Thinker::new(NetJudge::new(encoder, &net), SearchDepth::ONE);
    let said = thinker.value(&Running, &start, &Turn::default(), 0);
    assert!((said - (2.0 * win - 1.0)).abs() < 0.1, "{said} {win}");
}
