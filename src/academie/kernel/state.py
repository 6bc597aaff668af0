"""States of a game, what acts bring about in them, and how the game ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from fractions import Fraction
from functools import cache
from pkgutil import resolve_name
from typing import Any, Final, Generic, Self, TypeVar, cast

from academie.kernel.action import Action, Actor, Seat
from academie.kernel.citation import Citation
from academie.kernel.ruleset import RuleSet
from academie.words import Text

A = TypeVar("A", bound=Action)

LONGEST_REPR: Final = 119
"""How many characters `repr` of a state or an event has at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened to `seat`, by the authority of `citation`."""

    seat: Seat
    citation: Citation

    @property
    def called(self) -> str:
        """The name of what happened, for programs."""
        return type(self).__name__

    def __init_subclass__(cls) -> None:
        # A dataclass keeps a `__repr__` that its class has, so events of every game share this one.
        cls.__repr__ = Event.__repr__  # type: ignore[method-assign]

    def __repr__(self) -> str:
        own = (each.name for each in fields(self) if each.repr and each.name not in {"seat", "citation"})
        inside = "".join(f", {name}={getattr(self, name)!r}" for name in own)
        line = f"<{self.called} seat {self.seat}{inside}"
        return f"{line}>" if len(line) < LONGEST_REPR else f"{line[: LONGEST_REPR - 2]}…>"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What each seat won (lost if negative), in stakes, and a word for the reason."""

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
        """How many players there are: seats are numbered from 0."""
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
        """Return every legal act of the actor, each once; empty only at the end."""

    @abstractmethod
    def apply(self, action: A) -> Self:
        """Return the state after `action`. Raises `IllegalAction` for anything not in `actions()`."""

    def play(self, text: str) -> Self:
        """Return the state after the act that `text` stands for. Raises `IllegalPlay`."""
        after: Self = text_function("play")(self, text)
        return after

    @abstractmethod
    def chance(self) -> Sequence[tuple[A, Fraction]]:
        """Return each act of chance with its probability, summing to one; empty if chance is not to act."""

    def author(self, action: A) -> Actor:
        """Return whose act it is: the actor's, unless the game lets another seat act out of turn."""
        del action
        return self.actor

    @abstractmethod
    def mirrored(self) -> Self:
        """Return the state with the seats exchanged (in games of more than two: moved on by one)."""

    @abstractmethod
    def problems(self) -> tuple[Text, ...]:
        """Return every reason why this state cannot be; empty for any state reached by play."""

    def view(self, seat: Seat | None) -> Self:
        """Return the state as `seat`, or a spectator, may see it; games that hide nothing show all."""
        del seat
        return self

    def describe(self) -> str:
        """Return every field, also of states inside this one: all that `repr` shortens."""
        return full_repr(self)

    def __repr__(self) -> str:
        try:
            return str(text_function("line")(self))
        except Exception:  # a repr must not fail, whatever the state and the package of its game
            return f"<State {self.ruleset.id}>"


@cache
def text_function(name: str) -> Callable[..., Any]:
    """Return a function of `academie.notation.states`, loaded on first use as parts of games are."""
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
