"""What the books leave to the players: chosen by an option or a rule set, or left out with a reason.

The rows are those of `conformance/agreements.json`, one for each passage that speaks of an agreement.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from academie.commands.agreements_page import agreement_rows
from academie.kernel import Game, Option, OptionValue, RuleSet
from academie.notation import notation_of
from academie.registry import registry
from academie.sources import SOURCES
from academie.testing.random_games import random_game

ROOT = Path(__file__).parents[2]
ROWS = agreement_rows()
SIGLA = {source.siglum for source in SOURCES}
LEFT_OUT = {28, 29, 30, 36, 48, 92, 93, 109, 113, 114, 115}
CITED_BY_RULINGS = "marking"
"""Under this option each ruling cites its own passage."""

Row = dict[str, Any]


def having(*keys: str) -> list[Any]:
    """The rows that have all those keys, by number."""
    return [pytest.param(row, id=f"{row['game']}:{row['row']}") for row in ROWS if {*keys} <= {*row}]


def game_of(row: Row) -> Game:
    return registry[row["game"]]


def laws_of(game: Game, stated: object) -> list[RuleSet]:
    """The rule sets a value is stated for: those named, or all of the game."""
    return [game.ruleset(name) for name in stated] if isinstance(stated, dict) else [*game.rulesets]


def under(law: RuleSet, stated: Any) -> Any:  # noqa: ANN401 - a value of an option
    """What is stated of a rule set."""
    return stated[law.name] if isinstance(stated, dict) else stated


def option_of(game: Game, law: RuleSet, name: str) -> Option:
    found = [option for option in game.options(law) if option.name == name]
    assert found, f"{law.id} has no option {name}"
    return found[0]


def test_the_rows_are_numbered_through() -> None:
    assert [row["row"] for row in ROWS] == [*range(1, 120)]
    assert {row["row"] for row in ROWS if "left_out" in row} == LEFT_OUT


@pytest.mark.parametrize("row", having())
def test_a_row_says_in_both_languages_what_is_agreed_on_and_where(row: Row) -> None:
    assert row["fr"]
    assert row["en"]
    siglum, _, place = row["cite"].partition(" ")
    assert siglum in SIGLA
    assert place
    assert {"option", "rulesets", "revanche", "left_out"} & {*row}
    assert "option" not in row or {"seed", "tested"} & {*row}, "nothing shows that it plays differently"


@pytest.mark.parametrize("row", having("option"))
def test_an_option_is_declared_with_its_passage_and_its_default(row: Row) -> None:
    game = game_of(row)
    for law in laws_of(game, row["usual"]):
        option = option_of(game, law, row["option"])
        assert option.default == under(law, row["usual"]), law.id
        cited = option.citation or option.readings or option.name == CITED_BY_RULINGS
        assert cited, f"{law.id}: {option.name} cites nothing"


@pytest.mark.parametrize("row", having("option"))
def test_what_is_told_can_be_agreed_on(row: Row) -> None:
    game, law, usual, agreed = terms(row)
    value = agreed[row["option"]]
    assert value != option_of(game, law, row["option"]).default
    assert game.start(law, agreed).seats == game.start(law, usual).seats or row["option"] in {
        "players",
        "company",
    }
    names = game.agreed(law, {row["option"]: value})
    assert len(names) == 1
    assert all(names[0].both().values())


@pytest.mark.parametrize("row", having("seed"))
def test_play_differs_once_it_is_agreed_on(row: Row) -> None:
    game, law, usual, agreed = terms(row)
    one, other = (played(game, law, row["seed"], options) for options in (usual, agreed))
    assert any(before != after for before, after in zip_longest(one, other))


@pytest.mark.parametrize("row", having("tested"))
def test_what_chance_seldom_shows_is_tested_from_the_passage(row: Row) -> None:
    text = (ROOT / row["tested"]).read_text(encoding="utf-8")
    _, _, act = row.get("act", "").partition(" ")
    assert (act.partition(" ")[0] or row["option"]) in text


@pytest.mark.parametrize("row", having("act"))
def test_an_act_that_is_told_is_one_of_the_game(row: Row) -> None:
    assert notation_of(row["game"]).read_act(row["act"])


@pytest.mark.parametrize("row", having("rulesets"))
def test_what_a_rule_set_settles_is_settled_differently(row: Row) -> None:
    one, other = (game_of(row).ruleset(id_) for id_ in row["rulesets"])
    assert dict(one.switches()) != dict(other.switches())


@pytest.mark.parametrize("row", having("revanche"))
def test_the_book_says_who_begins_the_revanche(row: Row) -> None:
    game = game_of(row)
    assert game.law.revanche(game.default).value == row["revanche"]


def terms(row: Row) -> tuple[Game, RuleSet, dict[str, OptionValue], dict[str, OptionValue]]:
    """A rule set under which the row says what may be agreed on; the options without that, and with it."""
    game = game_of(row)
    law = laws_of(game, row["value"])[0]
    by_hand = {"marking": "rigueur"} if row.get("by_hand") else {}
    usual = {**by_hand, **row.get("given", {})}
    return game, law, usual, {**usual, row["option"]: under(law, row["value"])}


def played(game: Game, law: RuleSet, seed: int, options: dict[str, OptionValue]) -> Iterator[object]:
    """What happens in a random game."""
    for step in random_game(game, law, seed, options):
        yield step.act, step.after.actor, step.after.events, step.after.outcome
