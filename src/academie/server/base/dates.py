"""Dates in milliseconds, and ids that bear one."""

from __future__ import annotations

import secrets
import time
from typing import Final
from uuid import UUID

FIXED: Final = 0xF << 76 | 0b11 << 62
"""The bits of an id that name its version and variant."""
VERSION_7: Final = 0x7 << 76 | 0b10 << 62


def now_ms() -> int:
    """Milliseconds since 1970, as events are dated."""
    return time.time_ns() // 1_000_000


def new_id() -> UUID:
    """A new id of a game, in the order of time: a UUID of version 7."""
    at_ms = time.time_ns() // 1_000_000
    drawn = UUID(bytes=at_ms.to_bytes(6, "big") + secrets.token_bytes(10))
    return UUID(int=drawn.int & ~FIXED | VERSION_7)
