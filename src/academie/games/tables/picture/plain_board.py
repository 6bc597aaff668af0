"""The board of the tables in plain text of fixed width, whatever game is played on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from academie.games.tables.picture.geometry import Place
from academie.games.tables.picture.men import Stack

SIGNS: Final = ("O", "X")
"""A man, by seat: letters, for a filled disc is white on a dark screen and black on a pale one."""
ROWS: Final = 5
CELL: Final = 5
BARE: Final = "·"

_RULE: Final = "─" * (6 * CELL + 1)
_UPPER: Final = range(23, 11, -1)
_LOWER: Final = range(12)


def plain_board(standing: Iterable[Stack], names: Sequence[str], above: str, below: str) -> str:
    """The board from White's side between the lines of the two players; at most 80 columns.

    `names` are those of the 24 places. A stack higher than five ends in its number.
    """
    stacks = {stack.place: stack for stack in standing}
    lines = (
        above,
        halves([names[place] for place in _UPPER], edge=" "),
        f"┌{_RULE}┬{_RULE}┐",
        *(row(stacks, _UPPER, level) for level in range(ROWS)),
        halves([""] * 12),
        *(row(stacks, _LOWER, level) for level in reversed(range(ROWS))),
        f"└{_RULE}┴{_RULE}┘",
        halves([names[place] for place in _LOWER], edge=" "),
        below,
    )
    return "".join(f"{line.rstrip()}\n" for line in lines if line.strip())


def row(stacks: Mapping[Place, Stack], places: range, level: int) -> str:
    """One line of one side, `level` men away from the bande."""
    return halves([cell(stacks.get(place), level) for place in places])


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
