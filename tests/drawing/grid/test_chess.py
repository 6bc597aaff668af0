"""The chessboard drawn and in plain text."""

from xml.etree import ElementTree

import pytest

from academie.drawing import Theme, draw, text_board
from academie.drawing.grid.geometry import Grid
from academie.drawing.svg import NAMESPACE
from academie.games.chess.law import ECHECS
from academie.words import Language
from tests.drawing.grid.ground import dark_cells
from tests.games.chess.law.board import ALLEMAGNE, PHILIDOR, at, move, played

START = ECHECS.start(PHILIDOR)
EN_PASSANT = "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1"


def parts(svg: str, attribute: str) -> list[str]:
    """The values of an attribute, in the order drawn."""
    root = ElementTree.fromstring(svg)
    return [found.attrib[attribute] for found in root.iter() if attribute in found.attrib]


def test_every_piece_stands_on_its_square() -> None:
    root = ElementTree.fromstring(draw(START).svg)
    drawn = {
        found.attrib["data-cell"]: found.attrib["data-piece"]
        for found in root.iter(f"{{{NAMESPACE}}}g")
        if "data-piece" in found.attrib
    }
    assert len(drawn) == 32
    assert (drawn["7 4"], drawn["0 3"], drawn["6 0"]) == ("white king", "black queen", "white pawn")


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("flip", [False, True])
def test_the_square_at_the_right_is_light(flip: bool, theme: Theme) -> None:
    """PHIL, preface: the rook at the right stands on a white square."""
    dark = dark_cells(draw(START, flip=flip, theme=theme), Grid(8, flip=flip))
    assert dark == {(row, column) for row in range(8) for column in range(8) if (row + column) % 2}


def test_names_of_files_and_rows() -> None:
    names = [*zip("abcdefgh", "87654321", strict=True)]
    assert parts(draw(START).svg, "data-name") == [name for pair in names for name in pair]
    turned = [*zip("hgfedcba", "12345678", strict=True)]
    assert parts(draw(START, flip=True).svg, "data-name") == [name for pair in turned for name in pair]


def test_a_move_and_what_it_brings() -> None:
    after = played(at(EN_PASSANT), "e5d6")
    svg = draw(after, act=move("e5d6"), language=Language.ENGLISH).svg
    assert parts(svg, "data-arrow") == ["3 4, 2 3"]
    assert parts(svg, "data-mark") == ["taken"]
    assert "White takes a pawn on d5 en passant." in svg


@pytest.mark.parametrize(
    ("fen", "text", "marks"),
    [
        ("7k/P7/8/8/8/8/8/1K6 w - - 0 1", "a7a8q", ["crowned", "noted"]),
        ("8/8/8/8/7k/8/8/KR6 w - - 0 1", "b1h1", ["noted"]),
        ("8/8/8/8/7k/8/8/KR6 w - - 0 1", "b1b2", []),
    ],
)
def test_marks(fen: str, text: str, marks: list[str]) -> None:
    assert parts(draw(played(at(fen), text)).svg, "data-mark") == marks


def test_the_pawn_pushed_with_castling_is_marked() -> None:
    state = played(at("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", ALLEMAGNE), "e1g1+h3")
    assert parts(draw(state).svg, "data-mark") == ["noted"]


def test_told_to_those_who_cannot_see_it() -> None:
    told = ElementTree.fromstring(draw(at(EN_PASSANT), language=Language.ENGLISH).svg).findtext(
        f"{{{NAMESPACE}}}desc"
    )
    assert told == "White: 1 king on a1; 1 pawn on e5. Black: 1 king on h8; 1 pawn on d5. White to move."


def test_plain_text() -> None:
    rows = text_board(played(START, "e2e4"), Language.ENGLISH).splitlines()
    assert rows[0] == " Black (pnbrqk)   8 pawns, 8 pieces   to move"
    assert rows[2] == " 8 | r n b q k b n r |"
    assert rows[6] == " 4 | . . . . P . . . |"
    assert rows[-2] == "     a b c d e f g h"
    assert text_board(START, Language.FRENCH).splitlines()[2] == " 8 | t c f d r f c t |"


def test_plain_text_tells_of_check() -> None:
    mated = played(at("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), "a1a8")
    assert "0 pawns, 1 piece   in check" in text_board(mated, Language.ENGLISH)
    assert "to move" not in text_board(mated, Language.ENGLISH)
