"""The empty board: the case of the theme, the holes of its bandes and what its flèches are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from academie.drawing.svg import Element, Vec, group, use, words
from academie.drawing.theme import token
from academie.games.tables.law.names import NAMES, Names
from academie.games.tables.law.track import FLECHES
from academie.games.tables.picture.geometry import DATA, View
from academie.games.tables.text.position import LETTERS
from academie.kernel import BLACK, WHITE

_NAME: Final = DATA["name"]


class Labels(Enum):
    """How the flèches are named on the bandes."""

    NUMBERS = "numbers"
    """By the names of the game, e.g. from T at each player's talon to C at his coin."""
    LETTERS = "letters"
    """As Lepeintre does, A to Y."""
    NONE = "none"


def board(view: View, named: Sequence[str]) -> Element:
    """The board without anything on it, its places named so, in order. It looks the same from both sides."""
    return group((use("case", Vec(0, 0)), *holes(view), *names(view, named)), data_part="board")


def holes(view: View) -> Iterator[Element]:
    """Twelve holes a side for the fichets, and one beside each talon where they begin."""
    for seat in (WHITE, BLACK):
        for hole in range(13):
            yield use("hole", view.hole(seat, hole), data_hole=hole)


def names(view: View, named: Sequence[str]) -> Iterator[Element]:
    """The name of each flèche, cut into its bande, letters in italics; an empty one is left out."""
    for place, word in enumerate(named):
        if word:
            spot, slant = view.at(place, _NAME["depth"]), "italic" if word[0].isalpha() else "normal"
            shade = {"fill": token("shade"), "fill_opacity": token("rimshade")}
            for at, paint in ((spot.plus(0, _NAME["shade"]), shade), (spot, {"fill": token("rimlabel")})):
                yield words(at, word, _NAME["size"], font_style=slant, font_weight="600", **paint)


def all_names(labels: Labels, names: Names = NAMES) -> tuple[str, ...]:
    """What the bandes say of the 24 flèches, place by place; empty where they say nothing."""
    match labels:
        case Labels.NUMBERS:
            return names.rim
        case Labels.LETTERS:
            return tuple(LETTERS)
        case Labels.NONE:
            return ("",) * FLECHES
