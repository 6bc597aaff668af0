"""Why a position of chess cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.chess.law.board import COMPLEMENT
from academie.games.chess.law.moves import board_of
from academie.games.chess.law.position import Position
from academie.games.chess.law.python_chess import chess
from academie.games.chess.law.rules import March, Promotion
from academie.kernel import BLACK, WHITE

NAMES: Final = ("White", "Black")


def problems(position: Position, march: March) -> tuple[str, ...]:
    """Every flaw found, in words; none for a position that can be."""
    status = board_of(position).status()
    return (*_named(status), *(_too_many(position) if march.promotion is Promotion.LOST else ()))


def _named(status: chess.Status) -> Iterator[str]:
    """What python-chess finds amiss."""
    if status:
        yield from (str(flag.name).lower().replace("_", " ") for flag in chess.Status if flag & status)


def _too_many(position: Position) -> Iterator[str]:
    """Pieces of which there were never so many, where a pawn becomes only what was lost."""
    for seat, name in zip((WHITE, BLACK), NAMES, strict=True):
        for kind, most in COMPLEMENT.items():
            if (count := position.how_many(seat, kind)) > most:
                yield f"{name} has {count} pieces that are a {kind.name.lower()}; there are {most}"
