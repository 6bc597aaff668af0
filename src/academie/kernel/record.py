"""A game as it was played: the law, the options, and the acts in order.

A server's log, the library, training games and notation all replay records; replaying gives every state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Generic, Self, TypeVar

from academie.kernel.action import Action
from academie.kernel.game import Game
from academie.kernel.kinds import OptionValue
from academie.kernel.state import State, text_function

A = TypeVar("A", bound=Action)

POSITION: Final = "position"
"""The option that says where a game begins, as its notation writes it."""


@dataclass(frozen=True, slots=True)
class Record(Generic[A]):
    """The game, its rule set, options and acts; it replays to the same states under the same law."""

    game: Game
    ruleset: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    acts: tuple[A, ...] = ()
    tags: tuple[tuple[str, str], ...] = field(default=(), compare=True)

    def start(self) -> State[A]:
        """Return the state before the first act.

        Every game with a notation may begin from a `position`, also where its law has no such option.
        """
        ruleset, options = self.game.recorded(self.ruleset), dict(self.options)
        known = {option.name for option in self.game.options(ruleset)}
        if POSITION not in options or POSITION in known:
            return self.game.start(ruleset, options)
        placed: State[A] = text_function("set_up")(self.game, ruleset, options)
        return placed

    def states(self) -> Iterator[State[A]]:
        """Yield the first state and the state after each act. Raises `IllegalAction` at an illegal act."""
        state = self.start()
        yield state
        for act in self.acts:
            state = state.apply(act)
            yield state

    def final(self) -> State[A]:
        """Return the state after the last act."""
        *_, last = self.states()
        return last

    def with_act(self, act: A) -> Self:
        """Return the record with one more act."""
        return replace(self, acts=(*self.acts, act))
