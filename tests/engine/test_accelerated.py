"""An accelerated state says what the law's says at every step: acts in order, events, text, end."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from academie.engine.accelerated import accelerated
from academie.games.company.table import CompanyState
from academie.games.draughts.law.moves import moves
from academie.games.draughts.law.state import DraughtsState
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.plays import find_plays
from academie.kernel import IllegalAction, OptionValue, State
from academie.notation import notation_of
from academie.registry import registry
from tests.rings import count

MOST_ACTS = 400

OPTIONS: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "dames": (
        {},
        {"qui_perd_gagne": True},
        {"premier_a_dame": True},
        {"remise": "black"},
        {"white_men_less": 8, "black_men_less": 9, "white_dames": 2, "black_dames": 1},
    ),
    "trictrac": ({}, {"form": "marque"}, {"first": "black"}),
    "toc": ({}, {"double": True, "holes": 3}),
    "ecrire": ({"marques": 2}, {"marques": 2, "company": "chouette"}),
    "poule": ({}, {"holes": 2}),
    "tour-a-tour": ({"holes": 2},),
}


WITHOUT: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("dominos", {}),
    ("echecs", {}),
    ("trictrac", {"marking": "rigueur"}),
    ("ecrire", {"marking": "rigueur"}),
)


def is_accelerated(state: State[Any]) -> bool:
    """Whether its plays are found by another than the law."""
    return finder(state) not in {find_plays, moves}


def finder(state: State[Any]) -> object:
    """What finds the plays of a state."""
    if isinstance(state, CompanyState):
        return finder(state.board)
    if isinstance(state, TrictracState):
        return state.board.find
    assert isinstance(state, DraughtsState)
    return state.find


def said(key: str, state: State[Any]) -> tuple[object, ...]:
    """All that can be asked of a state."""
    notation = notation_of(key)
    chances = [*state.chance()]
    acts = [notation.act(act) for act in state.actions()]
    return notation.state(state), state.actor, acts, state.events, state.outcome, chances, state.problems()


def side_by_side(key: str, plain: State[Any], chooser: random.Random) -> int:
    """Plays a game at random through both; how many acts were compared."""
    quick = accelerated(plain)
    for number in range(MOST_ACTS):
        assert quick == plain
        assert said(key, quick) == said(key, plain)
        acts = plain.actions()
        assert [*quick.actions()] == [*acts]
        if not acts:
            return number
        act = chooser.choice(acts)
        plain, quick = plain.apply(act), quick.apply(act)
        assert is_accelerated(quick)
        assert not is_accelerated(plain)
    return MOST_ACTS


def compared(key: str, acts: int, seed: int) -> None:
    chooser, done = random.Random(seed), 0
    while done < acts:
        rules = chooser.choice(registry[key].rulesets)
        options = {} if rules.id.endswith("babylonienne") else chooser.choice(OPTIONS[key])
        done += side_by_side(key, registry[key].start(rules, options), chooser)


@pytest.mark.parametrize("key", OPTIONS)
def test_accelerated_and_plain_games_say_the_same(key: str) -> None:
    compared(key, count(400, 3_000), seed=1)


@pytest.mark.night
@pytest.mark.parametrize("key", OPTIONS)
def test_accelerated_and_plain_games_say_the_same_for_long(key: str) -> None:
    compared(key, 200_000, seed=2)


@pytest.mark.parametrize("key", OPTIONS)
def test_a_game_grows_hot_at_any_moment(key: str) -> None:
    """After a takeback the state comes from the law's own replay."""
    state, chooser = registry[key].start(), random.Random(3)
    for _ in range(150):
        assert said(key, accelerated(state)) == said(key, state)
        assert said(key, accelerated(state).mirrored()) == said(key, state.mirrored())
        if not state.actions():
            return
        state = state.apply(chooser.choice(state.actions()))


def test_what_has_no_twin_is_left_as_it_is() -> None:
    for key, options in WITHOUT:
        state = registry[key].start(options=options)
        assert accelerated(state) is state


def test_a_hot_state_refuses_what_the_law_refuses() -> None:
    wrong = notation_of("dames").read_act("31-22")
    with pytest.raises(IllegalAction):
        accelerated(registry["dames"].start()).apply(wrong)


@pytest.mark.parametrize("key", ["dames", "trictrac", "toc", "poule"])
def test_a_hot_state_goes_to_other_processes(key: str) -> None:
    """Engines play in processes of their own: the server sends them the state."""
    state = accelerated(registry[key].start())
    while not isinstance(state.actor, int):
        state = state.apply(state.chance()[1][0])
    sent = pickle.loads(pickle.dumps(state))
    assert sent == state
    assert sent.actions() == state.actions()
    assert type(finder(sent)) is type(finder(state))
