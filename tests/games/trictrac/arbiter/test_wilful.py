"""Wilful acts at tables of trictrac and its companies: no crash, every ruling cited, accounts in balance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from academie.games.company.law import Poule
from academie.games.company.table import CompanyState
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.games.trictrac.arbiter.strictness import FalseCase, PleinFault
from academie.kernel import CHANCE, Event, IllegalAction, OptionValue, Scope, State
from academie.kernel.kinds import Sort
from academie.registry import registry
from academie.testing import choose
from tests.games.trictrac.arbiter.driver import forward, slip

WILFUL = 0.6
LONGEST = 1_500
GAMES = ("trictrac", "trictrac", "ecrire", "poule", "tour-a-tour")
SHORT: dict[str, dict[str, OptionValue]] = {
    "ecrire": {"marques": 4, "players": 2},
    "poule": {"parties": 3},
    "tour-a-tour": {"parties": 2},
}


def begun(chooser: random.Random) -> State[Any]:
    """A table by hand of any of the games, with agreements taken at random, of either version."""
    game = registry[chooser.choice(GAMES)]
    rules = chooser.choice([*game.law.rulesets, *game.law.former])
    options: dict[str, OptionValue] = {
        "marking": chooser.choice(["rigueur", "courtois"]),
        "holes": chooser.choice([1, 2, 3]),
        "debredouille": chooser.choice([0, 4]),
        "annonce": chooser.random() < 0.3,
        **SHORT.get(game.key, {"form": chooser.choice(["partie", "marque"])}),
    }
    if chooser.random() < 0.3:
        options["false_case"] = chooser.choice([FalseCase.HELD_OR_ONE, FalseCase.REPLACED]).value
        options["plein_fault"] = chooser.choice([*PleinFault]).value
    for option in game.options(rules):
        if option.scope is Scope.LAW and option.sort is not Sort.NUMBER and chooser.random() < 0.2:
            options[option.name] = chooser.choice(option.values)
    return game.start(rules, options)


def board(state: State[Any]) -> ArbitratedState:
    """The table that hands play at."""
    table = state.board if isinstance(state, CompanyState) else state
    assert isinstance(table, ArbitratedState)
    return table


def rulings(state: State[Any]) -> list[Event]:
    """The faults and rulings of the last act, those at the board of a company included."""
    told = [getattr(event, "event", event) for event in state.events]
    return [event for event in told if isinstance(event, FaultMade | Ruling)]


def check(state: State[Any]) -> None:
    for event in (*state.events, *rulings(state)):
        assert event.citation.place or event.citation.remark
        assert event.citation.source.siglum
    if isinstance(state, CompanyState):
        company = state.company
        lies = company.pot if isinstance(company, Poule) and not company.over else 0
        assert sum(account.balance for account in company.accounts()) + lies == 0
    if state.outcome is not None:
        assert sum(state.outcome.returns) == 0


def wilful_acts(many: int, seed: int) -> tuple[int, int]:
    """Tries so many wilful acts; how many were taken, and how many rulings they brought."""
    chooser, tried, taken, ruled = random.Random(seed), 0, 0, 0
    while tried < many:
        state = begun(chooser)
        for _ in range(LONGEST):
            if state.actor is None or tried >= many:
                break
            if state.actor is CHANCE:
                state = state.apply(choose(state, chooser))
                continue
            if chooser.random() >= WILFUL:
                state = state.apply(forward(board(state), chooser, orderly=False))
            elif (after := attempt(state, chooser)) is None:
                tried += 1
                continue
            else:
                state, tried, taken = after, tried + 1, taken + 1
            check(state)
            ruled += len(rulings(state))
    return taken, ruled


def attempt(state: State[Any], chooser: random.Random) -> State[Any] | None:
    """The state after a wilful act, or nothing if it is refused."""
    try:
        return state.apply(slip(board(state), chooser, orderly=False))
    except IllegalAction:
        return None


@pytest.mark.parametrize("seed", range(2))
def test_a_thousand_wilful_acts(seed: int) -> None:
    taken, ruled = wilful_acts(500, seed)
    assert taken > 100
    assert ruled > 20


@pytest.mark.night
@pytest.mark.parametrize("seed", range(10, 20))
def test_ten_thousand_wilful_acts(seed: int) -> None:
    taken, ruled = wilful_acts(1_000, seed)
    assert taken > 200
    assert ruled > 40
