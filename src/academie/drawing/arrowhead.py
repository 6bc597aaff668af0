"""The head of an arrow."""

from __future__ import annotations

from typing import Final

from academie.drawing.svg import Element, Value, Vec, polygon

HEAD: Final = Vec(8.0, 17.0)
"""Half the width and the length of an arrowhead."""


def head(tip: Vec, way: Vec, **attributes: Value) -> Element:
    """A head that comes to `tip` along `way`, a direction of length one."""
    root = tip.plus(-way.x * HEAD.y, -way.y * HEAD.y)
    across = Vec(-way.y * HEAD.x, way.x * HEAD.x)
    corners = (tip, root.plus(across.x, across.y), root.plus(-across.x, -across.y))
    return polygon(corners, stroke_linejoin="round", **attributes)
