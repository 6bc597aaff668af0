"""Games recorded by the first release, automatic and by hand, of each rule set: they replay as played."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from academie.kernel import Record
from academie.notation import notation_of
from academie.registry import registry

PLAYED = json.loads((Path(__file__).parent / "first_versions.json").read_text(encoding="utf-8"))


def name(played: dict[str, Any]) -> str:
    return ",".join((played["ruleset"], *(f"{key}={value}" for key, value in played["options"].items())))


@pytest.mark.parametrize("played", PLAYED, ids=name)
def test_a_game_of_the_first_release_replays(played: dict[str, Any]) -> None:
    """Every state is told by the same line as then."""
    game = registry[played["ruleset"].partition("/")[0]]
    notation = notation_of(game.key)
    record: Record[Any] = Record(game, played["ruleset"], tuple(sorted(played["options"].items())))
    state, lines = record.start(), hashlib.sha256()
    assert state.ruleset.version == 1
    for text in played["acts"].split("; "):
        state = state.apply(notation.resolve(state, text))
        lines.update(notation.state(state).encode() + b"\n")
    assert lines.hexdigest() == played["states"]
    returns = None if state.outcome is None else [str(gain) for gain in state.outcome.returns]
    assert returns == played["returns"]


def test_every_rule_set_of_the_first_release_is_there() -> None:
    recorded = {played["ruleset"] for played in PLAYED}
    for key in ("trictrac", "ecrire", "poule", "tour-a-tour"):
        assert {rules.id for rules in registry[key].law.former} <= recorded
