"""A position of draughts drawn."""

from dataclasses import replace
from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from academie.drawing import Diagram, Theme
from academie.drawing.grid.board import CornerColour
from academie.drawing.grid.geometry import FIELD, Grid
from academie.drawing.grid.pieces import Mark
from academie.drawing.svg import NAMESPACE, Vec
from academie.games.draughts.law import DAMES, Position
from academie.games.draughts.law.board import SIXTY_FOUR
from academie.games.draughts.picture import damier_svg
from academie.words import Language
from tests.drawing.drawn import marked, values
from tests.drawing.grid.ground import dark_cells
from tests.drawing.grid.positions import BOARD_4, START, only_move, played

TEN = Grid(10)
EIGHT = Position.of(range(21, 33), range(1, 13))


def cells(drawing: Diagram) -> dict[tuple[int, int], str]:
    """What stands on each cell."""
    found: dict[tuple[int, int], str] = {}
    for part in marked(drawing, "data-piece"):
        row, column = map(int, part.attrib["data-cell"].split())
        found[row, column] = part.attrib["data-piece"]
    return found


def numbers(drawing: Diagram) -> dict[int, tuple[int, int]]:
    """The row and column, as they are seen, in which each number is written."""
    grid = Grid(10 if len(values(drawing, "data-name")) == 50 else 8)
    return {
        int(part.attrib["data-name"]): (
            int((float(part.attrib["y"]) - grid.origin.y) // grid.pitch),
            int((float(part.attrib["x"]) - grid.origin.x) // grid.pitch),
        )
        for part in marked(drawing, "data-name")
    }


def arrow_spots(drawing: Diagram) -> list[Vec]:
    """The spots the only arrow runs through, without its head."""
    (arrow,) = marked(drawing, "data-arrow")
    line = arrow.find(f"{{{NAMESPACE}}}polyline")
    assert line is not None
    return [Vec(*map(float, spot.split(","))) for spot in line.attrib["points"].split()]


def captions(drawing: Diagram) -> list[str]:
    return [part.text or "" for part in marked(drawing, "data-caption")]


def dark_corner(drawing: Diagram) -> bool:
    """Whether the lower left square is dark."""
    return (9, 0) in dark_cells(drawing, TEN)


def test_twenty_men_a_side() -> None:
    drawing = damier_svg(START)
    assert values(drawing, "data-piece") == {"white man": 20, "black man": 20}
    rows = {
        kind: {row for (row, _), found in cells(drawing).items() if found == kind}
        for kind in ("white man", "black man")
    }
    assert rows == {"white man": {6, 7, 8, 9}, "black man": {0, 1, 2, 3}}


def test_numbers_of_the_treatises() -> None:
    """From the top, 1 next to the corner, 46 in White's left corner, 45 and 50 at his right (MAN ch. II)."""
    seen = numbers(damier_svg(START))
    assert sorted(seen) == [*range(1, 51)]
    assert (seen[1], seen[5], seen[6], seen[46]) == ((0, 1), (0, 9), (1, 0), (9, 0))
    assert (seen[45], seen[50]) == ((8, 9), (9, 8))


def test_numbers_seen_from_the_other_side() -> None:
    seen = numbers(damier_svg(START, flip=True))
    assert (seen[50], seen[5], seen[1], seen[46]) == ((0, 1), (9, 0), (9, 8), (0, 9))


def test_numbers_may_be_left_out() -> None:
    assert not values(damier_svg(START, numbers=False), "data-name")


def test_eight_by_eight() -> None:
    drawing = damier_svg(EIGHT, damier=SIXTY_FOUR)
    assert values(drawing, "data-piece") == {"white man": 12, "black man": 12}
    assert sorted(numbers(drawing)) == [*range(1, 33)]
    assert numbers(drawing)[29] == (7, 0)


def test_on_which_colour_one_plays() -> None:
    """Today on the dark squares; on the white ones in the France of Manoury (MAN ch. II)."""
    assert dark_corner(damier_svg(START))
    assert not dark_corner(damier_svg(START, ground=CornerColour.PALE))


@pytest.mark.parametrize("theme", [Theme.PRINT, Theme.REGENCE, Theme.CONTRASTE])
def test_a_king_is_a_man_upon_a_man_with_a_crown(theme: Theme) -> None:
    """MAN rule XXIV."""
    drawing = replace(damier_svg(BOARD_4.position), theme=theme)
    (king,) = (part for part in marked(drawing, "id") if part.attrib["id"] == f"{theme}-damew")
    assert [part.attrib["href"].rpartition("-")[2] for part in king] == ["manw", "manw", "crownw"]


@pytest.mark.parametrize("theme", Theme)
def test_every_theme_has_every_symbol(theme: Theme) -> None:
    marks = {24: Mark.TAKEN, 2: Mark.CROWNED, 3: Mark.NOTED}
    drawing = replace(damier_svg(BOARD_4.position, arrows=[(13, 35)], marks=marks), theme=theme)
    known = set(values(drawing, "id"))
    assert {href.removeprefix("#") for href in values(drawing, "href")} <= known
    assert "var(" not in drawing.svg


def test_the_way_of_a_capture() -> None:
    """The king 13 goes over 24, 40, 43 and 33, turning after each, and stops on 29 (METZ rules V, VI)."""
    move = only_move(BOARD_4)
    drawing = damier_svg(BOARD_4.position, arrows=[move.path], marks=dict.fromkeys(move.taken, Mark.TAKEN))
    assert values(drawing, "data-mark") == {"taken": 4}
    assert (move.start, move.end, move.taken) == (13, 29, (24, 33, 40, 43))
    spots = arrow_spots(drawing)
    assert len(spots) == 5
    assert spots[2] == pytest.approx(TEN.centre((9, 6)), abs=0.01), "it turns on 49"
    over = [TEN.centre(cell) for cell in ((4, 7), (7, 8), (8, 5), (6, 5))]
    assert all(
        dist(one, two) == pytest.approx(dist(one, spot) + dist(spot, two), abs=0.05)
        for (one, two), spot in zip(pairwise(spots), over, strict=True)
    )


def test_arrows_keep_off_the_pieces_at_their_ends() -> None:
    radius = dist(*[TEN.centre((0, column)) for column in (0, 1)]) * 0.385
    before = arrow_spots(damier_svg(START, arrows=[(32, 28)]))
    assert dist(before[0], TEN.centre((6, 3))) > radius
    after = arrow_spots(damier_svg(Position.of([28], [1]), arrows=[(32, 28)]))
    assert dist(after[0], TEN.centre((6, 3))) < 0.01
    assert dist(after[-1], TEN.centre((5, 4))) > radius


@pytest.mark.parametrize("flip", [False, True])
def test_no_arrow_hides_a_number(flip: bool) -> None:
    drawing = damier_svg(BOARD_4.position, arrows=[only_move(BOARD_4).path], flip=flip)
    spots = arrow_spots(drawing)
    samples = [
        Vec(one.x + (two.x - one.x) * part / 200, one.y + (two.y - one.y) * part / 200)
        for one, two in pairwise(spots)
        for part in range(201)
    ]
    for part in marked(drawing, "data-name"):
        size = float(part.attrib["font-size"])
        half = 0.28 * size * len(part.attrib["data-name"])
        x = float(part.attrib["x"]) + (half if part.attrib["text-anchor"] == "start" else -half)
        middle = Vec(x, float(part.attrib["y"]) - 0.35 * size)
        assert min(dist(middle, spot) for spot in samples) > 10, part.attrib["data-name"]


def test_where_all_corners_are_crossed_the_number_stands_as_usual() -> None:
    drawing = damier_svg(Position.of([46], [1]), arrows=[(46, 5), (6, 50), (36, 22), (27, 36)])
    assert sorted(numbers(drawing)) == [*range(1, 51)]


def test_straight_arrows() -> None:
    """À la babylonienne one goes straight too (MAN ch. I)."""
    spots = arrow_spots(damier_svg(Position.of([28], [1]), arrows=[(28, 18)]))
    assert spots[0].x == spots[1].x


@pytest.mark.parametrize(
    ("arrow", "said"),
    [((28,), "goes from"), ((28, 28), "goes from"), ((0, 5), "1 to 50"), ((46, 51), "1 to 50")],
)
def test_an_arrow_that_cannot_be(arrow: tuple[int, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        damier_svg(START, arrows=[arrow])


def test_marks() -> None:
    drawing = damier_svg(START, marks={28: Mark.NOTED, 1: Mark.CROWNED, 2: Mark.TAKEN, 22: Mark.TAKEN})
    assert values(drawing, "data-mark") == {"noted": 1, "crowned": 1, "taken": 2}
    standing, lifted = (part for part in marked(drawing, "data-mark") if part.attrib["data-mark"] == "taken")
    assert len(lifted) > len(standing), "an empty square shows the rim of what was lifted"


def test_flip_turns_everything_half_round() -> None:
    flipped = Grid(10, flip=True)
    middle = TEN.origin.plus(FIELD / 2, FIELD / 2)
    for cell in ((0, 1), (9, 0), (4, 7)):
        here, there = TEN.centre(cell), flipped.centre(cell)
        assert Vec((here.x + there.x) / 2, (here.y + there.y) / 2) == pytest.approx(middle)


def test_who_is_to_move() -> None:
    def notes(drawing: Diagram) -> list[tuple[str, str]]:
        return [
            (panel.attrib["data-panel"], text)
            for panel in marked(drawing, "data-panel")
            for text in panel.itertext()
            if text in {"au trait", "to move"}
        ]

    assert notes(damier_svg(START)) == [("white", "au trait")]
    assert notes(damier_svg(BOARD_4.position, language=Language.ENGLISH)) == [("black", "to move")]
    assert notes(damier_svg(START, waiting=False)) == []


def test_captions_are_broken_into_lines() -> None:
    assert captions(damier_svg(START)) == []
    words = "Les Blancs jouent et gagnent " * 5
    lines = captions(damier_svg(START, caption=words))
    assert len(lines) == 3
    assert " ".join(lines) == words.strip()


@pytest.mark.parametrize(
    ("language", "title", "said"),
    [
        (
            Language.FRENCH,
            "Position de dames",
            "Noir\u00a0: 5 pions en 7, 8, 14, 18, 27 ; 1 dame en 13. Noir au trait. Flèche\u00a0: 13, 35.",
        ),
        (
            Language.ENGLISH,
            "Draughts position",
            "Black: 5 men on 7, 8, 14, 18, 27; 1 king on 13. Black to move. Arrow: 13, 35.",
        ),
    ],
)
def test_told_in_words_for_those_who_cannot_see(language: Language, title: str, said: str) -> None:
    root = ElementTree.fromstring(damier_svg(BOARD_4.position, arrows=[(13, 35)], language=language).svg)
    assert (root[0].text, root.get("lang"), root.get("role")) == (title, language.value, "img")
    assert (root[1].text or "").endswith(said)


@pytest.mark.parametrize("ruleset", [rules.id for rules in DAMES.rulesets])
def test_every_piece_of_a_game_is_drawn_where_it_stands(ruleset: str) -> None:
    for state in played(ruleset, seed=4)[::7]:
        damier = state.rules.damier.value
        seen = cells(damier_svg(state.position, damier=damier))
        assert len(seen) == (state.position.white | state.position.black).bit_count()
        for square in damier.numbers():
            kind = seen.get(damier.place(square), "")
            assert kind.startswith("white") is bool(state.position.white >> square & 1)
            assert kind.endswith("king") is bool(state.position.kings >> square & 1)


def test_the_same_position_gives_the_same_text() -> None:
    assert damier_svg(START, arrows=[(32, 28)]) == damier_svg(START, arrows=[[32, 28]])


def test_several_may_stand_in_one_page() -> None:
    """They share no name but those of symbols, which are the same in all of them."""
    ids = values(damier_svg(BOARD_4.position, arrows=[(13, 35)], marks={24: Mark.TAKEN}), "id")
    assert ids
    assert all(name.startswith("print-") for name in ids)
