use super::*;
use super::layout::{Board, Layout};
use super::passes::*;
use super::solved::*;
use crate::movement::*;
use academie_tablebase::{Outcome, Verdicts};
use std::time::Instant;
use std::path::Path;

struct Nobody(u64, u64);
impl Overseer for Nobody {
    fn hears(&mut self, pace: Pace) -> bool { self.0 = pace.stage; self.1 = pace.positions; true }
    fn may_keep(&mut self, _: Cursor, _: &[Verdicts; 2]) {}
}

#[test]
fn trial() {
    let pieces: u32 = std::env::var("PIECES").map_or(3, |v| v.parse().unwrap());
    let kings = std::env::var("KINGS").ok().map(|v| { let (a, b) = v.split_once('v').unwrap(); (a.parse().unwrap(), b.parse().unwrap()) });
    let dist = std::env::var("DIST").ok();
    let threads = std::env::var("THREADS").map_or(1, |v| v.parse().unwrap());
    let tables = dist.map(|d| Tables::open(Path::new(&d), Movement::POLISH).unwrap());
    let mut solved = Solved::default();
    let all = Instant::now();
    for material in pairs(pieces, kings) {
        let start = Instant::now();
        let layout = Layout::new(crate::board::Damier::Hundred, material).unwrap();
        let both = [Verdicts::unknown(layout.len()), Verdicts::unknown(layout.len())];
        let job = Job { law: Polish, layout: &layout, tables: &both, solved: &solved, threads };
        let mut nobody = Nobody(0, 0);
        assert!(job.run(Cursor::default(), &mut nobody));
        let took = start.elapsed().as_secs_f64();
        let mut counts = [[0u64; 3]; 2];
        let mut wrong = 0;
        for index in 0..layout.len() {
            let Some(board) = layout.board(index) else { continue };
            for turn in [crate::position::Colour::White, crate::position::Colour::Black] {
                let is = both[turn as usize].solved(index);
                counts[turn as usize][is as usize] += 1;
                if let Some(tables) = &tables {
                    let position = board.position(crate::board::Damier::Hundred, turn);
                    if let Some(value) = tables.value(&position) {
                        let should = if value.is_won() { Outcome::Won } else if value.is_lost() { Outcome::Lost } else { Outcome::Drawn };
                        if is != should { wrong += 1; if wrong < 5 { println!("{position:?} {is:?} {should:?}"); } }
                    }
                }
            }
        }
        println!("{material} n={} stage {} {took:.2}s {:.2} M/s  counts {counts:?} wrong {wrong}", layout.len(), nobody.0, 2e-6 * layout.len() as f64 / took);
        let mut both = both;
        if layout.is_even() { both[1] = Verdicts::default(); }
        solved.put(Unpacked { layout, tables: both });
    }
    println!("all {:.1}s", all.elapsed().as_secs_f64());
}
