"""How three kings catch one: positions of Manoury, each with the author's first move, which alone wins."""

from typing import Final

STROKES: Final = {
    9: ("W:WK27,K37,K46:BK11", (27, 22)),
    10: ("W:WK19,K27,K37:BK11", (27, 22)),
    11: ("W:WK18,K26,K28:BK20", (18, 9)),
    12: ("W:WK10,K36,K37:BK29", (37, 42)),
    13: ("W:WK32,K37,K41:BK15", (41, 47)),
    14: ("W:WK1,K23,K49:BK17", (49, 44)),
    15: ("W:WK9,K28,K35:BK21", (9, 25)),
    16: ("W:WK7,K35,K37:BK43", (37, 48)),
}
"""MAN ch. VI, by number."""
DEEP: Final = {13, 16}
"""Those that a search without tables does not see to their end in a moment."""
