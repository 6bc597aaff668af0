"""A state of trictrac in plain text of fixed width, for terminals and logs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.diagrams.tables.board import Labels, name
from academie.diagrams.tables.geometry import Place
from academie.diagrams.tables.stacks import Stack, head_on
from academie.diagrams.tables.telling import dice_line, off_line, score_line
from academie.diagrams.words import TO_THROW
from academie.kernel import BLACK, WHITE, Language, Seat
from academie.notation.trictrac_words import PLAYER
from academie.rules.tables.trictrac import Partie, Phase

SIGNS: Final = ("O", "X")
"""A man, by seat: letters, for a filled disc is white on a dark screen and black on a pale one."""
ROWS: Final = 5
CELL: Final = 5
BARE: Final = "·"

_RULE: Final = "─" * (6 * CELL + 1)
_UPPER: Final = range(23, 11, -1)
_LOWER: Final = range(12)


def trictrac_text(
    state: Partie, language: Language = Language.FRENCH, labels: Labels = Labels.NUMBERS
) -> str:
    """The position from White's side, each player's line beside his bande; at most 80 columns.

    A stack higher than five ends in its number.
    """
    stacks = {stack.place: stack for stack in head_on(state.men)}
    lines = (
        player_line(state, BLACK, language),
        names(_UPPER, labels),
        f"┌{_RULE}┬{_RULE}┐",
        *(row(stacks, _UPPER, level) for level in range(ROWS)),
        halves([""] * 12),
        *(row(stacks, _LOWER, level) for level in reversed(range(ROWS))),
        f"└{_RULE}┴{_RULE}┘",
        names(_LOWER, labels),
        player_line(state, WHITE, language),
    )
    return "".join(f"{line.rstrip()}\n" for line in lines if line.strip())


def player_line(state: Partie, seat: Seat, language: Language) -> str:
    """Who, his score, the men he has borne off, and his dice if it is his throw."""
    who = f"{PLAYER[seat].in_(language)} ({SIGNS[seat]})"
    return "   ".join((f" {who}", *details(state, seat, language)))


def details(state: Partie, seat: Seat, language: Language) -> Iterator[str]:
    """What there is to say of one player."""
    yield score_line(state, seat, language)
    if off := off_line(state, seat, language):
        yield off
    if state.thrower == seat and (dice := dice_line(state, language)):
        yield dice
    elif state.thrower == seat and state.phase is Phase.THROW:
        yield TO_THROW.in_(language)


def names(places: range, labels: Labels) -> str:
    """The names of the flèches of one side."""
    return halves([name(place, labels) for place in places], edge=" ")


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
