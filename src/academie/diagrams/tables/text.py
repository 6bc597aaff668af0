"""The board of the tables in plain text of fixed width, whatever game stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from academie.diagrams.tables.board import Names, name
from academie.diagrams.tables.geometry import Place
from academie.diagrams.tables.stacks import Stack

SIGNS: Final = ("O", "X")
"""A man, by seat: letters, for a filled disc is white on a dark screen and black on a pale one."""
ROWS: Final = 5
CELL: Final = 5
BARE: Final = "·"

_RULE: Final = "─" * (6 * CELL + 1)
_UPPER: Final = range(23, 11, -1)
_LOWER: Final = range(12)

Cells = Callable[[Place, int], str]
"""What stands on a flèche so many men away from the bande."""


def text_sheet(above: str, cells: Cells, below: str, labels: Names) -> str:
    """The board from White's side between the lines of the two players; at most 80 columns."""
    lines = (
        above,
        names(_UPPER, labels),
        f"┌{_RULE}┬{_RULE}┐",
        *(row(cells, _UPPER, level) for level in range(ROWS)),
        halves([""] * 12),
        *(row(cells, _LOWER, level) for level in reversed(range(ROWS))),
        f"└{_RULE}┴{_RULE}┘",
        names(_LOWER, labels),
        below,
    )
    return "".join(f"{line.rstrip()}\n" for line in lines if line.strip())


def stacked(stacks: Mapping[Place, Stack]) -> Cells:
    """The cells of stacks; one higher than five ends in its number."""
    return lambda place, level: cell(stacks.get(place), level)


def names(places: range, labels: Names) -> str:
    """The names of the flèches of one side."""
    return halves([name(place, labels) for place in places], edge=" ")


def row(cells: Cells, places: range, level: int) -> str:
    """One line of one side, `level` men away from the bande."""
    return halves([cells(place, level) for place in places])


def cell(stack: Stack | None, level: int) -> str:
    """What stands on a flèche at that level."""
    if stack is None:
        return BARE if level == 0 else ""
    if stack.men > ROWS and level == ROWS - 1:
        return str(stack.men)
    return SIGNS[stack.seat] if level < stack.men else ""


def halves(cells: list[str], edge: str = "│") -> str:
    """Twelve cells in two halves with the bar between."""
    left, right = (
        "".join(text.rjust(CELL - 1) + " " for text in cells[start : start + 6]) for start in (0, 6)
    )
    return f"{edge}{left} {edge}{right} {edge}"


def player_line(name_: str, sign: str, details: Iterator[str]) -> str:
    """Who, and what there is to say of him."""
    return "   ".join((f" {name_} ({sign})", *details))
