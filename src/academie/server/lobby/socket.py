"""The open tables, pushed to a client that watches them."""

from __future__ import annotations

from typing import Final

from academie.server.base.tasks import spawn
from academie.server.community.relations import Relations
from academie.server.edge.connection import Connection
from academie.server.edge.messages import Changed
from academie.server.edge.topics import Topics
from academie.server.lobby.feed import TableFeed
from academie.server.lobby.messages import WatchTables


class WatchedTables:
    """The open tables as one client watches them."""

    used: Final = True

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._topics = connection.of(Topics)
        self._feed = connection.process.get(TableFeed)
        self._relations = connection.process.get(Relations)

    def leave(self) -> None:
        self._feed.leave(self._connection.push)

    async def begin(self) -> None:
        """Push the open tables; who blocks or is blocked does not see all of them, and asks for the list."""
        self.leave()
        if not await self._ask():
            self._topics.when_mine = self._look_again
            await self._feed.join(self._connection.push)

    def _look_again(self) -> None:
        """See whether the client still may see all tables: somebody may have been blocked."""
        spawn(self._ask())

    async def _ask(self) -> bool:
        """Have the client ask for the tables it may see, if it may not see all; whether that is so."""
        account = self._connection.account
        apart = account is not None and await self._relations.keeps_apart(account)
        self._topics.tables_pushed = not apart
        if apart:
            self.leave()
            self._connection.send(Changed("lobby"))
        return apart


async def watch_tables(connection: Connection, message: WatchTables) -> None:
    """Push the open tables from now on."""
    del message
    await connection.of(WatchedTables).begin()
