//! Who is off first when few men are left on both sides: exact, each playing his best against the other.

use super::bearoff::{Home, all_homes, each_left, index, to_run};
use super::casts::{Cast, TWO, share};

/// Of up to so many men a side.
pub(crate) const MEN: u8 = 6;

/// The chances of who throws next that he is off first, for every way men of both sides can stand at home.
#[derive(Clone, Debug)]
pub(crate) struct TwoSided {
    men: u8,
    homes: usize,
    chances: Vec<f32>,
}

/// What the throws leave of a home: for each in how many ways it falls, and the places of what is left.
type Lefts = Vec<(f32, Vec<usize>)>;

impl TwoSided {
    /// The table of up to so many men a side.
    pub fn new(men: u8) -> Self {
        let men = men.min(MEN);
        let mut all: Vec<Home> = Vec::new();
        all_homes(men, &mut all);
        let homes = all.len();
        let mut lefts = vec![Lefts::new(); homes];
        let mut by_run: Vec<Vec<usize>> = Vec::new();
        for &home in &all {
            let run = to_run(home) as usize;
            by_run.resize_with(by_run.len().max(run + 1), Vec::new);
            by_run[run].push(index(home));
            lefts[index(home)] = lefts_of(home);
        }
        let mut table = Self { men, homes, chances: vec![0.0; homes * homes] };
        // Every throw leaves less to run, so what it leads to is known before.
        for run in 2..=2 * (by_run.len() - 1) {
            for mine in 1.max(run.saturating_sub(by_run.len() - 1))..run.min(by_run.len()) {
                for &one in &by_run[mine] {
                    for &two in &by_run[run - mine] {
                        table.chances[one * homes + two] = table.won(&lefts[one], two);
                    }
                }
            }
        }
        table
    }

    /// The chance of who throws with these men at home against those; nothing if there are too many.
    pub fn win(&self, mine: Home, his: Home) -> Option<f32> {
        let few = |home: Home| men(home) <= u32::from(self.men);
        (few(mine) && few(his)).then(|| self.chances[index(mine) * self.homes + index(his)])
    }

    fn won(&self, lefts: &Lefts, his: usize) -> f32 {
        let after = |&left: &usize| if left == 0 { 1.0 } else { 1.0 - self.chances[his * self.homes + left] };
        let best = |left: &[usize]| left.iter().map(after).fold(0.0, f32::max);
        lefts.iter().map(|(share, left)| share * best(left)).sum()
    }
}

fn men(home: Home) -> u32 {
    (0..6).map(|place| (home >> (4 * place)) & 15).sum()
}

fn lefts_of(home: Home) -> Lefts {
    let left = |&(cast, ways): &(Cast, u32)| {
        let mut places = Vec::new();
        if let Cast::Two(dice) = cast {
            each_left(home, dice.map(u32::from), &mut |left| places.push(index(left)));
        }
        places.sort_unstable();
        places.dedup();
        (share(ways), places)
    };
    TWO.iter().map(left).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_each_is_a_matter_of_one_throw() {
        let table = TwoSided::new(2);
        // A man six from the end is off by 27 casts, one on the last flèche by any.
        let (far, near) = (1 << 20, 1);
        assert!((table.win(far, near).unwrap() - 27.0 / 36.0).abs() < 1e-6);
        assert!((table.win(near, far).unwrap() - 1.0).abs() < 1e-6);
        let again = 27.0 / 36.0 + 9.0 / 36.0 * 9.0 / 36.0;
        assert!(
            (table.win(far, far).unwrap() - again).abs() < 1e-6,
            "whoever misses once is off by the next"
        );
        assert_eq!(table.win(3, near), None);
    }
}
