"""Where the squares of a board lie on a drawing, and the sheet around them.

A *cell* is a square by row and column, from 0 at the upper left as White sees it, whatever the game calls it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Final

from academie.drawing.assets import board_data
from academie.drawing.panel import DETAIL, MARGIN, PANEL, SHEET_WIDTH, remark, title
from academie.drawing.svg import Board, Diagram, Drawing, Element, Vec, box, group, whole, words
from academie.drawing.theme import token
from academie.kernel import WHITE, Seat
from academie.notation.seats import NAMES, PLAYER
from academie.words import Language, Text

Cell = tuple[int, int]

DATA: Final = board_data("grid")
FIELD: Final[float] = DATA["field"]
"""The width of all the squares together, whatever their number."""
BESIDE: Final[float] = DATA["margin"]
"""What is left free beside the frame."""
EIGHT: Final = 8


def look(name: str) -> dict[str, Any]:
    """Return a style of squared boards; its colours are tokens of the theme."""
    style: dict[str, Any] = DATA["styles"][name]
    return {
        key: token(value) if key in {"fill", "stroke"} and value != "none" else value
        for key, value in style.items()
    }


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of `side` by `side` squares, seen from White's side or, turned, from Black's."""

    side: int
    flip: bool = False

    @property
    def kind(self) -> str:
        """What its frame and its squares are called: draughts on eight rows are played on a chessboard."""
        return "chess" if self.side == EIGHT else "draughts"

    @property
    def frame(self) -> float:
        """The width of the frame."""
        width: float = DATA[self.kind]["frame"]
        return width

    @property
    def width(self) -> float:
        """The width of the sheet."""
        return FIELD + 2 * (BESIDE + self.frame)

    @property
    def scale(self) -> float:
        """How many units of the board are one of the sheet that every board is printed on."""
        return self.width / SHEET_WIDTH

    @property
    def origin(self) -> Vec:
        """The upper left corner of the field."""
        about = BESIDE + self.frame
        return Vec(about, about + PANEL * self.scale)

    @property
    def corner_of_frame(self) -> Vec:
        """The upper left corner of the frame."""
        return self.origin.plus(-self.frame, -self.frame)

    @property
    def foot(self) -> float:
        """Where the drawing ends, if no caption follows."""
        return self.width + 2 * PANEL * self.scale

    @property
    def pitch(self) -> float:
        """The width of a square."""
        return FIELD / self.side

    def corner(self, cell: Cell) -> Vec:
        """Return the upper left corner of a square as it is seen."""
        row, column = (self.side - 1 - part if self.flip else part for part in cell)
        return self.origin.plus(column * self.pitch, row * self.pitch)

    def centre(self, cell: Cell) -> Vec:
        """Return the middle of a square."""
        return self.corner(cell).plus(self.pitch / 2, self.pitch / 2)

    def panel(self, seat: Seat) -> float:
        """Return the height of the line of one player, on that player's side of the board."""
        below = (seat == WHITE) is not self.flip
        middle = (PANEL / 2 - 2) * self.scale
        return self.foot - middle if below else middle


CAPTION_LINE: Final = 28.0
CAPTION_LETTERS: Final = 66
"""How many letters of a caption stand on one line."""


def sheet(  # noqa: PLR0913 - what a sheet shows are its parameters, one each
    grid: Grid,
    panels: Iterable[Element],
    parts: Iterable[Element],
    caption: str,
    *,
    title: Text,
    description: str,
    language: Language,
) -> Diagram:
    """Return the parts between the panels, with the caption below on as many lines as it needs."""
    lines = wrap(caption, CAPTION_LETTERS)
    size = Vec(grid.width, grid.foot + CAPTION_LINE * grid.scale * len(lines))
    paper = box(Vec(0, 0), size.x, size.y, fill=token("panel"))
    standing = tuple(parts)
    drawn = (paper, *panels, *standing, *caption_lines(lines, grid.foot, grid.scale))
    board = Board(grid.corner_of_frame, Vec(grid.width - 2 * BESIDE, grid.width - 2 * BESIDE), standing)
    return whole(Drawing(size, drawn, title.in_(language), description, 1 / grid.scale, board), language)


def panel(grid: Grid, seat: Seat, detail: str, note: str, language: Language) -> Element:
    """Return the line of one player: the score, and at its end what the game waits for."""
    y, scale = grid.panel(seat), grid.scale
    who = title(seat, PLAYER[seat].in_(language), detail, Vec(MARGIN * scale, y), scale)
    waited = (remark(note, Vec(grid.width - MARGIN * scale, y), scale),) if note else ()
    return group((*who, *waited), data_panel=NAMES[seat])


def caption_lines(lines: Sequence[str], foot: float, scale: float) -> Iterator[Element]:
    """Yield the lines of the caption below a drawing that many times larger than it is printed."""
    for nth, line in enumerate(lines):
        spot = Vec(SHEET_WIDTH * scale / 2, foot + CAPTION_LINE * scale * (nth + 0.3))
        yield words(spot, line, DETAIL * scale, fill=token("panelink"), data_caption=nth + 1)
