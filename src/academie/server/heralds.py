"""Who is told when a game of this process goes on: other processes, and whatever follows games here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from uuid import UUID

from academie.server.chain import Entry

if TYPE_CHECKING:
    from academie.server.rooms.room import Fanout

Follower = Callable[[UUID, Sequence[Entry]], None]
"""Told which game and its durable events, none if it has only begun; must return at once."""


class EventBus:
    """A fan-out that also tells followers in this process."""

    def __init__(self, fanout: Fanout) -> None:
        self._fanout = fanout
        self.followers: list[Follower] = []

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        self._fanout.publish(game_id, entries)
        self.changed(game_id, entries)

    def changed(self, game_id: UUID, entries: Sequence[Entry] = ()) -> None:
        for follower in self.followers:
            follower(game_id, entries)
