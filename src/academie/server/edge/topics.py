"""Telling a client that something it watches has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

from academie.server.base.changes import LOBBY, Changes, account_topic
from academie.server.edge.connection import Connection
from academie.server.edge.messages import Changed, Ping, Pong, Topic, Watch

NOTIFY_SECONDS: Final = 0.1


class Topics:
    """Notifies one client when the lobby or its account changes, once for changes within a moment."""

    used: Final = True

    def __init__(self, connection: Connection) -> None:
        self._send = connection.send
        self._waiting: set[Topic] = set()
        self.tables_pushed = False
        """Whether the client is sent the open tables, and need not be told that they changed."""
        self.when_mine: Callable[[], None] | None = None
        """Called as well when the account has changed, while the tables are pushed."""
        self._subscriptions = ExitStack()
        changes = connection.process.get(Changes)
        self._subscriptions.enter_context(changes.subscribed(LOBBY, lambda: self._notify_soon("lobby")))
        if connection.account is not None:
            topic = account_topic(connection.account)
            self._subscriptions.enter_context(changes.subscribed(topic, lambda: self._notify_soon("mine")))

    def leave(self) -> None:
        self._subscriptions.close()

    def _notify_soon(self, topic: Topic) -> None:
        if topic not in self._waiting:
            self._waiting.add(topic)
            asyncio.get_running_loop().call_later(NOTIFY_SECONDS, self._notify_now, topic)

    def _notify_now(self, topic: Topic) -> None:
        self._waiting.discard(topic)
        if topic != "lobby" or not self.tables_pushed:
            self._send(Changed(topic))
        if topic == "mine" and self.tables_pushed and self.when_mine is not None:
            self.when_mine()


async def watch(connection: Connection, message: Watch) -> None:
    """Notify the client from now on."""
    del message
    connection.of(Topics)


async def ping(connection: Connection, message: Ping) -> None:
    connection.send(Pong(message.sent))
