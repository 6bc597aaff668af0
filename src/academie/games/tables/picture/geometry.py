"""Where things stand on a drawing of the trictrac board.

A *place* names a flèche whoever looks at it: 0 to 11 along White's side from the talons, 12 to 23 back along
Black's, so that 11 faces 12 and 0 faces 23. Games whose men run otherwise only need another way to
turn their own indices into places.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from academie.drawing.assets import board_data
from academie.drawing.palette import style
from academie.drawing.panel import MARGIN, PANEL, SHEET_WIDTH
from academie.drawing.svg import Vec
from academie.kernel import BLACK, WHITE, Seat

Place = int

DATA: Final = board_data("tables")
look = partial(style, "tables")
"""A style of the trictrac board by its name."""

PITCH: Final[float] = DATA["pitch"]
MAN: Final[float] = DATA["man"]["radius"]
REACH: Final[float] = DATA["man"]["reach"]
"""How far from the bande a stack may grow."""

BANDE: Final[float] = DATA["bande"]
END_BANDE: Final[float] = DATA["endBande"]
BAR: Final[float] = DATA["bar"]
HALF_WIDTH: Final = 6 * PITCH
HALF_HEIGHT: Final[float] = DATA["halfHeight"]

LEFT: Final = MARGIN + END_BANDE
RIGHT: Final = LEFT + 2 * HALF_WIDTH + BAR
TOP: Final = PANEL + BANDE
BOTTOM: Final = TOP + 2 * HALF_HEIGHT
MIDDLE: Final = Vec((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2)
SHEET: Final = Vec(SHEET_WIDTH, 2 * MIDDLE.y)


@dataclass(frozen=True, slots=True)
class View:
    """From which side the board is seen: White's, or Black's by turning it half round."""

    flip: bool = False

    def turn(self, spot: Vec) -> Vec:
        """Where a spot of White's view lies in this one."""
        return Vec(SHEET.x - spot.x, SHEET.y - spot.y) if self.flip else spot

    def below(self, seat: Seat) -> bool:
        """Whether that player sits at the lower edge."""
        return (seat == WHITE) is not self.flip

    def inward(self, seat: Seat) -> int:
        """The sign of the way from that player's bande to the middle of the board."""
        return -1 if self.below(seat) else 1

    def column(self, column: int, seat: Seat, height: float) -> Vec:
        """The spot `height` above the bande of `seat`, in a column counted from the talons."""
        y = BOTTOM - height if seat == WHITE else TOP + height
        return self.turn(Vec(column_x(column), y))

    def at(self, place: Place, height: float) -> Vec:
        """The spot on a flèche that lies `height` from its bande."""
        return self.column(column_of(place), side_of(place), height)

    def stack(self, place: Place, men: int) -> list[Vec]:
        """Where the men of a stack lie, from the bande inwards."""
        step = spacing(men)
        return [self.at(place, MAN + step * index) for index in range(men)]

    def towards_middle(self, place: Place) -> int:
        """The sign of the way from the base of a flèche to its tip."""
        return self.inward(side_of(place))


def side_of(place: Place) -> Seat:
    """Whose side the flèche lies on."""
    return WHITE if place < 12 else BLACK


def column_of(place: Place) -> int:
    """Its column, from 0 at the talons to 11 at the coins."""
    return min(place, 23 - place)


def column_x(column: int) -> float:
    """The middle of a column in White's view; -1 is the bande beside the talons."""
    if column < 0:
        return LEFT - END_BANDE / 2
    return LEFT + PITCH * (column + 0.5) + (BAR if column >= 6 else 0)


def spacing(men: int) -> float:
    """How far apart the men of one stack lie: side by side while they fit, then one upon the other."""
    return 2 * MAN if men < 2 else min(2 * MAN, (REACH - 2 * MAN) / (men - 1))


def stack_height(men: int) -> float:
    """How far from the bande the stack ends; an empty flèche counts as if one man stood there."""
    return 2 * MAN + spacing(men) * (max(men, 1) - 1)
