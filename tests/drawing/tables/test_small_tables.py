"""Drawings of tourne-case, dames rabattues and toc."""

from collections import Counter

import pytest

from academie.drawing import Diagram, draw, text_board
from academie.notation import notation_of
from academie.words import Language
from tests.drawing.drawn import marked, values

TOURNE_CASE = "0,4,12/0x2,7 white dice=6-3"
RABATTUES = "1+1,2,1+1,1+2,3,2+1/0,1,2,3,2,0 black dice=5-4"
TOC = "0x13,6,8/0x12,6,11x2 white holes=3-11"


def drawn(key: str, position: str, act: str | None = None, *, flip: bool = False) -> Diagram:
    state = notation_of(key).read_state(position)
    meant = None if act is None else notation_of(key).read_act(act)
    after = state if meant is None else state.apply(meant)
    return draw(after, act=meant, flip=flip, language=Language.ENGLISH)


def waiting(drawing: Diagram) -> Counter[str]:
    (outside,) = (part for part in marked(drawing, "data-part") if part.attrib["data-part"] == "waiting")
    return Counter(part.attrib["data-man"] for part in outside)


class TestTourneCase:
    def test_men_stand_where_they_are_or_wait_outside(self) -> None:
        drawing = drawn("tourne-case", TOURNE_CASE)
        # White's flèche 4 is the fourth of his side, his coin the twelfth; Black's seventh faces White's.
        assert {*values(drawing, "data-stack")} == {"3", "11", "17"}
        assert waiting(drawing) == {"black": 2, "white": 1}
        assert values(drawing, "data-die") == {"3": 1, "6": 1}

    def test_the_last_move_is_an_arrow(self) -> None:
        assert values(drawn("tourne-case", TOURNE_CASE, "4/7"), "data-arrow") == {"3 6": 1}
        entering = drawn("tourne-case", "0x2,1/0x3 black dice=5-2", "0/2")
        assert values(entering, "data-arrow") == {"24 22": 1}

    def test_it_is_told_to_those_who_cannot_see_it(self) -> None:
        assert (
            "White, 1 in the corner, 1 to enter: 1 on ○4, 1 on ○12." in drawn("tourne-case", TOURNE_CASE).svg
        )
        assert "no man on the board" in drawn("tourne-case", "0x3/0x3 white").svg


class TestRabattues:
    def test_laid_men_lie_apart_and_stacks_are_counted(self) -> None:
        drawing = drawn("rabattues", RABATTUES)
        assert values(drawing, "data-man") == {"white": 15, "black": 8}
        assert values(drawing, "data-tally") == {"2": 3, "3": 1}

    def test_it_is_told_to_those_who_cannot_see_it(self) -> None:
        drawing = drawn("rabattues", RABATTUES).svg
        assert "White, 5 men to lay: 2 on ○1 (1 stacked), 2 on ○2" in drawing
        assert "Black, 8 men to lift: 1 on ●2, 2 on ●3, 3 on ●4, 2 on ●5." in drawing
        assert "Black, dice: 5-4." in drawing


class TestToc:
    def test_there_are_holes_and_no_points(self) -> None:
        drawing = drawn("toc", TOC)
        assert not values(drawing, "data-jeton")
        assert values(drawing, "data-holes") == {"3": 1, "11": 1}
        assert "White, 3 holes: 13 on ○T" in drawing.svg
        assert "<title>A position of toc</title>" in drawing.svg


@pytest.mark.parametrize(
    ("key", "position"), [("tourne-case", TOURNE_CASE), ("rabattues", RABATTUES), ("toc", TOC)]
)
def test_seen_from_the_other_side(key: str, position: str) -> None:
    here, there = drawn(key, position), drawn(key, position, flip=True)
    assert here != there
    assert values(here, "data-man") == values(there, "data-man")


@pytest.mark.parametrize(
    ("key", "position", "lines"),
    [
        (
            "tourne-case",
            TOURNE_CASE,
            [
                " Black (X)   0 in the corner, 2 to enter",
                " White (O)   1 in the corner, 1 to enter   dice: 6-3",
            ],
        ),
        (
            "rabattues",
            RABATTUES,
            [
                " Black (X)   8 men to lift   dice: 5-4",
                "                                  6+1    5  4+2  3+1    2  1+1",
                " White (O)   5 men to lay",
            ],
        ),
        ("toc", TOC, [" Black (X)   11 holes", " White (O)   3 holes   to throw"]),
    ],
)
def test_in_plain_text(key: str, position: str, lines: list[str]) -> None:
    told = text_board(notation_of(key).read_state(position), Language.ENGLISH).splitlines()
    assert [line for line in told if line in lines] == lines
    assert max(map(len, told)) <= 80
