//! Counts on which draughts programs agree, read from the data the law in Python is held to as well.

use academie_draughts::{Damier, Movement, Polish, perft, read_fen};

const MOST_IN_A_MOMENT: u64 = 100_000;

struct Oracle {
    id: String,
    fen: String,
    counts: Vec<u64>,
}

fn oracles() -> Vec<Oracle> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/perft/dames.perft");
    let text = std::fs::read_to_string(path).unwrap();
    let mut found: Vec<Oracle> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match (line.split_once(' '), found.last_mut()) {
            (Some(("id", id)), _) => {
                found.push(Oracle { id: id.to_owned(), fen: String::new(), counts: vec![] });
            }
            (Some(("fen", fen)), Some(oracle)) => fen.clone_into(&mut oracle.fen),
            (Some(("perft", counts)), Some(oracle)) => {
                oracle.counts = counts.split(' ').map(|count| count.parse().unwrap()).collect();
            }
            (Some(("rules", rules)), _) => assert_eq!(rules, "dames/fmjd"),
            _ => assert!(line.is_empty(), "{line}"),
        }
    }
    assert_eq!(found.len(), 5);
    found
}

fn check(most: u64) {
    for Oracle { id, fen, counts } in oracles() {
        let position = read_fen(&fen, Damier::Hundred).unwrap();
        for (depth, &count) in counts.iter().enumerate().filter(|&(_, &count)| count <= most) {
            assert_eq!(perft(Polish, &position, depth + 1), count, "{id} at depth {}", depth + 1);
        }
    }
}

#[test]
fn counts_that_take_a_moment() {
    check(MOST_IN_A_MOMENT);
}

#[test]
#[ignore = "minutes: cargo test --release -- --ignored"]
fn counts_to_the_last() {
    check(u64::MAX);
}

#[test]
fn a_march_known_only_at_run_time_counts_alike() {
    for Oracle { id, fen, counts } in oracles() {
        let position = read_fen(&fen, Damier::Hundred).unwrap();
        assert_eq!(perft(Movement::POLISH, &position, 4), counts[3], "{id}");
    }
}

#[test]
fn the_board_turned_counts_alike() {
    for Oracle { id, fen, counts } in oracles() {
        let position = read_fen(&fen, Damier::Hundred).unwrap().turned(Damier::Hundred);
        assert_eq!(perft(Polish, &position, 4), counts[3], "{id}");
    }
}
