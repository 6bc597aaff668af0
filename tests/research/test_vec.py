"""Lanes side by side play the law's games, by the core and by the law alike."""

import numpy as np
import numpy.typing as npt
import pytest

from academie.kernel import IllegalAction, UnknownName
from academie.registry import registry
from academie.research import make_vec
from academie.research.encoding import encodings
from academie.research.vec import Turns, VecEnv
from tests.rings import unless

CORE = [key for key in encodings() if make_vec(key, 1).compiled]
RULESETS = [
    pytest.param(key, ruleset.id, id=ruleset.id, marks=unless(ruleset is registry[key].default))
    for key in CORE
    for ruleset in registry[key].rulesets
]


def same(one: Turns, two: Turns) -> None:
    for name, mine, other in zip(Turns._fields, one, two, strict=True):
        np.testing.assert_array_equal(mine, other, err_msg=name)


def agree(one: VecEnv, two: VecEnv, steps: int) -> int:
    """Steps both by the same acts, comparing every array; how many games have ended."""
    same(one.turns, two.turns)
    games = 0
    for _ in range(steps):
        acts = one.sample()
        np.testing.assert_array_equal(acts, two.sample())
        same(one.step(acts), two.step(acts))
        games += int(one.turns.terminated.sum())
    return games


@pytest.mark.parametrize(("key", "ruleset"), RULESETS)
def test_the_core_plays_as_the_law_does(key: str, ruleset: str) -> None:
    agree(make_vec(key, 3, 5, ruleset=ruleset), make_vec(key, 3, 5, ruleset=ruleset, law=True), 150)


@pytest.mark.parametrize("key", encodings())
def test_stopped_games(key: str) -> None:
    table, law = (make_vec(key, 4, 3, most_acts=60, law=law) for law in (False, True))
    for _ in range(40):
        acts = table.sample()
        same(table.step(acts), law.step(acts))
        done = table.turns.terminated | table.turns.truncated
        assert not table.turns.reward[~done].any()
        assert not table.turns.reward[table.turns.truncated].any()


def played(table: VecEnv, steps: int) -> list[tuple[npt.NDArray[np.float32], ...]]:
    rows = []
    for _ in range(steps):
        table.step(table.sample())
        rows.append(tuple(array[0].copy() for array in table.turns))
    return rows


@pytest.mark.parametrize("key", encodings())
def test_a_lane_plays_the_same_games_however_many_there_are(key: str) -> None:
    for one, two in zip(played(make_vec(key, 1, 9), 60), played(make_vec(key, 5, 9), 60), strict=True):
        for mine, other in zip(one, two, strict=True):
            np.testing.assert_array_equal(mine, other)


@pytest.mark.parametrize("law", [False, True])
def test_games_follow_each_other_and_seeds_differ(law: bool) -> None:
    table = make_vec("trictrac", 2, 1, options={"holes": 1}, law=law)
    first = table.turns.observation.copy()
    for _ in range(3):
        while not (ended := table.step(table.sample()).terminated).any():
            assert not table.turns.reward.any()
        gains = table.turns.reward[ended]
        assert (gains.sum(axis=1) == 0).all()
        assert (np.abs(gains) >= 1).all()
        assert table.turns.mask.any(axis=1).all()
        assert table.turns.last[ended].any(axis=1).all()
    np.testing.assert_array_equal(table.reset(1).observation, first)
    again = table.reset(None).observation.copy()
    assert (again != first).any() or (table.reset(2).observation != first).any()


@pytest.mark.parametrize("law", [False, True])
def test_an_illegal_act_is_refused_and_nothing_moves(law: bool) -> None:
    table = make_vec("toute-table", 3, 1, law=law)
    before = [array.copy() for array in table.turns]
    acts = table.sample()
    for wrong in (-1, 10_000, int(np.flatnonzero(~table.turns.mask[1])[0])):
        acts[1] = wrong
        with pytest.raises(IllegalAction, match=f"lane 1 has no legal act with the number {wrong}"):
            table.step(acts)
    with pytest.raises(ValueError, match="3 lanes need as many acts"):
        table.step(acts[:2])
    for array, kept in zip(table.turns, before, strict=True):
        np.testing.assert_array_equal(array, kept)


def test_a_game_goes_by_an_alias_too() -> None:
    assert make_vec("Draughts", 1).first.record.game is registry["dames"]


def test_unknown_games_and_no_lanes_are_refused() -> None:
    with pytest.raises(UnknownName):
        make_vec("whist", 1)
    with pytest.raises(ValueError, match="at least one lane"):
        make_vec("trictrac", 0)


def test_arrays_are_the_same_each_step_and_cross_by_dlpack_without_copying() -> None:
    jnp = pytest.importorskip("jax.numpy")
    table = make_vec("toute-table", 8, 1)
    seen = table.turns.observation
    shared = np.from_dlpack(seen)
    assert np.shares_memory(shared, seen)
    crossed = jnp.from_dlpack(seen)
    assert crossed.shape == seen.shape
    assert crossed.unsafe_buffer_pointer() == seen.ctypes.data
    assert table.step(table.sample()).observation is seen


@pytest.mark.night
@pytest.mark.parametrize("key", CORE)
def test_a_million_steps_agree(key: str) -> None:
    assert agree(make_vec(key, 50, 11), make_vec(key, 50, 11, law=True), 20_000) > 0
