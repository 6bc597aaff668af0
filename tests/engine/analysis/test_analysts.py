"""Every game of the house can be analysed, by its engine or by playing on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.dice import DiceAnalyst
from academie.engine.analysis.explain import explain
from academie.games.chess.players.analyst import AnalystOfEchecs, worth
from academie.games.chess.players.stockfish import MATE, score_text
from academie.games.dominoes.players.analyst import AnalystOfDominos, Effort
from academie.games.trictrac.players.engine import trictrac_engine
from academie.kernel import CHANCE, State
from academie.registry import registry

QUICK: dict[str, Analyst] = {
    "dominos": AnalystOfDominos(Effort(4), Effort(8)),
    "echecs": AnalystOfEchecs(2_000, 4_000),
}
GAMES = [
    pytest.param(game.key, marks=[pytest.mark.needs("stockfish")] if game.key == "echecs" else [])
    for game in registry
    if game.key not in {"dames", "tourne-case", "rabattues"}
]
"""Those are asked elsewhere, and dames rabattues leave nothing to choose."""


def choice(key: str, seed: int, acts: int = 30) -> State[Any]:
    """A state some way into a game in which there is something to choose."""
    chooser, state = random.Random(seed), registry[key].start()
    for number in range(1_000):
        if number > acts and isinstance(state.actor, int) and len(state.actions()) > 2:
            return state
        falls = [fall for fall, _ in state.chance()] if state.actor is CHANCE else state.actions()
        state = registry[key].start() if not falls else state.apply(chooser.choice(falls))
    raise AssertionError(f"nothing to choose in {key}")


@pytest.mark.parametrize("key", GAMES)
def test_acts_are_judged_for_who_is_to_act(key: str) -> None:
    state, judge = choice(key, 3), QUICK.get(key) or analyst(key)
    judged = judge.judge(state)
    assert {each.act for each in judged} <= {*state.actions()}
    values = [each.value for each in judged]
    assert len(values) > 1
    assert values == sorted(values, reverse=True)
    assert judge.judge(state) == judged


def test_a_choice_at_dice_comes_with_what_each_throw_brings() -> None:
    state = choice("trictrac", 8)
    judge = DiceAnalyst(trictrac_engine(), games=36)
    best, *_ = explain(state, judge, most=2, deepen=2)
    assert best.judged.error is not None, "played out"
    assert len(best.throws) == 21
    assert sum(thrown.chance for thrown in best.throws) == 1
    assert any(thrown.events for thrown in best.throws)
    mean = sum(float(thrown.chance) * thrown.value for thrown in best.throws)
    assert mean == pytest.approx(best.judged.value, abs=5 * best.judged.error), "the throws make up the act"


def test_mate_is_the_whole_stakes() -> None:
    assert (worth(MATE - 3), score_text(MATE - 3)) == (1.0, "+#3")
    assert (worth(-(MATE - 1)), score_text(-(MATE - 1))) == (-1.0, "-#1")
    assert (worth(0), score_text(150)) == (0.0, "+1.50")
    assert worth(400) == pytest.approx(2 * 10 / 11 - 1)
