"""Which squares of a drawing are dark, by the symbol they are drawn with."""

from __future__ import annotations

import re
from typing import Final

from academie.drawing import Diagram
from academie.drawing.grid.geometry import Cell, Grid
from academie.drawing.svg import NAMESPACE, Vec
from academie.drawing.theme import tokens
from tests.drawing.drawn import marked
from tests.drawing.shapes import read_transform

DARK: Final = ("dark1", "dark2", "wash", "greysquare")
"""The tokens of dark squares in one theme or another."""
CORNER: Final = re.compile(r"M(\d+) (\d+)h(\d+)v")


def dark_cells(drawing: Diagram, grid: Grid) -> set[Cell]:
    """The cells, as they are seen, that the squares of the drawing's theme make dark."""
    squares = f"{grid.kind}squares"
    (used,) = (part for part in marked(drawing, "href") if part.attrib["href"].endswith(f"-{squares}"))
    (symbol,) = (part for part in marked(drawing, "id") if part.attrib["id"].endswith(f"-{squares}"))
    colours = _colours(drawing)
    placed = read_transform(used.attrib["transform"])
    found = set[Cell]()
    for path in symbol.iter(f"{{{NAMESPACE}}}path"):
        if path.get("fill") in colours:
            for x, y, side in CORNER.findall(path.attrib["d"]):
                middle = placed.of(Vec(float(x) + float(side) / 2, float(y) + float(side) / 2))
                row, column = (
                    (middle.y - grid.origin.y) // grid.pitch,
                    (middle.x - grid.origin.x) // grid.pitch,
                )
                found.add((int(row), int(column)))
    return found


def _colours(drawing: Diagram) -> set[str]:
    known = tokens(drawing.theme)
    return {known[name] for name in DARK if name in known}
