"""Every point that the books leave to the players: chosen by an option or a rule set, or left out with a reason.

The rows are those of `conformance/agreements.json`, one for each passage that speaks of an agreement.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from academie.kernel import Game, Option, RuleSet
from academie.kernel.data import data_root
from academie.registry import registry
from academie.sources import SOURCES

ROWS: list[dict[str, Any]] = json.loads(
    data_root("conformance").joinpath("agreements.json").read_text(encoding="utf-8")
)["rows"]
SIGLA = {source.siglum for source in SOURCES}
EVERY = [pytest.param(row, id=str(row["row"])) for row in ROWS]
CHOSEN = [pytest.param(row, id=str(row["row"])) for row in ROWS if "option" in row]
LEFT_OUT = {28, 29, 30, 36, 48, 92, 93, 109, 113, 114, 115}


def games_of(row: dict[str, Any]) -> list[Game]:
    return [registry[key] for key in row["games"]]


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


@pytest.mark.parametrize("row", EVERY)
def test_a_row_says_in_both_languages_what_is_agreed_on_and_where(row: dict[str, Any]) -> None:
    assert row["fr"]
    assert row["en"]
    siglum, _, place = row["cite"].partition(" ")
    assert siglum in SIGLA
    assert place
    assert {"option", "rulesets", "revanche", "left_out"} & {*row}
    if "left_out" in row:
        assert row["left_out"].keys() == {"fr", "en"}


@pytest.mark.parametrize("row", CHOSEN)
def test_an_option_is_declared_with_its_passage_and_its_default(row: dict[str, Any]) -> None:
    for game in games_of(row):
        for law in laws_of(game, row["usual"]):
            option = option_of(game, law, row["option"])
            assert option.default == under(law, row["usual"]), law.id
            assert option.citation is not None or option.readings, f"{law.id}: {option.name} cites nothing"


@pytest.mark.parametrize("row", CHOSEN)
def test_what_is_told_can_be_agreed_on(row: dict[str, Any]) -> None:
    for game in games_of(row):
        law = laws_of(game, row["value"])[0]
        value = under(law, row["value"])
        by_hand = {"marking": "rigueur"} if row.get("by_hand") else {}
        agreed = {**by_hand, **row.get("given", {}), row["option"]: value}
        option = option_of(game, law, row["option"])
        assert value != option.default
        assert game.start(law, agreed).seats >= 2
        names = game.agreed(law, {row["option"]: value})
        assert len(names) == 1
        assert all(names[0])


@pytest.mark.parametrize("row", [each for each in EVERY if "rulesets" in each.values[0]])  # type: ignore[operator, index]
def test_what_a_rule_set_settles_is_settled_differently(row: dict[str, Any]) -> None:
    (game,) = games_of(row)
    one, other = (game.ruleset(id_) for id_ in row["rulesets"])
    assert dict(one.switches()) != dict(other.switches())


@pytest.mark.parametrize("row", [each for each in EVERY if "revanche" in each.values[0]])  # type: ignore[operator, index]
def test_the_book_says_who_begins_the_revanche(row: dict[str, Any]) -> None:
    for game in games_of(row):
        assert game.law.revanche(game.default).value == row["revanche"]
