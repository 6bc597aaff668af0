"""Men and flèches by number, by Lepeintre's letters and by name."""

import pytest

from academie.games.tables.law.track import OFF
from academie.games.tables.text.position import LETTERS, letter, men, men_by_letters, read_men, read_point
from academie.kernel import BLACK, WHITE, NotationError, Seat

FIG_5 = {0: 9, 3: 1, 4: 1, 6: 1, 7: 1, 11: 2}
TRACK = tuple(FIG_5.get(point, 0) for point in range(24))


def test_the_alphabet_has_i_and_j_but_neither_w_nor_z() -> None:
    """LEP part 1 ch. I: White's talon is A and his coin L, Black's coin M and his talon Y."""
    assert LETTERS == "ABCDEFGHIJKLMNOPQRSTUVXY"
    assert [letter(point, WHITE) for point in (0, 11, 12, 23)] == ["A", "L", "M", "Y"]
    assert [letter(point, BLACK) for point in (0, 11, 12, 23)] == ["Y", "M", "L", "A"]


@pytest.mark.parametrize(
    ("text", "seat", "point"),
    [
        ("0", WHITE, 0),
        ("23", BLACK, 23),
        ("A", WHITE, 0),
        ("a", BLACK, 23),
        ("L", WHITE, 11),
        ("M", BLACK, 11),
        (" k ", WHITE, 10),
        ("off", WHITE, OFF),
        ("Bande", BLACK, OFF),
        ("○8", WHITE, 8),
        ("●10", WHITE, 13),
        ("●10", BLACK, 10),
        ("wT", BLACK, 23),
        ("bc", WHITE, 12),
    ],
)
def test_read_point(text: str, seat: Seat, point: int) -> None:
    assert read_point(text, seat) == point


@pytest.mark.parametrize(
    "text", ["24", "-1", "W", "Z", "AB", "○11", "●0", "○", "", "1.5", "٣", "½", "9" * 5000]
)
def test_no_fleche(text: str) -> None:
    with pytest.raises(
        NotationError,
        match="is no point of the board: use w8 for ○8, bC for ●C, its number counted along your way",
    ):
        read_point(text, WHITE)


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_men_are_read_as_they_are_written(seat: Seat) -> None:
    assert men(TRACK) == "0x9,3,4,6,7,11x2"
    assert read_men(men(TRACK), seat) == TRACK
    assert read_men(men_by_letters(TRACK, seat), seat) == TRACK


def test_men_by_letters() -> None:
    assert men_by_letters(TRACK, WHITE) == "A9,D,E,G,H,L2"
    assert men_by_letters(TRACK, BLACK) == "Y9,U,T,R,Q,M2"


def test_nobody_is_a_dash() -> None:
    nobody = (0,) * 24
    assert men(nobody) == men_by_letters(nobody, BLACK) == "-"
    assert read_men("-", WHITE) == nobody


def test_letters_and_numbers_may_be_mixed_and_repeated() -> None:
    assert read_men("A2,0,b,1x3,○Tx2,○1", WHITE)[:2] == (5, 5)


@pytest.mark.parametrize(
    "text", ["", "0x", "3x", "0x15,", "0*15", "A-3", "0 x 15", "AA", f"0x{'9' * 5000}", "1" * 5000]
)
def test_no_stack(text: str) -> None:
    with pytest.raises(NotationError, match="is no stack of men: write 0x13 or A13, and 6 or G for one man"):
        read_men(text, WHITE)


@pytest.mark.parametrize("text", ["24x2", "W3", "99"])
def test_a_stack_on_no_fleche(text: str) -> None:
    with pytest.raises(NotationError, match="is no point of the board"):
        read_men(text, WHITE)
