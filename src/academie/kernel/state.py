"""States of a game, what acts bring about in them, and how the game ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from fractions import Fraction
from functools import cache
from pkgutil import resolve_name
from typing import Any, Generic, Self, TypeVar, cast

from academie.kernel.action import Action, Actor, Seat
from academie.kernel.citation import Citation
from academie.kernel.ruleset import RuleSet

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened to `seat`, by the authority of `citation`."""

    seat: Seat
    citation: Citation

    @property
    def called(self) -> str:
        """The name of what happened, for programs."""
        return type(self).__name__


@dataclass(frozen=True, slots=True)
class Outcome:
    """What each seat won (lost if negative), in stakes, and the word for how."""

    returns: tuple[Fraction, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that gained; none in a draw."""
        return tuple(Seat(i) for i, gain in enumerate(self.returns) if gain > 0)


class State(ABC, Generic[A]):
    """Immutable and hashable; `apply` returns the next one.

    Equality is of what the law needs to go on: the events of the last act do not count.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def ruleset(self) -> RuleSet:
        """The law this state is played by."""

    @property
    def seats(self) -> int:
        """How many sit at the table: the seats are numbered from 0."""
        return 2

    @property
    @abstractmethod
    def actor(self) -> Actor:
        """The seat to act, `CHANCE`, or `None` at the end."""

    @property
    @abstractmethod
    def events(self) -> tuple[Event, ...]:
        """What the last act brought, in the order it happened."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""

    @abstractmethod
    def actions(self) -> Sequence[A]:
        """Every legal act of the actor, each once; empty only at the end."""

    @abstractmethod
    def apply(self, action: A) -> Self:
        """The state after `action`. Raises `IllegalAction` for anything not in `actions()`."""

    def play(self, text: str) -> Self:
        """The state after the act a person means by `text`. Raises `IllegalPlay`."""
        after: Self = _text_function("play")(self, text)
        return after

    @abstractmethod
    def chance(self) -> Sequence[tuple[A, Fraction]]:
        """When the actor is `CHANCE`: what may fall and how likely, summing to one; else empty."""

    def author(self, action: A) -> Actor:
        """Whose act it is: the actor's, unless the game lets another seat act out of turn."""
        del action
        return self.actor

    @abstractmethod
    def mirrored(self) -> Self:
        """The same state with the seats exchanged (in games of more than two: moved on by one)."""

    @abstractmethod
    def problems(self) -> tuple[str, ...]:
        """Every reason why this state cannot be; empty for any state reached by play."""

    def view(self, seat: Seat | None) -> Self:
        """The state as `seat`, or an onlooker, may see it. Games that hide nothing show all."""
        del seat
        return self

    def describe(self) -> str:
        """Every field, also of states inside this one: all that `repr` shortens."""
        return full_repr(self)

    def __repr__(self) -> str:
        try:
            return str(_text_function("line")(self))
        except Exception:  # a repr must not fail, whatever the state and whoever made its game
            return f"<State {self.ruleset.id}>"


@cache
def _text_function(name: str) -> Callable[..., Any]:
    """A function of the floor of text, loaded on first use as the parts of a game are."""
    found: Callable[..., Any] = resolve_name(f"academie.notation.states:{name}")
    return found


def full_repr(value: object) -> str:
    """Return the class and every field, also of the values inside: values that differ read differently."""
    if isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)
        name = "" if type(parts) is tuple else type(parts).__qualname__
        return f"{name}({', '.join(map(full_repr, parts))})"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    shown = (each for each in fields(value) if each.repr)
    inside = (f"{each.name}={full_repr(getattr(value, each.name))}" for each in shown)
    return f"{type(value).__qualname__}({', '.join(inside)})"
