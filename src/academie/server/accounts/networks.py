"""Whether two players have come from the same network lately.

Networks are kept in Redis for a month, as keyed hashes, and never in the database: of a game it only has
whether its players shared one. What is lost with Redis is not known any more.
"""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final
from uuid import UUID

from academie.server.base.encryption import seal_key
from academie.server.base.limits import network
from academie.server.base.redis import REDIS_AWAY, connected, in_time
from academie.server.base.settings import Settings

KEY: Final = "academie:networks:"
KEPT_SECONDS: Final = 30 * 86_400
MOST_KEPT: Final = 20
"""How many networks of an account are kept: whoever travels more is not followed."""
DIGEST_BYTES: Final = 12
SEEN: Final = f"""
    redis.call('SADD', KEYS[1], ARGV[1])
    redis.call('EXPIRE', KEYS[1], {KEPT_SECONDS})
    if redis.call('SCARD', KEYS[1]) > {MOST_KEPT} then redis.call('SPOP', KEYS[1]) end
"""


class Networks:
    """The networks that accounts were seen at."""

    def __init__(self, settings: Settings) -> None:
        self._redis = connected(settings.redis)
        self._seen = self._redis.register_script(SEEN)
        # Without a key of the server its name at least keeps tables of hashes made elsewhere from fitting.
        self._key = (seal_key(settings) or settings.origin).encode()

    async def stop(self) -> None:
        await self._redis.aclose()

    async def seen(self, account: UUID, address: str) -> None:
        """Note where somebody comes from who is about to play a rated game."""
        digest = hmac.digest(self._key, network(address).encode(), hashlib.sha256)[:DIGEST_BYTES]
        with suppress(*REDIS_AWAY):
            await in_time(self._seen(keys=[f"{KEY}{account}"], args=[digest]))

    async def shared(self, accounts: Sequence[UUID]) -> bool:
        """Whether all these accounts have come from one network."""
        found: Any = set()
        with suppress(*REDIS_AWAY):
            found = await in_time(self._redis.sinter([f"{KEY}{account}" for account in accounts]))
        return bool(found)
