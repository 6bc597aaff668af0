//! Who wins a coup, and what it brings.

use crate::rules::{Accord, Aim, BlockScore, Charge, LeaderTie, Rules};
use crate::tiles::Tiles;

/// The accounts of the sides; those there are not stay at nothing.
pub(crate) type Scores = [u16; 4];

/// A coup just ended: what each has left, who led, who won it, and whether it was closed.
pub(crate) struct Coup<'a> {
    pub hands: &'a [Tiles],
    pub winner: usize,
    pub closed: bool,
}

/// Who wins a closed coup: whoever has fewest points, of equals the nearest to the leader's right.
pub(crate) fn fewest(hands: &[Tiles], leader: usize, rules: Rules) -> usize {
    let players = hands.len();
    let first = usize::from(rules.leader_tie != LeaderTie::Leader);
    let order = (0..players).map(|step| (leader + first + step) % players);
    order.min_by_key(|&seat| hands[seat].pips()).unwrap_or(leader)
}

/// Adds what the coup brings to the accounts.
pub(crate) fn count(coup: &Coup, rules: Rules, scores: &mut Scores) {
    let winner = rules.side(coup.winner);
    match rules.aim {
        Aim::Points => scores[winner] += points(coup, rules),
        Aim::Rounds => scores[winner] += 1,
        Aim::Stakes => scores[winner] += u16::from(!coup.closed || rules.closed_takes),
        Aim::Last => charge(coup, rules, scores),
    }
}

fn points(coup: &Coup, rules: Rules) -> u16 {
    let counts = |seat: usize| {
        seat != coup.winner && (rules.partner_counts || rules.side(seat) != rules.side(coup.winner))
    };
    let left = coup.hands.iter().enumerate().filter(|(seat, _)| counts(*seat)).map(|(_, hand)| hand.pips());
    let own = coup.closed && rules.block_score == BlockScore::Difference;
    left.sum::<u16>() - if own { coup.hands[coup.winner].pips() } else { 0 }
}

fn charge(coup: &Coup, rules: Rules, scores: &mut Scores) {
    let most = coup.hands.iter().map(|hand| hand.pips()).max();
    for (seat, hand) in coup.hands.iter().enumerate() {
        if rules.charge == Charge::EveryHand || Some(hand.pips()) == most {
            scores[seat] += hand.pips();
        }
    }
}

/// How a party ends.
pub(crate) enum Ending {
    /// Nothing is left to win: each has what he took back.
    Stakes,
    /// One side alone has won or lost it.
    Alone(usize),
}

/// The end of the party, if these accounts are one.
pub(crate) fn ended(scores: Scores, rules: Rules, accord: &Accord) -> Option<Ending> {
    if rules.aim == Aim::Stakes {
        let taken = usize::from(scores.iter().sum::<u16>());
        return (taken >= usize::from(accord.goal) * accord.players).then_some(Ending::Stakes);
    }
    let most = scores.iter().copied().max().filter(|&most| most >= accord.goal)?;
    let mut with_most = (0..scores.len()).filter(|&side| scores[side] == most);
    with_most.next().filter(|_| with_most.next().is_none()).map(Ending::Alone)
}
