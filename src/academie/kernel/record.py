"""A game as it was played: the law, the options, and the acts in order.

The same fold serves a server's log, the library, training games and notation: whoever replays a record
gets every state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Generic, Self, TypeVar

from academie.kernel.action import Action
from academie.kernel.game import Game
from academie.kernel.kinds import OptionValue
from academie.kernel.state import State

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Record(Generic[A]):
    """Replays to the same states wherever the same law is installed."""

    game: Game
    ruleset: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    acts: tuple[A, ...] = ()
    tags: tuple[tuple[str, str], ...] = field(default=(), compare=True)

    def start(self) -> State[A]:
        """The state before the first act."""
        return self.game.start(self.game.ruleset(self.ruleset), dict(self.options))

    def states(self) -> Iterator[State[A]]:
        """The first state and the state after each act. Raises `IllegalAction` at an act that cannot be."""
        state = self.start()
        yield state
        for act in self.acts:
            state = state.apply(act)
            yield state

    def final(self) -> State[A]:
        """The state after the last act."""
        *_, last = self.states()
        return last

    def with_act(self, act: A) -> Self:
        """The record one act longer."""
        return replace(self, acts=(*self.acts, act))
