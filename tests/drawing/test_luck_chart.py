"""The picture of how a game went."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from academie.drawing.svg import NAMESPACE
from academie.games.tables.picture.luck_chart import CORNER, FIELD, LuckChart, Point, luck_chart_svg
from academie.words import Content, Language, languages

TITLE = Content(fr="Une partie", en="A game")
POINTS = (Point(1, 0.0, 0), Point(3, 0.5, 1, 0.2, marked=True), Point(8, -1.0, 0, 0.01))


def drawn(*points: Point, language: Language = Language.ENGLISH) -> ElementTree.Element:
    chart = LuckChart(title=TITLE, points=points)
    return ElementTree.fromstring(luck_chart_svg(chart, language=language).svg)


def places(root: ElementTree.Element) -> list[tuple[float, float]]:
    line = root.find(f"{{{NAMESPACE}}}polyline")
    assert line is not None
    return [(float(x), float(y)) for x, y in (each.split(",") for each in line.attrib["points"].split())]


def test_the_curve_rises_with_what_white_may_hope_for() -> None:
    (_, level), (_, half), (last, lost) = places(drawn(*POINTS))
    assert level == CORNER.y + FIELD.y / 2
    assert half == CORNER.y + FIELD.y / 4
    assert (last, lost) == (CORNER.x + FIELD.x, CORNER.y + FIELD.y)


def test_doubled_stakes_widen_the_scale() -> None:
    (_, one), (_, two) = places(drawn(Point(0, 1.0, 0), Point(5, 2.0, 1)))
    assert (one, two) == (CORNER.y + FIELD.y / 4, CORNER.y)


def test_only_faults_have_spots_and_they_are_told_in_words() -> None:
    root = drawn(*POINTS)
    spots = root.findall(f"{{{NAMESPACE}}}circle")
    assert [spot.attrib["data-number"] for spot in spots] == ["3"]
    said = root.find(f"{{{NAMESPACE}}}desc")
    assert said is not None
    assert said.text == "Mistakes: 3 (Black): −0.20 stakes."
    assert [title.text for title in spots[0]] == ["Black, 3: −0.20 stakes"]


@pytest.mark.parametrize("language", languages())
def test_a_game_without_choices_can_be_drawn(language: Language) -> None:
    assert places(drawn(language=language)) == []
