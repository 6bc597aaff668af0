"""The line of one player at the edge of the board: name and score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.assets import board_data
from academie.drawing.palette import INK, MEN, QUIET_INK
from academie.drawing.svg import Element, Vec, circle, text, words
from academie.kernel import Seat

_SHEET: Final = board_data("sheet")
MARGIN: Final[float] = _SHEET["margin"]
PANEL: Final[float] = _SHEET["panel"]
"""Height of the line."""
SHEET_WIDTH: Final[float] = _SHEET["width"]
"""Every board is drawn as wide as the trictrac board is."""
NAME: Final = 25.0
DETAIL: Final = 21.0


def title(seat: Seat, name: str, detail: str, start: Vec) -> Iterator[Element]:
    """Yield a sample of the player's men, the name and the score, from `start` to the right."""
    yield circle(start.plus(14, 0), 11, fill=MEN[seat].fill, stroke=INK, stroke_width=1.6)
    line = words(start.plus(34, 0), name, NAME, anchor="start", fill=INK, font_weight="bold")
    line.append(text("tspan", detail, dx=14, font_size=DETAIL, font_weight="normal"))
    yield line


def remark(line: str, end: Vec) -> Element:
    """Return what the game waits for, right-aligned at `end`."""
    return words(end, line, DETAIL, anchor="end", fill=QUIET_INK, font_style="italic")
