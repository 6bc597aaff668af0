//! Games of the engine against itself: the same for the same seed, and quiet where they say so.

mod laws;

use academie_draughts::{
    Accord, Damier, Engine, Partie, Position, Sample, Series, USUAL, Weights, must_take, samples,
};

use laws::FMJD;

fn played(first: u64, games: u64) -> Vec<Sample> {
    begun(first, games, i32::MAX)
}

fn begun(first: u64, games: u64, even: i32) -> Vec<Sample> {
    let engine = Engine::new(FMJD, Weights::read(USUAL).unwrap(), 1, None);
    let start = Partie::new(FMJD, Accord::default(), Position::start(Damier::Hundred, 20), None);
    samples(
        &engine,
        &start,
        50,
        &Series { seed: 1787, first, games, opening: (4, 8), even, most: 200, given_up: i32::MAX },
    )
}

#[test]
fn a_series_is_the_same_whole_and_in_parts() {
    let whole = played(0, 4);
    assert_eq!(whole, [played(0, 1), played(1, 3)].concat());
    assert_ne!(whole, played(4, 4));
}

#[test]
fn nothing_can_be_taken_but_threatened_and_both_learn_of_the_end() {
    let all = played(0, 4);
    assert!(all.iter().all(|sample| !must_take(FMJD.movement, &sample.position)));
    let is_threatened = |sample: &&Sample| {
        let Position { mine, theirs, kings, turn } = sample.position;
        must_take(FMJD.movement, &Position { mine: theirs, theirs: mine, kings, turn: turn.other() })
    };
    let threatened = all.iter().filter(is_threatened).count();
    assert!(0 < threatened && threatened < all.len());
    let of = |result| all.iter().filter(|sample| sample.result == result).count();
    assert_eq!(of(1) + of(0) + of(-1), all.len());
    assert!(of(1) > 0 && of(-1) > 0);
}

#[test]
fn a_game_begins_where_neither_is_far_ahead() {
    let first = |even| {
        let mut all = begun(0, 12, even);
        all.dedup_by_key(|sample| sample.game);
        all
    };
    assert!(first(i32::MAX).iter().any(|sample| sample.score.abs() > 60));
    let even = first(20);
    assert_eq!(even.iter().map(|sample| sample.game).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    // A first board on which something can be taken is no sample: the score of the next may differ a little.
    assert!(even.iter().filter(|sample| sample.score.abs() > 20).count() <= 2);
}
