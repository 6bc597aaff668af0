"""The line stays within its frame, its dés touch where they should, and none lies upon another."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.drawing.svg import Vec
from academie.games.dominoes.law import SET
from academie.games.dominoes.law.line import Laid, Line
from academie.games.dominoes.picture.snake import ROW, SLACK, Spot, snake
from academie.games.dominoes.picture.svg import BREADTH, ROWS


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Lines such as play makes, as long as they can be: two players take thirteen dés at most."""
    left = list(draw(st.permutations(SET)))
    line = [Laid(*left.pop())]
    while nxt := next((tile for tile in left if line[-1].right in tile), None):
        left.remove(nxt)
        line.append(Laid(line[-1].right, nxt.beyond(line[-1].right)))
    return tuple(line[:26])


def box(spot: Spot) -> tuple[float, float, float, float]:
    """What a dé covers, a hair less, so that neighbours may touch."""
    half = Vec(0.5, 1.0) if spot.turn == 90 else Vec(1.0, 0.5)
    x, y, hair = spot.middle.x, spot.middle.y, 1e-6
    return x - half.x + hair, x + half.x - hair, y - half.y + hair, y + half.y - hair


def half_at(spot: Spot, *, last: bool) -> Vec:
    """The middle of the half that begins or ends a dé; a double lies across: its middle serves for both."""
    if spot.laid.left == spot.laid.right:
        return spot.middle
    away = 0.5 if last else -0.5
    turns = {0: Vec(away, 0), 90: Vec(0, away), 180: Vec(-away, 0)}
    return spot.middle.plus(*turns[spot.turn])


@given(line=lines())
def test_nothing_overlaps(line: Line) -> None:
    for (left, right, top, bottom), (l2, r2, t2, b2) in combinations(map(box, snake(line, BREADTH)), 2):
        assert right < l2 or r2 < left or bottom < t2 or b2 < top


@given(line=lines())
def test_within_the_frame(line: Line) -> None:
    spots = snake(line, BREADTH)
    assert all(box(spot)[0] >= -0.6 and box(spot)[1] <= BREADTH + 0.6 for spot in spots)
    assert max(round(spot.middle.y / ROW) for spot in spots) < ROWS


@given(line=lines())
def test_halves_that_agree_lie_side_by_side(line: Line) -> None:
    for one, two in pairwise(snake(line, BREADTH)):
        assert one.laid.right == two.laid.left
        here, there = half_at(one, last=True), half_at(two, last=False)
        gap = abs(here.x - there.x) + abs(here.y - there.y)
        assert gap <= 1.5 + 2 * SLACK


@pytest.mark.parametrize("line", [(), (Laid(6, 6),), (Laid(6, 5), Laid(5, 5))])
def test_short_lines_lie_in_one_row(line: Line) -> None:
    assert all(spot.middle.y == 0 for spot in snake(line, BREADTH))
    assert [spot.turn for spot in snake(line, BREADTH)] == [
        90 if one.left == one.right else 0 for one in line
    ]
