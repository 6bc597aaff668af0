"""Our games pass Gymnasium's own checks, one at a time and side by side."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from academie.kernel import IllegalAction
from academie.research import make_vec
from academie.research.encoding import encodings
from academie.research.gymnasium import ILLEGAL, AcademieGymEnv, AcademieVectorEnv


@pytest.mark.parametrize("key", encodings())
def test_checker(key: str) -> None:
    check_env(gymnasium.make(f"academie/{key}-v1", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("key", encodings())
def test_spaces_of_lanes(key: str) -> None:
    table = gymnasium.make_vec(f"academie/{key}-v1", 3)
    assert isinstance(table, AcademieVectorEnv)
    seen, info = table.reset(seed=4)
    for _ in range(30):
        assert table.observation_space.contains(seen)
        assert info["player"].shape == (3,)
        acts = table.lanes.sample()
        assert table.action_space.contains(acts)
        seen, rewards, terminated, truncated, info = table.step(acts)
        assert rewards.dtype == np.float64
        assert rewards.shape == terminated.shape == truncated.shape == (3,)


def test_lanes_are_those_of_the_batch() -> None:
    table, bare = (
        AcademieVectorEnv("trictrac", 4, options={"holes": 1}),
        make_vec("trictrac", 4, 7, options={"holes": 1}),
    )
    assert table.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = table.reset(seed=7)
    ended = 0
    for _ in range(300):
        np.testing.assert_array_equal(seen["observation"], bare.turns.observation)
        np.testing.assert_array_equal(seen["action_mask"], bare.turns.mask)
        acts, acted = bare.sample(), bare.turns.player.copy()
        bare.step(acts)
        seen, rewards, terminated, _, info = table.step(acts)
        np.testing.assert_array_equal(rewards, bare.turns.reward[np.arange(4), acted])
        if terminated.any():
            ended += 1
            np.testing.assert_array_equal(info["returns"], bare.turns.reward)
            np.testing.assert_array_equal(
                info["final_obs"]["observation"][terminated], bare.turns.last[terminated]
            )
    assert ended


def test_what_a_step_gives_is_not_written_again() -> None:
    table = AcademieVectorEnv("toute-table", 2)
    seen, _ = table.reset(seed=1)
    kept = {name: array.copy() for name, array in seen.items()}
    table.step(table.lanes.sample())
    for name, array in seen.items():
        np.testing.assert_array_equal(array, kept[name])


def test_illegal_acts() -> None:
    single = AcademieGymEnv("trictrac")
    seen, _ = single.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, truncated, _ = single.step(np.int64(wrong))
    assert (reward, terminated, truncated) == (ILLEGAL, True, False)
    table = AcademieVectorEnv("trictrac", 1)
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(np.array([653]))


def test_a_whole_game_pays_who_acted_last() -> None:
    single = AcademieGymEnv("plein")
    seen, info = single.reset(seed=3)
    over = False
    while not over:
        acted = info["player"]
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, truncated, info = single.step(np.int64(legal[0]))
        assert not truncated
    assert reward == info["returns"][acted]
    assert info["returns"] == single.course.returns()
    assert sum(info["returns"]) == 0
