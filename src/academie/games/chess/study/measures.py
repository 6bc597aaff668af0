"""What lessons can count on a chessboard."""

from __future__ import annotations

from typing import Final

from academie.games.chess.law import ChessState
from academie.games.chess.law.events import Why
from academie.games.chess.law.position import Kind, square_named
from academie.kernel import NotationError
from academie.library.lessons.measures import Measure, Played, whom
from academie.words import Message


def chessboard(played: Played) -> ChessState:
    """The game of chess after the act. Raises `NotationError` for another."""
    if not isinstance(played.after, ChessState):
        raise NotationError(Message("chess-no-board", rules=played.after.ruleset.id))
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


def _mated(state: ChessState, left: int) -> bool:
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


MEASURES: Final = {
    "piece": Measure(piece, Message("chess-measure-piece")),
    "material": Measure(material, Message("chess-measure-material")),
    "mates": Measure(mates, Message("chess-measure-mates")),
}
