"""The empty board: its case, felt, flèches, middle bar and the holes of its bandes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from academie.drawing.svg import Element, Vec, box, circle, group, polygon, words
from academie.games.tables.law.names import NAMES, Names
from academie.games.tables.law.track import FLECHES
from academie.games.tables.picture.geometry import (
    BANDE,
    BAR,
    BOTTOM,
    DATA,
    END_BANDE,
    HALF_WIDTH,
    LEFT,
    MIDDLE,
    PITCH,
    RIGHT,
    TOP,
    View,
    look,
)
from academie.games.tables.text.position import LETTERS
from academie.kernel import BLACK, WHITE

HOLE_DEPTH: Final[float] = DATA["hole"]["depth"]
_FLECHE: Final = DATA["fleche"]
_NAME: Final = DATA["name"]


class Labels(Enum):
    """How the flèches are named on the bandes."""

    NUMBERS = "numbers"
    """By the names of the game, e.g. from T at each player's talon to C at his coin."""
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
        **look("case"),
    )
    for left in (LEFT, MIDDLE.x + BAR / 2):
        yield box(Vec(left, TOP), HALF_WIDTH, BOTTOM - TOP, **look("felt"))


def fleches(view: View) -> Iterator[Element]:
    """The 24 flèches, each of the other colour than its neighbours all round the board."""
    for place in range(24):
        base, tip = view.at(place, _FLECHE["base"]), view.at(place, _FLECHE["tip"])
        half = PITCH / 2 - _FLECHE["inset"]
        corners = (base.plus(-half, 0), base.plus(half, 0), tip)
        yield polygon(corners, **look("fleche", "dark" if place % 2 else "pale"), data_fleche=place)


def holes(view: View) -> Iterator[Element]:
    """Twelve holes a side for the fichets, and one beside each talon where they begin."""
    for seat in (WHITE, BLACK):
        for column in range(-1, 12):
            spot = view.column(column, seat, HOLE_DEPTH)
            yield circle(spot, DATA["hole"]["radius"], **look("hole"), data_hole=column + 1)


def names(view: View, named: Sequence[str]) -> Iterator[Element]:
    """The name of each flèche, on its bande; an empty one is left out."""
    for place, word in enumerate(named):
        if word:
            spot = view.at(place, _NAME["depth"])
            yield words(spot, word, _NAME["size"], anchor="middle", **look("name"), font_family="sans-serif")


def all_names(labels: Labels, names: Names = NAMES) -> tuple[str, ...]:
    """What the bandes say of the 24 flèches, place by place; empty where they say nothing."""
    match labels:
        case Labels.NUMBERS:
            return names.rim
        case Labels.LETTERS:
            return tuple(LETTERS)
        case Labels.NONE:
            return ("",) * FLECHES
