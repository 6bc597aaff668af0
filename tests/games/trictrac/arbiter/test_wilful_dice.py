"""Wilful acts at tables of trictrac and toc, all that may befall dice among them: rulings, never a crash."""

from __future__ import annotations

import random
from typing import Any

import pytest

from academie.games.toc.arbiter import TocTable
from academie.games.trictrac.arbiter.faults import FaultMade
from academie.kernel import CHANCE, Action, IllegalAction, OptionValue, Record, State
from academie.notation import from_text, notation_of, to_text
from academie.registry import registry
from academie.testing import choose
from academie.words import languages
from tests.games.trictrac.arbiter.driver import slip

MODES: tuple[dict[str, OptionValue], ...] = (
    {"marking": "rigueur"},
    {"marking": "courtois", "attente": True},
    {"marking": "rigueur", "white_men": 14, "rompre": "exclu", "peine": "trous"},
    {"marking": "rigueur", "table": "complete", "attente": True, "rompre_max": 1},
    {"marking": "courtois", "table": "complete", "rompre": "exclu", "peine": "mise", "peine_de": 2},
    {"marking": "rigueur", "table": "complete", "rompre": "exclu"},
)
OF_ONE_GAME: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "toc": ({"marking": "rigueur", "ecole_de_trou": True},),
    "trictrac": ({"marking": "rigueur", "rompre": "exclu", "peine": "points", "peine_de": 4},),
}
WORDS = (
    "jeter",
    "je-romps",
    "laisser",
    "eprouver",
    "trouver-bon",
    "faire-rejeter",
    "faire-tirer",
    "tirer-le-dernier",
    "accorder",
    "je-joue-pour-tout",
    "convenir",
    "demander-le-motif",
    "empiler 14",
    "jouer-le-nombre 6-6",
)


def wilful_act(state: State[Any], chooser: random.Random, key: str) -> Action:
    """A good act, a word about dice, or a slip of the hand."""
    roll = chooser.random()
    if roll < 0.5:
        good: Action = choose(state, chooser) if state.actor is CHANCE else chooser.choice(state.actions())
        return good
    if roll < 0.7 or state.actor is CHANCE:
        said: Action = notation_of(key).read_act(
            f"{chooser.choice(['white', 'black'])} {chooser.choice(WORDS)}"
        )
        return said
    assert hasattr(state, "strictness")
    return slip(state, chooser, orderly=False)  # type: ignore[arg-type]


def check(state: State[Any], key: str) -> None:
    """Whatever was done, the table stands and every ruling has its passage and its words."""
    assert not state.problems(), state.problems()
    for event in state.events:
        assert event.citation.place or event.citation.remark
        assert all(notation_of(key).describe(event, language) for language in languages())
        if isinstance(state, TocTable) and not state.state.customs.ecole_de_trou:
            assert not isinstance(event, FaultMade) or event.points == 0
    if state.outcome is not None:
        assert sum(state.outcome.returns) == 0


def wilful(key: str, options: dict[str, OptionValue], seed: int, most: int) -> int:
    """How many acts the tables took, of games one after another."""
    game, chooser, taken = registry[key], random.Random(f"{key}:{options}:{seed}"), 0
    while taken < most:
        rules = chooser.choice(game.rulesets)
        given = {"holes": 3, **options}
        state, kept = game.start(rules, given), list[Action]()
        while state.actor is not None and len(kept) < most:
            act = wilful_act(state, chooser, key)
            try:
                state = state.apply(act)
            except IllegalAction:
                continue
            kept.append(act)
            check(state, key)
        record = Record(game, rules.id, tuple(sorted(given.items())), tuple(kept))
        assert from_text(to_text(record)).record == record
        assert record.final() == state
        taken += len(kept)
    return taken


@pytest.mark.parametrize("number", range(len(MODES) + 1))
@pytest.mark.parametrize("key", ["toc", "trictrac"])
def test_wilful_acts(key: str, number: int) -> None:
    assert wilful(key, (*MODES, *OF_ONE_GAME[key])[number], 0, 150) >= 150


@pytest.mark.night
@pytest.mark.parametrize("number", range(len(MODES) + 1))
@pytest.mark.parametrize("key", ["toc", "trictrac"])
def test_ten_thousand_wilful_acts(key: str, number: int) -> None:
    assert wilful(key, (*MODES, *OF_ONE_GAME[key])[number], 1, 1_500) >= 1_500
