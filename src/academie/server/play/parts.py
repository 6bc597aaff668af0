"""The parts of the server that rooms use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol
from uuid import UUID

from academie.dice.log import Entry
from academie.server.game.log_writer import Writer
from academie.server.game.quarantine import Quarantine
from academie.server.game.queries import Games
from academie.server.play.dice import TakenShare
from academie.server.play.outages import Outages
from academie.server.play.timekeeper import Deadlines

Follower = Callable[[UUID, Sequence[Entry]], None]
"""Called with a game and its new events, none if it has just begun; must return at once."""


class Fanout(Protocol):
    """Passes stored events on to other processes."""

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None: ...

    def publish_share(self, game_id: UUID, share: TakenShare) -> None: ...

    def publish_signed(self, game_id: UUID, seat: int, seq: int, signature: bytes) -> None: ...

    def hold(self, game_id: UUID, seq: int) -> None: ...

    def drop(self, game_id: UUID) -> None: ...


class Parts(NamedTuple):
    """The parts of the server that rooms use."""

    games: Games
    writer: Writer
    fanout: Fanout
    quarantine: Quarantine
    outages: Outages
    deadlines: Deadlines
