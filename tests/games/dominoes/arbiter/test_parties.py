"""Whole parties by hand, faultless and full of faults, from seeds."""

from __future__ import annotations

from itertools import takewhile
from random import Random
from typing import Any

import pytest

from academie.games.dominoes.arbiter import ArbitratedState, acts
from academie.games.dominoes.law import SET, DominoState
from academie.games.dominoes.law.acts import Battre, Bouder, DominoAction, Poser, Poseur, Prendre
from academie.kernel import CHANCE, IllegalAction, OptionValue, Record
from academie.notation import from_json, from_text, notation_of, to_json, to_text
from academie.registry import registry
from academie.testing import choose
from academie.words import languages
from tests.games.dominoes.arbiter.mischief import some_act
from tests.rings import count

DOMINOS = registry["dominos"]
NOTATION = notation_of("dominos")
RULES = [rules.id for rules in DOMINOS.rulesets]
MOST_ACTS = 600


def in_rigueur(rules: str, options: dict[str, OptionValue]) -> ArbitratedState:
    table = DOMINOS.start(DOMINOS.ruleset(rules), {**options, "marking": "rigueur"})
    assert isinstance(table, ArbitratedState)
    return table


def done(table: ArbitratedState, act: acts.TableAct) -> ArbitratedState:
    """The table after the act, or as it was if that is refused; seats do not matter either way."""
    mirror = table.mirrored()
    try:
        after = table.apply(act)
    except IllegalAction:
        refused(table, act, mirror)
        return table
    assert mirror.apply(act.mirrored()) == after.mirrored(), f"seats matter: {act}"
    conserved(after)
    return after


def refused(table: ArbitratedState, act: acts.TableAct, mirror: ArbitratedState) -> None:
    """Checks that what was refused is not regular, and is refused to every seat alike."""
    assert act not in table.actions(), f"{act} is regular, yet refused"
    with pytest.raises(IllegalAction, match=r"\w"):
        mirror.apply(act.mirrored())


def conserved(table: ArbitratedState) -> None:
    """Whatever hands do, each dé is in one place."""
    partie = table.state.game
    places = [laid.tile for laid in partie.line] + [tile for hand in partie.hands for tile in hand.tiles]
    assert len(places) == len({*places}) == len(SET) - partie.talon
    assert not table.problems()
    recorded(partie)


def recorded(partie: DominoState) -> None:
    """The record has laid the line, and ends with the boudes since then; what was taken back is not in it."""
    acts_done = [turn.act for turn in partie.record]
    assert {act.tile for act in acts_done if isinstance(act, Poser)} == {laid.tile for laid in partie.line}
    since = [*takewhile(lambda act: isinstance(act, Bouder), reversed(acts_done))]
    assert len(since) == partie.boudes


def wild_party(seed: int) -> None:
    chooser = Random(f"wild:{seed}")
    rules = chooser.choice(RULES)
    wildness = chooser.choice((0.1, 0.4, 0.8))
    table, made = in_rigueur(rules, {}), list[acts.TableAct]()
    while table.actor is not None and len(made) < MOST_ACTS:
        regular = table.actions()
        assert len({*regular}) == len(regular) > 0
        faulty = table.actor is not CHANCE and chooser.random() < wildness
        act = some_act(table, chooser) if faulty else choose(table, chooser)
        after = done(table, act)
        if after is not table:
            made.append(act)
        table = after
    assert (table.outcome is None) == (table.actor is not None)
    if table.outcome is not None:
        assert sum(table.outcome.returns) == 0
    told_and_kept(rules, table, made)


