"""Events about to be stored, and their places in the log of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from academie.dice.fold import Kind, Step
from academie.dice.log import Entry

if TYPE_CHECKING:
    from collections.abc import Mapping


class Line(NamedTuple):
    """One event about to be stored, with the step it makes if it is an act."""

    entry: Entry
    step: Step | None = None


class Place(NamedTuple):
    """The place of the next event in the log."""

    seq: int
    at_ms: int
    prev: bytes
    format: int

    def entry(self, kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
        return Entry(self.seq, kind, seat, body, self.at_ms, self.prev, self.format)


def place_after(entry: Entry) -> Place:
    """The place right after an event, at the same time."""
    return Place(entry.seq + 1, entry.at_ms, entry.digest, entry.format)
