"""A position of chess in words: the lines beside a drawing, and its description for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.drawing.words import ON, TO_MOVE, colon, counted
from academie.games.chess.law import ChessState, Position
from academie.games.chess.law.position import Bits, Kind, Square, square_name
from academie.kernel import BLACK, WHITE, Language, Seat, Text
from academie.notation.seats import PLAYER

TITLE: Final = Text("Position d'échecs", "A position of chess")
IN_CHECK: Final = Text("en échec", "in check")
SEATS: Final = (WHITE, BLACK)
PAWN: Final = (Text("pion", "pawn"), Text("pions", "pawns"))
PIECE: Final = (Text("pièce", "piece"), Text("pièces", "pieces"))
NOUNS: Final[Mapping[Kind, tuple[Text, Text]]] = {
    Kind.KING: (Text("roi", "king"), Text("rois", "kings")),
    Kind.QUEEN: (Text("dame", "queen"), Text("dames", "queens")),
    Kind.ROOK: (Text("tour", "rook"), Text("tours", "rooks")),
    Kind.BISHOP: (Text("fou", "bishop"), Text("fous", "bishops")),
    Kind.KNIGHT: (Text("cavalier", "knight"), Text("cavaliers", "knights")),
    Kind.PAWN: PAWN,
}


def squares_of(found: Bits) -> tuple[Square, ...]:
    """The squares of a set, from a1 on."""
    return tuple(Square(square) for square in range(64) if found >> square & 1)


def pieces_line(position: Position, seat: Seat, language: Language) -> str:
    """How many pawns and pieces a player has."""
    pawns = position.how_many(seat, Kind.PAWN)
    pieces = position.of_seat(seat).bit_count() - pawns
    return f"{counted(pawns, PAWN, language)}, {counted(pieces, PIECE, language)}"


def waited_for(state: ChessState, seat: Seat, language: Language) -> str:
    """Whether a player is to move, and whether he is in check."""
    if state.position.turn != seat or (state.outcome is not None and not state.check):
        return ""
    said = [] if state.outcome is not None else [TO_MOVE.in_(language)]
    return ", ".join([*said, *([IN_CHECK.in_(language)] if state.check else [])])


def describe_position(state: ChessState, language: Language) -> str:
    """The whole position in words."""
    sides = (
        f"{PLAYER[seat].in_(language)}{colon(language)}{'; '.join(_kinds(state.position, seat, language))}."
        for seat in SEATS
    )
    turn = f"{PLAYER[state.position.turn].in_(language)} {TO_MOVE.in_(language)}."
    return " ".join((*sides, *((turn,) if state.outcome is None else ())))


def _kinds(position: Position, seat: Seat, language: Language) -> Iterator[str]:
    for kind, noun in NOUNS.items():
        if found := squares_of(position.of_seat(seat) & position.of_kind(kind)):
            where = ", ".join(map(square_name, found))
            yield f"{counted(len(found), noun, language)} {ON.in_(language)} {where}"
