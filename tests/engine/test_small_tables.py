"""The simple players of tourne-case, dames rabattues and toc."""

import random

import pytest

from academie.engine.player import Player, RandomPlayer
from academie.engine.players import names, player
from academie.kernel import CHANCE
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose


def chosen(key: str, position: str) -> str:
    state = notation_of(key).read_state(position)
    return notation_of(key).act(player("simple", key).choose(state))


def test_tourne_case_hits_when_it_has_the_choice() -> None:
    assert chosen("tourne-case", "0x2,5/0x2,8 white dice=6-3") == "5/8"


def test_tourne_case_comes_home() -> None:
    assert chosen("tourne-case", "0x2,10/0x3 white dice=6-2") == "10/12"


def test_rabattues_takes_whatever_is_left() -> None:
    law = registry["rabattues"].ruleset("acad-1806-attention")
    position = "2,2,2,3,3,2+1/2,2,2,3,3,3 white dice=2-1 left=2,1 phase=answer"
    state = notation_of("rabattues").read_state(position, law)
    act = player("simple", "rabattues").choose(state)
    assert notation_of("rabattues").act(act) == "prendre 2 1"


@pytest.mark.parametrize(("key", "least"), [("tourne-case", 24), ("toc", 5)])
def test_better_than_chance(key: str, least: int) -> None:
    """Of so many games against random play, each seat in turn."""
    won, games = 0, {"tourne-case": 40, "toc": 6}[key]
    options = {"toc": {"holes": 3}}.get(key, {})
    for seed in range(games):
        seat, dice = seed % 2, random.Random(seed)
        sitting: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
        sitting[seat] = player("simple", key)
        state = registry[key].start(None, options)
        while state.actor is not None:
            actor = state.actor
            state = state.apply(choose(state, dice) if actor is CHANCE else sitting[actor].choose(state))
        assert state.outcome is not None
        won += state.outcome.winners == (seat,)
    assert won >= least


def test_they_are_there_by_name() -> None:
    assert all({"random", "simple"} <= {*names(key)} for key in ("tourne-case", "rabattues", "toc"))
