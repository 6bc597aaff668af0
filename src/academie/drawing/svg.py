"""SVG with the standard library alone: elements, numbers, documents, the head of an arrow."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from academie.drawing.assets import board_data
from academie.drawing.theme import Theme, dressed
from academie.words import Language

Element = ElementTree.Element
Value = str | int | float

NAMESPACE: Final = "http://www.w3.org/2000/svg"
_BETWEEN: Final = re.compile(r">\s+<")
MIDDLE: Final = 0.35
"""Half the height of a capital, as a part of the size: lowers a text so that it is centred."""


class Vec(NamedTuple):
    """A place on the sheet, or the way from one place to another."""

    x: float
    y: float

    def plus(self, x: float, y: float) -> Vec:
        return Vec(self.x + x, self.y + y)


def number(value: Value) -> str:
    """Return the value as SVG writes it, rounded to hundredths so that equal drawings are equal texts."""
    return value if isinstance(value, str) else f"{round(value, 2) + 0.0:g}"


def element(tag: str, *children: Element, **attributes: Value) -> Element:
    """Return an element; underscores in the names of attributes stand for hyphens."""
    named = {name.replace("_", "-"): number(value) for name, value in attributes.items()}
    made = ElementTree.Element(tag, named)
    made.extend(children)
    return made


def text(tag: str, content: str, **attributes: Value) -> Element:
    """Return an element that holds nothing but text."""
    made = element(tag, **attributes)
    made.text = content
    return made


def group(children: Iterable[Element], **attributes: Value) -> Element:
    """Return elements as a group, the first at the bottom."""
    return element("g", *children, **attributes)


def circle(centre: Vec, radius: float, **attributes: Value) -> Element:
    """Return a circle."""
    return element("circle", cx=centre.x, cy=centre.y, r=radius, **attributes)


def box(corner: Vec, width: float, height: float, **attributes: Value) -> Element:
    """Return a rectangle by its upper left corner."""
    return element("rect", x=corner.x, y=corner.y, width=width, height=height, **attributes)


def use(symbol: str, at: Vec, scale: float = 1, turn: float = 0, **attributes: Value) -> Element:
    """Return a symbol of the theme, turned by degrees; most are drawn round the origin, with radius 100."""
    placed = f"translate({number(at.x)} {number(at.y)})"
    placed += f" rotate({number(turn)})" if turn else ""
    placed += f" scale({round(scale, 4):g})" if scale != 1 else ""
    return element("use", href=f"#{symbol}", transform=placed, **attributes)


def polygon(corners: Iterable[Vec], **attributes: Value) -> Element:
    """Return a closed figure with straight sides."""
    return element("polygon", points=" ".join(map(pair, corners)), **attributes)


def pair(place: Vec) -> str:
    """Return a place as paths and polygons write it."""
    return f"{number(place.x)},{number(place.y)}"


def words(at: Vec, line: str, size: float, *, anchor: str = "middle", **attributes: Value) -> Element:
    """Return a line of text whose capitals are centred on the height of `at`."""
    return text(
        "text",
        line,
        x=at.x,
        y=at.y + MIDDLE * size,
        font_size=size,
        text_anchor=anchor,
        **attributes,
    )


class Board(NamedTuple):
    """The board of a drawing by itself: the corner and the size of what it covers, and its parts."""

    corner: Vec
    size: Vec
    parts: tuple[Element, ...]

    def document(self, *, small: bool = False) -> str:
        """Return a document of nothing but the board; a small one is without names of places and arrows."""
        root = element(
            "svg",
            *(self._seen_small() if small else self.parts),
            xmlns=NAMESPACE,
            viewBox=" ".join(map(number, (*self.corner, *self.size))),
            width=self.size.x,
            height=self.size.y,
            font_family="serif",
        )
        return _BETWEEN.sub("><", ElementTree.tostring(root, encoding="unicode"))

    def _seen_small(self) -> Iterator[Element]:
        for part in self.parts:
            match part.get("data-part"):
                case "arrows" | "names":
                    continue
                case "board":
                    yield group(each for each in part if each.tag != "text")
                case _:
                    yield part


class Drawing(NamedTuple):
    """A drawing: its size, its parts from the bottom up, and its title and description."""

    size: Vec
    parts: tuple[Element, ...]
    title: str
    description: str
    scale: float = 1
    """How large a unit of it is printed."""
    board: Board | None = None


def whole(drawing: Drawing, language: Language) -> Diagram:
    """Return the drawing as a document."""
    size, parts, title, description, scale, board = drawing
    text = document(size, parts, title=title, description=description, language=language, scale=scale)
    return Diagram(text, board=board)


def document(  # noqa: PLR0913
    size: Vec,
    children: Iterable[Element],
    *,
    title: str,
    description: str,
    language: Language,
    scale: float = 1,
) -> str:
    """Return a whole SVG document of that size, which shrinks with the page it stands in.

    It has no `id` but those of its theme's symbols, so that several can stand in one page.
    """
    root = element(
        "svg",
        text("title", title),
        text("desc", description),
        *children,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(size.x)} {number(size.y)}",
        width=size.x * scale,
        height=size.y * scale,
        role="img",
        lang=language.value,
        font_family="serif",
        style="max-width:100%;height:auto",
    )
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, encoding="unicode") + "\n"


_HEAD: Final = board_data("sheet")["arrowhead"]
NECK: Final[float] = _HEAD["neck"]
"""How far before the tip of an arrow its line ends, under the head."""


def arrowhead(tip: Vec, way: Vec, **attributes: Value) -> Element:
    """Return the head of an arrow that reaches `tip` along `way`, a direction of length one."""
    root = tip.plus(-way.x * _HEAD["length"], -way.y * _HEAD["length"])
    across = Vec(-way.y * _HEAD["half"], way.x * _HEAD["half"])
    corners = (tip, root.plus(across.x, across.y), root.plus(-across.x, -across.y))
    return polygon(corners, stroke_linejoin="round", **attributes)


@dataclass(frozen=True, slots=True)
class Diagram:
    """An SVG document in a theme; notebooks show it by themselves."""

    drawing: str
    """The document as it is in every theme: colours and symbols by their names."""
    theme: Theme = Theme.PRINT
    small: bool = False
    """Whether it is seen so small that the grain of wood would only make it heavy."""
    board: Board | None = field(default=None, compare=False, repr=False)

    @property
    def svg(self) -> str:
        """The document as text."""
        return dressed(self.drawing, self.theme, small=self.small)

    def without_panels(self, *, small: bool = False) -> Diagram:
        """Return the board without the lines of the players and without what is written below it."""
        if self.board is None:
            return self
        return replace(self, drawing=self.board.document(small=small), small=small)

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the document to `path`, in UTF-8."""
        Path(path).write_text(self.svg, encoding="utf-8")
