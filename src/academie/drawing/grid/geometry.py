"""Where the squares of a board lie on a drawing, and the sheet around them.

A *cell* is a square by row and column, from 0 at the upper left as White sees it, whatever the game calls it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from textwrap import wrap
from typing import Final

from academie.drawing.assets import board_data
from academie.drawing.palette import INK, PAPER, style
from academie.drawing.panel import DETAIL, MARGIN, PANEL, SHEET_WIDTH, remark, title
from academie.drawing.svg import Diagram, Element, Vec, box, document, group, words
from academie.kernel import WHITE, Seat
from academie.notation.seats import NAMES, PLAYER
from academie.words import Language, Text

Cell = tuple[int, int]

DATA: Final = board_data("grid")
look = partial(style, "grid")
"""A style of squared boards by its name."""

WIDTH: Final = SHEET_WIDTH
"""As wide as the trictrac board, so that both fit in one column."""
FRAME: Final[float] = DATA["frame"]
LEFT: Final = MARGIN + FRAME
TOP: Final = PANEL + FRAME
BREADTH: Final = WIDTH - 2 * LEFT
"""Of all the squares together."""
FOOT: Final = TOP + BREADTH + FRAME + PANEL
"""Where the drawing ends, if no caption follows."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of `side` by `side` squares, seen from White's side or, turned, from Black's."""

    side: int
    flip: bool = False

    @property
    def pitch(self) -> float:
        """The width of a square."""
        return BREADTH / self.side

    def corner(self, cell: Cell) -> Vec:
        """Return the upper left corner of a square as it is seen."""
        row, column = (self.side - 1 - part if self.flip else part for part in cell)
        return Vec(LEFT + column * self.pitch, TOP + row * self.pitch)

    def centre(self, cell: Cell) -> Vec:
        """Return the middle of a square."""
        return self.corner(cell).plus(self.pitch / 2, self.pitch / 2)

    def panel(self, seat: Seat) -> float:
        """Return the height of the line of one player, on that player's side of the board."""
        below = (seat == WHITE) is not self.flip
        return FOOT - PANEL / 2 + 2 if below else PANEL / 2 - 2


CAPTION_LINE: Final = 28.0
CAPTION_LETTERS: Final = 66
"""How many letters of a caption stand on one line."""


def sheet(
    parts: Iterable[Element], caption: str, *, title: Text, description: str, language: Language
) -> Diagram:
    """Return the parts on paper, with the caption below them on as many lines as it needs."""
    lines = wrap(caption, CAPTION_LETTERS)
    size = Vec(WIDTH, FOOT + CAPTION_LINE * len(lines))
    drawn = (box(Vec(0, 0), size.x, size.y, fill=PAPER), *parts, *caption_lines(lines))
    svg = document(size, drawn, title=title.in_(language), description=description, language=language)
    return Diagram(svg)


def panel(grid: Grid, seat: Seat, detail: str, note: str, language: Language) -> Element:
    """Return the line of one player: the score, and at its end what the game waits for."""
    y = grid.panel(seat)
    who = title(seat, PLAYER[seat].in_(language), detail, Vec(MARGIN, y))
    waited = (remark(note, Vec(WIDTH - MARGIN, y)),) if note else ()
    return group((*who, *waited), data_panel=NAMES[seat])


def caption_lines(lines: Sequence[str], foot: float = FOOT) -> Iterator[Element]:
    """Yield the lines of the caption below the drawing."""
    for nth, line in enumerate(lines):
        spot = Vec(WIDTH / 2, foot + CAPTION_LINE * (nth + 0.3))
        yield words(spot, line, DETAIL, fill=INK, data_caption=nth + 1)
