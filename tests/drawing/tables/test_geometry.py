"""Where things stand on the board."""

import pytest

from academie.games.tables.picture.geometry import (
    HALF_HEIGHT,
    MAN,
    SHEET,
    View,
    column_of,
    spacing,
    stack_height,
)
from academie.games.tables.text.position import LETTERS
from academie.kernel import BLACK, WHITE


@pytest.mark.parametrize(("lower", "upper"), [("L", "M"), ("A", "Y"), ("F", "S"), ("G", "R")])
def test_letters_face_each_other_as_in_lepeintre(lower: str, upper: str) -> None:
    """White has A to L from his talon, the alphabet goes on round Black's coin (LEP part 1 ch. I)."""
    below, above = (View().at(LETTERS.index(letter), 0) for letter in (lower, upper))
    assert below.x == above.x
    assert below.y > above.y


def test_talon_of_white_is_below_on_the_left() -> None:
    places = [View().at(place, 0) for place in range(24)]
    assert min(places, key=lambda spot: (spot.x, -spot.y)) == places[0]


@pytest.mark.parametrize("place", [-1, *range(25)])
def test_flip_turns_the_board_half_round(place: int) -> None:
    here, there = View().at(place, 30), View(flip=True).at(place, 30)
    assert (here.x + there.x, here.y + there.y) == pytest.approx(SHEET)


def test_bandes_beyond_the_talons_are_where_men_leave() -> None:
    assert column_of(24) == column_of(-1) == -1
    assert View().at(24, 0).y < View().at(-1, 0).y


@pytest.mark.parametrize("men", range(1, 16))
def test_stacks_stay_on_their_half_and_can_be_counted(men: int) -> None:
    assert stack_height(men) < HALF_HEIGHT - MAN
    assert spacing(men) > 10


def test_seats_face_each_other() -> None:
    for view in (View(), View(flip=True)):
        assert view.inward(WHITE) == -view.inward(BLACK)
        assert view.below(WHITE) is not view.below(BLACK)
