"""Changes of accounts, sessions and the lobby, announced to all processes through PostgreSQL.

An announcement says only that something has changed: subscribers then read the database. Those that may have
missed some while the database was away are called when it is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final
from uuid import UUID

import asyncpg

from academie.server.base.database import DATABASE_AWAY, WRITABLE, Hosts, WatchedConnection
from academie.server.base.tasks import Supervised, beat

if TYPE_CHECKING:
    from asyncpg import Connection, Record
    from asyncpg.pool import PoolConnectionProxy

CHANNEL: Final = "academie"
LOBBY: Final = "lobby"
"""The topic of the open tables."""
ACCOUNT: Final = "account:"
SESSION: Final = "session:"
RETRY_SECONDS: Final = 0.5
ALIVE_SECONDS: Final = 2.0
"""How often the connection is tried, and how long it may take to answer."""

Callback = Callable[[], None]
Missed = Callable[["Connection[Record]", Sequence[str]], Awaitable[Sequence[str]]]
"""Finds those of the topics of which something may have been missed."""


def account_topic(account: UUID) -> str:
    """The topic of an account's games and challenges."""
    return f"{ACCOUNT}{account}"


def session_topic(digest: bytes) -> str:
    """The topic of a session's end."""
    return f"{SESSION}{digest.hex()}"


async def post(connection: PoolConnectionProxy[Record], topic: str) -> None:
    """Notify every process once the transaction of the connection commits."""
    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, topic)


class Changes:
    """Receives announcements over one connection to the database and calls their subscribers."""

    def __init__(self, address: str) -> None:
        self._hosts = Hosts(address)
        self._waiting: dict[str, set[Callback]] = {}
        self._missed: dict[str, Missed] = {}
        self.task: Supervised | None = None

    def missed(self, prefix: str, found: Missed) -> None:
        """Have only those topics called after a gap that are found: not all that begin so."""
        self._missed[prefix] = found

    def start(self) -> None:
        self.task = Supervised("notices", self._run)

    async def stop(self) -> None:
        if self.task is not None:
            await self.task.stop()

    def subscribe(self, topic: str, call: Callback) -> None:
        """Call `call` at each announcement of the topic."""
        self._waiting.setdefault(topic, set()).add(call)

    @contextmanager
    def subscribed(self, topic: str, call: Callback) -> Generator[None]:
        """Call `call` at each announcement of the topic, as long as the context lasts."""
        self.subscribe(topic, call)
        try:
            yield
        finally:
            self._waiting[topic].discard(call)
            if not self._waiting[topic]:
                del self._waiting[topic]

    async def _run(self) -> None:
        while True:
            beat()
            with suppress(*DATABASE_AWAY, asyncpg.PostgresError, TimeoutError):
                await self._listen()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        connection = await self._hosts.connect(
            command_timeout=ALIVE_SECONDS, connection_class=WatchedConnection, target_session_attrs=WRITABLE
        )
        try:
            await connection.add_listener(CHANNEL, self._receive)
            await self._call_after_gap(connection)
            while not connection.is_closed():
                beat()
                await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
                await asyncio.sleep(ALIVE_SECONDS)
        finally:
            connection.terminate()

    async def _call_after_gap(self, connection: Connection[Record]) -> None:
        """Call the subscribers that may have missed something while the connection was lost."""
        missed = [topic for topic in self._waiting if topic.startswith((ACCOUNT, LOBBY))]
        for prefix, found in self._missed.items():
            missed += await found(connection, [topic for topic in self._waiting if topic.startswith(prefix)])
        for topic in missed:
            self._call(topic)

    def _receive(self, connection: object, pid: int, channel: str, topic: object) -> None:
        del connection, pid, channel
        self._call(str(topic))

    def _call(self, topic: str) -> None:
        for call in [*self._waiting.get(topic, ())]:
            call()
