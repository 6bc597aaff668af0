"""What an event can be shown by on a board: arrows and marks, as data for whoever draws boards himself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from academie.arbiter.draughts.events import FaultMade, Ruling
from academie.diagrams.damier import chess
from academie.diagrams.damier.marks import Mark
from academie.diagrams.damier.partie import marks_of
from academie.diagrams.tables.trictrac import arrows_of
from academie.games.company import AtBoard
from academie.kernel import Event
from academie.notation.dominos_tiles import halves_text
from academie.rules.chess.board import square_name
from academie.rules.dominoes.events import Posed
from academie.rules.dominoes.tiles import tile
from academie.rules.tables.trictrac.jans import JanScored


@dataclass(frozen=True, slots=True)
class Sign:
    """An arrow from the first place to the last, or a mark upon the only one.

    Places are named as on the drawings: flèches 0 to 23 along White's way with -1 and 24 for the bandes
    beyond the talons, squares of a damier by their numbers, those of a chessboard by their names, dés by
    their numbers, the higher first. `style` is that of the arrow or mark drawn.
    """

    places: tuple[str, ...]
    style: str
    label: str = ""


def signs_of(event: Event) -> tuple[Sign, ...]:
    """The signs of one event, in order; most events have none."""
    return tuple(_signs(event))


def _signs(event: Event) -> Iterator[Sign]:
    match event:
        case JanScored():
            for arrow in arrows_of(event):
                yield Sign((str(arrow.start), str(arrow.end)), arrow.style.value, arrow.label)
        case AtBoard():
            yield from _signs(event.event)
        case FaultMade():
            yield from (_noted(square) for square in (*event.huffable, *event.playable))
        case Ruling():
            yield from map(_noted, event.squares)
        case Posed():
            yield Sign((halves_text(tile(event.inner, event.outer)),), Mark.NOTED.value)
        case _:
            for square, mark in marks_of(event).items():
                yield Sign((str(square),), mark.value)
            for place, mark in chess.marks_of(event).items():
                yield Sign((square_name(place),), mark.value)


def _noted(square: int) -> Sign:
    return Sign((str(square),), Mark.NOTED.value)
