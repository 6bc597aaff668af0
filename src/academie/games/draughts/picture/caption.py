"""A position of draughts in words: the lines beside a drawing, and its description for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from academie.drawing.words import KING, MAN, ON, TO_MOVE, colon, counted
from academie.games.draughts.law import Position
from academie.games.draughts.law.board import squares
from academie.kernel import BLACK, WHITE, Language, Seat, Text
from academie.notation.seats import PLAYER

TITLE: Final = Text("Position de dames", "A position of draughts")
ARROW: Final = Text("Flèche", "Arrow")
SEATS: Final = (WHITE, BLACK)


def pieces_line(position: Position, seat: Seat, language: Language) -> str:
    """How many men and kings a player has."""
    men, kings = position.men_and_kings(seat)
    parts = [counted(men, MAN, language)] if men or not kings else []
    return ", ".join([*parts, *([counted(kings, KING, language)] if kings else [])])


def describe_position(position: Position, arrows: Iterable[Sequence[int]], language: Language) -> str:
    """The whole position in words, then the arrows by their squares."""
    sides = (
        f"{PLAYER[seat].in_(language)}{colon(language)}{side(position, seat, language)}." for seat in SEATS
    )
    turn = f"{PLAYER[position.turn].in_(language)} {TO_MOVE.in_(language)}."
    ways = (f"{ARROW.in_(language)}{colon(language)}{', '.join(map(str, path))}." for path in arrows)
    return " ".join((*sides, turn, *ways))


def side(position: Position, seat: Seat, language: Language) -> str:
    """One player's men and kings by their squares."""
    return "; ".join(_kinds(position, seat, language)) or counted(0, MAN, language)


def _kinds(position: Position, seat: Seat, language: Language) -> Iterator[str]:
    pieces = position.of_seat(seat)
    for found, noun in ((pieces & ~position.kings, MAN), (pieces & position.kings, KING)):
        if found:
            where = ", ".join(map(str, squares(found)))
            yield f"{counted(found.bit_count(), noun, language)} {ON.in_(language)} {where}"
