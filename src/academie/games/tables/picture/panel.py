"""A printed board between the lines of its players: who each is, his score and the men he has borne off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from academie.drawing.panel import DETAIL, remark, title
from academie.drawing.svg import Board, Drawing, Element, Vec, box, group, number, use, words
from academie.drawing.theme import token
from academie.games.tables.picture.geometry import DATA, LEFT, RIGHT, SHEET, View
from academie.games.tables.picture.men import LETTERS, SEAT_NAMES
from academie.kernel import Seat

_OFF: Final = DATA["borneOff"]
_PRINT: Final = DATA["print"]
_BESIDE: Final[float] = DATA["upright"]["y"]
PANEL: Final[float] = _PRINT["panel"]
SCALE: Final[float] = _PRINT["scale"]
"""How large a unit of the board is printed."""
SIZE: Final = Vec(SHEET.x, SHEET.y + 2 * PANEL)
ALONE: Final = (Vec(_BESIDE, 0), Vec(SHEET.x - 2 * _BESIDE, SHEET.y))
"""The corner and the size of a board without panels: no more is left beside it than it needs upright."""
HEIGHT: Final = PANEL / 2 + 8
"""The middle of a line, from the edge of the sheet."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What one player's line says."""

    seat: Seat
    name: str
    detail: str
    note: str = ""
    """What is said at its end."""
    off: int = 0


def printed(
    view: View, panels: Iterable[Panel], parts: Iterable[Element], *, title: str, description: str
) -> Drawing:
    """The board with what stands on it between the lines of the two players."""
    standing = tuple(parts)
    drawn = (
        box(Vec(0, 0), SIZE.x, SIZE.y, fill=token("panel")),
        *(panel(view, each) for each in panels),
        group(standing, transform=f"translate(0 {number(PANEL)})"),
    )
    return Drawing(SIZE, drawn, title, description, SCALE, Board(*ALONE, standing))


def panel(view: View, shown: Panel) -> Element:
    """The line of one player, on his side of the board."""
    middle = SIZE.y - HEIGHT if view.below(shown.seat) else HEIGHT
    who = title(shown.seat, shown.name, shown.detail, Vec(LEFT - DATA["endBande"], middle), 1 / SCALE)
    return group((*who, *right_hand(shown, middle)), data_panel=SEAT_NAMES[shown.seat])


def right_hand(shown: Panel, y: float) -> Iterator[Element]:
    """The men borne off at the right end, and before them a note."""
    right = RIGHT + DATA["endBande"]
    if shown.off:
        yield from borne_off(shown, Vec(right, y))
        right -= _OFF["step"] * shown.off + 2 * DETAIL / SCALE
    if shown.note:
        yield remark(shown.note, Vec(right, y), 1 / SCALE)


def borne_off(shown: Panel, end: Vec) -> Iterator[Element]:
    """The men off the board, set on edge in a row that ends at `end`, with their number."""
    colour, breadth = f"off{LETTERS[shown.seat]}", _OFF["step"]
    start = end.x - breadth * shown.off
    for index in range(shown.off):
        spot = Vec(start + (index + 0.5) * breadth, end.y)
        yield use(colour, spot, _OFF["length"] / 200, 90, data_off=SEAT_NAMES[shown.seat])
    size = DETAIL / SCALE
    yield words(Vec(start - 10, end.y), str(shown.off), size, anchor="end", fill=token("panelink"))
