"""The empty board: its case, felt, flèches, middle bar and the holes of its bandes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from academie.drawing.palette import DARK_FLECHE, FELT, HOLE, PALE_FLECHE, WOOD
from academie.drawing.svg import Element, Vec, box, circle, group, polygon, words
from academie.games.tables.picture.geometry import (
    BANDE,
    BAR,
    BOTTOM,
    END_BANDE,
    HALF_WIDTH,
    LEFT,
    MIDDLE,
    PITCH,
    RIGHT,
    TIP,
    TOP,
    Place,
    View,
    column_of,
)
from academie.games.tables.text.position import LETTERS
from academie.kernel import BLACK, WHITE

HOLE_DEPTH: Final = -13.0
LABEL_DEPTH: Final = -34.0


class Labels(Enum):
    """How the flèches are named on the bandes."""

    NUMBERS = "numbers"
    """From 0 at each player's talon to 11 at his coin."""
    LETTERS = "letters"
    """As Lepeintre does, A to Y."""
    NONE = "none"


def board(view: View, named: Sequence[str]) -> Element:
    """The board without anything on it, its places named so, in order."""
    return group((*frame(), *fleches(view), *holes(view), *names(view, named)), data_part="board")


def frame() -> Iterator[Element]:
    """The wooden case and the two felts that the bar divides."""
    yield box(
        Vec(LEFT - END_BANDE, TOP - BANDE),
        RIGHT - LEFT + 2 * END_BANDE,
        BOTTOM - TOP + 2 * BANDE,
        rx=7,
        fill=WOOD.fill,
        stroke=WOOD.edge,
        stroke_width=2,
    )
    for left in (LEFT, MIDDLE.x + BAR / 2):
        yield box(
            Vec(left, TOP),
            HALF_WIDTH,
            BOTTOM - TOP,
            fill=FELT.fill,
            stroke=FELT.edge,
            stroke_width=1.5,
        )


def fleches(view: View) -> Iterator[Element]:
    """The 24 flèches, each of the other colour than its neighbours all round the board."""
    for place in range(24):
        paint = DARK_FLECHE if place % 2 else PALE_FLECHE
        base, tip = view.at(place, 0.75), view.at(place, TIP)
        corners = (base.plus(-PITCH / 2 + 1, 0), base.plus(PITCH / 2 - 1, 0), tip)
        yield polygon(corners, fill=paint.fill, stroke=paint.edge, stroke_width=0.75, data_fleche=place)


def holes(view: View) -> Iterator[Element]:
    """Twelve holes a side for the fichets, and one beside each talon where they begin."""
    for seat in (WHITE, BLACK):
        for column in range(-1, 12):
            yield circle(view.column(column, seat, HOLE_DEPTH), 3.6, fill=HOLE, data_hole=column + 1)


def names(view: View, named: Sequence[str]) -> Iterator[Element]:
    """The name of each flèche, on its bande; an empty one is left out."""
    for place, word in enumerate(named):
        if word:
            yield words(view.at(place, LABEL_DEPTH), word, 20, fill=WOOD.mark, font_family="sans-serif")


def all_names(labels: Labels) -> tuple[str, ...]:
    """The names of the 24 flèches, place by place."""
    return tuple(name(place, labels) for place in range(24))


def name(place: Place, labels: Labels) -> str:
    """The name of one flèche; empty where none are given."""
    match labels:
        case Labels.NUMBERS:
            return str(column_of(place))
        case Labels.LETTERS:
            return LETTERS[place]
        case Labels.NONE:
            return ""
