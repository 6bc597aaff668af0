"""The 36 rolls of two dice as a picture: a cell for each roll, coloured by what it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Final

from academie.drawing.palette import INK, PAPER, QUIET_INK, colour_for, text_colour_on
from academie.drawing.svg import Diagram, Drawing, Element, Vec, box, group, use, whole, words
from academie.games.tables.law.throw import FACES, THROWS, Throw, throw
from academie.words import Language, Message, Text, listed

MARGIN: Final = 24.0
CELL: Final = 74.0
HEAD: Final = 54.0
"""The room of the dice left of the cells and above them."""
WIDTH: Final = 2 * MARGIN + HEAD + 6 * CELL
DIE: Final = 19.0
"""Half the side of a die."""
LINE: Final = 26.0
TITLE: Final = 24.0
LABEL: Final = 22.0
SMALL: Final = 18.0
TITLE_LETTERS: Final = 44
LEGEND_LETTERS: Final = 60
SCALE: Final = Vec(30.0, 20.0)
"""The size of one step of the scale."""
STEPS: Final = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class RollChart:
    """Values of the 36 rolls; `legend` says what a value means.

    A throw of two numbers fills two cells. One without a value is left blank; the label is the value
    unless another is given.
    """

    title: Text
    legend: Text
    values: Mapping[Throw, float]
    labels: Mapping[Throw, str] = field(default_factory=dict[Throw, str])
    most: float | None = None
    """The amount with the deepest colour: the greatest of the values unless one is given, for several
    pictures with one scale."""

    @property
    def deepest(self) -> float:
        """The amount with the deepest colour, never zero."""
        return self.most or max(map(abs, self.values.values()), default=0.0) or 1.0

    @property
    def losses(self) -> bool:
        """Whether some value is negative."""
        return any(value < 0 for value in self.values.values())

    def label(self, cast: Throw, language: Language) -> str:
        """What stands in the cells of a throw."""
        if cast in self.labels or cast not in self.values:
            return self.labels.get(cast, "")
        return amount(self.values[cast], language, signed=self.losses)


def amount(value: float, language: Language, *, signed: bool = False) -> str:
    """A number as short as can be: at most two decimals, with its sign where there are losses too."""
    near = round(value, 2) + 0.0
    shape = Message("tables-amount-signed") if signed and near else Message("tables-amount")
    return shape.given(value=near).in_(language).replace("-", "−")


def roll_chart_svg(chart: RollChart, *, language: Language = Language.FRENCH) -> Diagram:
    """The picture as a document: one die down the side, the other along the top."""
    return whole(roll_chart_drawing(chart, language), language)


def roll_chart_drawing(chart: RollChart, language: Language) -> Drawing:
    """What is drawn, to be put on paper with more."""
    title, legend = chart.title.in_(language), chart.legend.in_(language)
    titles, notes = wrap(title, TITLE_LETTERS), wrap(legend, LEGEND_LETTERS)
    corner = Vec(MARGIN + HEAD, MARGIN + LINE * 1.2 * len(titles) + HEAD)
    foot = corner.y + 6 * CELL + MARGIN
    size = Vec(WIDTH, foot + SCALE.y + MARGIN / 2 + LINE * len(notes) + MARGIN / 2)
    parts = (
        box(Vec(0, 0), size.x, size.y, fill=PAPER),
        *_lines(titles, Vec(WIDTH / 2, MARGIN + LINE / 2), LINE * 1.2, TITLE, font_weight="bold"),
        *_heads(corner),
        *(_cell(chart, (one, two), corner, language) for one in FACES for two in FACES),
        *_scale(chart, Vec(WIDTH / 2, foot), language),
        *_lines(notes, Vec(WIDTH / 2, foot + SCALE.y + LINE), LINE, SMALL),
    )
    return Drawing(size, parts, title, f"{legend} {in_words(chart, language)}".strip())


def in_words(chart: RollChart, language: Language) -> str:
    """The values of the 21 throws in one line, for people who cannot see the picture."""
    shown = ((cast, chart.label(cast, language)) for cast in THROWS)
    return listed(
        Message("tables-roll", high=cast.high, low=cast.low, value=label) for cast, label in shown if label
    ).in_(language)


def _lines(lines: Iterable[str], first: Vec, step: float, size: float, **style: str) -> Iterator[Element]:
    for nth, line in enumerate(lines):
        yield words(first.plus(0, step * nth), line, size, fill=INK, **style)


def _heads(corner: Vec) -> Iterator[Element]:
    """The faces of both dice."""
    for face in FACES:
        along = (face - 0.5) * CELL
        yield _die(corner.plus(along, -HEAD / 2), face)
        yield _die(corner.plus(-HEAD / 2, along), face)


def _die(spot: Vec, face: int) -> Element:
    return group((use(f"die{face}", spot, DIE / 100),), data_die=face)


def _cell(chart: RollChart, faces: tuple[int, int], corner: Vec, language: Language) -> Element:
    """The cell of a roll: its row is the first face, its column the second."""
    one, two = faces
    cast = throw(one, two)
    at = corner.plus((two - 1) * CELL, (one - 1) * CELL)
    colour = colour_for(chart.values[cast] / chart.deepest) if cast in chart.values else PAPER
    body = box(at, CELL, CELL, fill=colour, stroke=QUIET_INK, stroke_width=1)
    label = words(
        at.plus(CELL / 2, CELL / 2),
        chart.label(cast, language),
        LABEL,
        fill=text_colour_on(colour),
        font_weight="bold",
    )
    return group((body, label), data_cast=f"{one}-{two}")


def _scale(chart: RollChart, middle: Vec, language: Language) -> Iterator[Element]:
    """The colours from the least amount to the greatest, with both amounts."""
    least = -1.0 if chart.losses else 0.0
    left = middle.plus(-SCALE.x * STEPS / 2, 0)
    for step in range(STEPS):
        colour = colour_for(least + (1 - least) * step / (STEPS - 1))
        yield box(left.plus(SCALE.x * step, 0), *SCALE, fill=colour, stroke=QUIET_INK, stroke_width=0.5)
    ends = (
        (least * chart.deepest, left.plus(-8, SCALE.y / 2), "end"),
        (
            chart.deepest,
            left.plus(SCALE.x * STEPS + 8, SCALE.y / 2),
            "start",
        ),
    )
    for value, at, anchor in ends:
        yield words(at, amount(value, language, signed=chart.losses), SMALL, anchor=anchor, fill=INK)
