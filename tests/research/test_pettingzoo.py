"""Our games pass PettingZoo's own checks."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from academie.kernel import IllegalAction
from academie.research.encoding import encodings
from academie.research.pettingzoo import AcademieEnv, Env, env
from academie.research.playing import Course
from tests.rings import unless

FACE = [pytest.param(key, marks=unless(key in {"toute-table", "dominos"})) for key in encodings()]
"""The face has no game in it: by day one of chance and one of hidden hands pass its checks."""

# PettingZoo's checks know its own games with dictionaries for observations by name and warn about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def play(table: Env, turns: int) -> int:
    """Plays up to `turns` acts at random and returns how many there were."""
    for turn, agent in enumerate(table.agent_iter(turns)):
        observation, _, termination, truncation, _ = table.last()
        if termination or truncation:
            return turn
        assert observation is not None
        table.step(table.action_space(agent).sample(observation["action_mask"]))
    return turns


@pytest.mark.parametrize("key", FACE)
def test_api(key: str) -> None:
    api_test(env(key), num_cycles=1000)


@pytest.mark.parametrize("key", FACE)
def test_seed(key: str) -> None:
    seed_test(lambda: env(key), num_cycles=500)


@pytest.mark.parametrize("key", encodings())
def test_stopped_game_is_an_env_too(key: str) -> None:
    api_test(env(key, most_acts=30), num_cycles=200)


def test_seeds_differ() -> None:
    table = AcademieEnv(Course.begin("trictrac"), render_mode="ansi")
    begun: set[str | None] = set()
    for seed in range(10):
        table.reset(seed=seed)
        begun.add(table.render())
    assert len(begun) > 5
    table.reset(seed=3)
    first = table.render()
    table.reset(seed=3)
    assert table.render() == first


def test_whole_game_pays_what_was_won() -> None:
    table = AcademieEnv(Course.begin("trictrac", options={"holes": 2}))
    table.reset(seed=5)
    turns = play(table, 5000)
    assert turns < 5000
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.truncations == {"player_0": False, "player_1": False}
    assert [*table.rewards.values()] == table.course.returns()
    assert sorted(map(abs, table.course.returns())) in ([1, 1], [2, 2])


def test_stopped_game_is_truncated_and_pays_nothing() -> None:
    table = AcademieEnv(Course.begin("trictrac", most_acts=30))
    table.reset(seed=5)
    play(table, 100)
    assert table.truncations == {"player_0": True, "player_1": True}
    assert table.terminations == {"player_0": False, "player_1": False}
    assert table.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_mask_is_the_law() -> None:
    table = AcademieEnv(Course.begin("trictrac", options={"first": "white"}))
    table.reset(seed=1)
    observation = table.observe("player_0")
    assert np.flatnonzero(observation["action_mask"]).tolist() == [*table.course.legal]
    assert not table.observe("player_1")["action_mask"].any()
    with pytest.raises(IllegalAction):
        table.step(650)


def test_an_agent_in_the_game_must_act() -> None:
    table = AcademieEnv(Course.begin("trictrac"))
    table.reset(seed=1)
    with pytest.raises(ValueError, match="to act"):
        table.step(None)


@pytest.mark.night
@pytest.mark.parametrize("key", encodings())
def test_many_games_in_a_row(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(key))
    assert "turns per second" in capsys.readouterr().out
