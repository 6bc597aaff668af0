"""The simple player: it needs no more than its own view, and beats chance."""

import random
from typing import Any

import pytest

from academie.engine.players import names, player
from academie.games.dominoes.arbiter import set_table
from academie.games.dominoes.arbiter.acts import Exiger
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.players.simple import SimpleDominos
from academie.kernel import CHANCE
from academie.registry import registry
from academie.testing import choose
from tests.games.dominoes.law.table import NOTATION, table

DOMINOS = registry["dominos"]


def test_it_is_there() -> None:
    assert "simple" in names("dominos")
    assert isinstance(player("simple", "dominos"), SimpleDominos)


def test_it_lays_the_heaviest_double_it_can_follow() -> None:
    """ACAD-D ch. II: lead the double six if others go with it."""
    state = table("- 0-0,2-2,5-3,6-0,6-4,6-6/1-0,1-1,2-1,4-3,5-1,6-5 leader=j1")
    assert SimpleDominos().choose(state.view(state.turn)) == Poser(6, 6)


def test_it_demands_the_party_of_who_boudes_wrongly() -> None:
    hands = set_table(table("6-5,5-3 2-0,3-1,4-4/2-2,5-5,6-1 leader=j1 tiles=4"))
    for text in ("j1 je-boude", "j2 presenter 6-1", "j1 presenter 3-1"):
        act: Any = NOTATION.read_act(text)
        hands = hands.apply(act)
    assert isinstance(hands.actor, int)
    assert isinstance(SimpleDominos().choose(hands.view(hands.actor)), Exiger)


@pytest.mark.parametrize("marking", ["auto", "rigueur"])
def test_it_beats_chance(marking: str) -> None:
    """Forty parties of nine dés, the second seat playing by chance."""
    won, dice = 0, random.Random(1)
    for _ in range(40):
        state = DOMINOS.start(None, {"tiles": 9, "points": 30, "marking": marking})
        while (actor := state.actor) is not None:
            simple = actor == 0
            act = (
                SimpleDominos().choose(state.view(actor))
                if simple and actor is not CHANCE
                else choose(state, dice)
            )
            state = state.apply(act)
        assert state.outcome is not None
        won += state.outcome.returns[0] > 0
    assert won >= 26, won
