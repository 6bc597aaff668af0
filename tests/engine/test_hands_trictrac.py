"""The player with hands: it marks well or forgets, claims what it sees, and never does what cannot be."""

from __future__ import annotations

import random

import pytest

from academie.engine.player import RandomPlayer
from academie.engine.players import player
from academie.games.trictrac.arbiter import ArbitratedState, acts
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.kernel import CHANCE, Action, OptionValue
from academie.registry import registry
from academie.testing import choose
from tests.literate.hands import done, set_up

GAME = registry["trictrac"]
MOST_ACTS = 5_000


def party(seed: int, forget: float, **options: OptionValue) -> tuple[list[Action], list[ArbitratedState]]:
    """A party of two such players, who choose their wood at random: the acts and the tables after them."""
    dice = random.Random(seed)
    seats = [HandsTrictrac(RandomPlayer(seed + place), forget, seed + place) for place in (0, 1)]
    table = GAME.start(options=options)
    done: list[Action] = []
    tables: list[ArbitratedState] = []
    while table.actor is not None:
        act = choose(table, dice) if table.actor is CHANCE else seats[table.actor].choose(table)
        assert table.actor is CHANCE or act in table.actions()
        table = table.apply(act)
        assert isinstance(table, ArbitratedState)
        done.append(act)
        tables.append(table)
        assert len(done) < MOST_ACTS
    return done, tables


def told(tables: list[ArbitratedState], kind: type[FaultMade | Ruling]) -> list[str]:
    return [
        (event.kind if isinstance(event, FaultMade) else event.decision).value
        for table in tables
        for event in table.events
        if isinstance(event, FaultMade | Ruling) and isinstance(event, kind)
    ]


@pytest.mark.parametrize("marking", ["rigueur", "courtois"])
@pytest.mark.parametrize("form", ["partie", "marque"])
def test_marking_well_it_is_never_at_fault(marking: str, form: str) -> None:
    for seed in range(4):
        _, tables = party(seed, 0.0, marking=marking, form=form)
        assert not told(tables, FaultMade)


def test_forgetting_it_is_sent_to_school_by_the_other() -> None:
    made, ruled = [], []
    for seed in range(4):
        _, tables = party(seed, 0.5, marking="rigueur")
        made += told(tables, FaultMade)
        ruled += told(tables, Ruling)
    assert {*made} <= {"E1", "E2"}
    assert len(made) > 20
    assert "granted" in ruled
    assert "false" not in ruled


def test_forgetting_always_it_marks_nothing() -> None:
    table = set_up({"position": "0x13,11x2/0x12,1,6,7 white points=8-6 bredouille=black"})
    for text in ("white jeter", "6-5"):
        table, _ = done(table, text)
    assert isinstance(HandsTrictrac(RandomPlayer(1), 1.0).choose(table), acts.Bois)
    assert HandsTrictrac(RandomPlayer(1)).choose(table) == acts.Fichet(table.state.thrower, 1)


def test_the_same_seed_plays_the_same_party() -> None:
    assert party(5, 0.3, marking="rigueur")[0] == party(5, 0.3, marking="rigueur")[0]
    assert party(5, 0.3, marking="rigueur")[0] != party(5, 0.0, marking="rigueur")[0]


@pytest.mark.parametrize(
    ("marking", "acts_done", "answer"),
    [
        ("rigueur", ["6-5", "white fichet 2", "white je-m-en-vais"], acts.Ecole),
        ("rigueur", ["6-5", "white bois 0/11"], acts.Ecole),
        ("courtois", ["6-4", "white jeton 6", "white bois 0/5 0/5"], acts.FaireRejouer),
        ("rigueur", ["6-5", "white jeton 8", "white bois 0/11"], acts.Jeter),
    ],
)
def test_what_it_answers_to(marking: str, acts_done: list[str], answer: type[Action]) -> None:
    position = "0x13,11x2/0x13,6,7 white points=4-0 bredouille=white"
    table = set_up({"position": position, "marking": marking})
    for text in ("white jeter", *acts_done):
        table, refusal = done(table, text)
        assert not refusal
    assert isinstance(HandsTrictrac(RandomPlayer(1)).choose(table), answer)


def test_a_true_departure_is_granted_and_holes_too_many_are_set_right() -> None:
    table = set_up({"position": "0x13,11x2/0x13,6,7 white points=8-2"})
    for text in ("white jeter", "6-5", "white fichet 1", "white je-m-en-vais"):
        table, _ = done(table, text)
    assert isinstance(HandsTrictrac(RandomPlayer(1)).choose(table), acts.Accorder)
    table = set_up({"position": "0x13,11x2/0x13,6,7 white points=8-2"})
    for text in ("white jeter", "6-5", "white fichet 2", "white jeton 0", "white effacer", "white bois 0/11"):
        table, _ = done(table, text)
    assert isinstance(HandsTrictrac(RandomPlayer(1)).choose(table), acts.Rectifier)


def test_at_a_table_without_hands_it_is_the_player_it_wraps() -> None:
    state = TRICTRAC.start(options={"first": "white"})
    thrown = state.apply(choose(state, random.Random(1)))
    assert player("simple", "trictrac").choose(thrown) in thrown.actions()
