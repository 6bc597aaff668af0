"""The line beside each player's bande: who he is, his score, his dice and the men he has borne off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from academie.drawing.assets import PIPS
from academie.drawing.palette import INK
from academie.drawing.panel import DETAIL, MARGIN, PANEL, remark, title
from academie.drawing.svg import Element, Vec, box, circle, group, words
from academie.games.tables.picture.geometry import DATA, SHEET, View, look
from academie.games.tables.picture.men import SEAT_NAMES
from academie.kernel import Seat

_OFF: Final = DATA["borneOff"]
_DIE: Final = DATA["die"]
SIDE: Final[float] = _DIE["side"]
"""Of a die."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What one player's line says."""

    seat: Seat
    name: str
    detail: str
    dice: tuple[int, ...] = ()
    note: str = ""
    """Stands where the dice would."""
    off: int = 0


def panel(view: View, shown: Panel) -> Element:
    """The line of one player, on his side of the board."""
    middle = SHEET.y - PANEL / 2 + 2 if view.below(shown.seat) else PANEL / 2 - 2
    who = title(shown.seat, shown.name, shown.detail, Vec(MARGIN, middle))
    return group((*who, *right_hand(shown, middle)), data_panel=SEAT_NAMES[shown.seat])


def right_hand(shown: Panel, y: float) -> Iterator[Element]:
    """Dice or a note at the right end, and before them the men borne off."""
    right = SHEET.x - MARGIN
    for index, face in enumerate(reversed(shown.dice)):
        yield die(Vec(right - SIDE / 2 - 1 - index * (SIDE + 8), y), face)
    if shown.note:
        yield remark(shown.note, Vec(right, y))
    if shown.off:
        yield from borne_off(shown, Vec(right - max(2, len(shown.dice)) * (SIDE + 8) - 10, y))


def borne_off(shown: Panel, end: Vec) -> Iterator[Element]:
    """The men off the board, set on edge in a row that ends at `end`, with their number."""
    colour, breadth, length = SEAT_NAMES[shown.seat], _OFF["thickness"], _OFF["length"]
    start = end.x - breadth * shown.off
    for index in range(shown.off):
        corner = Vec(start + index * breadth, end.y - length / 2)
        yield box(corner, breadth, length, **look(f"{colour}-off"), data_off=colour)
    yield words(Vec(start - 6, end.y), str(shown.off), DETAIL, anchor="end", fill=INK)


def die(centre: Vec, face: int) -> Element:
    """One die that shows `face`."""
    return group((body(centre), *pips(centre, face)), data_die=face)


def body(centre: Vec) -> Element:
    """A blank die."""
    corner = centre.plus(-SIDE / 2, -SIDE / 2)
    return box(corner, SIDE, SIDE, **look("die", "die"))


def pips(centre: Vec, face: int) -> Iterator[Element]:
    """The pips of a face."""
    for x, y in PIPS[face]:
        spot = centre.plus(x * _DIE["step"], y * _DIE["step"])
        yield circle(spot, _DIE["pip"], **look("pip", "die"), data_pip=face)
