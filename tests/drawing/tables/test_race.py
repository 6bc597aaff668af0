"""The running games as drawings and as text."""

from xml.etree import ElementTree

import pytest

from academie.drawing import draw, text_board
from academie.games.race.law import RaceState
from academie.games.race.picture import race_svg, race_text
from academie.games.tables.picture.board import Labels
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Language, languages
from tests.running_games import RUNNING

SVG = "{http://www.w3.org/2000/svg}"
HAND = "0x2,11x4,16x2,17x2,18x5/0x1,11x5,16x3,18x4 black dice=6-2 hands=0-2 holes=1-2 goal=3"


def put(key: str, text: str) -> RaceState:
    state = notation_of(key).read_state(text)
    assert isinstance(state, RaceState)
    return state


def parts(svg: str, attribute: str) -> list[str]:
    """The values of an attribute, wherever it stands."""
    found = (element.get(attribute) for element in ElementTree.fromstring(svg).iter())
    return [value for value in found if value is not None]


@pytest.mark.parametrize(
    ("key", "places"),
    [
        ("toute-table", {"12", "23", "4", "6", "11", "0", "19", "17"}),
        ("revertier", {"12", "0"}),
        ("jacquet", {"12", "0"}),
        ("garanguet", {"0", "23"}),
        ("plein", {"0", "23"}),
    ],
)
def test_each_game_has_its_own_setting(key: str, places: set[str]) -> None:
    """LEP fig. 28, 30; ACAD Revertier ch. II, Plain ch. III: the places are Lepeintre's letters in order."""
    svg = str(draw(registry[key].start()))
    assert {*parts(svg, "data-stack")} == places
    assert len(parts(svg, "data-man")) == 30


def test_men_in_hand_lie_on_the_bar() -> None:
    svg = str(race_svg(put("toute-table", HAND)))
    (hand,) = (element for element in ElementTree.fromstring(svg).iter() if element.get("data-hand"))
    assert hand.get("data-hand") == "black"
    assert len([man for man in hand if man.get("data-man") == "black"]) == 2
    assert "2 en main" in svg


def test_holes_are_shown_where_they_are_played_for() -> None:
    assert parts(str(race_svg(put("toute-table", HAND))), "data-holes") == ["1", "2"]
    assert not parts(str(race_svg(put("jacquet", "0x14,18/0x14,18 white"))), "data-holes")


def test_three_dice_and_men_off() -> None:
    svg = str(race_svg(put("garanguet", "18x3,20x5/0x15 white dice=4-4-3")))
    assert parts(svg, "data-die") == ["4", "4", "3"]
    assert parts(svg, "data-off") == ["white"] * 7


def test_the_play_that_led_here_is_drawn() -> None:
    state = (
        registry["toute-table"]
        .start(None, {"first": "white"})
        .apply(notation_of("toute-table").read_act("6-1"))
    )
    act = notation_of("toute-table").resolve(state, "11/17 16/17")
    assert parts(str(draw(state.apply(act), act=act)), "data-arrow") == ["23 5", "4 5"]


def test_seen_from_the_other_side() -> None:
    state = registry["jacquet"].start()
    assert str(draw(state)) != str(draw(state, flip=True))


@pytest.mark.parametrize("game", RUNNING, ids=lambda game: game.key)
@pytest.mark.parametrize("language", languages())
def test_told_for_those_who_cannot_see(game: object, language: Language) -> None:
    state = next(each for each in RUNNING if each is game).start()
    root = ElementTree.fromstring(str(race_svg(state, language=language)))
    assert root.findtext(f"{SVG}title") == state.rules.title.in_(language)
    description = root.findtext(f"{SVG}desc")
    assert description is not None
    assert description.count({"fr": " en ", "nl": " op "}.get(language, " on ")) >= 2


def test_by_letters() -> None:
    state = registry["jacquet"].start()
    assert isinstance(state, RaceState)
    svg = str(race_svg(state, labels=Labels.LETTERS, language=Language.ENGLISH))
    assert "15 on M" in svg
    assert "15 on A" in svg


def test_plain_text() -> None:
    text = race_text(put("toute-table", HAND), Language.ENGLISH)
    assert text == text_board(put("toute-table", HAND), Language.ENGLISH)
    upper, lower = text.splitlines()[0], text.splitlines()[-1]
    assert upper == " Black (X)   2 holes / 3   2 in hand   dice: 6-2"
    assert lower == " White (O)   1 hole / 3"
    assert max(map(len, text.splitlines())) <= 80
    assert text.count("O") - 1 == 15
    assert text.count("X") - 1 == 13


def test_plain_text_has_the_names_of_the_rim_whoever_plays() -> None:
    white = race_text(put("jacquet", "0x14,18/0x14,18 white"), Language.ENGLISH)
    black = race_text(put("jacquet", "0x14,18/0x14,18 black"), Language.ENGLISH)
    assert white.splitlines()[1].split()[-1] == black.splitlines()[1].split()[-1] == "T"
    assert "to throw" in white.splitlines()[-1]
