"""Plays: each position once, all that can be reached, as many numbers as can be played."""

import pytest

from academie.games.race.law import Phase, RaceState
from academie.games.race.law.plays import plays_of
from academie.kernel import Game
from academie.testing import random_game
from tests.oracle.running import reachable
from tests.running_games import RUNNING

BOUND = 5
"""Numbers beyond this would take the naive oracle too long."""


def thrown(game: Game, seed: int, every: int) -> list[RaceState]:
    """Positions of a random game with dice to be played."""
    states = [step.state for step in random_game(game, game.default, seed)]
    return [state for state in states if isinstance(state, RaceState) and state.phase is Phase.PLAY][::every]


@pytest.mark.parametrize("game", RUNNING, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(4))
def test_as_a_naive_reckoning_has_it(game: Game, seed: int) -> None:
    for state in thrown(game, seed, every=4):
        assert state.dice is not None
        numbers = plays_of(state.dice, state.rules.triplet.value)[0]
        if len({*numbers}) == 1 or len(numbers) < BOUND:
            found = {(stand.men, stand.hand, frozenset(stand.hits)) for stand in state.plays().values()}
            theirs = {(men[:24], hand, hits) for men, hand, hits in reachable(state, numbers)}
            assert found == theirs, state


@pytest.mark.parametrize("game", RUNNING, ids=lambda game: game.key)
def test_a_play_tells_what_it_does(game: Game) -> None:
    for state in thrown(game, seed=9, every=3):
        before = state.stand(state.thrower)
        for play, after in state.plays().items():
            entering = sum(move.start < 0 for move in play.moves)
            assert after.hand == before.hand - entering
            assert sum(after.men) == sum(before.men) + entering - sum(move.end == 24 for move in play.moves)
            assert {*play.hits} <= {move.end for move in play.moves}
            assert [*play.moves] == sorted(play.moves)
