"""Rate limits: how often an account or an address may do something."""

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
    """A token bucket: fills at a steady rate up to a bound; each action takes a token."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens; false if there are not enough."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """A bucket for each account or address; the longest unused are dropped."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        """Take tokens from the bucket of `who`; false if there are not enough."""
        bucket = self._buckets.setdefault(who, Bucket(self._rate, self._most))
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(amount)


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one process."""

    requests: Buckets
    """Requests, by address and by account."""
    entries: Buckets
    """Accounts created and passwords tried, by address."""
    chats: Buckets
    """Lines of chat, by account."""

    @classmethod
    def of(cls, settings: Settings) -> Self:
        return cls(
            requests=Buckets(settings.requests_a_second, settings.requests_at_once),
            entries=Buckets(settings.entries_a_minute / 60, settings.entries_at_once),
            chats=Buckets(settings.chats_a_minute / 60, settings.chats_at_once),
        )
