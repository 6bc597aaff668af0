"""Counts on which draughts programs agree that take captures of the same start, end and pieces for one."""

import pytest

from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.kernel import BLACK
from academie.registry import registry
from academie.testing.perft import Oracle, perft, perft_oracles
from tests.games.draughts.law.table import FMJD, METZ

ORACLES = {oracle.id: oracle for oracle in perft_oracles()}
START = ORACLES["start"].counts
OTHERS = [name for name in ORACLES if name != "start"]
SOON, LATER = 10_000, 1_100_000
"""How many moves are counted when there is little time, and when there is more."""


def counts(state: DraughtsState, depth: int) -> tuple[int, ...]:
    return tuple(perft(state, ply) for ply in range(1, depth + 1))


def state_of(oracle: Oracle) -> DraughtsState:
    return DraughtsState(DAMES.ruleset(oracle.rules), read_fen(oracle.fen))


def depth_within(oracle: Oracle, most: int) -> int:
    return sum(count <= most for count in oracle.counts)


@pytest.mark.parametrize("ruleset", [FMJD, METZ], ids=lambda rules: rules.id)
def test_start(ruleset: DraughtsRules) -> None:
    assert counts(DAMES.start(ruleset), 5) == START[:5]


def test_start_to_six() -> None:
    assert perft(DAMES.start(FMJD), 6) == START[5]


@pytest.mark.night
def test_start_to_seven() -> None:
    assert perft(DAMES.start(FMJD), 7) == START[6]


def test_the_start_is_the_oracles() -> None:
    assert state_of(ORACLES["start"]) == DAMES.start(FMJD)


def test_black_begins_with_as_many_moves() -> None:
    start = DAMES.start(FMJD, {"first": "black"})
    assert start.position.turn == BLACK
    assert counts(start, 4) == START[:4]


@pytest.mark.parametrize("name", OTHERS)
def test_position(name: str) -> None:
    oracle = ORACLES[name]
    depth = depth_within(oracle, SOON)
    assert depth >= 4
    assert counts(state_of(oracle), depth) == oracle.counts[:depth]


@pytest.mark.night
@pytest.mark.parametrize("name", OTHERS)
def test_position_deeply(name: str) -> None:
    oracle = ORACLES[name]
    depth = depth_within(oracle, LATER)
    assert perft(state_of(oracle), depth) == oracle.counts[depth - 1]


def test_depth_nought() -> None:
    assert perft(DAMES.start(), 0) == 1


def test_chance_is_refused() -> None:
    with pytest.raises(ValueError, match="without chance"):
        perft(registry["trictrac"].start(), 2)
