"""Positions of chess as FEN.

It stands with the law, not with the rest of the text, because a game can be started from one.
Source: PGN standard, section 16.1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from academie.games.chess.law.moves import board_of, position_of
from academie.games.chess.law.position import REMEMBERED, Position
from academie.games.chess.law.python_chess import chess
from academie.games.chess.law.rules import Movement
from academie.kernel import NotationError
from academie.words import Message

FIELDS: Final = 4
"""Before the two counts."""


class Fen(NamedTuple):
    """What a FEN says: the position, the single moves without progress, and the number of the next move."""

    position: Position
    quiet: int
    number: int


@lru_cache(REMEMBERED)
def placement(position: Position) -> str:
    """The first four fields: pieces, who is to move, castling, en passant."""
    return board_of(position).epd()


def fen(position: Position, quiet: int = 0, number: int = 1) -> str:
    """All six fields."""
    return f"{placement(position)} {quiet} {number}"


def read_fen(text: str, movement: Movement) -> Fen:
    """The position written so; the two counts may be left out. Raises `NotationError`.

    A pawn passed, and castling where king or rook has moved, are let go where they can no longer be used.
    """
    words = text.split()
    counts = words[FIELDS:]
    if len(counts) > 2 or not all(
        count.isascii() and count.isdecimal() and len(count) < 5 for count in counts
    ):
        raise NotationError(Message("chess-fen-counts", text=text))
    quiet, number = map(int, (*counts, *("0", "1")[len(counts) :]))
    return Fen(read_placement(" ".join(words[:FIELDS]), movement), quiet, number)


@lru_cache(REMEMBERED)
def read_placement(text: str, movement: Movement) -> Position:
    """The position of the first four fields. Raises `NotationError`."""
    try:
        board = chess.Board(text)
    except (ValueError, IndexError) as wrong:
        raise NotationError(Message("chess-fen", text=text)) from wrong
    return position_of(board, en_passant=movement.en_passant)
