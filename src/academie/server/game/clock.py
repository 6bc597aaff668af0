"""The clocks of a game, run by the server and recovered from its log.

What a slow line costs a seat is forgiven within a quota, as in scalachess (`LagTracker`), and within a bound
of ours, since a client can delay the answers by which its line is measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

DAY_MS: Final = 86_400_000
COUNTED_STEPS: Final = 40
"""How many acts a game is taken to have, to tell how long it lasts."""
MOST_GAIN_MS: Final = 1_000
FIRST_GAINS: Final = 3
MOST_GAINS: Final = 7
GAIN_OVER_LAG_MS: Final = 140
MOST_GRACE_MS: Final = 2_000
"""How much later than by its clock a seat is flagged at most: its act may be on the way."""
MINUTE_MS: Final = 60_000
FIRST_ACT_MS: Final = 30_000
FIRST_ACT_PART: Final = 5
"""A seat has this part of its time for its first act, and at least `FIRST_ACT_MS`."""


class Pace(StrEnum):
    """How time is counted."""

    NONE = "none"
    SUDDEN = "sudden"
    INCREMENT = "increment"
    DAYS = "days"


LIVE: Final = frozenset({Pace.SUDDEN, Pace.INCREMENT})
"""The paces of games that are played at one sitting."""


class Span(NamedTuple):
    """A time from one moment to another, in milliseconds since 1970."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The time agreed: `base_ms` for the game and `step_ms` more with each act.

    By days each act has `step_ms`, and `base_ms` is a reserve for those that take longer.
    """

    pace: Pace = Pace.NONE
    base_ms: int = 0
    step_ms: int = 0

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> ClockRule:
        """The rule as stored with the game."""
        return cls(
            Pace(stored.get("pace", "none")), int(stored.get("base_ms", 0)), int(stored.get("step_ms", 0))
        )

    def to_json(self) -> dict[str, Any]:
        return {"pace": self.pace.value, "base_ms": self.base_ms, "step_ms": self.step_ms}

    def start_ms(self) -> int:
        """The time a seat starts with."""
        return self.base_ms + self.step_ms if self.pace is Pace.DAYS else self.base_ms

    def first_deadline(self, started_ms: int) -> int | None:
        """When the first player's time runs out."""
        return None if self.pace is Pace.NONE else started_ms + self.start_ms()

    @property
    def claim_ms(self) -> int:
        """How long a player may be away while their clock runs, before the other may claim the game."""
        if self.base_ms < MINUTE_MS:
            return 10_000
        return MINUTE_MS if self.base_ms <= 10 * MINUTE_MS else 2 * MINUTE_MS

    @property
    def first_act_ms(self) -> int:
        """How long the first act of a seat may take before the game is aborted."""
        return max(FIRST_ACT_MS, self.base_ms // FIRST_ACT_PART)

    @property
    def gain_ms(self) -> int:
        """What a seat may at most be forgiven an act, once its quota is used up."""
        if self.pace not in LIVE:
            return 0
        seconds = (self.base_ms + COUNTED_STEPS * self.step_ms) // 1000
        return min(MOST_GAIN_MS, seconds * 4 + 150)
