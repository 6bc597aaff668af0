"""A law with some of its switches turned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from academie.kernel import Citation, Cited, RuleSet
from academie.sources import ACADEMIE

R = TypeVar("R", bound=RuleSet)


def variant(rules: R, **switches: object) -> R:
    """The rule set with those switches turned."""
    place = Citation(ACADEMIE, "a variant made for a test")
    changes: dict[str, Any] = {name: Cited(value, place) for name, value in switches.items()}
    return replace(rules, **changes)
