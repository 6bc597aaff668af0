"""All the rooms of one process."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import Any, Final
from uuid import UUID

from academie.kernel import OptionValue
from academie.server.chain import Entry
from academie.server.connection import Identity
from academie.server.rooms.aside import SetAside, readable
from academie.server.rooms.clock import ClockRule
from academie.server.rooms.room import Fanout, Room
from academie.server.store.games import GameRow, Games
from academie.server.store.writer import Writer
from academie.server.terms import new_game, validate_terms

ASIDE_SECONDS: Final = 60.0
"""How long the log of a game that could not be read is left alone."""


class RoomRegistry:
    """Finds rooms, warming those that are cold, and lets the idle ones go."""

    def __init__(self, games: Games, writer: Writer, fanout: Fanout, most: int) -> None:
        self._games = games
        self._writer = writer
        self._fanout = fanout
        self._most = most
        self._rooms: OrderedDict[UUID, Room] = OrderedDict()
        self._warming: dict[UUID, asyncio.Lock] = {}
        self._aside: dict[UUID, float] = {}
        """Games whose log could not be read, and when that may be tried again."""

    def __len__(self) -> int:
        """How many rooms are warm."""
        return len(self._rooms)

    async def open(  # noqa: PLR0913 - a game is opened with all of these
        self,
        *,
        game_key: str,
        ruleset: str | None,
        options: Mapping[str, OptionValue],
        seats: Sequence[UUID],
        players: Sequence[str],
        clock: Mapping[str, Any],
        rated: bool = False,
    ) -> Room:
        """A new game, its seed drawn and committed to, chance having acted if it acts first."""
        terms = validate_terms(game_key, ruleset, options, ClockRule.of(clock), rated=rated)
        new = new_game(terms, [Identity(*person) for person in zip(seats, players, strict=True)])
        await self._games.begin(new)
        room = await self.room(new.id)
        assert room is not None
        return room

    async def room(self, game_id: UUID) -> Room | None:
        """The room of a game, or nothing if there is no such game. Raises `SetAside`."""
        if (warm := self.warm(game_id)) is not None:
            self._rooms.move_to_end(game_id)
            return warm
        try:
            async with self._warming.setdefault(game_id, asyncio.Lock()):
                return self.warm(game_id) or await self._warm(game_id)
        finally:
            self._warming.pop(game_id, None)

    async def _warm(self, game_id: UUID) -> Room | None:
        row = await self._games.row(game_id)
        if row is None:
            return None
        room = await self._read(row)
        await room.begin()
        self._let_go()
        self._rooms[game_id] = room
        return room

    async def _read(self, row: GameRow) -> Room:
        """The room of a game from its log, which is not read again at once if that fails."""
        if self._aside.get(row.id, 0.0) > monotonic():
            raise SetAside
        self._aside.pop(row.id, None)
        try:
            with readable(row.id):
                log = await self._games.log(row.id)
                return Room(row, log, self._games, self._writer, self._fanout)
        except SetAside:
            self._aside[row.id] = monotonic() + ASIDE_SECONDS
            raise

    async def log(self, game_id: UUID, since: int) -> list[Entry]:
        """The events of a game from `since` on, as they are stored."""
        return await self._games.log(game_id, since)

    def warm(self, game_id: UUID) -> Room | None:
        """The room if it is warm; one that was set aside is forgotten."""
        room = self._rooms.get(game_id)
        if room is not None and room.aside:
            del self._rooms[game_id]
            return None
        return room

    def _let_go(self) -> None:
        """Forgets the rooms longest unused in which nobody is."""
        excess = len(self._rooms) + 1 - self._most
        empty = (game_id for game_id, room in self._rooms.items() if not len(room.audience))
        for game_id in [*islice(empty, max(0, excess))]:
            del self._rooms[game_id]

    async def catch_up(self) -> None:
        """Brings the rooms where somebody is up to the log, for when news of other processes was lost."""
        known = {game_id: room.fold.seq for game_id, room in self._rooms.items() if len(room.audience)}
        for game_id in await self._games.ahead(known) if known else ():
            if (room := self.warm(game_id)) is not None:
                with suppress(SetAside):
                    await room.read_on()

    async def flags(self) -> None:
        """Ends every game whose clock has run out, watched here or by nobody."""
        for game_id in await self._games.overdue():
            with suppress(SetAside):
                if (room := await self.room(game_id)) is not None:
                    await room.flag()
