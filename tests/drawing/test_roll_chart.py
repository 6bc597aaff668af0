"""The 36 casts as a picture."""

from xml.etree import ElementTree

import pytest

from academie.drawing.palette import colour_for, contrast, text_colour_on
from academie.drawing.svg import NAMESPACE
from academie.drawing.words import colon
from academie.games.tables.law.odds import casts, covering
from academie.games.tables.law.throw import THROWS, throw
from academie.games.tables.picture.roll_chart import RollChart, roll_chart_svg
from academie.words import Content, Language, languages
from tests.drawing.drawn import marked

SIX = RollChart(
    title=Content(fr="Battre à six", en="Hitting at six"),
    legend=Content(fr="1 : le coup bat.", en="1: the throw hits."),
    values={cast: float(cast in covering([6])) for cast in THROWS},
)


def cells(picture: RollChart, language: Language = Language.ENGLISH) -> dict[str, tuple[str, str]]:
    """By cast, the label and the colour of its cell."""
    return {
        part.attrib["data-cast"]: (part[1].text or "", part[0].attrib["fill"])
        for part in marked(roll_chart_svg(picture, language=language), "data-cast")
    }


def test_every_cast_has_its_cell_and_a_throw_of_two_numbers_has_two() -> None:
    """Sixteen of the 36 casts make a six. Source: LEP part 2 ch. II."""
    drawn = cells(SIX)
    assert len(drawn) == 36
    assert sum(label == "1" for label, _ in drawn.values()) == 16 == casts(covering([6]))
    assert drawn["5-1"] == drawn["1-5"] != drawn["5-2"]


def test_a_loss_is_red_a_gain_blue_and_both_have_their_sign() -> None:
    picture = RollChart(
        title=Content(fr="a", en="b"),
        legend=Content(fr="c", en="d"),
        values={throw(6, 6): 2.5, throw(1, 1): -1.25},
    )
    drawn = cells(picture)
    assert drawn["6-6"] == ("+2.5", colour_for(1.0))
    assert drawn["1-1"] == ("−1.25", colour_for(-0.5))
    assert drawn["2-1"][0] == ""


def test_pictures_can_share_one_scale() -> None:
    shared = RollChart(title=SIX.title, legend=SIX.legend, values=SIX.values, most=4.0)
    assert cells(shared)["6-1"][1] == colour_for(0.25)


def test_a_picture_of_nothing_is_a_picture() -> None:
    empty = RollChart(title=SIX.title, legend=SIX.legend, values={})
    assert {label for label, _ in cells(empty).values()} == {""}


@pytest.mark.parametrize("language", languages())
def test_title_and_description_speak_both_languages(language: Language) -> None:
    root = ElementTree.fromstring(roll_chart_svg(SIX, language=language).svg)
    assert root.findtext(f"{{{NAMESPACE}}}title") == SIX.title.in_(language)
    told = root.findtext(f"{{{NAMESPACE}}}desc")
    assert told is not None
    assert told.startswith(SIX.legend.in_(language))
    assert f"6-5{colon(language)}1" in told


@pytest.mark.parametrize("part", [step / 20 for step in range(-20, 21)])
def test_labels_are_read_with_ease(part: float) -> None:
    """3 is what WCAG 2 asks of large bold text."""
    assert contrast(text_colour_on(colour_for(part)), colour_for(part)) >= 3
