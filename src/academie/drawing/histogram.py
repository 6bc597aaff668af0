"""Histograms: how often each amount occurs, as bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from academie.drawing.palette import INK, PAPER, QUIET_INK, TRUE
from academie.drawing.svg import Diagram, Element, Vec, box, document, element, words
from academie.words import Language, Text

SIZE: Final = Vec(760.0, 360.0)
CORNER: Final = Vec(60.0, 56.0)
"""The upper left corner of the field."""
FIELD: Final = Vec(670.0, 230.0)
TITLE: Final = 22.0
LABEL: Final = 15.0
GAP: Final = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Histogram:
    """The amounts, the width of a bar in their unit, and the texts above and below."""

    title: Text
    below: Text
    amounts: Sequence[float]
    width: int

    def counts(self) -> list[tuple[int, int]]:
        """Return where each bar starts and how many amounts it holds, empty bars between included."""
        found = Counter(int(amount // self.width) for amount in self.amounts)
        if not found:
            return []
        return [(bar * self.width, found[bar]) for bar in range(min(found), max(found) + 1)]


def histogram_svg(histogram: Histogram, *, language: Language = Language.FRENCH) -> Diagram:
    """Return the histogram as a document."""
    title, below = histogram.title.in_(language), histogram.below.in_(language)
    counts = histogram.counts()
    parts = (
        box(Vec(0, 0), SIZE.x, SIZE.y, fill=PAPER),
        words(Vec(SIZE.x / 2, 28), title, TITLE, fill=INK, font_weight="bold"),
        *_bars(counts),
        _ground_line(),
        words(Vec(SIZE.x / 2, CORNER.y + FIELD.y + 50), below, LABEL, fill=QUIET_INK),
    )
    listed = ", ".join(f"{start}: {often}" for start, often in counts)
    return Diagram(document(SIZE, parts, title=title, description=f"{below}: {listed}.", language=language))


def _bars(counts: Sequence[tuple[int, int]]) -> Iterator[Element]:
    """Yield a bar for each, with its count on top and its start below."""
    tallest = max((often for _, often in counts), default=1)
    step = FIELD.x / max(1, len(counts))
    for nth, (start, often) in enumerate(counts):
        height = FIELD.y * often / tallest
        corner = CORNER.plus(nth * step, FIELD.y - height)
        yield box(corner.plus(GAP, 0), step - 2 * GAP, height, fill=TRUE, data_from=start)
        if often:
            yield words(corner.plus(step / 2, -10), str(often), LABEL, fill=INK)
        yield words(Vec(corner.x + step / 2, CORNER.y + FIELD.y + 18), str(start), LABEL, fill=INK)


def _ground_line() -> Element:
    at = CORNER.plus(0, FIELD.y)
    return element("line", x1=at.x, y1=at.y, x2=at.x + FIELD.x, y2=at.y, stroke=INK, stroke_width=1)
