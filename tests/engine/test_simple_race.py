"""The simple player of the running games knows what each is about."""

import random

import pytest

from academie.engine.player import RandomPlayer
from academie.engine.players import names, player
from academie.games.race.law.acts import Play
from academie.games.race.law.occupancy import Stand
from academie.games.race.law.rules import placed
from academie.games.race.players.simple import WEIGHTS, Left, ahead, danger, risk, run, struck, to_run
from academie.games.tables.law.track import GAMMON
from academie.kernel import CHANCE
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose
from tests.running_games import RUNNING


def played(key: str, seed: int) -> int:
    """What the simple player wins of one who plays at random."""
    dice, seat = random.Random(seed), seed % 2
    simple, other = player("simple", key), RandomPlayer(seed)
    state = registry[key].start()
    while state.actor is not None:
        if state.actor is CHANCE:
            state = state.apply(choose(state, dice))
        else:
            state = state.apply((simple if state.actor == seat else other).choose(state))
    assert state.outcome is not None
    return int(state.outcome.returns[seat])


@pytest.mark.parametrize("key", [game.key for game in RUNNING])
def test_it_beats_chance(key: str) -> None:
    assert "simple" in names(key)
    results = [played(key, seed) for seed in range(6)]
    assert sum(result > 0 for result in results) >= 4, results


def test_there_are_weights_for_each() -> None:
    assert {*WEIGHTS} == {game.key for game in RUNNING}


@pytest.mark.parametrize(("dice", "best"), [("6-1", "11/17 16/17"), ("3-1", "16/19 18/19")])
def test_it_makes_the_case_the_treatise_makes(dice: str, best: str) -> None:
    """ACAD Toute-table ch. VIII; LEP, gammon."""
    notation = notation_of("toute-table")
    state = registry["toute-table"].start(None, {"first": "white"}).apply(notation.read_act(dice))
    assert notation.act(player("simple", "toute-table").choose(state)) == best


def test_it_fills_when_it_can() -> None:
    notation = notation_of("plein")
    state = notation.read_state("0x3,5,6x2,7x2,8x2,9x2,10x2,11/0x15 white dice=6-3")
    act = player("simple", "plein").choose(state)
    assert isinstance(act, Play)
    assert state.apply(act).outcome is not None


def test_reckoning() -> None:
    assert to_run(Stand(placed((0, 2), (23, 1)), 1)) == 2 * 24 + 1 + 25
    assert danger(frozenset({6})) == 16 / 36
    rows = Stand(placed((3, 2), (4, 2), (5, 1), (6, 2)), 0)
    assert run(Left(GAMMON, rows, Stand(placed(), 1))) == 4
    lone = Stand(placed((17, 1), (18, 2)), 0)
    assert risk(Left(GAMMON, lone, Stand(placed((0, 1)), 0))) == -18 * 16 / 36


def test_a_hit_man_has_lost_his_points() -> None:
    hit = Stand(placed((5, 1)), 0, hits=(5,))
    assert ahead(Left(GAMMON, hit, Stand(placed(), 1))) == 19 - 19
    assert struck(GAMMON, hit, Stand(placed((18, 1), (0, 2)), 0)) == Stand(placed((0, 2)), 1)
