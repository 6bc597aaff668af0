"""How often something may be done."""

from __future__ import annotations

import time


class Bucket:
    """Fills at a steady rate up to a bound; each deed takes one from it."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was enough left; if so it is taken."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True
