"""Positions on the flèches as text: men numbered from each player's talon.

The letters of Lepeintre are read too, and the names of the flèches, as `○8` or `w8`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from academie.games.tables.law.names import NAMES, Names, naming
from academie.games.tables.law.track import FLECHES, OFF, TRICTRAC, Point, Track, Ways
from academie.kernel import NotationError, Seat
from academie.notation.fields import Fields
from academie.notation.seats import SEATS
from academie.words import Message

LETTERS: Final[str] = naming()["letters"]
"""Lepeintre's letters along White's way; there is neither W nor Z."""

_STACK: Final = re.compile(
    r"(?:(?P<number>(?:[○●])?\d{1,2}|[○●][TC])(?:x(?P<times>\d{1,2}))?|(?P<letter>[A-Y])(?P<count>\d{1,2})?)",
    re.I | re.A,
)
_NUMBERS: Final = {str(point): point for point in range(FLECHES)}
_OFF: Final = {"off", "bande", "uit"}
"""The bande, as each language says it."""


def letter(point: Point, seat: Seat, ways: Ways = TRICTRAC) -> str:
    """Lepeintre's letter of a flèche given on the track of `seat`."""
    return LETTERS[ways.of(seat).place(point)]


def read_point(text: str, seat: Seat, names: Names = NAMES) -> Point:
    """The flèche on the track of `seat`, by number, letter or name, or the bande. Raises `NotationError`."""
    word = text.strip()
    if word.lower() in _OFF:
        return OFF
    if word in _NUMBERS:
        return _NUMBERS[word]
    if len(word) == 1 and word.upper() in LETTERS:
        return names.ways.of(seat).point(LETTERS.index(word.upper()))
    if (place := names.read(word)) is not None:
        return names.ways.of(seat).point(place)
    raise NotationError(Message("tables-no-fleche", text=repr(text)))


def men(track: Track) -> str:
    """The men of a track, e.g. `0x13,6,8`; `-` when none is left."""
    stacks = (f"{point}x{count}" if count > 1 else str(point) for point, count in enumerate(track) if count)
    return ",".join(stacks) or "-"


def men_by_letters(track: Track, seat: Seat, ways: Ways = TRICTRAC) -> str:
    """The men of a track by Lepeintre's letters, e.g. `A13,G,I`."""
    stacks = (
        letter(point, seat, ways) + (str(count) if count > 1 else "")
        for point, count in enumerate(track)
        if count
    )
    return ",".join(stacks) or "-"


def read_men(text: str, seat: Seat, names: Names = NAMES) -> Track:
    """The track written so, by numbers, letters or names. Raises `NotationError`."""
    track = [0] * FLECHES
    for word in () if text == "-" else text.split(","):
        found = _STACK.fullmatch(word)
        if found is None:
            raise NotationError(Message("tables-no-stack", text=repr(word)))
        point = read_point(found["number"] or found["letter"], seat, names)
        track[point] += int(found["times"] or found["count"] or 1)
    return tuple(track)


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
        raise NotationError(Message("tables-no-position", text=repr(text)))
    white, black = board.split("/")
    return BoardLine(white, black, SEATS[thrower], Fields(rest))
