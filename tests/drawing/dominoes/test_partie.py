"""The drawing and the text of a table: what lies open is shown, what does not is not."""

from collections import Counter

import pytest

from academie.drawing import draw, text_board
from academie.drawing.panel import SHEET_WIDTH
from academie.games.dominoes.picture.svg import dominoes_svg
from academie.kernel import Seat
from academie.registry import registry
from academie.words import Language
from tests.drawing.drawn import marked, values
from tests.games.dominoes.law.table import played, table

FOUR = "6-5,5-3,3-3,3-1 6-4/4-4/6-6/2-1 leader=j1 tiles=2 scores=90-7"


def test_the_line_and_open_hands() -> None:
    drawing = dominoes_svg(table(FOUR, "piquet-voleur-1806"))
    shown = values(drawing, "data-tile")
    assert shown == Counter(["6-5", "5-3", "3-3", "3-1", "6-4", "4-4", "6-6", "2-1"])
    assert sum(values(drawing, "data-pip").values()) == 11 + 8 + 6 + 4 + 10 + 8 + 12 + 3


def test_hidden_hands_are_backs() -> None:
    state = table(FOUR, "piquet-voleur-1806").view(Seat(2))
    drawing = draw(state, language=Language.ENGLISH)
    assert values(drawing, "data-tile") == Counter(["6-5", "5-3", "3-3", "3-1", "6-6", "?", "?", "?"])
    assert [part.attrib["data-panel"] for part in marked(drawing, "data-panel")] == ["j4", "j1", "j2", "j3"]
    assert "1 tile face down" in drawing.svg
    assert "2-1" not in drawing.drawing


def test_an_onlooker_sees_no_hand() -> None:
    drawing = draw(table(FOUR, "piquet-voleur-1806").view(None))
    assert values(drawing, "data-tile")["?"] == 4
    assert values(drawing, "data-talon") == {"20": 1}
    assert "4 dominos au talon" not in drawing.svg
    assert "20 dominos au talon" in drawing.svg


@pytest.mark.parametrize("flip", [False, True])
def test_from_which_side(flip: bool) -> None:
    drawing = draw(table("6-5,5-3 3-1/4-4 leader=j1 tiles=2"), flip=flip)
    panels = [part.attrib["data-panel"] for part in marked(drawing, "data-panel")]
    assert panels == (["j1", "j2"] if flip else ["j2", "j1"])


def test_what_happened_is_told() -> None:
    drawing = draw(played(table("6-5,5-3 3-1/4-4 leader=j1 tiles=2"), "3-1"), language=Language.ENGLISH)
    told = " ".join(part.text or "" for part in marked(drawing, "data-caption"))
    assert told.startswith("Player 1 lays 3-1. Player 1 goes out: domino. Player 2 shows 4-4: 8 points.")
    assert f'width="{SHEET_WIDTH:g}"' in drawing.svg


def test_text() -> None:
    state = table(FOUR, "piquet-voleur-1806").view(Seat(2))
    lines = text_board(state, Language.ENGLISH).splitlines()
    assert lines[0] == " Player 4   7 points   [?]"
    assert lines[1] == " Player 1   90 points   [?]   to play"
    assert lines[4].startswith("| [6|5][5|3][3|3][3|1] ")
    assert lines[-2:] == [" 20 tiles in the boneyard", " Player 3   90 points   [6|6]"]
    assert {len(line) for line in lines[3:6]} == {79}


def test_a_table_with_hands_is_drawn_as_the_tiles_lie() -> None:
    game = registry["dominos"]
    auto, hands = (game.start(None, {"marking": how, "first": 1}) for how in ("auto", "rigueur"))
    assert draw(hands) == draw(auto)
    assert text_board(hands) == text_board(auto)
