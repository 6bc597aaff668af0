"""Who wins a coup, what it brings, and when the game is over.

Source: ACAD-D ch. II-IX; rule XXIII.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from academie.games.dominoes.law.events import (
    Charged,
    CoupsMarked,
    CoupWon,
    HandShown,
    How,
    Lost,
    Marked,
    StakesPut,
    StakeTaken,
    Why,
    Won,
)
from academie.games.dominoes.law.options import Agreement
from academie.games.dominoes.law.rules import Aim, BlockScore, Charge, DominoRules, LeaderTie
from academie.games.dominoes.law.tiles import Hand
from academie.kernel import Event, Outcome, Seat

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


def fewest(left: Sequence[int], leader: Seat, rules: DominoRules, agreement: Agreement) -> Seat:
    """Who wins a closed coup, by what each has left: the player with fewest points, partners apart.

    Of equals the nearest to the leader's right, he himself coming last of all. That a partner's hand does not
    weigh rests on ch. IX, which has one close, however much one holds, if the partner holds least.
    Source: ACAD-D rule XXIII.
    """
    order = agreement.round_from(leader)
    if rules.leader_tie.value is LeaderTie.LEADER:
        order = (leader, *order)
    return next(seat for seat in order if left[seat] == min(left))


def brought(coup: Coup, rules: DominoRules, agreement: Agreement) -> Scores:
    """What the coup adds to the account of each side."""
    match rules.aim.value:
        case Aim.POINTS:
            return _to_winner(coup, rules, agreement, _points(coup, rules, agreement))
        case Aim.ROUNDS:
            return _to_winner(coup, rules, agreement, 1)
        case Aim.STAKES:
            takes = coup.how is How.DOMINO or rules.closed_takes
            return _to_winner(coup, rules, agreement, 1 if takes else 0)
        case Aim.LAST:
            return _charges(coup, rules)


def _to_winner(coup: Coup, rules: DominoRules, agreement: Agreement, gain: int) -> Scores:
    winner = agreement.side(coup.winner, rules)
    return tuple(gain if side == winner else 0 for side in range(rules.sides(len(coup.hands))))


def _points(coup: Coup, rules: DominoRules, agreement: Agreement) -> int:
    """The pips that adversaries, or all others, have left."""
    counted = sum(
        hand.pips
        for seat, hand in enumerate(coup.hands)
        if seat != coup.winner
        and (rules.partner_counts or not agreement.together(Seat(seat), coup.winner, rules))
    )
    own = coup.how is How.CLOSED and rules.block_score.value is BlockScore.DIFFERENCE
    return counted - (coup.hands[coup.winner].pips if own else 0)


def _charges(coup: Coup, rules: DominoRules) -> Scores:
    left = tuple(hand.pips for hand in coup.hands)
    if rules.charge.value is Charge.EVERY_HAND:
        return left
    return tuple(pips if pips == max(left) else 0 for pips in left)


WHY: Final[Mapping[Aim, Why]] = {
    Aim.POINTS: Why.POINTS,
    Aim.ROUNDS: Why.ROUNDS,
    Aim.STAKES: Why.STAKES,
    Aim.LAST: Why.LAST,
}


class Ending(NamedTuple):
    """A game that is over: why, and which side alone has won or lost it; none where stakes decide."""

    why: Why
    side: int | None


def ended(scores: Scores, rules: DominoRules, agreement: Agreement) -> Ending | None:
    """The end of the game, if these accounts are one.

    Where most points lose, nobody has lost while two have as many: another coup decides.
    """
    aim, most = rules.aim.value, max(scores)
    if aim is Aim.STAKES:
        return Ending(Why.STAKES, None) if sum(scores) >= agreement.goal * agreement.players else None
    if most < agreement.goal or scores.count(most) > 1:
        return None
    return Ending(WHY[aim], scores.index(most))


def pot(scores: Scores, agreement: Agreement) -> int:
    """How many stakes lie in the pot, or are about to be put there."""
    return agreement.players - sum(scores) % agreement.players


def outcome_of(ending: Ending, scores: Scores, rules: DominoRules, agreement: Agreement) -> Outcome:
    """What each seat has won: stakes taken back, the stakes of the others, or those he pays."""
    if ending.side is None:
        return Outcome(tuple(Fraction(taken - agreement.goal) for taken in scores), ending.why.value)
    alone = [agreement.side(Seat(seat), rules) == ending.side for seat in range(agreement.players)]
    # The winners share what the losers stake; where one pays, he pays a stake to each.
    share = Fraction(alone.count(False), alone.count(True))
    sign = -1 if ending.why is Why.LAST else 1
    return Outcome(tuple(sign * share if one else Fraction(-sign) for one in alone), ending.why.value)


def coup_events(
    coup: Coup, gains: Scores, scores: Scores, rules: DominoRules, agreement: Agreement
) -> Iterator[Event]:
    """The events in order; `scores` are the accounts with the gains of the coup in them."""
    authority = rules.playing if coup.how is How.DOMINO else rules.closing
    yield CoupWon(seat=coup.winner, citation=authority, how=coup.how, tied=coup.tied)
    for seat, hand in enumerate(coup.hands):
        if hand.size:
            yield HandShown(seat=Seat(seat), citation=authority, tiles=hand.tiles, pips=hand.pips)
    for seat in agreement.round_from(coup.leader):
        if gains[agreement.side(seat, rules)] and (rules.aim.value is Aim.LAST or seat == coup.winner):
            yield _marked(seat, gains, scores, rules, agreement)
    over = ended(scores, rules, agreement)
    if over is not None:
        yield from _ending_events(over, rules, agreement)
    elif rules.aim.value is Aim.STAKES and any(gains) and pot(scores, agreement) == agreement.players:
        yield StakesPut(seat=coup.winner, citation=rules.aim.citation)


def _marked(seat: Seat, gains: Scores, scores: Scores, rules: DominoRules, agreement: Agreement) -> Event:
    """What goes to the account of a seat."""
    side = agreement.side(seat, rules)
    match rules.aim.value:
        case Aim.ROUNDS:
            return CoupsMarked(seat=seat, citation=rules.aim.citation, total=scores[side])
        case Aim.STAKES:
            left = pot(scores, agreement) % agreement.players
            return StakeTaken(seat=seat, citation=rules.aim.citation, left=left)
        case Aim.LAST:
            return Charged(seat=seat, citation=rules.charge.citation, points=gains[side], total=scores[side])
        case Aim.POINTS:
            return Marked(seat=seat, citation=rules.counting, points=gains[side], total=scores[side])


def _ending_events(over: Ending, rules: DominoRules, agreement: Agreement) -> Iterator[Event]:
    """The events of the end of the game, one for each seat concerned."""
    for seat in range(agreement.players):
        if agreement.side(Seat(seat), rules) == over.side:
            kind = Lost if over.why is Why.LAST else Won
            yield kind(seat=Seat(seat), citation=rules.aim.citation, why=over.why)
