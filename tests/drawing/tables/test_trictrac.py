"""A state of trictrac drawn."""

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from academie.drawing import Diagram, Theme
from academie.drawing.svg import NAMESPACE
from academie.games.tables.law.throw import Throw
from academie.games.tables.picture.board import Labels
from academie.games.tables.picture.geometry import SHEET
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.jans import JanScored
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.picture.svg import trictrac_svg
from academie.kernel import BLACK, WHITE
from academie.words import Language
from tests.drawing.drawn import marked, values
from tests.drawing.positions import FIGURE_1, STACKED, played, position

RETOUR = position({18: 4, 19: 3, 20: 2, 21: 3, 22: 2, 23: 1}, {6: 3, 7: 3, 8: 4, 9: 3, 10: 2})
SORTIE = position({20: 1, 22: 2, 23: 3}, {18: 2, 20: 2, 23: 7}, score=Score((10, 0), (11, 9), WHITE))


def middle(part: ElementTree.Element) -> tuple[float, float]:
    """Where a symbol lies."""
    found = re.match(r"translate\(([\d.]+) ([\d.]+)\)", part.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def centres(drawing: Diagram, attribute: str) -> set[tuple[str, float, float]]:
    return {(part.attrib[attribute], *middle(part)) for part in marked(drawing, attribute)}


def arrow_of(part: ElementTree.Element) -> tuple[str, str, str]:
    return part.attrib["data-arrow"], part.attrib["data-numbers"], part.attrib["data-style"]


@pytest.mark.parametrize("state", [FIGURE_1, STACKED, RETOUR, SORTIE])
def test_every_man_is_drawn_on_the_board_or_off(state: TrictracState) -> None:
    drawing = trictrac_svg(state)
    assert values(drawing, "data-man") + values(drawing, "data-off") == {"white": 15, "black": 15}
    assert values(drawing, "data-man")["white"] == sum(state.men[WHITE])


def test_a_stack_of_fifteen_tells_its_number() -> None:
    assert values(trictrac_svg(STACKED), "data-tally") == {"15": 2}
    assert not values(trictrac_svg(FIGURE_1), "data-tally")


def test_men_of_figure_1_stand_on_their_fleches() -> None:
    stacks = {
        int(part.attrib["data-stack"]): Counter(
            man.attrib["data-man"] for man in part if "data-man" in man.attrib
        )
        for part in marked(trictrac_svg(FIGURE_1), "data-stack")
    }
    assert stacks[0] == {"white": 2}
    assert stacks[8] == {"white": 1}
    assert stacks[12] == {"black": 2}, "Black's coin faces White's"
    assert stacks[22] == {"black": 1}, "Black's first flèche faces White's"
    assert 23 not in stacks, "Black's talon is bare"


@pytest.mark.parametrize("theme", Theme)
def test_every_theme_draws_the_same_board(theme: Theme) -> None:
    drawing = replace(trictrac_svg(FIGURE_1, facons=FIGURE_1.events), theme=theme)
    assert values(drawing, "data-man") == {"white": 15, "black": 15}
    assert "var(" not in drawing.svg
    names = {part.attrib["id"] for part in marked(drawing, "id")}
    used = {part.attrib["href"].removeprefix("#") for part in marked(drawing, "href")}
    assert used <= names
    assert {*re.findall(r"url\(#([\w-]+)\)", drawing.svg)} <= names


def test_arrows_of_figure_1() -> None:
    """The coin by two men, case 8 in two façons, case 5 in one; case 1 falsely (ACAD-B ch. IX)."""
    drawing = trictrac_svg(FIGURE_1, facons=FIGURE_1.events)
    on_the_track_of_black = [
        (6, 12, "6", "true"),
        (7, 12, "5", "true"),
        (10, 15, "5", "true"),
        (4, 15, "6+5", "true"),
        (7, 18, "6+5", "true"),
        (11, 22, "6+5", "false"),
    ]
    assert {arrow_of(part) for part in marked(drawing, "data-arrow")} == {
        (f"{23 - start} {23 - end}", numbers, style) for start, end, numbers, style in on_the_track_of_black
    }
    assert values(drawing, "data-label") >= Counter({"6+5": 3, "6": 1, "5": 2})


def test_labels_of_figure_1_do_not_overlap() -> None:
    plates = [part[0].attrib for part in marked(trictrac_svg(FIGURE_1, facons=FIGURE_1.events), "data-label")]
    corners = [(float(plate["x"]), float(plate["y"])) for plate in plates]
    assert min(dist(one, two) for one, two in combinations(corners, 2)) > 36


def test_no_arrow_unless_asked() -> None:
    assert not values(trictrac_svg(FIGURE_1), "data-arrow")


def test_filling_has_its_own_arrows() -> None:
    """One man missing from the grand jan, brought by either number: two façons (ACAD-B ch. XI)."""
    before = position({4: 1, 5: 1, 6: 3, 7: 2, 8: 2, 9: 1, 10: 2, 11: 3}, {0: 9, 1: 2, 2: 2, 4: 2})
    state = before.apply(Throw(4, 3))
    drawn = {arrow_of(part) for part in marked(trictrac_svg(state, facons=state.events), "data-arrow")}
    fills = {("5 9", "4", "filling"), ("6 9", "3", "filling")}
    coin = {("8 12", "4", "true"), ("9 12", "3", "true")}
    assert fills | coin == {arrow for arrow in drawn if arrow[0].endswith((" 9", " 12"))}


def test_arrows_are_the_moves_of_the_facons() -> None:
    for state in played(seed=5, acts=150):
        moves = [
            move
            for event in state.events
            if isinstance(event, JanScored)
            for facon in event.scored.facons
            for move in facon.moves
        ]
        drawing = trictrac_svg(state, facons=state.events)
        assert values(drawing, "data-arrow").total() == min(6, len(moves))
        assert values(drawing, "data-man").total() == sum(map(sum, state.men))


@pytest.mark.parametrize(("high", "low"), [(6, 5), (4, 4), (3, 2), (2, 1)])
def test_dice_show_their_pips(high: int, low: int) -> None:
    drawing = trictrac_svg(position({0: 15}, {0: 15}).apply(Throw(high, low)))
    dice = [*marked(drawing, "data-die")]
    assert [part.attrib["data-die"] for part in dice] == [str(high), str(low)]
    for die in dice:
        shown = drawing.svg.split(f'id="print-die{die.attrib["data-die"]}"')[1].split("</g>")[0]
        assert shown.count('href="#print-pip"') == int(die.attrib["data-die"])
        turn = re.search(r"rotate\((-?[\d.]+)\)", die[0].attrib["transform"])
        assert turn is None or abs(float(turn[1])) <= 8, "print turns dice hardly"


def test_no_dice_before_the_throw() -> None:
    assert not values(trictrac_svg(STACKED), "data-die")


def test_fichets_stand_at_their_holes() -> None:
    drawing = trictrac_svg(SORTIE)
    holes = {(hole, x, y) for hole, x, y in centres(drawing, "data-hole")}
    for part in marked(drawing, "data-fichet"):
        assert (part.attrib["data-holes"], *middle(part[0])) in holes
    assert len([hole for hole in holes if hole[0] != "0"]) == 24


@pytest.mark.parametrize(
    ("points", "bredouille", "jetons"),
    [
        ((0, 0), None, {"none": 3}),
        ((4, 0), WHITE, {"white": 1, "none": 2}),
        ((2, 6), BLACK, {"white": 1, "black": 2}),
        ((8, 6), None, {"white": 1, "black": 1, "none": 1}),
    ],
)
def test_the_second_scorer_in_bredouille_has_two_jetons(
    points: tuple[int, int], bredouille: int | None, jetons: dict[str, int]
) -> None:
    """ACAD-A ch. I: one jeton for the first to score, two for the second until he is undone."""
    seat = {None: None, 0: WHITE, 1: BLACK}[bredouille]
    drawing = trictrac_svg(position({0: 15}, {0: 15}, score=Score(points, (0, 0), seat)))
    assert values(drawing, "data-jeton") == jetons


def test_jetons_advance_from_the_talon() -> None:
    """2 and 4 before the bar, 6 and 8 on either side of it, 10 at the last bande (LEP part 1 ch. I)."""
    places: list[float] = []
    for points in (2, 4, 6, 8, 10):
        drawing = trictrac_svg(position({0: 15}, {0: 15}, score=Score((points, 0), (0, 0), WHITE)))
        (jeton,) = (part for part in marked(drawing, "data-jeton") if part.attrib["data-jeton"] == "white")
        places.append(middle(jeton[0])[0])
    assert places == sorted(places)
    assert places[2] < SHEET.x / 2 < places[3]


@pytest.mark.parametrize("attribute", ["data-man", "data-hole"])
def test_flip_turns_everything_half_round(attribute: str) -> None:
    there = centres(trictrac_svg(FIGURE_1, flip=True), attribute)
    turned = {(kind, round(SHEET.x - x, 2), round(SHEET.y - y, 2)) for kind, x, y in there}
    assert turned == centres(trictrac_svg(FIGURE_1), attribute)


SIDE = ["T", *map(str, range(1, 11)), "C"]


def test_letters_and_numbers() -> None:
    def names(labels: Labels) -> list[str]:
        root = ElementTree.fromstring(trictrac_svg(FIGURE_1, labels=labels).svg)
        board = root.find(f".//{{{NAMESPACE}}}g[@data-part='board']")
        assert board is not None
        # Each is written twice, once as its own shade.
        return [part.text or "" for part in board.iter(f"{{{NAMESPACE}}}text")][::2]

    assert "".join(names(Labels.LETTERS)) == "ABCDEFGHIJKLMNOPQRSTUVXY"
    assert names(Labels.NUMBERS) == [*SIDE, *reversed(SIDE)]
    assert names(Labels.NONE) == []


@pytest.mark.parametrize(
    ("language", "title", "said"),
    [
        (Language.FRENCH, "Position de trictrac", "Noir, 0 point, 2 trous\u00a0: 1 en ●1,"),
        (Language.ENGLISH, "A position of trictrac", "Black, 0 points, 2 holes: 1 on ●1,"),
    ],
)
def test_told_in_words_for_those_who_cannot_see(language: Language, title: str, said: str) -> None:
    root = ElementTree.fromstring(trictrac_svg(FIGURE_1, language=language).svg)
    assert (root[0].text, root.get("lang"), root.get("role")) == (title, language.value, "img")
    assert said in (root[1].text or "")


def test_the_same_state_gives_the_same_text() -> None:
    first, second = (trictrac_svg(FIGURE_1, facons=FIGURE_1.events) for _ in range(2))
    assert first == second


def test_several_may_stand_in_one_page() -> None:
    """What has a name is the same in every drawing of a theme."""
    one, other = (trictrac_svg(state, facons=state.events) for state in (FIGURE_1, SORTIE))
    symbols = [
        {part.attrib["id"]: ElementTree.tostring(part) for part in marked(drawing, "id")}
        for drawing in (one, other)
    ]
    for name in symbols[0].keys() & symbols[1].keys():
        assert symbols[0][name] == symbols[1][name]
    assert all(name.startswith("print-") for name in symbols[0])
