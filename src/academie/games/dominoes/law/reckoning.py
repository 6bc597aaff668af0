"""What is told when a coup is over: who has won it, hands turned up, what it brings, the end of the party."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.dominoes.law.counting import Coup, Scores
from academie.games.dominoes.law.ending import Ending, ended, pot
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
from academie.games.dominoes.law.rules import Aim, DominoRules
from academie.games.dominoes.law.seating import to_the_right
from academie.kernel import Event, Seat


def reckoning(
    coup: Coup, gains: Scores, scores: Scores, rules: DominoRules, accord: Agreement
) -> Iterator[Event]:
    """The events in order; `scores` are the accounts with the gains of the coup in them."""
    authority = rules.playing if coup.how is How.DOMINO else rules.closing
    yield CoupWon(seat=coup.winner, citation=authority, how=coup.how, tied=coup.tied)
    for seat, hand in enumerate(coup.hands):
        if hand.size:
            yield HandShown(seat=Seat(seat), citation=authority, tiles=hand.tiles, pips=hand.pips)
    for seat in to_the_right(coup.leader, accord.players):
        if gains[rules.side(seat)] and (rules.aim.value is Aim.LAST or seat == coup.winner):
            yield _marked(seat, gains, scores, rules, accord)
    over = ended(scores, rules, accord)
    if over is not None:
        yield from _told(over, rules, accord)
    elif rules.aim.value is Aim.STAKES and any(gains) and pot(scores, accord) == accord.players:
        yield StakesPut(seat=coup.winner, citation=rules.aim.citation)


def _marked(seat: Seat, gains: Scores, scores: Scores, rules: DominoRules, accord: Agreement) -> Event:
    """What goes to the account of a seat."""
    side = rules.side(seat)
    match rules.aim.value:
        case Aim.ROUNDS:
            return CoupsMarked(seat=seat, citation=rules.aim.citation, total=scores[side])
        case Aim.STAKES:
            left = pot(scores, accord) % accord.players
            return StakeTaken(seat=seat, citation=rules.aim.citation, left=left)
        case Aim.LAST:
            return Charged(seat=seat, citation=rules.charge.citation, points=gains[side], total=scores[side])
        case Aim.POINTS:
            return Marked(seat=seat, citation=rules.counting, points=gains[side], total=scores[side])


def _told(over: Ending, rules: DominoRules, accord: Agreement) -> Iterator[Event]:
    """The end of the party, for every seat it is told of."""
    for seat in range(accord.players):
        if rules.side(Seat(seat)) == over.side:
            kind = Lost if over.why is Why.LAST else Won
            yield kind(seat=Seat(seat), citation=rules.aim.citation, why=over.why)
