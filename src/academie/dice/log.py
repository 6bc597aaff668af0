"""The log of a game: entries in order, each bound by a hash to all before it.

Games of the second format name it in their first entry; those of the first are hashed as they always were.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

from academie.dice.canonical import canonical as strict

GENESIS: Final = bytes(32)
"""The hash before the first entry, and before the first act."""
CHANCE: Final = 255
"""The seat of chance among the acts."""
FIRST: Final = 1
SECOND: Final = 2
"""The formats of logs."""

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
    format: int = FIRST

    @cached_property
    def digest(self) -> bytes:
        """The hash of this entry and, through it, of all before it."""
        if self.format == FIRST:
            return hashlib.sha256(self.prev + canonical(self._values)).digest()
        return hashlib.sha256(b"academie/event/2\n" + self.prev + hashed_form()(self._values)).digest()

    def check(self) -> None:
        """Raise `ValueError` if an event from outside has no canonical form, so that readers could differ."""
        if self.format == SECOND:
            strict(self._values)

    @property
    def _values(self) -> list[object]:
        return [self.seq, self.kind, self.seat, self.body, self.at_ms]


@cache
def hashed_form() -> Callable[[object], bytes]:
    """What writes the canonical form of what is known to have one; where msgspec is, twenty times as fast."""
    try:
        from msgspec.json import Encoder  # noqa: PLC0415 - whoever only reads a log needs no library of the server
    except ImportError:
        return strict
    return Encoder(order="sorted").encode


def canonical(value: object) -> bytes:
    """JSON as the first format hashes it: keys sorted, no spaces, UTF-8."""
    return _encode(value).encode()


def format_of(opening: Body) -> int:
    """The format of a log, by the body of its first entry."""
    return SECOND if opening.get("v") == SECOND else FIRST


def chained(items: Iterable[Mapping[str, Any]]) -> list[Entry]:
    """The entries of a log as it is written down, hashed again in order."""
    log: list[Entry] = []
    prev, version = GENESIS, FIRST
    for item in items:
        version = version if log else format_of(item["body"])
        entry = Entry(item["seq"], item["kind"], item["seat"], item["body"], item["at_ms"], prev, version)
        entry.check()
        log.append(entry)
        prev = entry.digest
    return log


def first_broken_entry(log: Sequence[Entry]) -> int | None:
    """The sequence number of the first entry that does not follow from those before it."""
    prev = GENESIS
    for number, entry in enumerate(log):
        if entry.seq != number or entry.prev != prev or entry.format != log[0].format:
            return number
        prev = entry.digest
    return None


def bind_act(before: bytes, seat: int | None, text: str) -> bytes:
    """The hash of all acts so far with one more; chance has no seat.

    Rolls are bound to this, not to the log, which has dates that the server sets and could vary.
    """
    by = CHANCE if seat is None else seat
    return hashlib.sha256(b"academie/act/2\n" + before + bytes([by]) + text.encode()).digest()
