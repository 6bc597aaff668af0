"""A line played out on a board, as far as it is legal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from academie.library.line import Moves

P = TypeVar("P")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Replay(Generic[P, M]):
    """A line played out as far as it is legal: one position more than moves."""

    positions: tuple[P, ...]
    moves: tuple[M, ...]
    refused: str | None = None
    """The first move that is not legal."""
    legal: Moves = ()
    """What is legal in its stead."""


def replayed(
    start: P,
    line: Moves,
    *,
    find: Callable[[P, str], M | None],
    after: Callable[[P, M], P],
    legal: Callable[[P], Moves],
) -> Replay[P, M]:
    """The line played from a position, up to the first move that is not found there."""
    positions, played = [start], list[M]()
    for text in line:
        move = find(positions[-1], text)
        if move is None:
            return Replay(tuple(positions), tuple(played), text, legal(positions[-1]))
        played.append(move)
        positions.append(after(positions[-1], move))
    return Replay(tuple(positions), tuple(played))
