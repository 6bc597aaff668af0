//! The search on a game whose truth is known: stones are taken one, two or three at a time, and who takes the last wins.

use academie_search::{DRAW, Game, Known, Limits, Memory, Stop, WIN, Wish, analyse, is_decided};

struct Stones;

impl Game for Stones {
    type Position = u32;
    type Move = u32;

    const CLASSES: usize = 4;

    fn moves(&self, &left: &u32, list: &mut Vec<u32>) {
        list.clear();
        list.extend(1..=left.min(3));
    }

    fn after(&self, &left: &u32, made: u32) -> u32 {
        left - made
    }

    fn key(&self, &left: &u32) -> u64 {
        u64::from(left) + 1
    }

    fn reversible(&self, _: &u32) -> usize {
        0
    }

    fn ended(&self, _: &u32) -> Option<Known> {
        None
    }

    fn stuck(&self, _: &u32) -> Known {
        Known::Lost(0)
    }

    fn known(&self, _: &u32) -> Option<Known> {
        None
    }

    fn repeated(&self, _: &u32) -> Known {
        Known::Drawn
    }

    fn is_forcing(&self, _: &u32) -> bool {
        false
    }

    fn can_move(&self, &left: &u32) -> bool {
        left > 0
    }

    fn is_unclear(&self, _: &u32) -> bool {
        false
    }

    fn evaluate(&self, _: &u32) -> i32 {
        DRAW
    }

    fn class(&self, _: &u32, made: u32) -> usize {
        made as usize
    }

    fn is_sharp(&self, _: &u32, _: u32) -> bool {
        true
    }
}

fn wish(limits: Limits, lines: usize, threads: usize) -> Wish {
    Wish { lines, threads, ..Wish::within(limits) }
}

fn deep(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

#[test]
fn every_pile_is_solved() {
    for stones in 1..24 {
        let (memory, stop) = (Memory::new(1), Stop::default());
        let found = analyse(&Stones, &stones, &[], &memory, &stop, wish(deep(24), 1, 1), &mut |_| ());
        let best = &found.lines[0];
        if stones % 4 == 0 {
            assert!(best.score < 0 && is_decided(best.score), "{stones}: {found:?}");
        } else {
            assert_eq!(best.moves[0], stones % 4, "{stones}: {found:?}");
            assert!(best.score > 0 && is_decided(best.score));
        }
    }
}

#[test]
fn a_win_tells_how_far_it_is() {
    let (memory, stop) = (Memory::new(1), Stop::default());
    let found = analyse(&Stones, &3, &[], &memory, &stop, wish(deep(5), 1, 1), &mut |_| ());
    assert_eq!(found.lines[0].score, WIN - 1);
    assert_eq!(found.lines[0].moves, [3]);
}

#[test]
fn several_lines_begin_differently_and_the_best_comes_first() {
    let (memory, stop) = (Memory::new(1), Stop::default());
    let found = analyse(&Stones, &7, &[], &memory, &stop, wish(deep(12), 3, 1), &mut |_| ());
    let mut firsts: Vec<u32> = found.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts[0], 3);
    firsts.sort_unstable();
    assert_eq!(firsts, [1, 2, 3]);
    assert!(found.lines.is_sorted_by_key(|line| -line.score));
}

#[test]
fn several_threads_agree_with_one() {
    let (memory, stop) = (Memory::new(1), Stop::default());
    let found = analyse(&Stones, &21, &[], &memory, &stop, wish(deep(24), 1, 3), &mut |_| ());
    assert_eq!(found.lines[0].moves[0], 1);
}

#[test]
fn it_stops_when_nodes_are_spent_or_the_bell_rings_and_has_a_move_all_the_same() {
    let (memory, stop) = (Memory::new(1), Stop::default());
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    let found = analyse(&Stones, &90, &[], &memory, &stop, wish(limits, 1, 1), &mut |_| ());
    assert!(found.nodes < 10_000);
    assert!(!found.lines[0].moves.is_empty());
    let rung = Stop::default();
    rung.ring();
    let found = analyse(&Stones, &90, &[], &memory, &rung, wish(deep(9), 1, 1), &mut |_| ());
    assert_eq!((found.depth, found.lines[0].moves.len()), (0, 1));
}

#[test]
fn without_moves_there_is_no_line() {
    let (memory, stop) = (Memory::new(1), Stop::default());
    let found = analyse(&Stones, &0, &[], &memory, &stop, wish(deep(9), 1, 1), &mut |_| ());
    assert!(found.lines.is_empty());
}
