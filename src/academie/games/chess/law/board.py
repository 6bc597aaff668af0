"""Squares and the kinds of pieces, numbered as python-chess numbers them."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType

Square = NewType("Square", int)
"""From 0, which is a1, by rows to 63, which is h8."""
Bits = int
"""A set of squares, one bit each."""

FILES: Final = "abcdefgh"


class Kind(IntEnum):
    """What a piece is."""

    PAWN = 1
    KNIGHT = 2
    BISHOP = 3
    ROOK = 4
    QUEEN = 5
    KING = 6


COMPLEMENT: Final = {Kind.KNIGHT: 2, Kind.BISHOP: 2, Kind.ROOK: 2, Kind.QUEEN: 1}
"""How many pieces of each kind a player begins with, of those a pawn may become."""


def square_name(square: Square) -> str:
    """The square as everybody calls it, e.g. `e4`."""
    return f"{FILES[square % 8]}{square // 8 + 1}"


def square_named(name: str) -> Square:
    """The square of that name. Raises `ValueError`."""
    if len(name) != 2 or name[0] not in FILES or name[1] not in "12345678":
        raise ValueError(f"no square {name!r}")
    return Square(FILES.index(name[0]) + 8 * (int(name[1]) - 1))


def across(square: Square) -> Square:
    """The same square seen by the other player, on the same file."""
    return Square(square ^ 56)
