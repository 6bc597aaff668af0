"""The open tables, pushed to whoever watches them: all of them once, then what has changed.

Every process reads the list once for all its clients, at most four times a second, and encodes a change once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final
from uuid import UUID

import msgspec

from academie.server.base.changes import LOBBY
from academie.server.lobby.messages import TablesChanged, TablesTold, open_table_view

if TYPE_CHECKING:
    from academie.server.base.changes import Changes
    from academie.server.base.tasks import Background
    from academie.server.lobby.service import Lobby

GATHER_SECONDS: Final = 0.25
EXPIRE_SECONDS: Final = 10.0
"""How often the list is read though nothing is heard: tables expire without a word."""
Push = Callable[[bytes], None]

_encode: Final = msgspec.json.Encoder().encode


class TableFeed:
    """What the clients of one process know of the open tables."""

    def __init__(self, lobby: Lobby, notices: Changes, background: Background) -> None:
        self._lobby = lobby
        self._notices = notices
        self._background = background
        self._watchers: set[Push] = set()
        self._tables: dict[UUID, msgspec.Raw] = {}
        self._version = 0
        self._snapshot: bytes | None = None
        self._reading = asyncio.Lock()
        self._awaited = False

    def start(self) -> None:
        self._notices.subscribe(LOBBY, self._read_soon)
        self._background.repeat(EXPIRE_SECONDS, self._expire)

    async def join(self, push: Push) -> None:
        """Send all open tables, and from then on what changes in them."""
        if not self._watchers:
            await self._read()  # while nobody watched nothing was read
        if self._snapshot is None:
            self._snapshot = _encode(TablesTold(self._version, [*self._tables.values()]))
        push(self._snapshot)
        self._watchers.add(push)

    def leave(self, push: Push) -> None:
        self._watchers.discard(push)

    def _read_soon(self) -> None:
        """Read the list in a moment, with what else changes in it."""
        if self._watchers and not self._awaited:
            self._awaited = True
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._read_now)

    def _read_now(self) -> None:
        self._awaited = False
        self._background.start(self._read())

    async def _expire(self) -> None:
        if self._watchers:
            await self._read()

    async def _read(self) -> None:
        """Read the list, and tell the watchers what is not as it was."""
        async with self._reading:
            listed = await self._lobby.listed(None)
            tables = {table.id: msgspec.Raw(_encode(open_table_view(table))) for table in listed}
            self._tell(changed_between(self._tables, tables))
            self._tables = tables

    def _tell(self, changed: tuple[list[msgspec.Raw], list[UUID]]) -> None:
        if not any(changed):
            return
        self._version += 1
        self._snapshot = None
        frame = _encode(TablesChanged(self._version, *changed))
        for push in [*self._watchers]:
            push(frame)


def changed_between(
    before: Mapping[UUID, msgspec.Raw], now: Mapping[UUID, msgspec.Raw]
) -> tuple[list[msgspec.Raw], list[UUID]]:
    """The tables that are new or not as they were, and those that are gone."""
    added = [told for key, told in now.items() if key not in before or bytes(before[key]) != bytes(told)]
    return added, [key for key in before if key not in now]
