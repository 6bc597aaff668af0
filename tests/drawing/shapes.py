"""Drawings as lists of shapes, as plain as another renderer can make them.

A shape is a line of text: its tag, its geometry with all transformations carried out, and its paint. Paths
keep theirs apart, as `@`. `web/board/test/shapes.ts` makes the same lines of what the browser shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, NamedTuple

from academie.drawing.svg import MIDDLE, Element, Vec, number

PAINT: Final = ("fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap")
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")


class Matrix(NamedTuple):
    """An affine transformation, its numbers in the order of SVG's `matrix`."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def of(self, spot: Vec) -> Vec:
        return Vec(self.a * spot.x + self.c * spot.y + self.e, self.b * spot.x + self.d * spot.y + self.f)

    def after(self, inner: Matrix) -> Matrix:
        """The transformation that carries out `inner` first."""
        origin = self.of(Vec(inner.e, inner.f))
        right, down = (self.of(Vec(*way)) for way in ((inner.a, inner.b), (inner.c, inner.d)))
        return Matrix(right.x - self.e, right.y - self.f, down.x - self.e, down.y - self.f, *origin)


IDENTITY: Final = Matrix()


def read_transform(written: str) -> Matrix:
    """What a `transform` does, as far as ours use the language."""
    found = Matrix()
    for name, given in re.findall(r"(\w+)\(([^)]*)\)", written):
        parts = [float(each) for each in NUMBER.findall(given)]
        match name:
            case "translate":
                found = found.after(Matrix(e=parts[0], f=parts[1]))
            case "scale":
                found = found.after(Matrix(a=parts[0], d=parts[0]))
            case _:
                turn = radians(parts[0])
                found = found.after(Matrix(cos(turn), sin(turn), -sin(turn), cos(turn)))
    return found


def shapes(elements: Iterable[Element], outer: Matrix = IDENTITY) -> Iterator[str]:
    """The shapes of elements and of all they hold, from the bottom up; borders of text are left out."""
    for each in elements:
        at = outer.after(read_transform(each.get("transform", "")))
        if each.tag in DRAWN and not (each.tag == "text" and "fill" not in each.attrib):
            paint = (f"{name}={each.get(name)}" for name in PAINT if name in each.attrib)
            words = (f"{each.text}",) if each.tag == "text" else ()
            yield " ".join((each.tag, *words, *DRAWN[each.tag](each, at), *paint))
        yield from shapes(each, at)


def _place(part: Element, x: str, y: str) -> Vec:
    return Vec(float(part.get(x, 0)), float(part.get(y, 0)))


def _pair(spot: Vec) -> str:
    return f"{number(spot.x)},{number(spot.y)}"


def _circle(part: Element, at: Matrix) -> Iterator[str]:
    yield _pair(at.of(_place(part, "cx", "cy")))
    yield f"r={number(float(part.get('r', 0)) * hypot(at.a, at.b))}"


def _rect(part: Element, at: Matrix) -> Iterator[str]:
    corner, size = _place(part, "x", "y"), _place(part, "width", "height")
    one, two = at.of(corner), at.of(corner.plus(size.x, size.y))
    yield _pair(Vec(min(one.x, two.x), min(one.y, two.y)))
    yield f"{number(abs(two.x - one.x))}x{number(abs(two.y - one.y))}"
    if "rx" in part.attrib:
        yield f"rx={part.get('rx')}"


def _line(part: Element, at: Matrix) -> Iterator[str]:
    yield from (_pair(at.of(_place(part, x, y))) for x, y in (("x1", "y1"), ("x2", "y2")))


def _points(part: Element, at: Matrix) -> Iterator[str]:
    for point in part.get("points", "").split():
        x, y = map(float, point.split(","))
        yield _pair(at.of(Vec(x, y)))


def _path(part: Element, at: Matrix) -> Iterator[str]:
    yield part.get("d", "")
    if at != IDENTITY:
        yield f"@ {' '.join(map(number, at))}"


def _use(part: Element, at: Matrix) -> Iterator[str]:
    """A symbol of a theme: which, where its middle lies, how large its unit is, how it is turned."""
    yield part.get("href", "").removeprefix("#")
    yield _pair(at.of(_place(part, "x", "y")))
    yield f"size={number(100 * hypot(at.a, at.b))} turn={number(degrees(atan2(at.b, at.a)))}"


def _text(part: Element, at: Matrix) -> Iterator[str]:
    spot = _place(part, "x", "y")
    yield _pair(at.of(spot.plus(0, -MIDDLE * float(part.get("font-size", 0)))))


DRAWN: Final[dict[str, Callable[[Element, Matrix], Iterator[str]]]] = {
    "circle": _circle,
    "rect": _rect,
    "line": _line,
    "polygon": _points,
    "polyline": _points,
    "path": _path,
    "text": _text,
    "use": _use,
}
