"""Counts on which draughts programs agree that take captures of the same start, end and pieces for one."""

import pytest

from academie.games import registry
from academie.kernel import BLACK
from academie.rules.draughts import DAMES, DraughtsRules, PartieDeDames, Position
from academie.rules.perft import perft
from tests.rules.draughts.table import FMJD, METZ, black_to_move, white_to_move

START = (9, 81, 658, 4265, 27117, 167140, 1049442)
RANDOM178 = (14, 55, 1168, 5432, 87195, 629010)
WOLDOUBY = (6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436)
ALL_KINGS = (17, 79, 352, 1399, 7062, 37589, 217575)
PROMOTION = (9, 81, 795, 7578, 86351, 936311)

POSITIONS: dict[str, tuple[Position, tuple[int, ...], int]] = {
    "random178": (
        black_to_move(
            [6, 9, 10, 11, 20, 21, 22, 23, 30, 33, 37, 41, 42, 43, 44, 46],
            white_kings=[31],
            black_kings=[17, 24],
        ),
        RANDOM178,
        4,
    ),
    "woldouby": (
        white_to_move([25, 27, 28, 30, 32, 33, 34, 35, 37, 38], [12, 13, 14, 16, 18, 19, 21, 23, 24, 26]),
        WOLDOUBY,
        8,
    ),
    "all kings": (
        white_to_move(white_kings=range(31, 51), black_kings=range(1, 21)),
        ALL_KINGS,
        4,
    ),
    "promotion": (white_to_move([6, 7, 8, 9, 10], [41, 42, 43, 44, 45]), PROMOTION, 4),
}
"""By name: the position, its counts, and how deep they are looked at when there is little time."""


def counts(state: PartieDeDames, depth: int) -> tuple[int, ...]:
    return tuple(perft(state, ply) for ply in range(1, depth + 1))


@pytest.mark.parametrize("ruleset", [FMJD, METZ], ids=lambda rules: rules.id)
def test_start(ruleset: DraughtsRules) -> None:
    assert counts(DAMES.start(ruleset), 5) == START[:5]


def test_start_to_six() -> None:
    assert perft(DAMES.start(FMJD), 6) == START[5]


@pytest.mark.slow
def test_start_to_seven() -> None:
    assert perft(DAMES.start(FMJD), 7) == START[6]


def test_black_begins_with_as_many_moves() -> None:
    start = DAMES.start(FMJD, {"first": "black"})
    assert start.position.turn == BLACK
    assert counts(start, 4) == START[:4]


@pytest.mark.parametrize("name", POSITIONS)
def test_position(name: str) -> None:
    position, expected, depth = POSITIONS[name]
    assert counts(PartieDeDames(FMJD, position), depth) == expected[:depth]


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_position_deeply(name: str) -> None:
    position, expected, _ = POSITIONS[name]
    assert perft(PartieDeDames(FMJD, position), len(expected)) == expected[-1]


def test_depth_nought() -> None:
    assert perft(DAMES.start(), 0) == 1


def test_chance_is_refused() -> None:
    with pytest.raises(ValueError, match="without chance"):
        perft(registry["trictrac"].start(), 2)
