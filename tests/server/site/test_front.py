"""The front door: what it says of each throw is what the law and the book say."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from academie.drawing import Theme
from academie.drawing.picture import small_picture
from academie.drawing.theme import tokens
from academie.games.tables.picture.counters import JETONS
from academie.kernel.data import data_root
from academie.notation.codec import NOTATION
from academie.registry import registry
from academie.server.site.front import Page
from academie.server.site.front_board import SAMPLES, figure, living_board, named
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


def test_each_throw_has_its_dice_and_arrows_on_the_board() -> None:
    board = living_board("")
    for fall in figure().falls:
        (laid,) = board.iterfind(f".//g[@data-fall='{named(fall)}']")
        assert sorted(int(die.attrib["data-die"]) for die in laid.iterfind(".//g[@data-die]")) == sorted(
            fall.dice
        )
        hit = {score.place for score in fall.scores}
        assert {
            int(arrow.attrib["data-arrow"].split()[1]) for arrow in laid.iterfind(".//g[@data-arrow]")
        } == hit
        assert len([*laid.iterfind(".//g[@data-jeton]")]) == JETONS


def test_the_board_has_the_colours_of_the_room_it_is_seen_in() -> None:
    written = ElementTree.tostring(living_board(""), encoding="unicode")
    assert "var(--board-field1)" in written
    assert {*re.findall(r"var\(--board-(\w+)\)", written)} <= {*tokens(Theme.REGENCE)}


@pytest.mark.parametrize("language", [*languages()])
def test_the_page_is_written_in_every_language(language: Language) -> None:
    page = Page(language).whole([*registry])
    assert f'lang="{language.value}"' in page
    assert page.count("data-game=") == len([*registry])
    assert " style=" not in page, "the policy of pages allows no style in a page"


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_every_game_has_a_picture_of_a_position_that_can_be(game: object) -> None:
    key = game.key  # type: ignore[attr-defined]
    (line,) = (family[key] for family in SAMPLES["families"].values() if key in family)
    state = NOTATION.of(registry[key]).read_state(line)
    assert state.outcome is None
    assert len([*ElementTree.fromstring(small_picture(state)).iter()]) > 40
