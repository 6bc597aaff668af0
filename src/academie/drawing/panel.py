"""The line of one player at the edge of the board: name and score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.assets import board_data
from academie.drawing.svg import Element, Vec, text, use, words
from academie.drawing.theme import token
from academie.kernel import Seat

_SHEET: Final = board_data("sheet")
MARGIN: Final[float] = _SHEET["margin"]
PANEL: Final[float] = _SHEET["panel"]
"""Height of the line."""
SHEET_WIDTH: Final[float] = _SHEET["width"]
"""Every board is printed so wide."""
NAME: Final = 25.0
DETAIL: Final = 21.0
MAN: Final = 12.0
"""The radius of the man before a name."""


def title(seat: Seat, name: str, detail: str, start: Vec, scale: float = 1) -> Iterator[Element]:
    """Yield a sample of the player's men, the name and the score, from `start` to the right."""
    yield use("manb" if seat else "manw", start.plus(14 * scale, 0), MAN * scale / 100)
    at = start.plus(36 * scale, 0)
    line = words(at, name, NAME * scale, anchor="start", fill=token("panelink"), font_weight="bold")
    line.append(text("tspan", detail, dx=14 * scale, font_size=DETAIL * scale, font_weight="normal"))
    yield line


def remark(line: str, end: Vec, scale: float = 1) -> Element:
    """Return what the game waits for, right-aligned at `end`."""
    return words(end, line, DETAIL * scale, anchor="end", fill=token("soft"), font_style="italic")
