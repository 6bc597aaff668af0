"""The pieces of chess, drawn in outline: a foot, a body, and above it what distinguishes each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.palette import MEN
from academie.drawing.svg import Element, Value, Vec, circle, element, group, number
from academie.games.chess.law.position import Kind
from academie.kernel import Seat
from academie.notation.seats import NAMES

UNIT: Final = 100.0
"""Shapes are drawn on a square of that breadth, its middle being the origin."""
LIFT: Final = 1.5
"""How far the pieces stand above the middle."""
HALO: Final = 6.4
BODY: Final = 2.0
LINE: Final = 2.2
"""How broad strokes are: of the rim that parts a piece from its square, of its body, of lines within."""

FOOT: Final = "M-26,41V36C-26,32 -23,31 -20,31H20C23,31 26,32 26,36V41Z"
STEM: Final = "M-17,31C-9,24 -8,16 -8,8H8C8,16 9,24 17,31Z"
COLLAR: Final = "M-14,8C-17,8 -17,2 -14,2H14C17,2 17,8 14,8Z"
SEAMS: Final = ("M-17,31H17", "M-9,8H9", "M-11,2H11")
"""Where foot, stem, collar and head meet."""
BALLS: Final = (Vec(-31, -21), Vec(-16, -31), Vec(0, -35), Vec(16, -31), Vec(31, -21))


class Shape(NamedTuple):
    """The outlines of a piece, the lowest first, then balls upon them, then lines drawn within."""

    outlines: tuple[str, ...]
    balls: tuple[tuple[Vec, float], ...] = ()
    lines: tuple[str, ...] = ()


SHAPES: Final = {
    Kind.PAWN: Shape(
        (
            "M-21,41V37C-21,33 -18,32 -15,31H15C18,32 21,33 21,37V41Z",
            "M-14,31C-8,24 -7,14 -6,6H6C7,14 8,24 14,31Z",
            "M-11,6C-14,6 -14,1 -11,1H11C14,1 14,6 11,6Z",
        ),
        ((Vec(0, -10), 12.5),),
        ("M-14,31H14", "M-7,6H7", "M-8,1H8"),
    ),
    Kind.ROOK: Shape(
        (
            FOOT,
            "M-19,31L-15,-6H15L19,31Z",
            "M-22,-6V-30H-13V-22H-4.5V-30H4.5V-22H13V-30H22V-6C22,-4 20,-3 18,-3H-18C-20,-3 -22,-4 -22,-6Z",
        ),
        lines=("M-18,31H18", "M-15,-3H15"),
    ),
    Kind.KNIGHT: Shape(
        (
            FOOT,
            "M-19,31C-18,20 -6,15 -5,3C-11,5 -14,4 -16,9C-17,12 -21,14 -24,12C-28,10 -30,6 -29,2"
            "C-26,-7 -21,-14 -18,-21C-17,-24 -16,-26 -14,-28L-13,-38L-5,-31L1,-37L4,-29"
            "C20,-21 25,-3 23,31Z",
        ),
        ((Vec(-11, -18), 0.6),),
        ("M-19,31H21", "M6,-24C14,-14 16,0 14,18", "M-25,5L-22,3", "M-12,-18H-11.8"),
    ),
    Kind.BISHOP: Shape(
        (FOOT, STEM, COLLAR, "M0,-33C14,-24 19,-9 10,2H-10C-19,-9 -14,-24 0,-33Z"),
        ((Vec(0, -36), 4.2),),
        ("M5,-23L-3,-9", *SEAMS),
    ),
    Kind.QUEEN: Shape(
        (
            FOOT,
            STEM,
            COLLAR,
            "M-14,2L-30,-18L-17,-8L-15.5,-28L-6,-10L0,-32L6,-10L15.5,-28L17,-8L30,-18L14,2Z",
        ),
        tuple((ball, 3.9) for ball in BALLS),
        SEAMS,
    ),
    Kind.KING: Shape(
        (
            FOOT,
            STEM,
            COLLAR,
            "M-3,-22V-30H-9V-36H-3V-43H3V-36H9V-30H3V-22Z",
            "M-14,2C-34,-12 -22,-30 -8,-23C-4,-21 -2,-17 0,-12C2,-17 4,-21 8,-23C22,-30 34,-12 14,2Z",
        ),
        lines=("M0,-12V-4", "M-5,-22H5", *SEAMS),
    ),
}


class Piece(NamedTuple):
    """A piece on its square."""

    seat: Seat
    kind: Kind
    cell: Cell


def piece(grid: Grid, shown: Piece) -> Element:
    """One piece, as large as its square lets it be."""
    spot, scale = grid.centre(shown.cell), grid.pitch / UNIT
    row, column = shown.cell
    return group(
        parts(SHAPES[shown.kind], shown.seat),
        transform=f"translate({number(spot.x)} {number(spot.y - LIFT * scale)}) scale({number(scale)})",
        data_piece=f"{NAMES[shown.seat]} {shown.kind.name.lower()}",
        data_cell=f"{row} {column}",
    )


def parts(shape: Shape, seat: Seat) -> Iterator[Element]:
    """What a piece is drawn with: its whole rim first, so that no part of it is cut off by another's."""
    paint = MEN[seat]
    for colour, breadth in ((paint.edge, HALO), (paint.fill, BODY)):
        ink: dict[str, Value] = {
            "fill": paint.fill,
            "stroke": colour,
            "stroke_width": breadth,
            "stroke_linejoin": "round",
        }
        yield from (element("path", d=outline, **ink) for outline in shape.outlines)
        yield from (circle(spot, radius, **ink) for spot, radius in shape.balls)
    for line in shape.lines:
        yield element(
            "path", d=line, fill="none", stroke=paint.edge, stroke_width=LINE, stroke_linecap="round"
        )
