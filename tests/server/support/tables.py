"""People and games for tests, through the server's rooms but without a socket."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from uuid import UUID

from academie.dice.log import Entry
from academie.kernel import OptionValue
from academie.server.accounts.service import Accounts
from academie.server.accounts.sessions import Sessions
from academie.server.edge.identity import Identity
from academie.server.game.commits import held_connections
from academie.server.game.log_writer import Writer
from academie.server.game.queries import Games
from academie.server.play.dice import TakenShare
from academie.server.play.room import Room
from academie.server.play.rooms import RoomRegistry

if TYPE_CHECKING:
    from academie.server.base.database import Database


class Nobody:
    """A fan-out that records what it should publish."""

    def __init__(self) -> None:
        self.published: list[tuple[UUID, Sequence[Entry]]] = []
        self.shares: list[tuple[UUID, TakenShare]] = []

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        self.published.append((game_id, entries))

    def hold(self, game_id: UUID, seq: int) -> None:
        """Nobody else is there."""

    def drop(self, game_id: UUID) -> None:
        """Nobody else is there."""

    def publish_signed(self, game_id: UUID, seat: int, seq: int, signature: bytes) -> None:
        """Nobody else is there."""

    def publish_share(self, game_id: UUID, share: TakenShare) -> None:
        self.shares.append((game_id, share))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account and a session."""

    identity: Identity
    token: str


@dataclass(frozen=True, slots=True)
class House:
    """A room registry over a database, as in a web process."""

    database: Database
    games: Games
    writer: Writer
    rooms: RoomRegistry
    fanout: Nobody

    async def people(self, number: int) -> list[Person]:
        """Create that many guests."""
        accounts, sessions = Accounts(self.database), Sessions(self.database)
        found: list[Person] = []
        for _ in range(number):
            identity = await accounts.create_guest()
            found.append(Person(identity, await sessions.open(identity.account)))
        return found

    async def open(
        self,
        key: str,
        people: Sequence[Person],
        clock: Mapping[str, Any] | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Room:
        """Begin a game between these people."""
        return await self.rooms.open(
            game_key=key,
            ruleset=None,
            options=options or {},
            seats=[person.identity.account for person in people],
            players=[person.identity.name for person in people],
            clock=clock or {},
        )


async def set_head(database: Database, game_id: UUID) -> None:
    """Have a game stand where its log ends, after a test has changed its events."""
    games = Games(database)
    await games.stand(game_id, (await games.log(game_id))[-1])


@asynccontextmanager
async def house(database: Database, warm_rooms: int = 1000) -> AsyncGenerator[House]:
    """Start a room registry with its writer."""
    games, writer, fanout = Games(database), Writer(held_connections(database)), Nobody()
    writer.start()
    try:
        yield House(database, games, writer, RoomRegistry(games, writer, fanout, warm_rooms), fanout)
    finally:
        await writer.stop()
