"""The sheet a square board is drawn on: a line for each player, the board, and a caption below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.grid.geometry import FOOT, WIDTH, Grid
from academie.drawing.palette import INK, PAPER
from academie.drawing.panel import DETAIL, MARGIN, remark, title
from academie.drawing.svg import Element, Vec, box, document, group, words
from academie.kernel import Language, Seat, Text
from academie.notation.seats import NAMES, PLAYER

CAPTION_LINE: Final = 28.0
CAPTION_LETTERS: Final = 66
"""How many letters of a caption stand on one line."""


def sheet(
    parts: Iterable[Element], caption: str, *, title: Text, description: str, language: Language
) -> Diagram:
    """The parts on paper, the caption below them on as many lines as it needs."""
    lines = wrap(caption, CAPTION_LETTERS)
    size = Vec(WIDTH, FOOT + CAPTION_LINE * len(lines))
    drawn = (box(Vec(0, 0), size.x, size.y, fill=PAPER), *parts, *caption_lines(lines))
    svg = document(size, drawn, title=title.in_(language), description=description, language=language)
    return Diagram(svg)


def panel(grid: Grid, seat: Seat, detail: str, note: str, language: Language) -> Element:
    """The line of one player: how he stands, and at its end what is waited for."""
    y = grid.panel(seat)
    who = title(seat, PLAYER[seat].in_(language), detail, Vec(MARGIN, y))
    waited = (remark(note, Vec(WIDTH - MARGIN, y)),) if note else ()
    return group((*who, *waited), data_panel=NAMES[seat])


def caption_lines(lines: Sequence[str], foot: float = FOOT) -> Iterator[Element]:
    """What the drawing is of, below it."""
    for nth, line in enumerate(lines):
        spot = Vec(WIDTH / 2, foot + CAPTION_LINE * (nth + 0.3))
        yield words(spot, line, DETAIL, fill=INK, data_caption=nth + 1)
