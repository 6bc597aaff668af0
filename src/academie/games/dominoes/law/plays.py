"""What can be laid: whatever has an open number, at whichever end shows it."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import Line, ends
from academie.games.dominoes.law.tiles import Tile, Tiles


def plays(tiles: Tiles, line: Line) -> tuple[Poser, ...]:
    """Every way of laying one of the dés, each once; any dé may begin a line."""
    return tuple(play for held in tiles for play in _ways(held, line))


def _ways(held: Tile, line: Line) -> Iterator[Poser]:
    if not line:
        yield Poser(held.high, held.low)
    for number in sorted({*ends(line)}):
        if number in held:
            yield Poser(number, held.beyond(number))
