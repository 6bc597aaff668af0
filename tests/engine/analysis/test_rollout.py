"""Games without an engine: acts judged by playing on."""

from __future__ import annotations

import random
from typing import Any

from academie.engine.analysis.analysts import RolloutAnalyst
from academie.engine.players import player
from academie.kernel import CHANCE, State
from academie.registry import registry


def choice(key: str) -> State[Any]:
    """A state of some way into a game in which there is something to choose."""
    chooser, state = random.Random(2), registry[key].start()
    for _ in range(200):
        if state.actor is not CHANCE and len(state.actions()) > 1:
            return state
        acts = [fall for fall, _ in state.chance()] if state.actor is CHANCE else state.actions()
        state = state.apply(chooser.choice(acts))
    raise AssertionError(f"nothing to choose in {key}")


def test_every_act_is_judged_and_the_best_comes_first() -> None:
    key = "tourne-case"
    state = choice(key)
    analyst = RolloutAnalyst(player("simple", key), quick=1, careful=2)
    judged = analyst.judge(state)
    assert {each.act for each in judged} == {*state.actions()}
    assert [each.value for each in judged] == sorted((each.value for each in judged), reverse=True)
    assert analyst.judge(state) == judged, "the dice are the same each time"
    pondered = analyst.deepen(state, [judged[0].act])
    assert [each.act for each in pondered] == [judged[0].act]
