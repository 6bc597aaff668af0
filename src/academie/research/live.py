"""One game in progress for a framework: by the compiled core where it can, by the law otherwise."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from academie.kernel import CHANCE, Actor, Facet, IllegalAction, Seat, State
from academie.registry import game_of
from academie.research.chance import Chance
from academie.research.playing import Course, fallen
from academie.words import Message

Numbers = npt.NDArray[np.float32]

NOBODY: Final = -1
"""Who acts in the core while chance does."""


ENVIRONMENT: Final[Facet[Callable[[State[Any]], Any]]] = Facet("environment")
"""The state as an environment of the compiled core; `None` for one the core does not know."""


def core_game(state: State[Any]) -> Any:  # noqa: ANN401 - a class of the compiled core, which may be missing
    """Return the game from that state as the compiled core plays it, or `None` where it cannot."""
    environment = ENVIRONMENT.get(game_of(state)) if find_spec("academie_core") is not None else None
    return None if environment is None else environment(state)


class Live:
    """A game that changes as it is played, with the ids said so far.

    The core plays it; the law's own course, which has the record and the words, catches up when it is asked for.
    """

    __slots__ = ("_core", "_course", "_first", "ids")

    def __init__(self, first: Course, core: Any = None) -> None:  # noqa: ANN401 - see `core_game`
        self._first = self._course = first
        self._core = core
        self.ids: list[int] = []

    def copy(self) -> Live:
        """Return the same game again, to be played on by itself."""
        other = Live(self._first, None if self._core is None else self._core.copy())
        other.ids, other._course = [*self.ids], self._course
        return other

    def __deepcopy__(self, memo: object) -> Live:
        return self.copy()

    @property
    def course(self) -> Course:
        """The game by the law, with its record."""
        course = self._course
        for id_ in self.ids[course.said :]:
            course = course.after(id_)
        self._course = course
        return course

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before its end."""
        return len(self.ids) >= self._first.most_acts and self._waiting is not None

    @property
    def _waiting(self) -> Actor:
        if self._core is None:
            return self.course.state.actor
        actor = self._core.actor
        return CHANCE if actor == NOBODY else actor

    @property
    def actor(self) -> Actor:
        """The seat to act, chance, or nobody once the game is over or stopped."""
        return None if len(self.ids) >= self._first.most_acts else self._waiting

    def legal(self) -> list[int]:
        """Return the ids that may come next, ascending."""
        return [*self.course.legal] if self._core is None else self._core.legal()

    def chances(self) -> list[tuple[int, float]]:
        """Return what may fall, by id ascending, and how likely."""
        if self._core is None:
            return self.course.chances()
        ways = self._core.chances()
        whole = sum(many for _, many in ways)
        return [(id_, many / whole) for id_, many in ways]

    def apply(self, id_: int) -> None:
        """Say an id. Raises `IllegalAction` for one that is not legal."""
        if self._core is None:
            self._course = self.course.after(id_)
        else:
            try:
                self._core.apply(id_)
            except ValueError:
                raise IllegalAction(Message("research-no-act", id=str(id_))) from None
        self.ids.append(id_)

    def roll(self, chance: Chance) -> None:
        """Let chance act until a seat is to act, or the game is over or stopped."""
        while self.actor is CHANCE:
            self.apply(fallen(self.course.ways() if self._core is None else self._core.chances(), chance))

    def observe(self, seat: Seat) -> Numbers:
        """Return what a seat sees."""
        if self._core is None:
            return np.asarray(self.course.observe(seat), np.float32)
        numbers = np.empty(self._core.features, np.float32)
        self._core.observe(seat, numbers)
        return numbers

    def returns(self) -> list[float]:
        """Return what each seat has won: nothing before the end, nor in a game that was stopped."""
        if self._core is None:
            return self.course.returns()
        gains: list[float] = self._core.returns()
        return gains
