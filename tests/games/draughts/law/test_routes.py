"""Captures told by the squares they stand on."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.games.draughts.law import DAMES, DraughtsRules
from academie.games.draughts.law.board import SIXTY_FOUR, Line, Square
from academie.games.draughts.law.moves import moves
from academie.games.draughts.text.move import passes, stations
from tests.games.draughts.law.random_positions import random_position
from tests.games.draughts.law.table import FMJD, white_to_move

AMBIGUOUS = white_to_move(black=[14, 19, 29, 31, 42], white_kings=[47])
"""The example of PDN 3.0: 47x36 is two moves. Its diagram is rebuilt from the squares named there."""
FIRST, SECOND = sorted(moves(AMBIGUOUS, FMJD), key=lambda move: move.taken)


def line(*squares: int) -> Line:
    return tuple(map(Square, squares))


def test_the_ambiguous_capture_is_two_moves() -> None:
    assert (FIRST.start, FIRST.end, FIRST.taken) == (47, 36, (14, 29, 31, 42))
    assert (SECOND.start, SECOND.end, SECOND.taken) == (47, 36, (19, 29, 31, 42))


def test_stations_are_where_it_turns_or_right_behind_what_it_took() -> None:
    # PDN 3.0 gives both; 33 for 38 it forbids, as not right behind the man on 42.
    assert stations(FIRST) == line(47, 38, 20, 9, 36)
    assert stations(SECOND) == line(47, 38, 24, 13, 36)


@pytest.mark.parametrize(
    ("via", "first", "second"),
    [
        pytest.param(line(), True, True, id="told by its ends"),
        pytest.param(line(38, 20, 9), True, False, id="the one route"),
        pytest.param(line(38, 24, 13), False, True, id="the other"),
        pytest.param(line(33, 24, 13), False, True, id="standing further on"),
        pytest.param(line(24), False, True, id="in part"),
        pytest.param(line(38), True, True, id="in part, where both go"),
        pytest.param(line(24, 38), False, False, id="out of order"),
        pytest.param(line(42), False, False, id="a square it jumps"),
        pytest.param(line(38, 24, 13, 36), False, False, id="a square too many"),
    ],
)
def test_passes(via: Line, first: bool, second: bool) -> None:
    assert passes(AMBIGUOUS, FIRST, FMJD, via) == first
    assert passes(AMBIGUOUS, SECOND, FMJD, via) == second


def test_round_either_way_is_one_move() -> None:
    # Four men round an empty square: the man comes back to where it began, going left or right.
    position = white_to_move([38], [22, 23, 32, 33])
    (move,) = moves(position, FMJD)
    assert (move.start, move.end, move.taken) == (38, 38, (22, 23, 32, 33))
    assert passes(position, move, FMJD, line(27, 18, 29))
    assert passes(position, move, FMJD, line(29, 18, 27))
    assert not passes(position, move, FMJD, line(27, 29, 18))


def test_a_man_stands_right_behind_each() -> None:
    position = white_to_move([28], [23, 14])
    (move,) = moves(position, FMJD)
    assert stations(move) == line(28, 19, 10)
    assert not passes(position, move, FMJD, line(23))


@given(st.integers(), st.sampled_from(DAMES.rulesets))
@settings(max_examples=300, deadline=None)
def test_stations_tell_a_capture_from_every_other(seed: int, rules: DraughtsRules) -> None:
    damier = rules.damier.value
    position = random_position(random.Random(seed), damier, most=12 if damier == SIXTY_FOUR else 20)
    legal = moves(position, rules)
    for move in legal:
        if not move.taken:
            return
        start, *via, end = stations(move)
        assert (start, end, len(via)) == (move.start, move.end, len(move.taken) - 1)
        alike = [other for other in legal if (other.start, other.end) == (start, end)]
        assert [other for other in alike if passes(position, other, rules, tuple(via))] == [move]
