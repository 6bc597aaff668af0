"""Points of law that an authority leaves open: every value can be agreed on, is kept, replays and plays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import academie
from academie.engine.accelerated import accelerated
from academie.games.company.table import CompanyState
from academie.kernel import OptionError, OptionValue, Record, RuleSet, Scope, State
from academie.kernel.kinds import Sort
from academie.notation import from_json, from_text, to_json, to_text
from academie.registry import registry
from academie.testing import choose
from tests.rings import count

ACTS = count(8, 40)


def agreements() -> Iterator[tuple[str, str, str, OptionValue]]:
    """Every open value of every rule set; of numbers, the ends and the middle."""
    for game in registry:
        for rules in game.rulesets:
            for option in game.options(rules):
                if option.scope is not Scope.LAW:
                    continue
                few = option.values
                if option.sort is Sort.NUMBER:
                    few = (min(few), sorted(few)[len(few) // 2], max(few))
                yield from ((game.key, rules.id, option.name, value) for value in few)


def laws(state: State[Any]) -> Iterator[RuleSet]:
    """The law of a game, and of the board if it is one of a company."""
    yield state.ruleset
    if isinstance(state, CompanyState):
        yield state.setup.law


@pytest.mark.parametrize(("key", "law", "name", "value"), [*agreements()])
def test_every_open_value_is_kept_and_plays(key: str, law: str, name: str, value: OptionValue) -> None:
    game = registry[key]
    record: Record[Any] = Record(game, law, ((name, value),))
    state = record.start()
    assert state.ruleset.id == law
    held = [each.default for rules in laws(state) for each in rules.options() if each.name == name]
    assert held == [value]
    chooser = random.Random(f"{law} {name} {value}")
    for _ in range(ACTS):
        if state.actor is None:
            break
        assert accelerated(state).actions() == state.actions()
        act = choose(state, chooser)
        record, state = record.with_act(act), state.apply(act)
    assert record.final() == state
    assert from_text(to_text(record)) == from_json(to_json(record)) == (record, None)


def test_an_agreement_is_another_law_of_the_same_name() -> None:
    game = registry["trictrac"]
    plain, agreed = game.start(), game.start(None, {"grande_bredouille": "run"})
    assert plain.ruleset.id == agreed.ruleset.id
    assert plain.ruleset != agreed.ruleset
    assert plain != agreed
    session = academie.new("trictrac", grande_bredouille="run", first="white")
    assert academie.loads(session.to_text()).state.ruleset == agreed.ruleset


@pytest.mark.parametrize(
    ("key", "law", "given", "why"),
    [
        ("trictrac", "default", {"enter_and_lift": False}, r"not left to the players \(LEP, rule 72\)"),
        (
            "trictrac",
            "default",
            {"marque_ended_by": "anyone"},
            "not left to the players .*; marque_ended_by is holder",
        ),
        ("trictrac", "default", {"grande_bredouille": "often"}, "is off, none-taken or run, not 'often'"),
        ("trictrac", "default", {"holes_to_win": 6}, "no option holes_to_win"),
        ("dames", "fmjd", {"quiet_moves": 10}, r"\(FMJD, art. 6\)"),
        ("dames", "fmjd", {"men": 12}, r"\(FMJD, art. 2\)"),
        ("jacquet", "lep-1818", {"double": "not-home"}, "double is true or false"),
    ],
)
def test_what_is_settled_is_refused(key: str, law: str, given: dict[str, OptionValue], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        registry[key].start(registry[key].ruleset(law), given)


def test_options_are_listed_with_their_defaults() -> None:
    listed = {option.name: option for option in academie.game("trictrac").options("acad-1698")}
    assert listed["holes"].default == 12
    assert str(listed["grande_bredouille"].citation) == "ACAD-B, ch. XIII § 1, 4: only if agreed"
    assert listed["grande_bredouille"].values == ("off", "run", "none-taken")
    assert repr(listed["first_throw"]) == "<Option first_throw: plays-it or right-only, plays-it by default>"
    assert listed["marking"].choices == ("auto", "courtois", "rigueur")
    assert {option.name for option in registry["dominos"].options("sans-points-1806")} >= {"rounds", "tiles"}
    assert "points" not in {option.name for option in registry["dominos"].options("sans-points-1806")}
