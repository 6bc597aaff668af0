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
from academie.research.playing import Course
from academie.words import Message

CHANCE_ACTS: Final = -1
"""Who acts while chance does, among numbers of seats; OpenSpiel calls it so too."""

ENVIRONMENT: Final[Facet[Callable[[State[Any]], Any]]] = Facet("environment")
"""The state as an environment of the compiled core; `None` for one the core does not know."""


def core_game(state: State[Any]) -> Any:  # noqa: ANN401 - a class of the compiled core, which may be missing
    """Return the game from that state as the compiled core plays it, or `None` where it cannot."""
    environment = ENVIRONMENT.get(game_of(state)) if find_spec("academie_core") is not None else None
    return None if environment is None else environment(state)


def number_of(actor: Actor) -> int | None:
    """Return who acts as a number: a seat, `CHANCE_ACTS`, or nobody."""
    return CHANCE_ACTS if actor is CHANCE else actor if isinstance(actor, int) else None


class Live:
    """A game that changes as it is played, with the ids said so far.

    The core plays it; the law's own course, which has the record and the words, catches up when it is asked.
    """

    __slots__ = ("_core", "_course", "_first", "_most", "_next", "ids")

    def __init__(self, first: Course, core: Any = None) -> None:  # noqa: ANN401 - see `core_game`
        self._first = self._course = first
        self._core = core
        self._most = first.most_acts
        self._next = number_of(first.state.actor)
        self.ids: list[int] = []

    @classmethod
    def begin(cls, first: Course) -> Live:
        """Return the game from a course that has just begun."""
        return cls(first, core_game(first.state))

    def copy(self) -> Live:
        """Return the same game again, to be played on by itself."""
        again = Live(self._first, None if self._core is None else self._core.copy())
        again.ids, again._course, again._next = [*self.ids], self._course, self._next
        return again

    def __deepcopy__(self, memo: object) -> Live:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self._first, self.ids)

    @property
    def course(self) -> Course:
        """The game by the law, with its record."""
        for id_ in self.ids[self._course.said :]:
            self._course = self._course.after(id_)
        return self._course

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before its end."""
        return self._next is not None and len(self.ids) >= self._most

    @property
    def actor(self) -> int | None:
        """The seat to act, `CHANCE_ACTS`, or nobody once the game is over or stopped."""
        return None if len(self.ids) >= self._most else self._next

    def legal(self) -> list[int]:
        """Return the ids that may come next, ascending."""
        return [*self.course.legal] if self._core is None else self._core.legal()

    def mask(self) -> npt.NDArray[np.int8]:
        """Return 1 for each id that the seat to act may say."""
        legal = np.zeros(self._course.encoding.acts, np.int8)
        if self._core is not None:
            self._core.mask(legal)
        elif self._next is not None and self._next >= 0:
            legal[self.legal()] = 1
        return legal

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
            self._next = number_of(self._course.state.actor)
        else:
            try:
                self._next = self._core.apply(id_)
            except ValueError:
                raise IllegalAction(Message("research-no-act", id=str(id_))) from None
        self.ids.append(id_)

    def roll(self, chance: Chance) -> None:
        """Let chance act until a seat is to act, or the game is over or stopped."""
        if self._core is not None:
            fell = self._core.roll(chance.seed, chance.lane, chance.taken, self._most - len(self.ids))
            chance.taken += len(fell)
            self.ids += fell
            self._next = self._core.actor
        while self.actor == CHANCE_ACTS:
            self.apply(self.course.falls(chance))

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """Return what a seat sees."""
        if self._core is None:
            return np.asarray(self.course.observe(Seat(seat)), np.float32)
        numbers = np.empty(self._core.features, np.float32)
        self._core.observe(seat, numbers)
        return numbers

    def returns(self) -> list[float]:
        """Return what each seat has won: nothing before the end, nor in a game that was stopped."""
        if self._core is None:
            return self.course.returns()
        gains: list[float] = self._core.returns()
        return gains


def replayed(first: Course, ids: list[int]) -> Live:
    """The game from that course once those ids are said: as a game is pickled."""
    live = Live.begin(first)
    for id_ in ids:
        live.apply(id_)
    return live
