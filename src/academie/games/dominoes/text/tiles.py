"""Tiles and seats as text: `6-3`, `j1`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from academie.games.dominoes.law.acts import MOST
from academie.games.dominoes.law.line import Laid, Line
from academie.games.dominoes.law.tiles import Number, Tile, tile
from academie.kernel import NotationError, Seat
from academie.notation.seats import person
from academie.words import Message

NONE: Final = "-"
"""Where no tile lies, or is held."""
_HALVES: Final = re.compile(r"([0-6])\s*-?\s*([0-6])")


def halves_text(halves: Iterable[Number]) -> str:
    """Two numbers in their order."""
    return "-".join(map(str, halves))


def read_halves(text: str) -> tuple[Number, Number]:
    """The numbers written so, in their order; the dash may be left out. Raises `NotationError`."""
    found = _HALVES.fullmatch(text.strip())
    if found is None:
        raise NotationError(Message("dominoes-no-tile", text=text.strip()))
    return int(found[1]), int(found[2])


def read_tile(text: str) -> Tile:
    """The tile written so, whichever number comes first. Raises `NotationError`."""
    return tile(*read_halves(text))


def tiles_text(tiles: Iterable[Iterable[Number]]) -> str:
    """Tiles, or open ends, in their order."""
    return ",".join(map(halves_text, tiles)) or NONE


def read_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a hand, in order. Raises `NotationError`."""
    return () if text == NONE else tuple(sorted(map(read_tile, text.split(","))))


def read_line(text: str) -> Line:
    """The tiles of a line as they lie. Raises `NotationError`."""
    return () if text == NONE else tuple(Laid(*read_halves(word)) for word in text.split(","))


NAMES: Final = tuple(f"j{place}" for place in range(1, MOST + 1))
SEATS: Final = {name: Seat(place) for place, name in enumerate(NAMES)}
PLAYER: Final = tuple(map(person, SEATS.values()))
