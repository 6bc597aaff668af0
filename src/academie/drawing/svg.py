"""A few words of SVG: elements, numbers and a document, on the standard library alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple
from xml.etree import ElementTree

from academie.kernel import Language

Element = ElementTree.Element
Value = str | int | float

NAMESPACE: Final = "http://www.w3.org/2000/svg"
MIDDLE: Final = 0.35
"""Half the height of a capital, as a part of the size: lowers a text so that it is centred."""


class Vec(NamedTuple):
    """A place on the sheet, or the way from one place to another."""

    x: float
    y: float

    def plus(self, x: float, y: float) -> Vec:
        return Vec(self.x + x, self.y + y)


def number(value: Value) -> str:
    """The value as SVG writes it, no finer than a hundredth, so that equal drawings are equal texts."""
    return value if isinstance(value, str) else f"{round(value, 2) + 0.0:g}"


def element(tag: str, *children: Element, **attributes: Value) -> Element:
    """An element; underscores in the names of attributes stand for hyphens."""
    named = {name.replace("_", "-"): number(value) for name, value in attributes.items()}
    made = ElementTree.Element(tag, named)
    made.extend(children)
    return made


def text(tag: str, content: str, **attributes: Value) -> Element:
    """An element that holds nothing but text."""
    made = element(tag, **attributes)
    made.text = content
    return made


def group(children: Iterable[Element], **attributes: Value) -> Element:
    """Elements drawn together, the first undermost."""
    return element("g", *children, **attributes)


def circle(centre: Vec, radius: float, **attributes: Value) -> Element:
    """A circle."""
    return element("circle", cx=centre.x, cy=centre.y, r=radius, **attributes)


def box(corner: Vec, width: float, height: float, **attributes: Value) -> Element:
    """A rectangle by its upper left corner."""
    return element("rect", x=corner.x, y=corner.y, width=width, height=height, **attributes)


def polygon(corners: Iterable[Vec], **attributes: Value) -> Element:
    """A closed figure with straight sides."""
    return element("polygon", points=" ".join(map(pair, corners)), **attributes)


def pair(place: Vec) -> str:
    """A place as paths and polygons write it."""
    return f"{number(place.x)},{number(place.y)}"


def words(at: Vec, line: str, size: float, *, anchor: str = "middle", **attributes: Value) -> Element:
    """A line of text whose capitals are centred on the height of `at`."""
    return text(
        "text",
        line,
        x=at.x,
        y=at.y + MIDDLE * size,
        font_size=size,
        text_anchor=anchor,
        **attributes,
    )


class Drawing(NamedTuple):
    """What is drawn on a sheet of that size, the first undermost, and what is said of it."""

    size: Vec
    parts: tuple[Element, ...]
    title: str
    description: str


def whole(drawing: Drawing, language: Language) -> str:
    """The drawing as a document."""
    size, parts, title, description = drawing
    return document(size, parts, title=title, description=description, language=language)


def document(
    size: Vec, children: Iterable[Element], *, title: str, description: str, language: Language
) -> str:
    """A whole SVG document of that size, which shrinks with the page it stands in.

    It has no `id`, so that several can stand in one page.
    """
    root = element(
        "svg",
        text("title", title),
        text("desc", description),
        *children,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(size.x)} {number(size.y)}",
        width=size.x,
        height=size.y,
        role="img",
        lang=language.value,
        font_family="serif",
        style="max-width:100%;height:auto",
    )
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, encoding="unicode") + "\n"
