"""How long to think about a move: what a level or a clock allows, and when enough has been seen."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from math import isnan
from typing import Final, NamedTuple

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.players.search import Budget, Thinker, Thought
from academie.games.draughts.text.hub import HubLine
from academie.kernel import NotationError
from academie.words import Message

MOVES_LEFT: Final = 30
"""For how many more moves the time on the clock is taken to be, if nobody says."""
SHARE: Final = 0.9
"""What part of the time is thought away, the rest being lost on the way."""
STRETCH: Final = 4.0
"""How many times its share a hard move may take."""
DANGER: Final = 0.3
"""What part of the clock one move may take at most, unless few are left."""
FEW: Final = 3
LONG: Final = 3600.0
"""How many seconds a search lasts if nobody limits it."""
USUAL: Final = 1.0
"""How many seconds a move takes if no level was told."""

CALM: Final = 4
"""After how many depths with the same move it is taken for certain."""
CERTAIN, DOUBTFUL = 0.7, 1.8
"""How the share of a move is stretched where it is certain, and where it has just changed or lost worth."""
WORSE: Final = 25
"""A loss of that many hundredths of a man from one depth to the next is a reason to think on."""
NO_MORE: Final = 0.6
"""After this part of its share no further depth is begun: it would hardly be finished."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What may be spent on a move: never more than the budget, and usually no more than `share` seconds.

    Without a share the whole budget is spent. `endless` is for a search that somebody will stop.
    """

    budget: Budget
    share: float | None = None
    endless: bool = False

    @property
    def waiting(self) -> Budget:
        """The budget while the clock does not run."""
        return replace(self.budget, seconds=LONG)


class Clock(NamedTuple):
    """Seconds left, the moves they must do for if that is fixed, and what each further move adds."""

    left: float
    moves: int | None = None
    inc: float = 0.0


def on_clock(clock: Clock) -> Allowance:
    """What may be spent on the next move, such that time is left however many follow."""
    left = max(clock.left, 0.0)
    moves = max(clock.moves or MOVES_LEFT, 1)
    share = min((left + clock.inc * (moves - 1)) / moves, left) * SHARE
    part = DANGER if moves > FEW else SHARE / moves
    return Allowance(Budget(seconds=min(STRETCH * share, max(part * left, share))), share)


_LEVEL: Final = ("depth", "nodes", "move-time", "moves", "time", "inc")


def allowed(level: HubLine) -> Allowance:
    """What a level allows for the next move. Raises `NotationError` for one that is no number."""
    given = {name: _number(level, name) for name in _LEVEL if name in level.arguments}
    limits = {name: int(given[name]) for name in ("depth", "nodes") if name in given}
    work = Budget(limits.get("depth"), limits.get("nodes"))
    if "infinite" in level.arguments:
        return Allowance(replace(work, seconds=LONG), endless=True)
    if "move-time" in given:
        return Allowance(replace(work, seconds=given["move-time"]))
    if "time" in given:
        moves = int(given["moves"]) if "moves" in given else None
        timed = on_clock(Clock(given["time"], moves, given.get("inc", 0.0)))
        return replace(timed, budget=replace(work, seconds=timed.budget.seconds))
    return Allowance(work if limits else Budget(seconds=USUAL))


def _number(level: HubLine, name: str) -> float:
    """Not below zero, or for depth and nodes one: a clock may be overdrawn, but a move must be made."""
    found = level.number(name)
    if found is None or isnan(found):
        raise NotationError(Message("draughts-hub-level", name=name, value=level.arguments[name]))
    return max(found, 1.0 if name in {"depth", "nodes"} else 0.0)


def paced(thinker: Thinker, state: DraughtsState, allowance: Allowance) -> Thought:
    """What is found of a state within the allowance, the clock starting now."""
    pace, since = Pace(allowance.share), time.monotonic()

    def tell(thought: Thought) -> None:
        if pace.enough(thought, time.monotonic() - since):
            thinker.stop()

    return thinker.think(state, allowance.budget, tell=tell)


class Pace:
    """Follows a search depth by depth, and says when the share of a move is used up."""

    def __init__(self, share: float | None) -> None:
        self._share = share
        self._last: Thought | None = None
        self._calm = 0

    def enough(self, thought: Thought, seconds: float) -> bool:
        """Whether to stop after this depth, `seconds` after the clock was started."""
        stretch = self._stretch(thought)
        self._last = thought
        return self._share is not None and seconds >= NO_MORE * stretch * self._share

    def _stretch(self, thought: Thought) -> float:
        if self._last is None:
            return 1.0
        (before, now) = self._last.lines[0], thought.lines[0]
        same = before.moves[0] == now.moves[0]
        self._calm = self._calm + 1 if same else 0
        if not same or now.score <= before.score - WORSE:
            return DOUBTFUL
        return CERTAIN if self._calm >= CALM else 1.0
