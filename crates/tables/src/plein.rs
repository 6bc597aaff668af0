//! The plein: two men or more on each of the six flèches of a table.

use std::error::Error;
use std::fmt;

use crate::side::Side;

const FLECHES_OF_A_TABLE: usize = 6;
const MEN_OF_A_CASE: u32 = 2;

/// A table in which a player may make a plein, seen from his own side.
///
/// The adverse grand jan is not among them: nobody may stay on the adverse coin, so it can never be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// Flèches 0 to 5.
    PetitJan,
    /// Flèches 6 to 11.
    GrandJan,
    /// Flèches 18 to 23, the adverse petit jan.
    JanDeRetour,
}

impl Table {
    /// The first flèche of the table on its owner's track.
    #[must_use]
    pub fn base(self) -> usize {
        match self {
            Self::PetitJan => 0,
            Self::GrandJan => 6,
            Self::JanDeRetour => 18,
        }
    }

    /// Whether `side` still has the men to fill this table, whatever the dice.
    ///
    /// Men only go forward. So for every flèche of the table, the men standing on it or behind it must suffice
    /// for a case there and on each flèche of the table before it. A standing plein passes; men beyond the table
    /// are lost to it. This is material only: it does not ask whether the coin or the adversary bars the way.
    ///
    /// Source: Lepeintre, *Cours complet de trictrac*, 1818, part 1, ch. V: one may not enter an empty flèche of
    /// the adversary while the men he needs for his plein have yet to go past it.
    #[must_use]
    pub fn can_be_made_by(self, side: &Side) -> bool {
        let (behind, rest) = side.men().split_at(self.base());
        let mut available = count(behind);
        let mut needed = 0;
        rest[..FLECHES_OF_A_TABLE].iter().all(|&men| {
            available += u32::from(men);
            needed += MEN_OF_A_CASE;
            available >= needed
        })
    }
}

fn count(men: &[u8]) -> u32 {
    men.iter().copied().map(u32::from).sum()
}

impl TryFrom<usize> for Table {
    type Error = UnknownBase;

    fn try_from(base: usize) -> Result<Self, UnknownBase> {
        [Self::PetitJan, Self::GrandJan, Self::JanDeRetour]
            .into_iter()
            .find(|table| table.base() == base)
            .ok_or(UnknownBase(base))
    }
}

/// A flèche that begins no table in which a plein can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBase(pub usize);

impl fmt::Display for UnknownBase {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a plein begins on flèche 0, 6 or 18, not {}", self.0)
    }
}

impl Error for UnknownBase {}

#[cfg(test)]
mod tests {
    use super::Table::{GrandJan, JanDeRetour, PetitJan};
    use super::*;
    use crate::side::FLECHES;

    fn side(stacks: &[(usize, u8)]) -> Side {
        let mut men = [0; FLECHES];
        for &(fleche, count) in stacks {
            men[fleche] = count;
        }
        Side::try_from(men.as_slice()).unwrap()
    }

    #[test]
    fn the_whole_stack_can_make_every_plein() {
        let start = side(&[(0, 15)]);
        assert!([PetitJan, GrandJan, JanDeRetour].iter().all(|table| table.can_be_made_by(&start)));
    }

    #[test]
    fn a_standing_plein_counts_as_possible() {
        let full = [(6, 2), (7, 2), (8, 2), (9, 2), (10, 2), (11, 2)];
        assert!(GrandJan.can_be_made_by(&side(&full)));
        assert!(!PetitJan.can_be_made_by(&side(&full)));
    }

    /// Lepeintre, part 1, ch. I, the carmes, replayed from the narrative: Black has eleven men left in his petit
    /// jan, so S may be entered; his grand jan is still possible, so O is a rest only.
    #[test]
    fn eleven_men_do_not_fill_a_petit_jan() {
        let black = side(&[(0, 3), (1, 2), (2, 2), (3, 2), (4, 2), (6, 2), (8, 2)]);
        assert!(!PetitJan.can_be_made_by(&black));
        assert!(GrandJan.can_be_made_by(&black));
    }

    /// Lepeintre, part 1, ch. V, fig. 11: Black has men on M, N, O and P only, so Q and R may be entered.
    #[test]
    fn men_past_the_first_fleches_do_not_go_back() {
        assert!(!GrandJan.can_be_made_by(&side(&[(8, 2), (9, 2), (10, 2), (11, 9)])));
    }

    #[test]
    fn one_man_short_on_the_first_fleche_is_enough_to_fail() {
        assert!(!GrandJan.can_be_made_by(&side(&[(6, 1), (7, 14)])));
        assert!(GrandJan.can_be_made_by(&side(&[(5, 1), (6, 1), (7, 13)])));
    }

    #[test]
    fn men_borne_off_are_lost_to_the_retour() {
        assert!(JanDeRetour.can_be_made_by(&side(&[(17, 12)])));
        assert!(!JanDeRetour.can_be_made_by(&side(&[(17, 11)])));
    }

    #[test]
    fn only_three_fleches_begin_a_table_to_fill() {
        let tables: Vec<Table> = (0..FLECHES).filter_map(|base| Table::try_from(base).ok()).collect();
        assert_eq!(tables, [PetitJan, GrandJan, JanDeRetour]);
    }
}
