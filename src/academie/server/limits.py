"""How often something may be done."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from academie.server.settings import Settings

REMEMBERED: Final = 100_000


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


class Buckets:
    """A bucket for each of many who come; those who have not come for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        """Whether there was enough left for that one; if so it is taken."""
        bucket = self._buckets.setdefault(who, Bucket(self._rate, self._most))
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(amount)


@dataclass(frozen=True, slots=True)
class Limits:
    """What is limited in one process, and by whom it is counted."""

    requests: Buckets
    """Requests, by address and by account."""
    entries: Buckets
    """Accounts made and passwords tried, by address."""
    chats: Buckets
    """Things said at tables, by account."""

    @classmethod
    def of(cls, settings: Settings) -> Self:
        return cls(
            requests=Buckets(settings.requests_a_second, settings.requests_at_once),
            entries=Buckets(settings.entries_a_minute / 60, settings.entries_at_once),
            chats=Buckets(settings.chats_a_minute / 60, settings.chats_at_once),
        )
