//! The numbers of the search that matches between its variants settle.

/// How the search extends, reduces and gives up. What is 0 is not done, where that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// From which depth on a position that looks far too good is tried with a shallower search first.
    pub probe_depth: i32,
    /// How much better it must be then, in hundredths for each ply of depth.
    pub probe_margin: i32,
    /// How much better it must be at least.
    pub probe_least: i32,
    /// How deep that search is, in tenths of the depth.
    pub probe_tenths: i32,
    /// Whether positions within such a search are tried so too.
    pub probe_nested: i32,
    /// From which depth on a remembered best move that alone is good is looked at more deeply.
    pub singular_depth: i32,
    /// How much worse all others must be then, in hundredths for each ply of depth.
    pub singular_margin: i32,
    /// Whether a position with several moves that are too good is given up at once, found on that occasion.
    pub multi_cut: i32,
    /// From which depth on a position of which nothing is remembered is looked at a ply less deeply.
    pub unknown_depth: i32,
    /// Up to which depth a position is given up that is better by [`Tuning::static_margin`] a ply.
    pub static_depth: i32,
    /// That margin, in hundredths for each ply of depth.
    pub static_margin: i32,
    /// By how much late moves are looked at less deeply: hundredths of ln(depth) ln(place).
    pub late: i32,
    /// What is added to that, in hundredths of a ply.
    pub late_base: i32,
    /// From which depth on late moves are looked at less deeply.
    pub late_depth: i32,
    /// How many of the first moves are looked at fully where the best line is sought.
    pub late_spared: i32,
    /// What history takes from a reduction: a ply for so much of it.
    pub late_history: i32,
    /// Up to which depth late moves are left out altogether.
    pub skip_depth: i32,
    /// How many moves are looked at there, for each ply of depth.
    pub skip_after: i32,
    /// What a move that answered the same move well is ranked before others by.
    pub counter: i32,
    /// Whether moves that refuted a neighbour come before what is good as a rule.
    pub killers: i32,
    /// What is good as a rule: 0 learnt faster the deeper it was seen, else by a part of 2 to that power each time.
    pub slow_history: i32,
    /// How many hundredths around the last score are looked at first.
    pub window: i32,
    /// Whether an only move is followed a ply deeper.
    pub only_move: i32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            probe_depth: 3,
            probe_margin: 10,
            probe_least: 0,
            probe_tenths: 4,
            probe_nested: 1,
            singular_depth: 0,
            singular_margin: 2,
            multi_cut: 0,
            unknown_depth: 0,
            static_depth: 2,
            static_margin: 60,
            late: 25,
            late_base: 40,
            late_depth: 2,
            late_spared: 3,
            late_history: 0,
            skip_depth: 0,
            skip_after: 4,
            counter: 0,
            killers: 1,
            slow_history: 0,
            window: 20,
            only_move: 1,
        }
    }
}

impl Tuning {
    /// The number of that name, to be changed.
    pub fn by_name(&mut self, name: &str) -> Option<&mut i32> {
        Some(match name {
            "probe-depth" => &mut self.probe_depth,
            "probe-margin" => &mut self.probe_margin,
            "probe-least" => &mut self.probe_least,
            "probe-tenths" => &mut self.probe_tenths,
            "probe-nested" => &mut self.probe_nested,
            "singular-depth" => &mut self.singular_depth,
            "singular-margin" => &mut self.singular_margin,
            "multi-cut" => &mut self.multi_cut,
            "unknown-depth" => &mut self.unknown_depth,
            "static-depth" => &mut self.static_depth,
            "static-margin" => &mut self.static_margin,
            "late" => &mut self.late,
            "late-base" => &mut self.late_base,
            "late-depth" => &mut self.late_depth,
            "late-spared" => &mut self.late_spared,
            "late-history" => &mut self.late_history,
            "skip-depth" => &mut self.skip_depth,
            "skip-after" => &mut self.skip_after,
            "counter" => &mut self.counter,
            "killers" => &mut self.killers,
            "slow-history" => &mut self.slow_history,
            "window" => &mut self.window,
            "only-move" => &mut self.only_move,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_changed_by_name() {
        let mut tuning = Tuning::default();
        *tuning.by_name("late-base").unwrap() = 77;
        assert_eq!(tuning, Tuning { late_base: 77, ..Tuning::default() });
        assert!(tuning.by_name("later").is_none());
    }
}
