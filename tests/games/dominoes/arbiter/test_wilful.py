"""Wilful hands at every table: nothing breaks, every ruling is cited, and accounts sum to nothing."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from academie.engine.player import Player
from academie.games.dominoes.arbiter import ArbitratedState, acts
from academie.games.dominoes.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.dominoes.law import DOMINOS as LAW
from academie.games.dominoes.players.analyst import EFFORTS, LevelDominos
from academie.games.dominoes.players.simple import SimpleDominos
from academie.kernel import CHANCE, IllegalAction, OptionValue, RuleSet, Seat
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose
from academie.words import languages
from tests.games.dominoes.arbiter.mischief import some_act
from tests.games.dominoes.arbiter.test_parties import conserved

DOMINOS = registry["dominos"]
NOTATION = notation_of("dominos")
LONGEST = 150
"""After so many acts another table is set."""


def any_options(rules: RuleSet, chooser: Random) -> dict[str, OptionValue]:
    """Agreements at random, at a table with hands."""
    open_points = {option.name: chooser.choice(option.values) for option in rules.options()}
    return {
        **open_points,
        "memory": chooser.random() < 0.2,
        "seats": chooser.choice(("prises", "tirees")),
        "table": chooser.choice(("ordinaire", "complete")),
        "marking": "rigueur",
    }


def begun(chooser: Random) -> ArbitratedState:
    rules = chooser.choice((*LAW.rulesets, *LAW.former))
    table = DOMINOS.start(rules, any_options(rules, chooser))
    assert isinstance(table, ArbitratedState)
    return table


def wilful_act(table: ArbitratedState, chooser: Random) -> acts.TableAct:
    """A regular act, one that hands may try, or any at all."""
    kind = chooser.random()
    if table.actor is CHANCE or kind < 0.35:
        return choose(table, chooser)
    if kind < 0.7:
        tried = NOTATION.attempts(table, Seat(chooser.randrange(table.seats)))
        if tried:
            attempt = chooser.choice(tried)
            word = chooser.choice(attempt.words) if attempt.words else ""
            return cast(acts.TableAct, NOTATION.read_act(f"{attempt.verb} {word}".strip()))
    return some_act(table, chooser)


def checked(table: ArbitratedState) -> None:
    """Every dé is in one place, every event cites a passage and can be told, and what is won is lost."""
    conserved(table)
    for event in table.events:
        assert event.citation.place or event.citation.remark
        assert all(NOTATION.describe(event, language) for language in languages())
        if isinstance(event, FaultMade | Ruling):
            assert event.citation.source.siglum == "ACAD-D"
    assert (table.outcome is None) == (table.actor is not None)
    if table.outcome is not None:
        assert sum(table.outcome.returns) == 0


def wilful(count: int, seed: int) -> Counter[Kind | Decision]:
    """How often each fault was made and each ruling given in so many acts that were not refused."""
    chooser, met, done = Random(f"wilful:{seed}"), Counter[Kind | Decision](), 0
    while done < count:
        table, left = begun(chooser), LONGEST
        while table.actor is not None and left and done < count:
            try:
                table = table.apply(wilful_act(table, chooser))
            except IllegalAction:
                continue
            checked(table)
            if not done % 10:
                views_hold(table)
            met.update(event.kind for event in table.events if isinstance(event, FaultMade))
            met.update(event.decision for event in table.events if isinstance(event, Ruling))
            done, left = done + 1, left - 1
    return met


def views_hold(table: ArbitratedState) -> None:
    """Every seat can be shown the table."""
    for seat in (None, *map(Seat, range(table.seats))):
        assert NOTATION.state(table.view(seat))


@pytest.mark.parametrize("player", [SimpleDominos(), LevelDominos(EFFORTS["niveau-2"], 1)])
def test_players_answer_whatever_hands_have_done(player: Player) -> None:
    """Uncovered dés, wrong numbers of them, drawn seats: what they choose by their own view is regular."""
    chooser, asked = Random("players"), 0
    while asked < 150:
        table, left = begun(chooser), LONGEST
        while table.actor is not None and left and asked < 150:
            if table.actor is not CHANCE and chooser.random() < 0.3:
                choice = player.choose(table.view(table.actor))
                assert choice in table.actions()
                asked += 1
            try:
                table = table.apply(wilful_act(table, chooser))
            except IllegalAction:
                continue
            left -= 1


def test_a_thousand_wilful_acts() -> None:
    assert len(wilful(1_000, 1)) > 10


@pytest.mark.night
def test_ten_thousand_wilful_acts_meet_every_fault_and_ruling() -> None:
    met = wilful(10_000, 2)
    assert {*met} == {*Kind, *Decision}, {*Kind, *Decision} - {*met}
