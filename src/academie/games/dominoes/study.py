"""What lessons can count at dominoes."""

from __future__ import annotations

from typing import Final

from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.line import ends
from academie.kernel import NotationError, other
from academie.library.lessons.measures import Measure, Played, whom
from academie.words import Message


def dominoes(played: Played) -> DominoState:
    """The party of dominoes after the act. Raises `NotationError` for another game."""
    if not isinstance(played.after, DominoState):
        raise NotationError(Message("dominoes-other-game", rules=played.after.ruleset.id))
    return played.after


def open_ends(played: Played, number: int) -> int:
    """How many ends of the line show a number."""
    return ends(dominoes(played).line).count(number)


def hand_pips(played: Played, whose: str = "mine") -> int:
    """The points left in a hand."""
    return dominoes(played).hands[whom(played, whose)].pips


def answers(played: Played) -> int:
    """In how many ways the adversary's hand fits the line."""
    party = dominoes(played)
    open_now = {*ends(party.line)}
    return sum(bool({*held} & open_now) for held in party.hands[other(played.seat)].tiles)


MEASURES: Final = {
    "open_ends": Measure(open_ends, Message("dominoes-measure-open-ends")),
    "hand_pips": Measure(hand_pips, Message("dominoes-measure-hand")),
    "answers": Measure(answers, Message("dominoes-measure-answers")),
}
