"""A state of trictrac in plain text of fixed width, for terminals and logs."""

from __future__ import annotations

from collections.abc import Iterator

from academie.drawing.words import TO_THROW
from academie.games.tables.picture.board import Labels, all_names
from academie.games.tables.picture.men import head_on
from academie.games.tables.picture.plain_board import SIGNS, plain_board
from academie.games.trictrac.law import Phase, TrictracState
from academie.games.trictrac.picture.caption import dice_line, off_line, score_line
from academie.games.trictrac.text.words import PLAYER
from academie.kernel import BLACK, WHITE, Language, Seat


def trictrac_text(
    state: TrictracState, language: Language = Language.FRENCH, labels: Labels = Labels.NUMBERS
) -> str:
    """The position from White's side, each player's line beside his bande; at most 80 columns.

    A stack higher than five ends in its number.
    """
    above, below = (player_line(state, seat, language) for seat in (BLACK, WHITE))
    return plain_board(head_on(state.men), all_names(labels), above, below)


def player_line(state: TrictracState, seat: Seat, language: Language) -> str:
    """Who, his score, the men he has borne off, and his dice if it is his throw."""
    who = f"{PLAYER[seat].in_(language)} ({SIGNS[seat]})"
    return "   ".join((f" {who}", *details(state, seat, language)))


def details(state: TrictracState, seat: Seat, language: Language) -> Iterator[str]:
    """What there is to say of one player."""
    yield score_line(state, seat, language)
    if off := off_line(state, seat, language):
        yield off
    if state.thrower == seat and (dice := dice_line(state, language)):
        yield dice
    elif state.thrower == seat and state.phase is Phase.THROW:
        yield TO_THROW.in_(language)
