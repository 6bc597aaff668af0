//! The switches of the running games. The law in Python cites the treatise for each.

use crate::men::{BOARD, Men, facing};

/// How the two ways lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ways {
    /// They run head-on.
    HeadOn,
    /// They run alike, half a lap apart.
    HalfALap,
}

impl Ways {
    /// A set of flèches of one way, numbered along the other.
    pub(crate) fn across(self, set: u32) -> u32 {
        match self {
            Self::HeadOn => facing(set),
            Self::HalfALap => ((set << 12) | (set >> 12)) & BOARD,
        }
    }
}

/// What a lone adverse man does to a flèche; two always close it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// He may be hit.
    Hit,
    /// He closes it.
    Block,
    /// Nothing.
    Share,
}

/// What wins the partie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// All men borne off first.
    BearOff,
    /// The second table filled first; nobody leaves his own side.
    Plein,
}

/// What wins twice where the double is agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Double {
    /// Nothing.
    Never,
    /// The loser has not brought all his men home, nor borne one off.
    NotHome,
    /// The loser has borne off none.
    NoneOff,
    /// The loser can never re-enter his men.
    ShutOut,
}

/// What befalls a player who has more men in hand than entries his own men leave him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShutOut {
    /// Nothing.
    Off,
    /// The partie is lost, doubled where that is agreed.
    Lost,
    /// Lost, but never doubled when his own men leave him no entry at all.
    SimpleWithoutEntry,
}

/// What a number obliges to that would lift a man exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bearoff {
    /// Nothing.
    Free,
    /// He is lifted.
    Exact,
    /// Nobody is lifted while the number can be played inside.
    InsideFirst,
}

/// What is entered by a player with more men in hand than open entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Whatever his numbers let him.
    Every,
    /// One man.
    One,
    /// One man or none.
    AtWill,
}

/// A law of a running game, each field a switch of the same name in the law in Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, clippy::struct_excessive_bools)] // switches, each documented in the law
pub struct Rules {
    pub ways: Ways,
    pub start: Men,
    pub dice: u8,
    pub triplet: u8,
    pub plays_first_dice: bool,
    pub larger_first: bool,
    pub contact: Contact,
    pub enter_on_own: bool,
    pub must_enter: Entry,
    /// The flèches that hold no more than one man of one's own, as bits.
    pub one_a_fleche: u32,
    pub shut_out: ShutOut,
    pub courier: bool,
    pub aim: Aim,
    pub bearoff: Bearoff,
    pub double: Double,
    pub winner_has_dice: bool,
}
