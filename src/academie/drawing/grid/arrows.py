"""Arrows over the board: the way of a piece through the squares it stands on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import dist
from typing import Any, Final

from academie.drawing.grid.geometry import DATA, Cell, Grid, look
from academie.drawing.grid.pieces import RADIUS
from academie.drawing.svg import NECK, Element, Vec, arrowhead, circle, element, group, pair

KNOT: Final[float] = DATA["way"]["knot"]
"""The dots where a piece turns, or begins."""
CLEAR: Final[float] = DATA["way"]["clear"]
"""How far from the middle of a piece an arrow ends, in radii."""

Path = Sequence[Cell]


def arrows(grid: Grid, paths: Iterable[Path], occupied: Collection[Cell]) -> Element:
    """Return an arrow for each path of two squares or more; it keeps off the pieces at its ends."""
    return group((arrow(grid, path, occupied) for path in paths), data_part="arrows")


def arrow(grid: Grid, path: Path, occupied: Collection[Cell]) -> Element:
    """Return one arrow, on a casing that sets it off from what it crosses."""
    spots = trimmed(grid, path, occupied)
    tip, way = spots[-1], towards(spots[-2], spots[-1])
    shaft = (*spots[:-1], tip.plus(-way.x * NECK, -way.y * NECK))
    return group(
        (
            line(shaft, look("way-casing")),
            arrowhead(tip, way, **look("head-casing")),
            line(shaft, look("way")),
            *(circle(spot, KNOT, **look("knot")) for spot in spots[:-1]),
            arrowhead(tip, way, **look("head")),
        ),
        data_arrow=", ".join(f"{row} {column}" for row, column in path),
    )


def trimmed(grid: Grid, path: Path, occupied: Collection[Cell]) -> tuple[Vec, ...]:
    """Return the spots of a path, its ends drawn back to the rims of the pieces that stand there."""
    spots = [grid.centre(cell) for cell in path]
    back = CLEAR * RADIUS * grid.pitch
    ends = [(0, 1)] if path[0] in occupied else []
    ends += [(-1, -2)] if path[-1] in occupied else []
    moved = {end: along(spots[end], spots[beside], back) for end, beside in ends}
    return (moved.get(0, spots[0]), *spots[1:-1], moved.get(-1, spots[-1]))


def along(start: Vec, end: Vec, length: float) -> Vec:
    """Return the spot that far from `start` on the way to `end`."""
    way = towards(start, end)
    return start.plus(way.x * length, way.y * length)


def towards(start: Vec, end: Vec) -> Vec:
    """Return the direction from one spot to another, of length one."""
    length = dist(start, end)
    return Vec((end.x - start.x) / length, (end.y - start.y) / length)


def line(spots: Sequence[Vec], style: dict[str, Any]) -> Element:
    """Return straight strokes from spot to spot."""
    return element("polyline", points=" ".join(map(pair, spots)), **style)
