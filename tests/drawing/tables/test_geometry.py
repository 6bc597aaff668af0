"""Where things stand on the board."""

from itertools import combinations, product
from math import dist

import pytest

from academie.drawing.svg import Vec
from academie.games.tables.picture.counters import Cast, lying, resting
from academie.games.tables.picture.geometry import (
    HALF_HEIGHT,
    MAN,
    ROW,
    SHEET,
    View,
    column_of,
    foremost,
    height_of,
    stack_height,
)
from academie.games.tables.text.position import LETTERS
from academie.kernel import BLACK, WHITE, Seat


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
    assert stack_height(men) < HALF_HEIGHT
    spots = [height_of(nth, men) for nth in range(men)]
    assert min((abs(one - two) for one, two in combinations(spots, 2)), default=MAN) > 7


def test_the_sixth_man_lies_on_the_first_a_storey_higher() -> None:
    """In storeys of five, as "deux ou trois piles"; 7 is told from 8 at a glance."""
    for nth in range(ROW, 15):
        assert height_of(nth, 15) - height_of(nth - ROW, 15) == pytest.approx(7.8)


def test_men_do_not_move_but_between_four_and_five() -> None:
    for men in (2, 3, 4, 6, 7, 12):
        assert [height_of(nth, men) for nth in range(men - 1)] == [
            height_of(nth, men - 1) for nth in range(men - 1)
        ]
    assert height_of(3, 5) != height_of(3, 4)


@pytest.mark.parametrize("men", range(6, 16))
def test_the_number_stands_on_the_man_nearest_the_middle(men: int) -> None:
    assert height_of(foremost(men), men) == max(height_of(nth, men) for nth in range(men))


def test_seats_face_each_other() -> None:
    for view in (View(), View(flip=True)):
        assert view.below(WHITE) is not view.below(BLACK)


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_dice_lie_on_no_man_nor_jeton(seat: Seat) -> None:
    """Whatever is thrown on a board of high stacks and with all its jetons out."""
    men = {0: 15, 6: 5, 7: 2, 14: 6, 23: 5}
    jetons = [*resting(1), Vec(452, 0), Vec(1078.4, 0)]
    for high, low in product(range(1, 7), repeat=2):
        for die in lying(Cast((high, low), seat), men, jetons):
            assert all(abs(jeton.x - die.at.x) > 39 for jeton in jetons)
            bodies = [spot for place, count in men.items() for spot in View().stack(place, count)]
            assert min(dist(die.at, body) for body in bodies) > MAN + 23.4


def test_a_throw_always_lies_alike() -> None:
    assert lying(Cast((6, 5), WHITE), {}) == lying(Cast((6, 5), WHITE), {})
    assert all(-16 <= die.turn <= 18 for die in lying(Cast((6, 5), WHITE), {}))
