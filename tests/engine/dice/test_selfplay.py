"""What games of a net against itself teach: the same whatever the chunks, and true of the game."""

from __future__ import annotations

import numpy as np
import pytest

from academie.engine.dice.nets import shipped
from academie.engine.dice.selfplay import Played, Rolling, self_play

GAMES = ("toute-table", "trictrac")


def played(game: str, first: int, last: int, trace: float = 1.0) -> Played:
    return self_play(game, shipped(game), seed=3, first=first, last=last, trace=trace)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_whatever_the_chunks(game: str) -> None:
    whole, parts = played(game, 0, 4), [played(game, 0, 1), played(game, 1, 4)]
    for column in ("inputs", "values", "words", "outcome", "game", "side"):
        joined = np.concatenate([getattr(part, column) for part in parts])
        assert np.array_equal(getattr(whole, column), joined), column
    assert whole.offsets[-1] == len(whole.inputs) == len(whole.values)
    assert len(whole.offsets) == len(whole) + 1


def test_the_truth_about_a_game_is_how_it_ended() -> None:
    one = played("toute-table", 0, 1)
    wins = np.where(one.side == 0, one.outcome[:, 0], 1 - one.outcome[:, 0])
    assert np.ptp(wins) < 1e-6, "both see the same end, each in his own eyes"
    assert {*np.unique(one.side)} == {0, 1}


def test_without_a_trace_the_truth_is_what_was_said_a_throw_later() -> None:
    one = played("toute-table", 0, 1, trace=0)
    later, mine = one.words[1:], one.side[1:] == one.side[:-1]
    turned = np.stack([1 - later[:, 0], later[:, 2], later[:, 1]], axis=1)
    expected = np.where(mine[:, None], later, turned)
    assert np.allclose(one.outcome[:-1], expected, atol=1e-6)


def test_thirty_six_times_one_throw_is_a_look_at_every_throw() -> None:
    rolling = Rolling(games=36, throws=1, every=10)
    looked, again = (
        self_play("toute-table", shipped("toute-table"), seed=seed, first=0, last=2, rolling=rolling)
        for seed in (3, 3)
    )
    assert np.array_equal(looked.outcome, again.outcome)
    assert 0 < len(looked) < len(played("toute-table", 0, 2)) / 5
    assert np.abs(looked.outcome - looked.words).max() < 0.3
