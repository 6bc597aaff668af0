//! Two dice.

/// What two dice show, the larger named first as players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw {
    high: u8,
    low: u8,
}

/// The faces of a die.
pub const FACES: u8 = 6;
/// In how many ways two dice fall.
pub const CASTS: u8 = FACES * FACES;

impl Throw {
    /// The throw of those two faces in whichever order; nothing if a die has no such face.
    #[must_use]
    pub fn new(one: u8, two: u8) -> Option<Self> {
        let faces = 1..=FACES;
        (faces.contains(&one) && faces.contains(&two)).then(|| Self { high: one.max(two), low: one.min(two) })
    }

    /// The throw of one of the 36 casts, numbered from 0; numbers beyond go round again.
    #[must_use]
    pub fn of_cast(cast: u8) -> Self {
        let (one, two) = (cast / FACES % FACES + 1, cast % FACES + 1);
        Self { high: one.max(two), low: one.min(two) }
    }

    /// The larger number.
    #[must_use]
    pub fn high(self) -> u8 {
        self.high
    }

    /// The smaller number.
    #[must_use]
    pub fn low(self) -> u8 {
        self.low
    }

    /// Whether both are the same.
    #[must_use]
    pub fn doublet(self) -> bool {
        self.high == self.low
    }

    /// Both numbers together.
    #[must_use]
    pub fn total(self) -> u8 {
        self.high + self.low
    }

    /// The different numbers shown: two, or one by a doublet.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        [self.high, self.low].into_iter().take(if self.doublet() { 1 } else { 2 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cast_is_a_throw_and_a_doublet_falls_in_one_way() {
        let casts: Vec<Throw> = (0..CASTS).map(Throw::of_cast).collect();
        let ways = |throw: Throw| casts.iter().filter(|&&cast| cast == throw).count();
        assert_eq!(ways(Throw::new(4, 4).unwrap()), 1);
        assert_eq!(ways(Throw::new(2, 5).unwrap()), 2);
        assert_eq!(Throw::new(0, 3), None);
        assert_eq!(Throw::new(7, 3), None);
    }
}
