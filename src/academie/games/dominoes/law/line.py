"""The line of tiles on the table, its two open ends, and what fits them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.tiles import OF_A_NUMBER, Number, Tile, Tiles, tile


class Laid(NamedTuple):
    """A tile as it lies, seen from one side of the table."""

    left: Number
    right: Number

    @property
    def tile(self) -> Tile:
        return tile(self.left, self.right)


Line = tuple[Laid, ...]


def ends(line: Line) -> tuple[Number, ...]:
    """The open numbers, left and right; none before a tile lies there."""
    return (line[0].left, line[-1].right) if line else ()


def lengthened(line: Line, inner: Number, outer: Number, on: Number) -> Line:
    """The line with a tile put by its `inner` half to the end that shows `on`, its `outer` half open.

    The first tile lies with its inner half to the left. Where both ends show `on` it goes to the right, which
    the law does not care about. The halves that meet need not agree: whether they must is asked elsewhere.
    """
    if not line or line[-1].right == on:
        return (*line, Laid(inner, outer))
    return (Laid(outer, inner), *line)


def partout(line: Line) -> bool:
    """Whether both ends of a line of several tiles show the same number. Source: ACAD Domino ch. II."""
    return len(line) > 1 and line[0].left == line[-1].right


def shut(line: Line) -> bool:
    """Whether anyone can see that nothing fits any more: every tile of either open number lies in the line.

    A line may be closed without that, by what is held or left aside; then only the players' boudes show it.
    """
    return bool(line) and all(
        sum(end in laid for laid in line) == OF_A_NUMBER for end in (line[0].left, line[-1].right)
    )


def plays(tiles: Tiles, line: Line) -> tuple[Poser, ...]:
    """Every way of laying one of the tiles, each once; any tile may begin a line."""
    return tuple(play for held in tiles for play in _ways(held, line))


def _ways(held: Tile, line: Line) -> Iterator[Poser]:
    if not line:
        yield Poser(held.high, held.low)
    for number in sorted({*ends(line)}):
        if number in held:
            yield Poser(number, held.beyond(number))
