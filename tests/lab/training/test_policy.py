"""A policy of one's own in the loop: each choice has its outcome, and what is broken off goes on alike."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from academie.kernel import OptionError
from academie.lab.training.policy import Choices, Ids, Masks, Numbers, Plan, PolicyTraining, self_played
from academie.research import make_vec

PLAN = Plan("plein", rounds=4, lanes=6, against="random", every=2, pairs=2)


class Counting:
    """Draws ids by how often each was followed by a win."""

    def __init__(self, hope: float = 1.0) -> None:
        self.recipe = {"hope": hope}
        self._won: Numbers = np.full(make_vec("plein", 1).encoding.acts, hope, np.float32)

    def choose(self, observation: Numbers, mask: Masks, chance: np.random.Generator) -> Ids:
        assert len(observation) == len(mask)
        drawn: Ids = (mask * self._won * chance.random(mask.shape)).argmax(1)
        return drawn

    def learn(self, choices: Choices, chance: np.random.Generator) -> Mapping[str, float]:
        np.add.at(self._won, choices.id, choices.outcome > 0)
        return {"wins": float((choices.outcome > 0).mean()), "drawn": float(chance.random())}

    def save(self) -> bytes:
        return self._won.tobytes()

    def load(self, saved: bytes) -> None:
        self._won = np.frombuffer(saved, np.float32).copy()


def test_every_choice_is_legal_and_has_the_outcome_of_its_game() -> None:
    found = self_played(Counting(), make_vec("toute-table", 6), np.random.default_rng(1))
    assert found.mask[np.arange(len(found.id)), found.id].all()
    assert {*found.game.tolist()} == {*range(6)}
    for game in range(6):
        rows = found.game == game
        gains = [{*found.outcome[rows & (found.player == seat)].tolist()} for seat in (0, 1)]
        ((one,), (other,)) = gains
        assert one == -other != 0


def test_games_of_a_round_are_on_the_same_dice_as_in_the_law() -> None:
    by_core, by_law = (
        self_played(Counting(), make_vec("plein", 3, law=law), np.random.default_rng(5))
        for law in (False, True)
    )
    for name in by_core._fields:
        assert np.array_equal(getattr(by_core, name), getattr(by_law, name)), name


def test_what_is_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = PolicyTraining(Counting(), PLAN, tmp_path / "whole")
    assert [*whole.follow()] == [0, 6, 12, 18, 24]
    for stop in (1, 2, 3, 9):
        parts = PolicyTraining(Counting(), PLAN, tmp_path / "parts")
        list(islice(parts.follow(), stop))
    for name in ("policy-000004", "curves.jsonl"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert [point.at for point in whole.points if point.curve == "strength"] == [12, 24]
    card = json.loads((tmp_path / "parts" / "card.json").read_bytes())
    assert (card["games"], card["finished"], card["weights"]) == (24, True, "policy-000004")


def test_another_policy_or_plan_is_refused(tmp_path: Path) -> None:
    PolicyTraining(Counting(), PLAN, tmp_path)
    with pytest.raises(OptionError, match="begun with another recipe"):
        PolicyTraining(Counting(hope=2.0), PLAN, tmp_path)
    with pytest.raises(OptionError, match="begun with another recipe"):
        PolicyTraining(Counting(), Plan("plein", rounds=5), tmp_path)
