"""The rooms of one process: found, loaded from the log, and dropped when unused."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.dice.log import SECOND, Entry
from academie.kernel import OptionValue
from academie.server.base.dates import now_ms
from academie.server.base.encryption import SeedSealer
from academie.server.base.settings import Settings
from academie.server.base.tasks import beat
from academie.server.edge.identity import Identity
from academie.server.game.clock import ClockRule, Span
from academie.server.game.log_writer import Writer
from academie.server.game.quarantine import Elsewhere, Quarantine, SetAside, UnreadableEvent
from academie.server.game.queries import GameRow, Games, newest_games
from academie.server.game.terms import new_game, validate_terms
from academie.server.play.bound import BoundRoom
from academie.server.play.outages import Outages
from academie.server.play.parts import Fanout, Follower, Parts
from academie.server.play.room import Room
from academie.server.play.timekeeper import Deadlines
from academie.server.transparency.signer import Signer

if TYPE_CHECKING:
    from academie.server.base.database import Database

ASIDE_SECONDS: Final = 60.0
"""How long to wait before reading again a log that could not be read."""
JOINS_AT_ONCE: Final = 16
"""How many joins are served at a time. After a restart thousands of clients reconnect at once; if all queried
the database together, most would wait too long for a connection, and so would the process's own heartbeat.
"""
LOOKED_THROUGH: Final = 60
"""How many of the newest games are looked at for the most watched."""


class RoomRegistry:
    """Finds rooms, loads them from their logs, and drops those nobody uses."""

    def __init__(  # noqa: PLR0913 - the parts of a server that rooms use
        self,
        games: Games,
        writer: Writer,
        fanout: Fanout,
        most: int,
        signer: Signer | None = None,
        *,
        outages: Outages | None = None,
        quarantine: Quarantine | None = None,
    ) -> None:
        self._games = games
        self._outages = outages or Outages()
        self._outages.when_over = self.give_back
        self._deadlines = Deadlines()
        self.quarantine = quarantine or Quarantine(games.database)
        self._parts = Parts(games, writer, fanout, self.quarantine, self._outages, self._deadlines)
        self._most = most
        self._signer = signer or Signer(Settings())
        self._rooms: OrderedDict[UUID, Room] = OrderedDict()
        self._loading: dict[UUID, asyncio.Lock] = {}
        self.joining = asyncio.Semaphore(JOINS_AT_ONCE)
        self.opened: list[Callable[[Room], Follower | None]] = []
        """Asked once for each room who follows its game."""
        self._retry_at: dict[UUID, float] = {}
        """Games whose log could not be read, and when to try again."""

    @property
    def sealer(self) -> SeedSealer:
        """What seals the seeds of games in the database."""
        return self._games.sealer

    def __len__(self) -> int:
        """The number of rooms in memory."""
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
        """Begin a game: its seed is drawn and committed to, and chance acts if it acts first."""
        terms = validate_terms(game_key, ruleset, options, ClockRule.from_json(clock), rated=rated)
        new = new_game(terms, [Identity(*person) for person in zip(seats, players, strict=True)])
        await self._games.begin(new)
        room = await self.room(new.id)
        assert room is not None
        return room

    async def start(self, game_id: UUID) -> None:
        """Load a game that has just begun, and let its followers know."""
        if (room := await self.room(game_id)) is not None:
            for follow in room.followers:
                follow(game_id, ())

    async def room(self, game_id: UUID) -> Room | None:
        """The room of a game, loaded if need be; nothing if there is no such game. Raises `SetAside`."""
        if (loaded := self.in_memory(game_id)) is not None:
            self._rooms.move_to_end(game_id)
            return loaded
        try:
            async with self._loading.setdefault(game_id, asyncio.Lock()):
                return self.in_memory(game_id) or await self._load(game_id)
        finally:
            self._loading.pop(game_id, None)

    async def _load(self, game_id: UUID) -> Room | None:
        row = await self._games.row(game_id)
        if row is None:
            return None
        room = await self._read_room(row)
        room.followers = [follow for ask in self.opened if (follow := ask(room)) is not None]
        with room.reading_log():
            await room.begin()
            since = await self.quarantine.time_lost(game_id)
            outage = None if since is None else Span(round(since.timestamp() * 1000), now_ms())
            await room.give_back(outage)
            if outage is not None:
                await self.quarantine.take_out(game_id)
        self._drop_unused()
        self._rooms[game_id] = room
        self._parts.fanout.hold(game_id, room.fold.seq)
        return room

    async def _read_room(self, row: GameRow) -> Room:
        """Read the room of a game from its log; a log that cannot be read is not read again at once."""
        if self._retry_at.get(row.id, 0.0) > monotonic():
            raise SetAside
        self._retry_at.pop(row.id, None)
        try:
            with self.quarantine.watching(row.id, 0):
                row = replace(row, seed=self.sealer.open(row.seed, row.id))
                log = await self._games.log(row.id)
                _check_end(row, log)
                if row.format != SECOND:
                    return Room(row, log, self._parts)
                signed = {seat: seq for seat, seq, _ in await self._games.countersignatures(row.id)}
                return BoundRoom(row, log, self._parts, self._signer, signed)
        except Elsewhere:
            raise
        except SetAside:
            self._retry_at[row.id] = monotonic() + ASIDE_SECONDS
            raise

    async def countersignatures(self, room: Room) -> list[tuple[int, int, bytes]]:
        """What the seats of a game have signed: seat, event and signature."""
        return await self._games.countersignatures(room.row.id)

    async def log_since(self, room: Room, since: int) -> list[Entry]:
        """The log from `since` on, after bringing the room up to exactly its end."""
        start = min(since, room.fold.seq + 1)
        log = await self._games.log(room.row.id, start)
        await room.catch_up(log)
        while start + len(log) <= room.fold.seq:
            log += await self._games.log(room.row.id, start + len(log))
            await room.catch_up(log)
        return log[since - start :]

    def in_memory(self, game_id: UUID) -> Room | None:
        """The room if it is in memory; one that was set aside is dropped."""
        room = self._rooms.get(game_id)
        if room is not None and room.aside:
            del self._rooms[game_id]
            return None
        return room

    def _drop_unused(self) -> None:
        """Drop the longest unused rooms to which nobody is connected."""
        excess = len(self._rooms) + 1 - self._most
        empty = (game_id for game_id, room in self._rooms.items() if not len(room.listeners))
        for game_id in [*islice(empty, max(0, excess))]:
            del self._rooms[game_id]
            self._parts.fanout.drop(game_id)

    def held(self) -> list[tuple[UUID, int]]:
        """The games in memory, each with its last event."""
        return [(game_id, room.fold.seq) for game_id, room in self._rooms.items()]

    async def catch_up(self) -> None:
        """Bring rooms with somebody connected up to the log, after messages of other processes were lost."""
        known = {game_id: room.fold.seq for game_id, room in self._rooms.items() if len(room.listeners)}
        for game_id in await self._games.ahead(known) if known else ():
            beat()
            if (room := self.in_memory(game_id)) is not None:
                with suppress(SetAside), room.reading_log():
                    await room.read_new_events()

    async def resume_exchanges(self) -> None:
        """Go on with the rolls that wait for links of which the news may have been lost."""
        for room in [*self._rooms.values()]:
            if isinstance(room, BoundRoom) and len(room.listeners):
                beat()
                with suppress(SetAside):
                    await room.resume_exchange()

    async def flag_due(self) -> None:
        """End the games in memory whose clock has just run out."""
        await self._deadlines.do(now_ms(), self._flag_in_memory)

    async def _flag_in_memory(self, game_id: UUID) -> None:
        if (room := self.in_memory(game_id)) is None:
            self._deadlines.set(game_id, None)
            return
        with suppress(SetAside):
            await room.flag()

    async def flag_overdue(self) -> None:
        """End every game whose clock has run out or whose opening is not signed, also those not in memory."""
        if not self._outages.leading or not self._outages.settled(now_ms()):
            return
        for game_id in await self._games.unsigned():
            with suppress(SetAside):
                if isinstance(room := await self.room(game_id), BoundRoom):
                    await room.abort_unsigned()
        for game_id in await self._games.overdue():
            beat()
            with suppress(SetAside):
                if (room := await self.room(game_id)) is not None:
                    with room.reading_log():
                        await room.flag()

    async def list_live(self) -> None:
        """Correct the list of games that are played, which a process of an older release does not keep."""
        if self._outages.leading:
            await self._games.list_live()

    async def read_quarantined(self) -> None:
        """Read the games in quarantine again, since an operator asks for it."""
        self._retry_at.clear()
        for game in await self.quarantine.games():
            with suppress(SetAside):
                await self.room(game.game_id)

    async def give_back(self) -> None:
        """After an outage, give the clocks of the games in memory their time back."""
        for room in [*self._rooms.values()]:
            if room.clocks.live:
                with suppress(SetAside):
                    await room.give_back()

    async def look_around(self) -> None:
        """Learn which players, missing at tables that this process serves, are served by another."""
        rooms = {
            room.row.id: room for room in self._rooms.values() if room.clocks.live and room.misses_players
        }
        for game_id, seats in (await self._outages.elsewhere([*rooms])).items():
            rooms[game_id].listeners.look(seats)

    async def bury_dead(self) -> None:
        """Give players whose process has died the time they had to come back, and forget that process."""
        for game_id, outage in await self._outages.dead():
            with suppress(SetAside):
                if (room := await self.room(game_id)) is not None:
                    await room.give_back(outage)
        await self._outages.bury()


def _check_end(row: GameRow, log: Sequence[Entry]) -> None:
    """Raise `UnreadableEvent` if a log does not have the event at which its game stands."""
    if row.head is not None and (len(log) <= row.last_seq or log[row.last_seq].digest != row.head):
        raise UnreadableEvent(row.last_seq)


async def games_to_watch(database: Database, rooms: RoomRegistry, most: int) -> list[tuple[GameRow, int]]:
    """Games being played, each with how many watch it in this process, the most watched first."""
    found = [(game, _watchers(rooms, game.id)) for game in await newest_games(database, LOOKED_THROUGH)]
    return sorted(found, key=lambda each: -each[1])[:most]


def _watchers(rooms: RoomRegistry, game_id: UUID) -> int:
    room = rooms.in_memory(game_id)
    return 0 if room is None else room.listeners.presence().onlookers
