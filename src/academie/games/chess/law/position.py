"""The chessboard: squares, pieces, where they stand, who is to move, castling and en passant."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple, NewType

from academie.kernel import WHITE, Seat, other

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


REMEMBERED: Final = 4096
"""How many answers about positions are kept, since each is asked for many times over."""


class Position(NamedTuple):
    """Pieces as sets of squares. Positions in which the same moves can be made are equal."""

    pawns: Bits
    knights: Bits
    bishops: Bits
    rooks: Bits
    queens: Bits
    kings: Bits
    white: Bits
    black: Bits
    turn: Seat = WHITE
    castling: Bits = 0
    """The rooks that may still castle."""
    passed: Bits = 0
    """The square a pawn has just passed, if one can take it there."""

    def of_kind(self, kind: Kind) -> Bits:
        """The pieces of that kind, of both players."""
        return self[kind - 1]

    def of_seat(self, seat: Seat) -> Bits:
        """The pieces of one player."""
        return self.white if seat == WHITE else self.black

    def how_many(self, seat: Seat, kind: Kind) -> int:
        """How many pieces of that kind he has."""
        return (self.of_seat(seat) & self.of_kind(kind)).bit_count()


@lru_cache(REMEMBERED)
def mirrored(position: Position) -> Position:
    """The same with the players exchanged."""
    kinds = map(upside_down, position[: Kind.KING])
    white, black = upside_down(position.black), upside_down(position.white)
    castling, passed = upside_down(position.castling), upside_down(position.passed)
    return Position._make((*kinds, white, black, other(position.turn), castling, passed))


def upside_down(squares: Bits) -> Bits:
    """A set of squares as the other player sees it, files kept."""
    return int.from_bytes(squares.to_bytes(8, "big"), "little")


SET_OUT: Final = Position(
    pawns=0x00FF_0000_0000_FF00,
    knights=0x4200_0000_0000_0042,
    bishops=0x2400_0000_0000_0024,
    rooks=0x8100_0000_0000_0081,
    queens=0x0800_0000_0000_0008,
    kings=0x1000_0000_0000_0010,
    white=0xFFFF,
    black=0xFFFF_0000_0000_0000,
    castling=0x8100_0000_0000_0081,
)
"""The pieces as a game begins."""
