"""What a finding rests on besides its statement, as digests: when one changes, the finding is stale.

They cover what decides, not where it is written: `law` the values of the law, `study` the
positions and moves of the studies, `weights` those of the engine, and `engine` what it answers to a few fixed
questions. Moving, renaming or reformatting sources leaves them alone. A check whose own code comes to answer
otherwise has its version raised.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
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


Basis = Mapping[str, str]
"""What a finding rests on: the digest of each part by its name."""


def basis(statement: Statement, check: Check) -> Basis | None:
    """The digests of what a finding rests on; nothing if an engine that it needs is missing."""
    asked = check.signature(statement.game)
    if asked is None:
        return None
    studies = lines(statement)
    parts = {"law": law(ruleset_of(statement, check)), **({"study": studies} if studies else {}), **asked}
    return {name: digest(part) for name, part in parts.items()}


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
    """The id of a rule set, and the values of its switches in their order; what they cite decides nothing."""
    return [rules.id, *(switch.value for _, switch in rules.switches())]


def lines(statement: Statement) -> list[Any]:
    """The position and every line of the studies a statement is about, if it is about any."""
    studies = map(catalogue().study, study_names(statement))
    return [[study.position, *([way.setup, *way.moves] for way in study.line.ways())] for study in studies]


def study_names(statement: Statement) -> Iterator[str]:
    """The studies that a statement names: the one it is about, or several."""
    given = statement.parameters
    if "study" in given:
        yield given["study"]
    yield from given.get("among", ())
