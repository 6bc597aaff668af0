"""A state of a running game in plain text of fixed width, for terminals and logs."""

from __future__ import annotations

from collections.abc import Iterator

from academie.drawing.words import TO_THROW
from academie.games.race.law import Phase, RaceState
from academie.games.race.picture.caption import details, dice_line, names_of, off_line, stacks_of
from academie.games.tables.picture.board import Labels
from academie.games.tables.picture.plain_board import SIGNS, plain_board
from academie.kernel import BLACK, WHITE, Language, Seat
from academie.notation.seats import PLAYER


def course_text(
    state: RaceState, language: Language = Language.FRENCH, labels: Labels = Labels.NUMBERS
) -> str:
    """The position from White's side, the flèches numbered along the way of the one to play."""
    above, below = ("   ".join(line(state, seat, language)) for seat in (BLACK, WHITE))
    return plain_board(stacks_of(state), names_of(state, labels), above, below)


def line(state: RaceState, seat: Seat, language: Language) -> Iterator[str]:
    """Who, his score, his men in hand and off, and his dice if it is his throw."""
    yield f" {PLAYER[seat].in_(language)} ({SIGNS[seat]})"
    yield from details(state, seat, language)
    if borne := off_line(state, seat, language):
        yield borne
    if state.thrower == seat and (dice := dice_line(state, language)):
        yield dice
    elif state.thrower == seat and state.phase is Phase.THROW:
        yield TO_THROW.in_(language)
