"""The front door: what it says of each throw is what the law and the book say."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from academie.kernel.data import data_root
from academie.notation.codec import NOTATION
from academie.notation.wire import form_of
from academie.registry import registry
from academie.server.figure import SAMPLES, figure, living_board, named
from academie.server.front import Page
from academie.server.thumbnail import picture
from academie.words import Language, languages

BOOK = json.loads((data_root("conformance") / "scoring" / "trictrac-throws.json").read_text(encoding="utf-8"))
CASES = {case["dice"]: case["expect"] for case in BOOK["cases"] if case["place"] == "ch. IX fig. 1"}
TOTALS = {dice: expect for dice, expect in CASES.items() if "mover" in expect}


def test_every_throw_of_two_dice_may_fall() -> None:
    assert len({named(fall) for fall in figure().falls}) == 21


@pytest.mark.parametrize("dice", TOTALS)
def test_a_throw_is_worth_what_the_book_says(dice: str) -> None:
    (fall,) = (each for each in figure().falls if named(each) == dice)
    mover = figure().board.thrower
    worth = {seat: sum(score.points for score in fall.scores if score.seat == seat) for seat in (0, 1)}
    assert (worth[mover], worth[1 - mover]) == (TOTALS[dice]["mover"], TOTALS[dice]["other"])


def test_each_throw_has_its_rings_on_the_board() -> None:
    board = living_board("")
    for fall in figure().falls:
        (rings,) = board.iterfind(f".//g[@data-rings='{named(fall)}']")
        assert len(rings) == len(fall.scores)


@pytest.mark.parametrize("language", [*languages()])
def test_the_page_is_written_in_every_language(language: Language) -> None:
    page = Page(language).whole([*registry])
    assert f'lang="{language.value}"' in page
    assert page.count("data-game=") == len([*registry])
    assert "style=" not in page, "the policy of pages allows no style in a page"


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_every_game_has_a_picture_of_a_position_that_can_be(game: object) -> None:
    key = game.key  # type: ignore[attr-defined]
    (line,) = (family[key] for family in SAMPLES["families"].values() if key in family)
    state = NOTATION.of(registry[key]).read_state(line)
    drawn = ElementTree.fromstring(picture(form_of(registry[key]).board(state)))
    assert drawn.get("viewBox") == "0 0 1200 1000"
    assert len([*drawn.iter()]) > 40
