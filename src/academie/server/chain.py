"""The log of a game: events in order, each linked to those before it by a hash.

Standard library only, so that anyone can check a log without a server: see docs/dice.md.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

GENESIS: Final = bytes(32)
"""The previous hash of the first event."""

Body = Mapping[str, Any]

_encode: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


@dataclass(frozen=True)
class Entry:
    """One event of a log. `seat` is `None` for what the server itself does."""

    seq: int
    kind: str
    seat: int | None
    body: Body
    at_ms: int
    prev: bytes

    @cached_property
    def digest(self) -> bytes:
        """The hash that links this event to all before it."""
        text = canonical([self.seq, self.kind, self.seat, self.body, self.at_ms])
        return hashlib.sha256(self.prev + text).digest()


def canonical(value: object) -> bytes:
    """JSON in the canonical form that is hashed: keys sorted, no spaces, UTF-8."""
    return _encode(value).encode()


def first_broken_entry(log: list[Entry]) -> int | None:
    """The sequence number of the first event that does not follow from those before it."""
    prev = GENESIS
    for number, entry in enumerate(log):
        if entry.seq != number or entry.prev != prev:
            return number
        prev = entry.digest
    return None
