"""A throw whose worth is to be told: the answer is the law's, worked out each time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import moved
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.coup import with_dice
from academie.games.trictrac.law.jans import JanScored, Scored
from academie.games.trictrac.law.odds import points, scored
from academie.games.trictrac.law.state import Phase
from academie.games.trictrac.study.marking.difficulty import EASIEST, Difficulty, difficulty
from academie.kernel import Event, NotationError
from academie.notation import notation_of

SECONDS: Final = 20
"""How long an easy throw may take; the hard ones have longer."""
TEMPTING: Final = 3
A_SECOND: Final = 25
"""So many points of difficulty give another second."""


@dataclass(frozen=True)
class Exercise:
    """A position about to be thrown for, and the throw."""

    before: TrictracState
    cast: Throw

    @property
    def position(self) -> str:
        """The position before the throw, as notation writes it."""
        return notation_of("trictrac").state(self.before)

    @property
    def dice(self) -> str:
        """The throw, as notation writes it."""
        return notation_of("trictrac").act(self.cast)

    @property
    def shown(self) -> TrictracState:
        """The board with the dice lying on it, nothing marked yet."""
        thrown = replace(self.before.pasts[self.before.thrower], throws=1)
        pasts = (thrown, self.before.pasts[1]) if self.before.thrower == 0 else (self.before.pasts[0], thrown)
        board = with_dice(replace(self.before.board, pasts=pasts), self.cast)
        return replace(self.before, board=board, phase=Phase.PLAY, last_events=())

    @cached_property
    def answer(self) -> tuple[int, int]:
        """What the throw is worth by the law, to the thrower and to his adversary."""
        return points(self.before, self.cast)

    @cached_property
    def scored(self) -> tuple[Scored, ...]:
        """Everything the throw scores, for either."""
        return scored(self.before, self.cast)

    @cached_property
    def difficulty(self) -> Difficulty:
        """How hard it is to tell."""
        return difficulty(self.before.coup(self.cast), self.scored)

    @property
    def tempting(self) -> bool:
        """Whether there is something to look at: a jan, or several men that seem to stand open."""
        return bool(self.scored) or self.difficulty.lone_men >= TEMPTING

    @property
    def seconds(self) -> int:
        """How long one should take."""
        return SECONDS + (self.difficulty.rating - EASIEST) // A_SECOND

    def events(self) -> tuple[Event, ...]:
        """What the law tells as the throw falls: each jan with its façons and its article."""
        return tuple(event for event in self.before.apply(self.cast).events if isinstance(event, JanScored))

    def result(self, mine: int, his: int, seconds: float) -> float:
        """1 for both numbers right in time, a half for right but late, 0 for wrong."""
        if (mine, his) != self.answer:
            return 0.0
        return 1.0 if seconds <= self.seconds else 0.5


def exercise(position: str, dice: str) -> Exercise:
    """The exercise written so. Raises an error of the library for what cannot be asked."""
    notation = notation_of("trictrac")
    before, cast = notation.read_state(position), notation.read_act(dice)
    if (
        not isinstance(before, TrictracState)
        or before.phase is not Phase.THROW
        or not isinstance(cast, Throw)
    ):
        raise NotationError("a position about to be thrown for, and a throw, are wanted")
    made = Exercise(before, cast)
    if not askable(made):
        raise NotationError("what this throw is worth depends on how it is played")
    return made


def askable(of: Exercise) -> bool:
    """Whether the throw has one worth: nothing is undertaken first, and no last man may be borne off."""
    cast = of.before.board.look(of.cast)
    ends = any(not any(moved(cast.coup.mine, play.moves)) for play in cast.plays.plays)
    return not ends and of.before.apply(of.cast).phase is not Phase.UNDERTAKE