def told_and_kept(rules: str, table: ArbitratedState, made: list[acts.TableAct]) -> None:
    """The record replays to the same table, by either text, and everything can be told."""
    record: Record[Any] = Record(DOMINOS, rules, (("marking", "rigueur"),), tuple(made))
    states = [*record.states()]
    assert states[-1] == table
    assert hash(states[-1]) == hash(table)
    for state in states[:: max(1, len(states) // 40)]:
        assert NOTATION.state(state)
        assert all(NOTATION.describe(event, lang) for event in state.events for lang in languages())
        for seat in range(table.seats):
            assert isinstance(state.view(seat), ArbitratedState)  # type: ignore[arg-type]
            NOTATION.attempts(state, seat)  # type: ignore[arg-type]
    assert from_json(to_json(record)) == (record, None)
    assert from_text(to_text(record)) == (record, None)


@pytest.mark.parametrize("seed", range(count(8, 30)))
def test_wild_party(seed: int) -> None:
    wild_party(seed)


@pytest.mark.night
@pytest.mark.parametrize("block", range(10))
def test_many_wild_parties(block: int) -> None:
    for seed in range(30 + 100 * block, 130 + 100 * block):
        wild_party(seed)


def as_law(act: acts.TableAct) -> DominoAction:
    """The act without the hand that does it."""
    if isinstance(act, acts.Presenter):
        return Poser(act.inner, act.outer)
    if isinstance(act, acts.DireBoude):
        return Bouder()
    assert isinstance(act, Poseur | Battre | Prendre)
    return act


@pytest.mark.parametrize("rules", RULES)
def test_without_faults_it_is_the_plain_party(rules: str) -> None:
    """The same choices give the same party, whether or not hands might have failed."""
    chooser = Random(rules)
    table, partie = in_rigueur(rules, {}), DOMINOS.start(DOMINOS.ruleset(rules))
    while partie.actor is not None:
        assert isinstance(partie, DominoState)
        assert [as_law(act) for act in table.actions()] == [*partie.actions()]
        assert table.actor == partie.actor
        assert table.chance() == partie.chance()
        act = choose(table, chooser)
        table, partie = table.apply(act), partie.apply(as_law(act))
        assert table.state.game == partie
        assert table.events == partie.events
    assert table.outcome == partie.outcome
    assert table.actor is None
    assert not table.actions()


def test_what_may_be_tried() -> None:
    """A hand may lay any dé at any end, name it, or say that it boudes; nobody else may try anything."""
    table = in_rigueur("dominos/tete-a-tete-1806", {"first": 1})
    chooser = Random(4)
    while table.actor is CHANCE or not table.state.game.line:
        table = table.apply(choose(table, chooser))
    player = table.state.player
    verbs = {each.verb.split()[1]: each.words for each in NOTATION.attempts(table, player)}
    assert [*verbs] == ["presenter", "je-boude", "annoncer", "decouvrir"]
    assert len(verbs["annoncer"]) == len(verbs["decouvrir"]) == 6
    assert NOTATION.attempts(table, 1 - player) == ()  # type: ignore[arg-type]
    for verb, words in verbs.items():
        for word in words or ("",):
            table.apply(NOTATION.read_act(f"j{player + 1} {verb} {word}".strip()))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("j3 je-boude", "nobody sits there"),
        ("6-3", "say who lays this tile"),
        ("j2 je-boude", "it is not your turn"),
        ("j1 je-boude", "the leader must lay a tile"),
        ("j1 laisser", "there is no fault to let pass"),
        ("j1 defendre", "no tile was shown to a partner"),
        ("j1 faire-poser 3", "there is no tile to have laid there"),
        ("j1 exiger-l-annonce", "no other tile was announced"),
        ("j1 exiger j1", "this player is not known to have passed wrongly"),
    ],
)
def test_what_no_rule_foresees(text: str, reason: str) -> None:
    table = in_rigueur("dominos/tete-a-tete-1806", {"first": 1})
    chooser = Random(4)
    table = table.apply(choose(table, chooser))
    while table.actor is CHANCE:
        table = table.apply(choose(table, chooser))
    with pytest.raises(IllegalAction, match=reason):
        table.apply(NOTATION.read_act(text))
