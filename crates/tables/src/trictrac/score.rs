//! Points, holes and bredouille.

const HOLE: u16 = 12;

/// What jetons and fichets show, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Points towards the next hole.
    pub points: [u8; 2],
    /// Holes.
    pub holes: [u16; 2],
    /// Whose points have run without the adversary scoring since the first of them.
    pub bredouille: Option<usize>,
    /// How many holes each has made since the other made one.
    pub runs: [u16; 2],
}

impl Score {
    /// Marks points for a seat; how many holes they made, doubles counted twice. Beyond `cap` none are counted.
    pub fn gain(&mut self, seat: usize, points: u16, cap: Option<u16>) -> u16 {
        if points == 0 {
            return 0;
        }
        let run = self.run_of(seat);
        let total = u16::from(self.points[seat]) + points;
        self.points[seat] = (total % HOLE).to_le_bytes()[0];
        self.bredouille = run;
        let made = total / HOLE;
        if made == 0 {
            return 0;
        }
        let holes = 2 * made - u16::from(run != Some(seat));
        self.points[1 - seat] = 0;
        self.bredouille = (self.points[seat] > 0).then_some(seat);
        self.add_holes(seat, holes, cap.unwrap_or(u16::MAX))
    }

    /// Marks holes for a seat, as many as are given; beyond `cap` none are counted.
    pub fn add_holes(&mut self, seat: usize, holes: u16, cap: u16) -> u16 {
        if holes > 0 {
            self.holes[seat] = self.holes[seat].saturating_add(holes).min(cap);
            self.runs[seat] = self.runs[seat].saturating_add(holes);
            self.runs[1 - seat] = 0;
        }
        holes
    }

    /// Whose run it is as `seat` begins to mark.
    fn run_of(&self, seat: usize) -> Option<usize> {
        if self.points[seat] == 0 {
            return Some(seat);
        }
        self.bredouille.filter(|&whose| whose == seat)
    }

    /// Wipes the points of both, as going away does.
    pub fn go_away(&mut self) {
        self.points = [0, 0];
        self.bredouille = None;
    }
}
