use super::*;
use super::layout::Layout;
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
    let tables = dist.map(|d| Tables::open(&[Path::new(&d)], Movement::POLISH).unwrap());
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

fn cost(symbols: &[u8], context: &dyn Fn(&[u8], usize, usize) -> usize, contexts: usize) -> f64 {
    let mut counts = vec![[0.4f64; 3]; contexts];
    let mut bits = 0.0;
    let mut filled = symbols.to_vec();
    for i in 0..filled.len() {
        let start = i / 4096 * 4096;
        let c = context(&filled, i, start);
        let n = &mut counts[c];
        if filled[i] == 3 {
            let best = if n[1] >= n[0] && n[1] >= n[2] { 1 } else if n[0] >= n[2] { 0 } else { 2 };
            filled[i] = best;
        }
        let s = filled[i] as usize;
        bits -= (n[s] / (n[0] + n[1] + n[2])).log2();
        n[s] += 1.0;
    }
    bits / 8.0
}

fn back(v: &[u8], i: usize, start: usize, d: usize) -> usize { if i >= start + d { v[i - d] as usize } else { 1 } }

#[test]
fn sizes() {
    use crate::moves::must_take;
    let pieces: u32 = std::env::var("PIECES").map_or(3, |v| v.parse().unwrap());
    let mut solved = Solved::default();
    let mut sums = [0.0; 8];
    for material in pairs(pieces, None) {
        let layout = Layout::new(crate::board::Damier::Hundred, material).unwrap();
        let both = [Verdicts::unknown(layout.len()), Verdicts::unknown(layout.len())];
        let job = Job { law: Polish, layout: &layout, tables: &both, solved: &solved, threads: 1 };
        assert!(job.run(Cursor::default(), &mut Nobody(0, 0)));
        for turn in [crate::position::Colour::White, crate::position::Colour::Black] {
            if layout.is_even() && turn as usize == 1 { continue; }
            let symbols: Vec<u8> = (0..layout.len()).map(|index| match layout.board(index) {
                None => 3,
                Some(board) => if must_take(Polish, &board.position(crate::board::Damier::Hundred, turn)) { 3 } else { both[turn as usize].solved(index) as u8 },
            }).collect();
            let free = symbols.iter().filter(|&&s| s == 3).count() as f64 / symbols.len() as f64;
            let p = layout.seconds() as usize;
            let k = layout.second_count();
            let costs = [
                cost(&symbols, &|v, i, s| (1..=2).fold(0, |c, d| c * 3 + back(v, i, s, d)), 9),
                cost(&symbols, &|v, i, s| (1..=4).fold(0, |c, d| c * 3 + back(v, i, s, d)), 81),
                cost(&symbols, &|v, i, s| (1..=6).fold(0, |c, d| c * 3 + back(v, i, s, d)), 729),
                cost(&symbols, &|v, i, s| [1, 2, p.max(3), p.max(3) + 1, p.max(4) - 1].iter().fold(0, |c, &d| c * 3 + back(v, i, s, d)), 243),
                cost(&symbols, &|v, i, s| [1, 2, 5, 10, 11].iter().fold(0, |c, &d| c * 3 + back(v, i, s, d)), 243),
                cost(&symbols, &|v, i, s| [1, 2, 3, 45, 46, 47].iter().fold(0, |c, &d| c * 3 + back(v, i, s, d)), 729),
                cost(&symbols, &|v, i, s| { let mut n = [0; 3]; for d in 1..=16 { n[back(v, i, s, d)] += 1; } let q = |x: usize| match x { 0 => 0, 1..=3 => 1, 4..=8 => 2, 9..=15 => 3, _ => 4 }; (1..=3).fold(0, |c, d| c * 3 + back(v, i, s, d)) * 25 + q(n[0]) * 5 + q(n[2]) }, 27 * 25),
                0.0,
            ];
            println!("{material} {turn:?} n={} k={k} free {free:.2} {}", symbols.len(), costs.iter().map(|c| format!("{c:.0}")).collect::<Vec<_>>().join(" "));
            for (sum, cost) in sums.iter_mut().zip(costs) { *sum += cost; }
        }
        let mut both = both;
        if layout.is_even() { both[1] = Verdicts::default(); }
        solved.put(Unpacked { layout, tables: both });
    }
    println!("sums {sums:?}");
}

#[test]
fn files() {
    let pieces: u32 = std::env::var("PIECES").map_or(3, |v| v.parse().unwrap());
    let kings = std::env::var("KINGS").ok().map(|v| { let (a, b) = v.split_once('v').unwrap(); (a.parse().unwrap(), b.parse().unwrap()) });
    let out = std::env::var("OUT").unwrap();
    let threads = std::env::var("THREADS").map_or(1, |v| v.parse().unwrap());
    let mut builder = Builder::new(Path::new(&out), &[], Movement::POLISH);
    for material in pairs(pieces, kings) {
        let start = Instant::now();
        let mut last = Instant::now();
        assert!(builder.build(material, threads, &mut |s| { if last.elapsed().as_secs() > 20 { last = Instant::now(); println!("  {s:?}"); } true }).unwrap());
        println!("{material} {:.2}s", start.elapsed().as_secs_f64());
    }
    let tables = Tables::open(&[Path::new(&out)], Movement::POLISH).unwrap();
    for (m, c, b) in tables.slices() { println!("{m} {c:?} {b}"); }
}
