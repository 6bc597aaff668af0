"""How slow the line of a client is, by WebSocket pings that the server sends and the pongs that answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

NEW_PART: Final = 0.1
"""How much each new round trip counts in the smoothed one."""
KEPT: Final = 5
MOST_OVER_LEAST_MS: Final = 200.0


class Line:
    """The round trips of one line, and how often they are measured."""

    __slots__ = ("_measure", "_recent", "_smoothed", "hurried")

    def __init__(self, measure: Callable[[], None]) -> None:
        self.hurried: Callable[[], bool] = bool
        """Whether a clock runs that this line can make lose."""
        self._measure = measure
        self._smoothed = 0.0
        self._recent: deque[float] = deque(maxlen=KEPT)

    def measure(self) -> None:
        """Measure the line now, unless that is under way."""
        self._measure()

    def add(self, rtt_ms: float) -> None:
        """Take a round trip into account."""
        self._smoothed += (rtt_ms - self._smoothed) * (NEW_PART if self._recent else 1.0)
        self._recent.append(rtt_ms)

    @property
    def known(self) -> bool:
        """Whether it was measured as often as is taken into account."""
        return len(self._recent) == KEPT

    @property
    def lag_ms(self) -> int:
        """What the line costs, and not much more than it did at its best of late; 0 if nothing is known."""
        if not self._recent:
            return 0
        return round(min(self._smoothed, min(self._recent) + MOST_OVER_LEAST_MS))
