"""The line stays within its frame, its tiles touch where they should, and none lies upon another or moves."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.drawing.svg import Vec
from academie.games.dominoes.law import SET
from academie.games.dominoes.law.line import Laid, Line
from academie.games.dominoes.picture.snake import GAP, Rows, Spot, snake

ROWS = st.builds(Rows, st.floats(8, 20), st.sampled_from([5.2, 2.6]))


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Lines such as play makes, as long as they can be: two players take thirteen tiles at most."""
    left = list(draw(st.permutations(SET)))
    line = [Laid(*left.pop())]
    while nxt := next((tile for tile in left if line[-1].right in tile), None):
        left.remove(nxt)
        line.append(Laid(line[-1].right, nxt.beyond(line[-1].right)))
    return tuple(line[:26])


def box(spot: Spot) -> tuple[float, float, float, float]:
    """What a tile covers."""
    half = Vec(0.5, 1.0) if spot.turn == 90 else Vec(1.0, 0.5)
    x, y = spot.middle
    return x - half.x, x + half.x, y - half.y, y + half.y


def half_at(spot: Spot, *, last: bool) -> Vec:
    """The middle of the half that begins or ends a tile; a double lies across: its middle serves for both."""
    if spot.laid.left == spot.laid.right:
        return spot.middle
    away = 0.5 if last else -0.5
    turns = {0: Vec(away, 0), 90: Vec(0, away), 180: Vec(-away, 0)}
    return spot.middle.plus(*turns[spot.turn])


def middle_of(line: Line) -> int:
    return len(line) // 2


@given(line=lines(), rows=ROWS)
def test_nothing_overlaps(line: Line, rows: Rows) -> None:
    boxes = map(box, snake(line, middle_of(line), rows))
    for (left, right, top, bottom), (l2, r2, t2, b2) in combinations(boxes, 2):
        gaps = (l2 - right, left - r2, t2 - bottom, top - b2)
        assert max(gaps) > GAP / 2


@given(line=lines(), rows=ROWS)
def test_within_the_frame(line: Line, rows: Rows) -> None:
    """A double under a corner may stand out by half its side."""
    for spot in snake(line, middle_of(line), rows):
        left, right, *_ = box(spot)
        assert left >= -0.5 - GAP
        assert right <= rows.width + 0.5 + GAP


@given(line=lines(), rows=ROWS)
def test_halves_that_agree_lie_side_by_side(line: Line, rows: Rows) -> None:
    for one, two in pairwise(snake(line, middle_of(line), rows)):
        assert one.laid.right == two.laid.left
        here, there = half_at(one, last=True), half_at(two, last=False)
        assert abs(here.x - there.x) + abs(here.y - there.y) <= 1.5 + 2 * GAP


@given(line=lines(), rows=ROWS, data=st.data())
def test_a_tile_that_lies_does_not_move(line: Line, rows: Rows, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(line) - 1))
    start = data.draw(st.integers(0, first))
    end = data.draw(st.integers(first + 1, len(line)))
    assert snake(line[start:end], first - start, rows) == snake(line, first, rows)[start:end]


def with_few_doubles(line: Line) -> Line:
    """The line without the doubles that lie next but one to another: what is left still joins."""
    kept = list[Laid]()
    for laid in line:
        crowded = any(one.left == one.right for one in kept[-2:])
        if laid.left != laid.right or not crowded:
            kept.append(laid)
    return tuple(kept)


@given(line=lines().map(with_few_doubles), rows=st.builds(Rows, st.floats(13, 20), st.just(5.2)))
def test_no_double_lies_on_a_corner(line: Line, rows: Rows) -> None:
    spots = snake(line, middle_of(line), rows)
    for before, spot, after in zip(spots, spots[1:], spots[2:], strict=False):
        if spot.laid.left == spot.laid.right:
            x, y = after.middle.plus(-before.middle.x, -before.middle.y)
            assert min(abs(x), abs(y)) < 0.01


@pytest.mark.parametrize("line", [(Laid(6, 6),), (Laid(6, 5), Laid(5, 5))])
def test_short_lines_lie_in_one_row(line: Line) -> None:
    spots = snake(line, 0, Rows(16, 5.2))
    assert all(spot.middle.y == 0 for spot in spots)
    assert [spot.turn for spot in spots] == [90 if one.left == one.right else 0 for one in line]


def test_no_tile_no_spot() -> None:
    assert snake((), 0, Rows(16, 5.2)) == []
