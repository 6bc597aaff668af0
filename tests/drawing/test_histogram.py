"""The picture of how often each amount occurs."""

from __future__ import annotations

from xml.etree import ElementTree

from academie.drawing.histogram import FIELD, Histogram, histogram_svg
from academie.drawing.svg import NAMESPACE
from academie.words import Content, Language

TITLE = Content(fr="Combien", en="How many")


def bars(*amounts: float) -> dict[str, float]:
    """The heights of the bars, by where each begins."""
    histogram = Histogram(title=TITLE, below=TITLE, amounts=amounts, width=100)
    root = ElementTree.fromstring(histogram_svg(histogram, language=Language.ENGLISH).svg)
    drawn = root.findall(f"{{{NAMESPACE}}}rect")
    return {
        bar.attrib["data-from"]: float(bar.attrib["height"]) for bar in drawn if "data-from" in bar.attrib
    }


def test_bars_are_as_high_as_amounts_are_many() -> None:
    assert bars(100, 150, 199, 450) == {"100": FIELD.y, "200": 0, "300": 0, "400": round(FIELD.y / 3, 2)}


def test_nothing_can_be_drawn() -> None:
    assert bars() == {}
