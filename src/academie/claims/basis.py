"""What a finding rests on besides its statement, as one digest: when it changes, the finding is stale.

It covers what decides, not where it is written: the values and articles of the law, the position and moves
of the study, the weights of the engine, and what the engine answers to a few fixed questions. Moving,
renaming or reformatting sources leaves it alone. A check whose own code comes to answer otherwise has its
version raised.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, Final, cast

from academie.claims.check import Check
from academie.kernel import RuleSet
from academie.library import catalogue
from academie.library.statement import Statement
from academie.registry import registry

LENGTH: Final = 16
"""How many digits of a digest are kept."""


def basis(statement: Statement, check: Check) -> str | None:
    """The digest of what a finding rests on; nothing if an engine that it needs is missing."""
    engine = check.signature(statement.game)
    if engine is None:
        return None
    return digest([law(ruleset_of(statement, check)), lines(statement), engine])


def digest(values: object) -> str:
    """A short digest of values; names of classes and fields have no part in it."""
    text = json.dumps(values, ensure_ascii=False, sort_keys=True, default=_plain)
    return sha256(text.encode()).hexdigest()[:LENGTH]


def _plain(value: object) -> object:
    """A plain form of a value that JSON has none for. Raises `TypeError` for a type that no law uses yet."""
    match value:
        case Enum():
            return value.value
        case range():
            return [*value]
        case frozenset():
            return sorted(map(str, cast(frozenset[object], value)))
        case _ if is_dataclass(value):
            return [getattr(value, item.name) for item in fields(value)]
        case _:
            raise TypeError(f"no plain form of {value!r}: add one to _plain")


def ruleset_of(statement: Statement, check: Check) -> RuleSet:
    """The law by which a statement is checked."""
    rules: RuleSet = registry[statement.game].ruleset(statement.parameters.get("ruleset", check.ruleset))
    return rules


def law(rules: RuleSet) -> list[Any]:
    """The id of a rule set, and its switches in their order: each value with its article."""
    return [rules.id, *([switch.value, str(switch.citation)] for _, switch in rules.switches())]


def lines(statement: Statement) -> list[Any]:
    """The position and every line of the study a statement is about, if it is about one."""
    if "study" not in statement.parameters:
        return []
    study = catalogue().study(statement.parameters["study"])
    return [study.position, *([way.setup, *way.moves] for way in study.line.ways())]
