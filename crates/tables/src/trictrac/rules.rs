//! The switches on which the treatises differ. The law in Python cites the treatise for each.

/// What winning the first dice gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstThrow {
    /// The dice that decided are the first throw.
    PlaysIt,
    /// Only the right to throw afresh.
    RightOnly,
}

/// What equal first dice bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstDoublet {
    /// They are thrown again.
    Again,
    /// The other player takes the dice in turn.
    Other,
}

/// What a number that would take a man exactly to the bande obliges to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bearoff {
    /// Lift or play inside.
    Free,
    /// What falls exactly is lifted.
    Exact,
    /// Nothing is lifted while the number can be played inside.
    InsideFirst,
    /// The same, except where lifting is the only way to keep the plein of the retour.
    InsideUnlessKeeping,
}

/// When the partie counts double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrandeBredouille {
    /// Never.
    Off,
    /// When the loser never had a hole.
    NoneTaken,
    /// When the winner's holes came in a row.
    Run,
}

/// Whether fifteen men on one's own coin score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileDeMisere {
    /// Never.
    Off,
    /// When the pile is made.
    Made,
    /// When it is made, and at each throw that leaves it.
    MadeAndKept,
}

/// Who ends a marqué by going away, once somebody has the holes for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarqueEndedBy {
    /// Any player who leaves.
    Anyone,
    /// Only a player who has the holes it takes, and no fewer than the other.
    Holder,
}

/// When equal holes are a refait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RefaitFalls {
    /// When somebody goes away on them.
    OnLeaving,
    /// As soon as the other has come up to as many.
    AtOnce,
}

/// A law of trictrac, each field a switch of the same name in the law in Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, clippy::struct_excessive_bools)] // switches, each documented in the law
pub struct Rules {
    pub first_throw: FirstThrow,
    pub first_doublet: FirstDoublet,
    pub rest_on_empty_coin: bool,
    pub petit_jan_coin_exception: bool,
    pub retour_coin_way: bool,
    pub two_half_two_ways: bool,
    pub deux_tables_passed: bool,
    pub bearoff: Bearoff,
    pub enter_and_lift: bool,
    pub early_lift_to_keep: bool,
    pub hit_left_coin: bool,
    pub grande_bredouille: GrandeBredouille,
    pub pile_de_misere: PileDeMisere,
    pub jan_de_rencontre: bool,
    pub margot_la_fendue: bool,
    pub marque_ended_by: MarqueEndedBy,
    pub refait_falls: RefaitFalls,
    pub holes_to_win: u8,
}

impl Rules {
    /// The rules most treatises share.
    pub const COMMON: Self = Self {
        first_throw: FirstThrow::PlaysIt,
        first_doublet: FirstDoublet::Other,
        rest_on_empty_coin: true,
        petit_jan_coin_exception: true,
        retour_coin_way: false,
        two_half_two_ways: false,
        deux_tables_passed: false,
        bearoff: Bearoff::Free,
        enter_and_lift: true,
        early_lift_to_keep: false,
        hit_left_coin: true,
        grande_bredouille: GrandeBredouille::Off,
        pile_de_misere: PileDeMisere::Off,
        jan_de_rencontre: false,
        margot_la_fendue: false,
        marque_ended_by: MarqueEndedBy::Holder,
        refait_falls: RefaitFalls::OnLeaving,
        holes_to_win: 12,
    };
}
