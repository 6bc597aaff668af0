"""The colours of the drawings: wood and felt, told apart by their lightness alone when printed in grey."""

from __future__ import annotations

from typing import Final, NamedTuple


class Paint(NamedTuple):
    """The colours of a thing: its body, its edge and what is drawn upon it."""

    fill: str
    edge: str
    mark: str


PAPER: Final = "#fffdf8"
INK: Final = "#2b241d"
QUIET_INK: Final = "#6d6154"
DUSK: Final = "#e4ddd0"
"""Behind what is Black's, where White's is as light as his men."""

WOOD: Final = Paint("#c9a679", "#5d4128", "#4a331f")
FELT: Final = Paint("#b7c4ae", "#5d4128", "#4a331f")
PALE_FLECHE: Final = Paint("#f0e7d3", "#726046", INK)
DARK_FLECHE: Final = Paint("#896042", "#6e4b32", PAPER)
PALE_SQUARE: Final = PALE_FLECHE
DARK_SQUARE: Final = DARK_FLECHE

WHITE_MAN: Final = Paint("#fbf6ea", "#2b241d", "#b8a98e")
BLACK_MAN: Final = Paint("#2e2925", "#efe6d4", "#6f655b")
MEN: Final = (WHITE_MAN, BLACK_MAN)
"""By seat."""

DIE: Final = Paint("#fffdf8", "#2b241d", "#2b241d")
JETON: Final = Paint("#f4dc93", "#4f3d0d", "#8a6d1f")
HOLE: Final = "#3c2a1a"

TRUE: Final = "#14508c"
FALSE: Final = "#b3231b"
FILLING: Final = "#1d6b3c"
