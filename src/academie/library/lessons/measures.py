"""Measures: what the law can count about an act, under the names that lessons use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from inspect import signature
from typing import Any, Final, cast

from academie.kernel import Action, Event, Facet, NotationError, Seat, State, other
from academie.library.lessons.lesson import Term
from academie.registry import registry
from academie.words import Message, Text

PLAYS: Final = "plays"
"""The measure that counts the legal acts fulfilling `where` after the act."""
CASTS: Final = "casts"
"""The measure that counts the casts of 36 fulfilling `where`, when dice are about to be thrown."""
NESTED: Final = frozenset({PLAYS, CASTS})

Terms = Mapping[str, Term]


@dataclass(frozen=True, slots=True)
class Played:
    """An act with the states around it; what is measured is measured for `seat`."""

    before: State[Any]
    act: Action | None
    after: State[Any]
    seat: Seat


@dataclass(frozen=True, slots=True)
class Measure:
    """`count` is called with the terms of a condition; `noun` names what is counted, with terms in braces."""

    count: Callable[..., int]
    noun: Message
    result: bool = False
    """Whether it counts what the last act brought, so that the state after that act shows the answer."""

    place: Callable[[Played, int, str], object] | None = None
    """What people call the place that the term `at` gives, where there is one."""

    def bound(self, terms: Terms) -> dict[str, Any]:
        """The terms, with defaults for those left out. Raises `NotationError` for an unknown term."""
        try:
            bound = signature(self.count).bind(None, **terms)
        except TypeError as wrong:
            raise NotationError(Message("library-wrong-terms", why=str(wrong))) from None
        bound.apply_defaults()
        return {name: value for name, value in bound.arguments.items() if name != "played"}

    def of(self, played: Played, terms: Terms) -> int:
        """The value of the measure."""
        return self.count(played, **terms)

    def named(self, terms: Terms, played: Played) -> Text:
        """What is counted, for people."""
        bound = self.bound(terms)
        if self.place is not None:
            bound["at"] = self.place(played, bound["at"], bound["whose"])
        return self.noun.given(**bound)


def whom(played: Played, whose: str) -> Seat:
    """The seat that `mine` or `his` stands for. Raises `NotationError`."""
    if whose not in {"mine", "his"}:
        raise NotationError(Message("library-mine-or-his", whose=whose))
    return played.seat if whose == "mine" else other(played.seat)


def event(played: Played, called: str, whose: str | None = None, **facts: Term) -> int:
    """How many events of that name the act brought, to one player and with those facts if they are given."""
    seat = None if whose is None else whom(played, whose)
    return sum(
        found.called == called and seat in {None, found.seat} and _fits(found, facts)
        for found in played.after.events
    )


def _fits(found: Event, facts: Mapping[str, Term]) -> bool:
    return all(_plain(getattr(found, name, None)) == value for name, value in facts.items())


def _plain(value: object) -> object:
    """A field of an event as lessons write it; a tuple is its length."""
    if isinstance(value, Enum):
        return value.value
    return len(cast(tuple[object, ...], value)) if isinstance(value, tuple) else value


def legal(played: Played) -> int:
    """How many acts are legal after the act."""
    return len(played.after.actions())


def won(played: Played, whose: str = "mine") -> int:
    """Whether the game is over and won."""
    outcome = played.after.outcome
    return int(outcome is not None and whom(played, whose) in outcome.winners)


def drawn(played: Played) -> int:
    """Whether the game is over and drawn."""
    outcome = played.after.outcome
    return int(outcome is not None and not outcome.winners)


COMMON: Final = {
    "event": Measure(event, Message("library-measure-event"), result=True),
    "legal": Measure(legal, Message("library-measure-legal")),
    "won": Measure(won, Message("library-measure-won"), result=True),
    "drawn": Measure(drawn, Message("library-measure-drawn"), result=True),
}


MEASURES: Final[Facet[Mapping[str, Measure]]] = Facet("measures")
"""What can be measured in one game, besides what can be in any."""


@cache
def measures(game: str) -> dict[str, Measure]:
    """Return every measure of a game by name."""
    return {**COMMON, **(MEASURES.get(registry[game]) or {})}
