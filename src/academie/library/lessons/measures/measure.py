"""A measure: something the law can count about an act, under a name that lessons use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from typing import Any

from academie.kernel import NotationError, Seat, Text, other
from academie.library.lessons.condition import Term
from academie.library.lessons.setting import Played

Terms = Mapping[str, Term]


@dataclass(frozen=True, slots=True)
class Measure:
    """`count` is asked with the terms of a condition; `noun` names what is counted, its terms in braces."""

    count: Callable[..., int]
    noun: Text
    result: bool = False
    """Whether it counts what the last act brought: the state after that act would show the answer."""

    def bound(self, terms: Terms) -> dict[str, Any]:
        """The terms with those left out. Raises `NotationError` for terms the measure does not know."""
        try:
            bound = signature(self.count).bind(None, **terms)
        except TypeError as wrong:
            raise NotationError(f"terms of a measure: {wrong}") from None
        bound.apply_defaults()
        return {name: value for name, value in bound.arguments.items() if name != "played"}

    def of(self, played: Played, terms: Terms) -> int:
        """How much it is."""
        return self.count(played, **terms)

    def named(self, terms: Terms) -> Text:
        """What is counted, for people."""
        given = self.bound(terms)
        return Text(*(words.format_map(given) for words in self.noun))


def whom(played: Played, whose: str) -> Seat:
    """The seat meant by `mine` or `his`. Raises `NotationError`."""
    if whose not in {"mine", "his"}:
        raise NotationError(f"{whose!r} should be mine or his")
    return played.seat if whose == "mine" else other(played.seat)
