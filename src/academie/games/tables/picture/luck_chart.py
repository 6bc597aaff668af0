"""How a game went, as a picture: what it was worth to White at each choice, the faults marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from academie.drawing.palette import FALSE, INK, MEN, PAPER, QUIET_INK, SHADE, TRUE
from academie.drawing.svg import Diagram, Element, Vec, box, circle, document, element, pair, words
from academie.games.tables.picture.roll_chart import amount
from academie.notation.seats import PLAYER
from academie.words import Language, Message, Text

SIZE: Final = Vec(760.0, 380.0)
CORNER: Final = Vec(70.0, 56.0)
"""The upper left corner of the field."""
FIELD: Final = Vec(660.0, 250.0)
TITLE: Final = 22.0
LABEL: Final = 15.0
STEPS: Final = 6
"""About how many numbers stand under the field."""

BELOW: Final = Message("tables-luck-below")


@dataclass(frozen=True, slots=True)
class Point:
    """A choice: its number, what the game was worth to White before it, and what it cost the player."""

    number: int
    value: float
    seat: int
    loss: float = 0.0
    marked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckChart:
    """The choices in order, the title, the line below, and the names of the two players."""

    title: Text
    points: Sequence[Point]
    below: Text = BELOW
    players: tuple[Text, ...] = PLAYER

    @property
    def most(self) -> float:
        """The greatest amount of the scale: the stakes, or the double if a value exceeds one stake."""
        return 2.0 if any(abs(point.value) > 1.0 for point in self.points) else 1.0


def luck_chart_svg(chart: LuckChart, *, language: Language = Language.FRENCH) -> Diagram:
    """The picture as a document: White's gains above the middle line, Black's below."""
    parts = (
        box(Vec(0, 0), SIZE.x, SIZE.y, fill=PAPER),
        words(Vec(SIZE.x / 2, 28), chart.title.in_(language), TITLE, fill=INK, font_weight="bold"),
        *_field(chart, language),
        *_feet(chart, language),
        _curve(chart),
        *_faults(chart, language),
    )
    return Diagram(
        document(
            SIZE,
            parts,
            title=chart.title.in_(language),
            description=in_words(chart, language),
            language=language,
        )
    )


def in_words(chart: LuckChart, language: Language) -> str:
    """The faults in one line, for people who cannot see the picture."""
    faults = tuple(
        Message("tables-luck-fault", **_of_fault(chart, point)) for point in chart.points if point.marked
    )
    said = Message("tables-luck-faults", faults=faults) if faults else Message("tables-luck-no-fault")
    return said.in_(language)


def _of_fault(chart: LuckChart, point: Point) -> dict[str, object]:
    lost = Message("engine-less", much=Message("engine-stakes", much=point.loss))
    return {"number": point.number, "player": chart.players[point.seat], "lost": lost}


def _at(chart: LuckChart, number: float, value: float) -> Vec:
    last = max((point.number for point in chart.points), default=0) or 1
    share = max(-1.0, min(1.0, value / chart.most))
    return CORNER.plus(FIELD.x * number / last, FIELD.y / 2 * (1 - share))


def _field(chart: LuckChart, language: Language) -> Iterator[Element]:
    """White's half and Black's, the lines of the scale, and the player each half belongs to."""
    half = FIELD.y / 2
    yield box(CORNER, FIELD.x, half, fill=MEN[0])
    yield box(CORNER.plus(0, half), FIELD.x, half, fill=SHADE)
    for part in (1.0, 0.5, 0.0, -0.5, -1.0):
        at = CORNER.plus(0, half * (1 - part))
        yield element(
            "line", x1=at.x, y1=at.y, x2=at.x + FIELD.x, y2=at.y, stroke=QUIET_INK, stroke_width=0.6
        )
        shown = amount(part * chart.most, language, signed=True)
        yield words(at.plus(-10, 0), shown, LABEL, anchor="end", fill=INK)
    for player, share in zip(chart.players, (0.07, 0.93), strict=False):
        at = CORNER.plus(10, FIELD.y * share)
        yield words(at, player.in_(language), LABEL, anchor="start", fill=QUIET_INK, font_style="italic")
    yield box(CORNER, FIELD.x, FIELD.y, fill="none", stroke=INK, stroke_width=1)


def _feet(chart: LuckChart, language: Language) -> Iterator[Element]:
    """The numbers under the field, and what they count."""
    last = max((point.number for point in chart.points), default=0) or 1
    step = max(1, -(-last // STEPS))
    step = next(nice for nice in _nice() if nice >= step)
    for number in range(0, last + 1, step):
        at = _at(chart, number, -chart.most)
        yield words(at.plus(0, 16), str(number), LABEL, fill=INK)
    foot = Vec(SIZE.x / 2, CORNER.y + FIELD.y + 46)
    yield words(foot, chart.below.in_(language), LABEL, fill=QUIET_INK)


def _nice() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _curve(chart: LuckChart) -> Element:
    places = " ".join(pair(_at(chart, point.number, point.value)) for point in chart.points)
    return element(
        "polyline", points=places, fill="none", stroke=TRUE, stroke_width=2, stroke_linejoin="round"
    )


def _faults(chart: LuckChart, language: Language) -> Iterator[Element]:
    """A spot for each fault, in the colour of the player who made it, with a title to hover over."""
    for point in chart.points:
        if not point.marked:
            continue
        at = _at(chart, point.number, point.value)
        spot = circle(at, 6.0, fill=MEN[point.seat], stroke=FALSE, stroke_width=2.5, data_number=point.number)
        caption = element("title")
        caption.text = Message("tables-luck-spot", **_of_fault(chart, point)).in_(language)
        spot.append(caption)
        yield spot
