"""Who wins a coup, and what it brings.

Source: ACAD-D ch. II, III, VI-IX; rule XXIII.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from academie.games.dominoes.law.events import How
from academie.games.dominoes.law.hand import Hand
from academie.games.dominoes.law.rules import Aim, BlockScore, Charge, DominoRules, LeaderTie
from academie.games.dominoes.law.seating import to_the_right
from academie.kernel import Seat

Scores = tuple[int, ...]


class Coup(NamedTuple):
    """A coup just ended: what each has left, who led, who won it and how."""

    hands: tuple[Hand, ...]
    leader: Seat
    winner: Seat
    how: How

    @property
    def tied(self) -> bool:
        """Whether it was closed and somebody else had as few points as the winner."""
        left = [hand.pips for hand in self.hands]
        return self.how is How.CLOSED and left.count(left[self.winner]) > 1


def fewest(left: Sequence[int], leader: Seat, rules: DominoRules) -> Seat:
    """Who wins a closed coup, of what each has left: whoever has fewest points, his partner's not counted.

    Of equals the nearest to the leader's right, he himself coming last of all. That a partner's hand does not
    weigh rests on ch. IX, which has one close, however much one holds, if the partner holds least.
    Source: ACAD-D rule XXIII.
    """
    order = to_the_right(leader, len(left))
    if rules.leader_tie.value is LeaderTie.LEADER:
        order = (leader, *order)
    return next(seat for seat in order if left[seat] == min(left))


def brought(coup: Coup, rules: DominoRules) -> Scores:
    """What the coup adds to the account of each side."""
    match rules.aim.value:
        case Aim.POINTS:
            return _to_winner(coup, rules, _points(coup, rules))
        case Aim.ROUNDS:
            return _to_winner(coup, rules, 1)
        case Aim.STAKES:
            takes = coup.how is How.DOMINO or rules.closed_takes
            return _to_winner(coup, rules, 1 if takes else 0)
        case Aim.LAST:
            return _charges(coup, rules)


def _to_winner(coup: Coup, rules: DominoRules, gain: int) -> Scores:
    winner = rules.side(coup.winner)
    return tuple(gain if side == winner else 0 for side in range(rules.sides(len(coup.hands))))


def _points(coup: Coup, rules: DominoRules) -> int:
    """The pips that adversaries, or all others, have left."""
    counted = sum(
        hand.pips
        for seat, hand in enumerate(coup.hands)
        if seat != coup.winner and (rules.partner_counts or not rules.together(Seat(seat), coup.winner))
    )
    own = coup.how is How.CLOSED and rules.block_score.value is BlockScore.DIFFERENCE
    return counted - (coup.hands[coup.winner].pips if own else 0)


def _charges(coup: Coup, rules: DominoRules) -> Scores:
    left = tuple(hand.pips for hand in coup.hands)
    if rules.charge.value is Charge.EVERY_HAND:
        return left
    return tuple(pips if pips == max(left) else 0 for pips in left)
