"""Connections to Redis, and what it means that it is away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

T = TypeVar("T")

REDIS_AWAY: Final = (RedisError, OSError)
"""Errors that mean Redis cannot be reached."""
REDIS_SECONDS: Final = 2.0


def connected(address: str) -> Redis:
    """A client of Redis that reports a broken connection at once."""
    # Its own timeouts are `asyncio.wait_for`, which on Python 3.11 may lose the cancellation of a task.
    return Redis.from_url(address, retry=Retry(NoBackoff(), 0), socket_timeout=None)


async def in_time(answer: Awaitable[T]) -> T:
    """What Redis answers. Raises `TimeoutError`, one of `REDIS_AWAY`, if that takes too long."""
    async with asyncio.timeout(REDIS_SECONDS):
        return await answer
