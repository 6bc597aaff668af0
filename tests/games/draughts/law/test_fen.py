"""Positions as FEN. What may be written follows the grammar of Portable Draughts Notation 3.0."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.games.draughts.law import DAMES, Position
from academie.games.draughts.law.board import SIXTY_FOUR
from academie.games.draughts.law.fen import fen, read_fen
from academie.kernel import NotationError, SetupError
from tests.games.draughts.law.random_positions import random_position
from tests.games.draughts.law.table import black_to_move, white_to_move

START = (
    "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
    ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"
)
KINGS = white_to_move([27, 28, 32], [18, 19], white_kings=[5], black_kings=[46, 47])
"""The same position in every way of writing it below."""


@pytest.mark.parametrize(
    ("position", "text"),
    [
        pytest.param(DAMES.start().position, START, id="start"),
        pytest.param(KINGS, "W:WK5,27,28,32:B18,19,K46,K47", id="kings among the men"),
        pytest.param(black_to_move([], [1], [46]), "B:WK46:B1", id="Black to move"),
        pytest.param(white_to_move([31]), "W:W31:B", id="Black has nothing"),
        pytest.param(black_to_move([], [20]), "B:W:B20", id="White has nothing"),
    ],
)
def test_written_and_read(position: Position, text: str) -> None:
    assert fen(position) == text
    assert read_fen(text) == position


@pytest.mark.parametrize(
    "text",
    [
        "W:W27,28,32,K5:B18,19,K46,K47",
        pytest.param("W:B18,19,K46,K47:WK5,27,28,32", id="Black first"),
        pytest.param("W:W27-28,32,K5:B18-19,K46-47", id="ranges"),
        pytest.param("W:WK5,27-28,32:BK46-K47,18-19", id="K at both ends"),
        pytest.param("W:W27:B18:WK5,28:B19,K46:W32:BK47", id="in parts"),
        pytest.param("W:WK5,27,28,32:B18,19,K46,K47.", id="dot"),
        pytest.param(" W : W K5, 27, 28 , 32 : B 18 - 19 , K 46, K47 . ", id="blanks"),
        pytest.param("W:WK5 27 28 32:B18 19 K46 K47", id="blanks for commas"),
        pytest.param("w:wk5,27,28,32:b18,19,k46,k47", id="small letters"),
        pytest.param("W:WK5,27–28,32:B18—19,K46−47", id="other dashes"),
        pytest.param("W;WK5,27,28,32;B18,19,K46,K47", id="semicolons"),
        pytest.param("W:WK05,27,28,32:B18,19,K46,K47", id="leading nought"),
        pytest.param("W:WK5,27,28,32,:B18,19,,K46,K47:", id="empty places"),
        pytest.param('"W:WK5,27,28,32:B18,19,K46,K47"', id="in quotes"),
        pytest.param("W:WK5,27,28,32:B18,19,K46,K47\r\n", id="end of line"),
    ],
)
def test_read_with_good_will(text: str) -> None:
    assert read_fen(text) == KINGS


@pytest.mark.parametrize("text", ["W:W31-50:B1-20", "W:B1-20:W31-50."])
def test_the_start_by_ranges(text: str) -> None:
    assert read_fen(text) == DAMES.start().position


@pytest.mark.parametrize("text", ["W:W31", "W:W31:", "W:W31:B", "W:B:W31", "W::W31"])
def test_a_side_without_pieces(text: str) -> None:
    assert read_fen(text) == white_to_move([31])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a position: write who is to move"),
        ("W", "is not a position"),
        ("W:", "is not a position"),
        ("?:W31:B1", "is not a position"),
        ("W31-50:B1-20", "is not a position"),
        ("X:W31:B1", "is not a position"),
        ("W:31:B1", "'31' should begin with W or B"),
        ("W:R31:B1", "'R31' should begin with W or B"),
        ("W:Wa3:B1", "'A3' is not a piece: write 31 for a man"),
        ("W:WQ31:B1", "'Q31' is not a piece"),
        ("W:WKK31:B1", "'KK31' is not a piece"),
        ("W:W31-:B1", "'31-' is not a piece"),
        ("W:W31 B1", "'B1' is not a piece"),
        ("W:W31-33-35:B1", "is not a piece"),
        ("W:W²:B1", "is not a piece"),
        ("W:W9999999999:B1", "is not a piece"),
        ("W:W50-31:B1", "'50-31' runs backward"),
    ],
)
def test_no_fen(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=r"(?s)" + message):
        read_fen(text)


def test_squares_that_cannot_be_are_all_told() -> None:
    with pytest.raises(SetupError) as refused:
        read_fen("W:W0,31,31,51,K28:B28,999")
    assert tuple(reason.en for reason in refused.value.reasons) == (
        "0 is not a square; they are 1 to 50",
        "28 is given more than once",
        "31 is given more than once",
        "51 is not a square; they are 1 to 50",
        "999 is not a square; they are 1 to 50",
    )


def test_the_smaller_board_has_fewer() -> None:
    assert read_fen("W:W21-32:B1-12", SIXTY_FOUR) == DAMES.start(DAMES.ruleset("francaises-64")).position
    with pytest.raises(SetupError, match="33 is not a square; they are 1 to 32"):
        read_fen("W:W33:B1", SIXTY_FOUR)


@given(st.integers())
@settings(max_examples=200, deadline=None)
def test_every_position_is_read_back(seed: int) -> None:
    position = random_position(random.Random(seed))
    assert read_fen(fen(position)) == position


@given(st.text(alphabet='WBKwb:,-. 0123456789?"–;', max_size=40) | st.text(max_size=40))
@settings(max_examples=500, deadline=None)
def test_any_text_is_a_position_or_told_why_not(text: str) -> None:
    try:
        position = read_fen(text)
    except (NotationError, SetupError):
        return
    assert read_fen(fen(position)) == position
