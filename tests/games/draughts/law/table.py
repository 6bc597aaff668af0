"""Setting up and playing positions of draughts in few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from academie.games.draughts.law import DAMES, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.kernel import BLACK, WHITE, Seat

FMJD = DAMES.ruleset("fmjd")
MANOURY = DAMES.ruleset("manoury-1787")
METZ = DAMES.ruleset("metz")
POLISH = (FMJD, MANOURY, METZ)
"""Everything said of them together holds by all three."""

Squares = Iterable[int]


def white_to_move(
    white: Squares = (),
    black: Squares = (),
    white_kings: Squares = (),
    black_kings: Squares = (),
) -> Position:
    return Position.of(white, black, white_kings, black_kings, WHITE)


def black_to_move(
    white: Squares = (),
    black: Squares = (),
    white_kings: Squares = (),
    black_kings: Squares = (),
) -> Position:
    return Position.of(white, black, white_kings, black_kings, BLACK)


def word(move: Move) -> str:
    """`32-28`, or `38x16` with what it takes: `38x16:11,12,22,32`."""
    if not move.taken:
        return f"{move.start}-{move.end}"
    return f"{move.start}x{move.end}:{','.join(map(str, move.taken))}"


def words(state: DraughtsState) -> set[str]:
    """The legal moves in words; other acts by the name of their class."""
    return {word(act) if isinstance(act, Move) else type(act).__name__ for act in state.actions()}


def played(state: DraughtsState, *moves: str) -> DraughtsState:
    """The state after moves told as `32-28` or `38x16`, each of which must be one legal move only."""
    for text in moves:
        (move,) = [act for act in state.actions() if isinstance(act, Move) and _tells(text, act)]
        state = state.apply(move)
    return state


def _tells(text: str, move: Move) -> bool:
    return text == f"{move.start}{'x' if move.taken else '-'}{move.end}"


def shuffled(state: DraughtsState, plies: int, *cycle: str) -> DraughtsState:
    """The state after that many single moves, the same few over and over."""
    for ply in range(plies):
        assert state.outcome is None, f"over after {ply} moves: {state.outcome}"
        state = played(state, cycle[ply % len(cycle)])
    return state


def winner(state: DraughtsState) -> Seat | None:
    assert state.outcome is not None, "the game is not over"
    winners = state.outcome.winners
    return winners[0] if winners else None


def reason(state: DraughtsState) -> str:
    assert state.outcome is not None, "the game is not over"
    return state.outcome.reason


def brought(state: DraughtsState, kind: type[Any]) -> list[Any]:
    """The events of one kind the last act brought."""
    return [event for event in state.events if isinstance(event, kind)]
