//! The switches of dominoes. The law in Python cites the passage for each.

/// What a party is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The first to have so many points.
    Points,
    /// The first to have won so many coups.
    Rounds,
    /// Each coup won takes a stake back, until nothing is left of so many pots.
    Stakes,
    /// Who has most points once somebody has so many pays.
    Last,
}

/// What the winner of a closed coup counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockScore {
    /// The hands of his adversaries.
    Adverse,
    /// The same, less his own.
    Difference,
}

/// Who wins a closed coup in which the leader is among those that have fewest points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeaderTie {
    /// The one nearest to his right.
    Other,
    /// He himself.
    Leader,
}

/// Who leads the next coup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NextLead {
    /// The next to the right of who led.
    Right,
    /// Who won.
    Winner,
}

/// Who is charged at the end of a coup, where points are a burden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Charge {
    /// Everybody what he has left.
    EveryHand,
    /// Whoever has most left.
    HighestHand,
}

/// A party, each field a switch of the same name in the law in Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // switches, each documented in the law
pub struct Rules {
    pub aim: Aim,
    pub partners: bool,
    pub block_score: BlockScore,
    pub leader_tie: LeaderTie,
    pub partner_counts: bool,
    pub closed_takes: bool,
    pub charge: Charge,
    pub next_lead: NextLead,
}

impl Rules {
    /// Whose account a seat plays for.
    pub(crate) fn side(self, seat: usize) -> usize {
        if self.partners { seat % 2 } else { seat }
    }
}

/// How many play, how many dés each takes, and how much there is to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Accord {
    /// Two, three or four.
    pub players: usize,
    /// Dés each.
    pub tiles: u32,
    /// Points, coups or pots.
    pub goal: u16,
}

/// Two players for points, from which tests make the other parties.
#[cfg(test)]
pub(crate) const TETE_A_TETE: Rules = Rules {
    aim: Aim::Points,
    partners: false,
    block_score: BlockScore::Adverse,
    leader_tie: LeaderTie::Other,
    partner_counts: false,
    closed_takes: true,
    charge: Charge::EveryHand,
    next_lead: NextLead::Right,
};
