"""The log of a game: events in order, each bound by a hash to all before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from academie.dice.canonical import canonical

GENESIS: Final = bytes(32)
"""The hash before the first event, and before the first act."""
CHANCE: Final = 255
"""The seat of chance among the acts."""

Body = Mapping[str, Any]


@dataclass(frozen=True)
class Event:
    """One event; `seat` is `None` for what the server itself does."""

    seq: int
    kind: str
    seat: int | None
    body: Body
    at_ms: int
    prev: bytes

    @cached_property
    def digest(self) -> bytes:
        """The hash of this event and, through it, of all before it."""
        text = canonical([self.seq, self.kind, self.seat, self.body, self.at_ms])
        return hashlib.sha256(b"academie/event/2\n" + self.prev + text).digest()


def linked(items: Iterable[Mapping[str, Any]]) -> list[Event]:
    """The events of a log as it is written down, hashed again in order."""
    log: list[Event] = []
    prev = GENESIS
    for item in items:
        event = Event(item["seq"], item["kind"], item["seat"], item["body"], item["at_ms"], prev)
        log.append(event)
        prev = event.digest
    return log


def bind_act(before: bytes, seat: int | None, text: str) -> bytes:
    """The hash of all acts so far with one more; chance has no seat.

    Rolls are bound to this, not to the log, which has dates that the server sets and could vary.
    """
    by = CHANCE if seat is None else seat
    return hashlib.sha256(b"academie/act/2\n" + before + bytes([by]) + text.encode()).digest()
