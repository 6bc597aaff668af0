"""Games stored under the first version of the rules replay as they were played, faults included."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from academie.kernel import Record
from academie.notation import notation_of
from academie.registry import registry

STORED = json.loads(Path(__file__).with_name("first_version.json").read_text(encoding="utf-8"))["games"]
NOTATION = notation_of("dominos")


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored["ruleset"])
def test_it_replays(stored: dict[str, Any]) -> None:
    acts = tuple(map(NOTATION.read_act, stored["acts"].split(" | ")))
    record: Record[Any] = Record(registry["dominos"], stored["ruleset"], (("marking", "rigueur"),), acts)
    _, *after = record.states()
    positions = "\n".join(map(NOTATION.state, after))
    assert hashlib.sha256(positions.encode()).hexdigest() == stored["positions"]
    outcome = after[-1].outcome
    found = None if outcome is None else [outcome.reason, *map(str, outcome.returns)]
    assert found == stored["outcome"]


def test_the_corrections_would_change_them() -> None:
    """At four without points and au dernier what rule XVI costs is told otherwise since."""
    law = registry["dominos"].law
    for name in ("quatre-sans-points-1806", "dernier-1806"):
        first, newest = law.recorded(f"dominos/{name}"), law.ruleset(name)
        assert (first.version, newest.version) == (1, 2)
        assert first.fault_cost.value != newest.fault_cost.value
    assert not any(rules.uncovered.value for rules in law.former)
    assert all(rules.uncovered.value for rules in law.rulesets)
