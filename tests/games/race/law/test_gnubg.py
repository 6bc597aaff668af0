"""Toute-table and today's backgammon: the same positions can be reached, asked of GNU Backgammon.

The treatise's hitting in passing is that of a man who stops by one number and goes on by the other (ACAD
Toute-table ch. VI), which is today's rule too, and gammon lifts at will; so nothing has to be switched.
"""

from itertools import chain, count, islice
from pathlib import Path

import pytest

from academie.games.race.law import Phase, RaceState
from academie.games.race.law.toute_table import GAMMON_1818, TOUTE_TABLE
from academie.games.race.text.gnubg import gnubg_change
from academie.testing import random_game
from tests.oracle.gnubg import answers

pytestmark = pytest.mark.needs("gnubg")


def thrown(seed: int) -> list[RaceState]:
    """Positions of one random game with dice to be played, one in seven."""
    states = [step.state for step in random_game(TOUTE_TABLE, GAMMON_1818, seed)]
    return [state for state in states if isinstance(state, RaceState) and state.phase is Phase.PLAY][::7]


@pytest.mark.parametrize(
    ("first", "pairs"), [(0, 120), pytest.param(1000, 2000, marks=pytest.mark.night, id="2000-pairs")]
)
def test_the_same_positions_can_be_reached(first: int, pairs: int, tmp_path: Path) -> None:
    states = [*islice(chain.from_iterable(map(thrown, count(first))), pairs)]
    found = answers(states, tmp_path)
    assert len(found) == len(states) == pairs
    for state, theirs in zip(states, found, strict=True):
        ours = [gnubg_change(play) for play in state.plays()]
        assert len({*ours}) == len(ours), f"a position is reached twice in {state}"
        assert {*ours} == theirs, state
