"""Where things stand on a drawing of the trictrac board.

A *place* names a flèche whoever looks at it: 0 to 11 along White's side from the talons, 12 to 23 back along
Black's, so that 11 faces 12 and 0 faces 23. Games whose men run otherwise only need another way to
turn their own indices into places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.drawing.assets import board_data
from academie.drawing.svg import Vec
from academie.kernel import BLACK, WHITE, Seat

Place = int

DATA: Final = board_data("tables")

PITCH: Final[float] = DATA["pitch"]
"""The width of a flèche."""
MAN: Final[float] = DATA["man"]["radius"]
BAR: Final[float] = DATA["bar"]
HALF_WIDTH: Final = 6 * PITCH
HALF_HEIGHT: Final[float] = DATA["halfHeight"]

LEFT: Final[float] = DATA["left"]
RIGHT: Final = LEFT + 2 * HALF_WIDTH + BAR
TOP: Final[float] = DATA["top"]
BOTTOM: Final = TOP + 2 * HALF_HEIGHT
MIDDLE: Final = Vec((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2)
SHEET: Final = Vec(DATA["sheet"]["width"], DATA["sheet"]["height"])
"""What the board lies on; a printed one has a line for each player above and below."""

_MAN: Final = DATA["man"]
ROW: Final[int] = _MAN["row"]
"""How many men lie side by side; more of them lie upon these, and the stack shows its number."""


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

    def column(self, column: int, seat: Seat, height: float) -> Vec:
        """The spot `height` above the bande of `seat`, in a column counted from the talons."""
        return self.turn(flat(column, seat, height))

    def at(self, place: Place, height: float) -> Vec:
        """The spot on a flèche that lies `height` from its bande."""
        return self.column(column_of(place), side_of(place), height)

    def stack(self, place: Place, men: int) -> list[Vec]:
        """Where the men of a stack lie, from the bande inwards, storey by storey."""
        return [self.at(place, height_of(nth, men)) for nth in range(men)]

    def hole(self, seat: Seat, holes: int) -> Vec:
        """The hole a fichet stands in after so many; the first is in the bande beside the talon."""
        depth, start = DATA["hole"]["depth"], DATA["hole"]["start"]
        if holes:
            return self.column((holes - 1) % 12, seat, depth)
        return self.turn(Vec(LEFT + depth, flat(0, seat, start).y))


def flat(column: int, seat: Seat, height: float) -> Vec:
    """The spot `height` above the bande of `seat` in White's view."""
    return Vec(column_x(column), BOTTOM - height if seat == WHITE else TOP + height)


def side_of(place: Place) -> Seat:
    """Whose side the flèche lies on."""
    return WHITE if place < 12 else BLACK


def column_of(place: Place) -> int:
    """Its column, from 0 at the talons to 11 at the coins."""
    return min(place, 23 - place)


def column_x(column: int) -> float:
    """The middle of a column in White's view; -1 is the bande beside the talons."""
    if column < 0:
        return LEFT - float(DATA["endBande"]) / 2
    return LEFT + PITCH * (column + 0.5) + (BAR if column >= 6 else 0)


def height_of(nth: int, men: int) -> float:
    """How far from the bande the nth of so many lies: side by side, closer from five, in storeys of five."""
    step = 2 * MAN if men < ROW else float(_MAN["close"])
    return float(_MAN["first"]) + nth % ROW * step + nth // ROW * float(_MAN["storey"])


def stack_height(men: int) -> float:
    """How far from the bande the stack reaches; an empty flèche counts as if one man stood there."""
    return max(height_of(nth, men) for nth in range(max(men, 1))) + MAN


def foremost(men: int) -> int:
    """The man nearest the middle, of a stack that shows its number."""
    return ROW * (men // ROW) - 1
