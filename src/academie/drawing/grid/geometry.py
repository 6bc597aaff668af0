"""Where the squares of a board lie on a drawing.

A *cell* is a square by row and column, from 0 at the upper left as White sees it, whatever the game calls it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.drawing.panel import MARGIN, PANEL, SHEET_WIDTH
from academie.drawing.svg import Vec
from academie.kernel import WHITE, Seat

Cell = tuple[int, int]

WIDTH: Final = SHEET_WIDTH
"""As broad as the trictrac board, so that both may stand in one column."""
FRAME: Final = 14.0
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
        """The breadth of a square."""
        return BREADTH / self.side

    def corner(self, cell: Cell) -> Vec:
        """The upper left corner of a square as it is seen."""
        row, column = (self.side - 1 - part if self.flip else part for part in cell)
        return Vec(LEFT + column * self.pitch, TOP + row * self.pitch)

    def centre(self, cell: Cell) -> Vec:
        """The middle of a square."""
        return self.corner(cell).plus(self.pitch / 2, self.pitch / 2)

    def panel(self, seat: Seat) -> float:
        """The height of the line of one player, on his side of the board."""
        below = (seat == WHITE) is not self.flip
        return FOOT - PANEL / 2 + 2 if below else PANEL / 2 - 2
