"""The pieces of chess, drawn in outline: a foot, a body, and above it what distinguishes each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from academie.drawing.assets import board_data
from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.palette import style
from academie.drawing.svg import Element, Vec, circle, element, group, number
from academie.games.chess.law.position import Kind
from academie.kernel import Seat
from academie.notation.seats import NAMES

DATA: Final = board_data("chess")
look = partial(style, "chess")


class Shape(NamedTuple):
    """The outlines of a piece, the lowest first, then balls upon them, then lines drawn within."""

    outlines: tuple[str, ...]
    balls: tuple[tuple[Vec, float], ...]
    lines: tuple[str, ...]


def _shape(kind: Kind) -> Shape:
    written = DATA["pieces"][kind.name.lower()]
    balls = ((Vec(ball["x"], ball["y"]), ball["radius"]) for ball in written["balls"])
    return Shape(tuple(written["outlines"]), tuple(balls), tuple(written["lines"]))


SHAPES: Final = {kind: _shape(kind) for kind in Kind}


class Piece(NamedTuple):
    """A piece on its square."""

    seat: Seat
    kind: Kind
    cell: Cell


def piece(grid: Grid, shown: Piece) -> Element:
    """One piece, as large as its square lets it be."""
    scale = grid.pitch / DATA["unit"]
    spot = grid.centre(shown.cell).plus(0, -DATA["lift"] * scale)
    row, column = shown.cell
    return group(
        parts(SHAPES[shown.kind], shown.seat),
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({number(scale)})",
        data_piece=f"{NAMES[shown.seat]} {shown.kind.name.lower()}",
        data_cell=f"{row} {column}",
    )


def parts(shape: Shape, seat: Seat) -> Iterator[Element]:
    """What a piece is drawn with: its whole rim first, so that no part of it is cut off by another's."""
    colour = NAMES[seat]
    for ink in (look("rim", colour), look("body", colour)):
        yield from (element("path", d=outline, **ink) for outline in shape.outlines)
        yield from (circle(spot, radius, **ink) for spot, radius in shape.balls)
    yield from (element("path", d=line, **look("line", colour)) for line in shape.lines)
