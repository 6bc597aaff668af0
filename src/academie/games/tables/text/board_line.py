"""The beginning of a position on the tables, the same for every game of theirs."""

from __future__ import annotations

from typing import NamedTuple

from academie.kernel import NotationError, Seat
from academie.notation.fields import Fields
from academie.notation.seats import SEATS


class BoardLine(NamedTuple):
    """A position taken apart: the men of each player, who throws, and the fields after them."""

    white: str
    black: str
    thrower: Seat
    fields: Fields


def board_line(text: str) -> BoardLine:
    """The position `WHITE/BLACK THROWER FIELDS` taken apart; White throws if nobody is named.

    Raises `NotationError`.
    """
    board, *rest = text.split() or [""]
    thrower = rest.pop(0) if rest and rest[0] in SEATS else "white"
    if board.count("/") != 1:
        raise NotationError(f"{text!r} is no position: write WHITE/BLACK men, white or black, then fields")
    white, black = board.split("/")
    return BoardLine(white, black, SEATS[thrower], Fields(rest))
