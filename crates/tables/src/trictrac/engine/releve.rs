//! What a relevé is still to bring, as chances: that who throws next leads the holes made from now to its end by at
//! least -5, -4 and so on up to 6.

/// How many leads are told apart.
pub(crate) const LEADS: usize = 12;
/// The least of them is so many holes behind.
const BEHIND: i32 = 5;

/// What the chances are called.
pub(crate) const NAMES: [&str; LEADS] = [
    "releve>=-5",
    "releve>=-4",
    "releve>=-3",
    "releve>=-2",
    "releve>=-1",
    "releve>=0",
    "releve>=1",
    "releve>=2",
    "releve>=3",
    "releve>=4",
    "releve>=5",
    "releve>=6",
];

/// Nothing more is to come.
pub(crate) fn done(chances: &mut [f32]) {
    for (lead, chance) in (-BEHIND..).zip(chances) {
        *chance = f32::from(u8::from(lead <= 0));
    }
}

/// The same in the eyes of the other.
pub(crate) fn turned(chances: &mut [f32]) {
    chances.reverse();
    for chance in chances {
        *chance = 1.0 - *chance;
    }
}

/// The same once more has been made before: so many holes, or fewer than the other.
pub(crate) fn with(chances: &mut [f32], made: i32) {
    if made == 0 {
        return;
    }
    let mut before = [0.0; LEADS];
    before.copy_from_slice(chances);
    for (place, chance) in (0_i32..).zip(chances) {
        *chance = match usize::try_from(place - made) {
            Err(_) => 1.0,
            Ok(from) => before.get(from).copied().unwrap_or(0.0),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chances of a lead that is certain.
    fn certain(lead: i32) -> [f32; LEADS] {
        std::array::from_fn(|place| f32::from(u8::from(i32::try_from(place).unwrap() - BEHIND <= lead)))
    }

    fn tells(chances: &[f32], lead: i32) -> bool {
        chances.iter().zip(certain(lead)).all(|(one, two)| (one - two).abs() < 1e-6)
    }

    #[test]
    fn leads_add_up_and_turn_round() {
        let mut chances = [0.5; LEADS];
        done(&mut chances);
        assert!(tells(&chances, 0));
        with(&mut chances, 2);
        assert!(tells(&chances, 2));
        turned(&mut chances);
        assert!(tells(&chances, -2));
        with(&mut chances, -3);
        assert!(tells(&chances, -5));
        with(&mut chances, 11);
        assert!(tells(&chances, 6));
    }
}
