"""Positions of draughts as FEN, the way PDN writes them: `W:W31,32,K40:B1,2,K5`.

It stands with the law, not with the rest of the text, because a game can be started from one.
Source: Portable Draughts Notation 3.0, the grammar of FEN.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from academie.games.draughts.law.board import HUNDRED, Damier, bits, squares
from academie.games.draughts.law.position import Position
from academie.kernel import BLACK, WHITE, NotationError, Seat, SetupError
from academie.words import Message, Text

COLOURS: Final = {"W": WHITE, "B": BLACK}

_DASHES: Final = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {";": ":", "\N{FULLWIDTH COLON}": ":"})
_PIECES: Final = re.compile(r"(?P<king>K?)(?P<first>\d{1,3})(?:-K?(?P<last>\d{1,3}))?", re.A)


class Piece(NamedTuple):
    """A piece as it was read."""

    seat: Seat
    king: bool
    square: int


def fen(position: Position) -> str:
    """The position: who is to move, White's pieces, Black's pieces, each in order of number."""
    white, black = (_pieces(position, seat) for seat in (WHITE, BLACK))
    return f"{'WB'[position.turn]}:W{white}:B{black}"


def _pieces(position: Position, seat: Seat) -> str:
    pieces = squares(position.of_seat(seat))
    return ",".join(f"K{square}" if position.kings >> square & 1 else str(square) for square in pieces)


def read_fen(text: str, damier: Damier = HUNDRED) -> Position:
    """The position written so.

    Either colour may come first, be left out or be given in several parts; `31-50` is a range and `K31-33`
    one of kings; small letters, blanks, other dashes and a dot at the end are allowed. Raises `NotationError`
    for text that cannot be read and `SetupError` for squares that are none or taken twice.
    """
    turn, *sides = _tidied(text).split(":")
    if turn not in COLOURS or not any(sides):
        raise NotationError(Message("draughts-fen", text=text))
    pieces = [piece for side in sides if side for piece in _read_side(side)]
    if reasons := [*_refused(pieces, damier)]:
        raise SetupError(reasons)
    white, black = (bits(piece.square for piece in pieces if piece.seat == seat) for seat in (WHITE, BLACK))
    return Position(white, black, bits(piece.square for piece in pieces if piece.king), COLOURS[turn])


def _tidied(text: str) -> str:
    """The text in capitals without needless blanks; a blank between two squares is a comma."""
    bare = text.strip().strip('"').strip().removesuffix(".").upper().translate(_DASHES)
    bare = re.sub(r"\s*([:,-])\s*", r"\1", bare.strip())
    return re.sub(r"\s+", ",", re.sub(r"(?<=[WBK])\s+", "", bare))


def _read_side(side: str) -> Iterator[Piece]:
    colour, words = side[0], side[1:]
    if colour not in COLOURS:
        raise NotationError(Message("draughts-fen-colour", text=side))
    for word in filter(None, words.split(",")):
        found = _PIECES.fullmatch(word)
        if found is None:
            raise NotationError(Message("draughts-fen-piece", text=word))
        first, last = int(found["first"]), int(found["last"] or found["first"])
        if last < first:
            raise NotationError(Message("draughts-fen-backward", text=word))
        for square in range(first, last + 1):
            yield Piece(COLOURS[colour], bool(found["king"]), square)


def _refused(pieces: list[Piece], damier: Damier) -> Iterator[Text]:
    for square, times in sorted(Counter(piece.square for piece in pieces).items()):
        if not 1 <= square <= damier.squares:
            yield Message("draughts-fen-square", square=square, squares=damier.squares)
        elif times > 1:
            yield Message("draughts-fen-twice", square=square)
