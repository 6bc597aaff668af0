//! The numbers of the search that matches between its variants settle.

/// How the search extends, reduces and gives up. What is 0 is not done, where that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// From which depth on a position that looks far too good is tried with a shallower search first.
    pub probe_depth: i32,
    /// How much better it must be then, in hundredths for each ply of depth.
    pub probe_margin: i32,
    /// How deep that search is, in tenths of the depth.
    pub probe_tenths: i32,
    /// Up to which depth a position is given up that is better by [`Tuning::static_margin`] a ply.
    pub static_depth: i32,
    /// That margin, in hundredths for each ply of depth.
    pub static_margin: i32,
    /// By how much late moves are looked at less deeply: hundredths of ln(depth) ln(place).
    pub late: i32,
    /// What is added to that, in hundredths of a ply.
    pub late_base: i32,
    /// How many of the first moves are looked at fully where the best line is sought.
    pub late_spared: i32,
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
            probe_tenths: 4,
            static_depth: 2,
            static_margin: 60,
            late: 25,
            late_base: 40,
            late_spared: 3,
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
            "probe-tenths" => &mut self.probe_tenths,
            "static-depth" => &mut self.static_depth,
            "static-margin" => &mut self.static_margin,
            "late" => &mut self.late,
            "late-base" => &mut self.late_base,
            "late-spared" => &mut self.late_spared,
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
