"""Who is here: accounts with a page open, as every process tells Redis now and then."""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, cast
from uuid import UUID

from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio import Redis

KEY: Final = "academie:here"
TELL_SECONDS: Final = 20.0
GONE_SECONDS: Final = 50.0
"""After how long an account that no process has told of is gone."""


class Presence:
    """Counts the open sockets of accounts; what Redis loses is told again soon."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._open: Counter[UUID] = Counter()

    @contextmanager
    def present(self, account: UUID | None) -> Generator[None]:
        """Count an account as here as long as the context lasts; it is told within `TELL_SECONDS`."""
        if account is None:
            yield
            return
        self._open[account] += 1
        try:
            yield
        finally:
            self._open[account] -= 1
            if not self._open[account]:
                del self._open[account]

    async def tell(self) -> None:
        """Tell Redis who is here, and forget who is gone."""
        now = time.time()
        with suppress(RedisError, OSError):
            if here := {account.hex: now for account in self._open}:
                await self._redis.zadd(KEY, cast("Any", here))
            await self._redis.zremrangebyscore(KEY, "-inf", now - GONE_SECONDS)

    async def among(self, accounts: Iterable[UUID]) -> frozenset[UUID]:
        """Those of the accounts that are here; none if Redis is away."""
        asked = [*accounts]
        if not asked:
            return frozenset()
        try:
            seen = await self._redis.zmscore(KEY, [account.hex for account in asked])
        except (RedisError, OSError):
            return frozenset(account for account in asked if account in self._open)
        after = time.time() - GONE_SECONDS
        return frozenset(
            account
            for account, at in zip(asked, seen, strict=True)
            if account in self._open or (at is not None and at > after)
        )
