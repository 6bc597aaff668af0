"""What can be counted on a chessboard and at dominoes."""

from __future__ import annotations

from typing import Final

from academie.kernel import NotationError, Text, other
from academie.library.lessons.measures.measure import Measure, whom
from academie.library.lessons.setting import Played
from academie.rules.chess import PartieDEchecs
from academie.rules.chess.board import Kind, square_named
from academie.rules.chess.events import Why
from academie.rules.dominoes import PartieDeDominos
from academie.rules.dominoes.line import ends


def chessboard(played: Played) -> PartieDEchecs:
    """The game of chess after the act. Raises `NotationError` for another."""
    if not isinstance(played.after, PartieDEchecs):
        raise NotationError(f"no chessboard in a state of {played.after.ruleset.id}")
    return played.after


def piece(played: Played, at: str, kind: str, whose: str = "mine") -> int:
    """Whether a piece of that kind stands on a square."""
    position, seat = chessboard(played).position, whom(played, whose)
    standing = position.of_seat(seat) & position.of_kind(Kind[kind.upper()])
    return standing >> square_named(at) & 1


def material(played: Played, kind: str, whose: str = "mine") -> int:
    """How many pieces of that kind one has."""
    return chessboard(played).position.how_many(whom(played, whose), Kind[kind.upper()])


def mates(played: Played, within: int) -> int:
    """Whether the act forces mate, `within` moves of one's own at most counting it."""
    return int(_mated(chessboard(played), within - 1))


def _mated(state: PartieDEchecs, left: int) -> bool:
    """Whether the player to move is mated, or will be whatever he answers."""
    if state.outcome is not None:
        return bool(state.outcome.winners) and state.outcome.reason == Why.MATE.value
    if not left:
        return False
    answers = (state.apply(act) for act in state.actions())
    return all(
        answer.outcome is None and any(_mated(answer.apply(act), left - 1) for act in answer.actions())
        for answer in answers
    )


def dominoes(played: Played) -> PartieDeDominos:
    """The party of dominoes after the act. Raises `NotationError` for another game."""
    if not isinstance(played.after, PartieDeDominos):
        raise NotationError(f"no dés in a state of {played.after.ruleset.id}")
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


OTHERS: Final = {
    "piece": Measure(piece, Text("pièce voulue en {at}", "wanted piece on {at}")),
    "material": Measure(material, Text("pièces de cette sorte", "pieces of that kind")),
    "mates": Measure(mates, Text("mat forcé", "forced mate")),
    "open_ends": Measure(open_ends, Text("bouts ouverts au {number}", "ends open with {number}")),
    "hand_pips": Measure(hand_pips, Text("points en main", "points in hand")),
    "answers": Measure(answers, Text("dés adverses qui conviennent", "adverse dés that fit")),
}
