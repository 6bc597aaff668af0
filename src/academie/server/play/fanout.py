"""Passing stored events on to other processes, over Redis.

Messages over Redis may be lost without losing a move: the log has it all. The news of a game goes to the
processes that have it in memory too: each says which games it loads, and those that have one answer. Where
players are routed by game nobody answers, and nothing is sent.
"""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from academie.dice.log import Entry
from academie.server.base import metrics
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.tasks import BEAT_SECONDS, Background, Supervised, beat, wait_beating
from academie.server.game.quarantine import SetAside
from academie.server.play.bound import BoundRoom
from academie.server.play.chat import Said, deliver
from academie.server.play.dice import TakenShare
from academie.server.play.messages import ChatRoom, Chatted

if TYPE_CHECKING:
    from academie.server.play.room import Room
    from academie.server.play.rooms import RoomRegistry

LOG: Final = logging.getLogger(__name__)
BATCH_SECONDS: Final = 0.002
ALONE_SECONDS: Final = 0.05
"""How long messages are gathered while no other process listens: publishing costs more than it brings."""
RETRY_SECONDS: Final = 0.5
MOST_WAITING: Final = 10_000
REDIS_SECONDS: Final = 5.0
"""How long Redis may take to answer."""
SILENT_SECONDS: Final = 10.0
"""How long nothing may be heard before the channel is opened again: this process sends itself messages."""
CHANNEL: Final = "academie:log"
"""What every process hears."""
INBOX: Final = "academie:log:to:"
"""What one process hears alone, with its id."""
SETTLE_SECONDS: Final = 2.0
"""How long everybody is told the news of a game that was just loaded: then who has it too is known."""
CHANNELS: Final = 2
"""How many of them a process hears."""
HEAD: Final = Struct(">16sq")
"""Header of a batch: the process that publishes it, which ignores it, and the date of the last event."""


class FanoutMessage(msgspec.Struct, array_like=True):
    """Stored events of one game, or a line of chat at it."""

    game: UUID
    entries: list[tuple[int, str, int | None, dict[str, Any], int, bytes, int]]
    chat: tuple[str, str, int, int] | None = None
    """Author, text, number and time of a line of chat."""
    share: tuple[int, int, bytes, int] | None = None
    """A link that a seat has given for a roll, see `TakenShare`."""
    signed: tuple[int, int, bytes] | None = None
    """A seat, the event up to which it has signed the log, and the signature."""
    room: ChatRoom = "players"
    """Where the line of chat is said."""
    unheard: list[UUID] = []
    """The accounts that are not to read it."""
    held: int | None = None
    """The last event that the sender knows of the game, which it has in memory."""
    asks: bool = False
    """Whether those who have the game too are to say so."""
    gone: bool = False
    """Whether the sender no longer has the game in memory."""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode
"""The news of each game is read by itself: what cannot be read costs no other game its news."""
decode_message = msgspec.msgpack.Decoder(FanoutMessage).decode
decode_fields = msgspec.msgpack.Decoder(list[Any]).decode


class Holders:
    """Which other processes have the games of this one in memory."""

    def __init__(self) -> None:
        self._since: dict[UUID, float] = {}
        self._others: dict[UUID, set[bytes]] = {}

    def hold(self, game: UUID) -> None:
        self._since[game] = asyncio.get_running_loop().time()
        self._others.setdefault(game, set())

    def drop(self, game: UUID) -> None:
        self._since.pop(game, None)
        self._others.pop(game, None)

    def add(self, game: UUID, process: bytes) -> None:
        if game in self._others:
            self._others[game].add(process)

    def remove(self, process: bytes, game: UUID | None = None) -> None:
        """A process no longer has a game; or none, since it is gone."""
        for others in self._others.values() if game is None else [self._others.get(game, set[bytes]())]:
            others.discard(process)

    def of(self, game: UUID) -> set[bytes] | None:
        """Who is to be told the news of a game; nothing means everybody."""
        since = self._since.get(game)
        now = asyncio.get_running_loop().time()
        settled = since is not None and now - since >= SETTLE_SECONDS
        return self._others[game] if settled else None


class RedisFanout:
    """Publishes events in small batches and receives those of other processes."""

    def __init__(self, address: str) -> None:
        # A broken connection must be noticed: messages are lost then, and the log has to be read.
        self._redis: Redis = Redis.from_url(
            address,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=REDIS_SECONDS,
            socket_connect_timeout=REDIS_SECONDS,
            socket_keepalive=True,
        )
        self._origin = uuid4().bytes
        self._waiting: list[FanoutMessage] = []
        self._answers: list[tuple[bytes, FanoutMessage]] = []
        """What one process alone is told."""
        self._holders = Holders()
        self._alone = False
        self._calls_itself = True
        """Whether everybody, this process too, is to be sent the next batch, even if it is empty."""
        self._ready = asyncio.Event()
        self._heard_itself = asyncio.Event()
        self._backlogs = Backlogs()
        self.tasks: list[Supervised] = []

    @property
    def redis(self) -> Redis:
        """The connections to Redis, for what may be lost with it."""
        return self._redis

    def start(self, rooms: RoomRegistry) -> None:
        self.tasks = [
            Supervised("fanout publisher", self._publish_batches),
            Supervised("fanout listener", partial(self._listen, rooms)),
        ]

    async def stop(self) -> None:
        for task in self.tasks:
            await task.stop()
        await self._backlogs.stop()
        await self._redis.aclose()

    def _alone_with(self, game_id: UUID) -> bool:
        """Whether no other process has a game. One that loads it now asks, and is told what it lacks."""
        others = self._holders.of(game_id)
        return others is not None and not others

    def publish(self, game_id: UUID, entries: Sequence[Entry]) -> None:
        if self._alone_with(game_id):
            return
        rows = [(e.seq, e.kind, e.seat, dict(e.body), e.at_ms, e.prev, e.format) for e in entries]
        self._waiting.append(FanoutMessage(game_id, rows))
        self._ready.set()

    def publish_chat(self, said: Said) -> None:
        """Pass a line of chat on."""
        line = said.line
        told = (line.name, line.text, line.id, line.at_ms)
        self._waiting.append(FanoutMessage(line.game, [], told, room=line.room, unheard=[*said.unheard]))
        self._ready.set()

    def publish_share(self, game_id: UUID, share: TakenShare) -> None:
        """Pass on a link that a seat has given; whoever has them all rolls the dice."""
        if self._alone_with(game_id):
            return
        self._waiting.append(
            FanoutMessage(game_id, [], share=(share.seat, share.number, share.link, share.spent_ms))
        )
        self._ready.set()

    def publish_signed(self, game_id: UUID, seat: int, seq: int, signature: bytes) -> None:
        """Pass on what a seat has signed."""
        if self._alone_with(game_id):
            return
        self._waiting.append(FanoutMessage(game_id, [], signed=(seat, seq, signature)))
        self._ready.set()

    def hold(self, game_id: UUID, seq: int) -> None:
        """Say that this process has a game in memory, up to an event."""
        self._holders.hold(game_id)
        self._waiting.append(FanoutMessage(game_id, [], held=seq, asks=True))
        self._ready.set()

    def drop(self, game_id: UUID) -> None:
        """A game is no longer in memory; whoever sends its news is told then."""
        self._holders.drop(game_id)

    async def ping(self) -> None:
        """Return if Redis answers. Raises `RedisError` or `OSError`."""
        await self._redis.ping()

    async def hear_itself(self) -> None:
        """Return once a message of this process has gone through Redis and come back to it."""
        self._heard_itself.clear()
        self._call_itself()
        await self._heard_itself.wait()

    def _call_itself(self) -> None:
        self._calls_itself = True
        self._ready.set()

    async def _publish_batches(self) -> None:
        """Publish waiting messages in batches, and retry if Redis fails.

        While Redis is away only the latest messages wait; the log has all events.
        """
        alone = False
        while True:
            await wait_beating(self._ready)
            await asyncio.sleep(ALONE_SECONDS if alone else BATCH_SECONDS)
            self._ready.clear()
            batch, self._waiting = self._waiting[-MOST_WAITING:], []
            answers, self._answers = self._answers, []
            try:
                alone = await self._publish(batch, answers)
            except (RedisError, OSError):
                self._waiting, self._answers = [*batch, *self._waiting], [*answers, *self._answers]
                self._ready.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, batch: list[FanoutMessage], answers: list[tuple[bytes, FanoutMessage]]) -> bool:
        """Send messages to whom they concern; whether nobody else was there when all were last told."""
        everybody: list[FanoutMessage] = []
        inboxes: defaultdict[bytes, list[FanoutMessage]] = defaultdict(list)
        for message in batch:
            if (others := self._holders.of(message.game)) is None or message.asks:
                everybody.append(message)
            for process in () if message.asks else sorted(others or ()):
                inboxes[process].append(message)
        for process, message in answers:
            inboxes[process].append(message)
        for process, messages in inboxes.items():
            if await self._redis.publish(INBOX + process.hex(), self._packed(messages)) == 0:
                self._holders.remove(process)
        if not everybody and not self._calls_itself:
            return self._alone
        self._calls_itself = False
        self._alone = await self._redis.publish(CHANNEL, self._packed(everybody)) <= 1
        return self._alone

    def _packed(self, messages: list[FanoutMessage]) -> bytes:
        return HEAD.pack(self._origin, _last_date(messages)) + encode(messages)

    async def _listen(self, rooms: RoomRegistry) -> None:
        """Receive what other processes publish; while Redis is away, read the log instead."""
        while True:
            beat()
            with suppress(RedisError, *DATABASE_AWAY):
                await self._receive(rooms)
            with suppress(*DATABASE_AWAY):
                await rooms.catch_up()
            await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, rooms: RoomRegistry) -> None:
        """Receive messages until the connection breaks; what was missed before is read from the log."""
        async with self._redis.pubsub() as channel:
            await channel.subscribe(INBOX + self._origin.hex(), CHANNEL)
            heard_at = time.monotonic()
            while time.monotonic() - heard_at < SILENT_SECONDS:
                beat()
                message = await channel.get_message(timeout=BEAT_SECONDS)
                if message is None:
                    self._call_itself()  # whatever is published comes back, even if nothing waits
                    continue
                heard_at = time.monotonic()
                if message["type"] == "subscribe":
                    heard: Any = message["data"]
                    if heard < CHANNELS:
                        continue
                    self._call_itself()  # a message to itself may have been sent before it could be heard
                    for game, seq in rooms.held():
                        self.hold(game, seq)
                    await rooms.catch_up()
                    await rooms.resume_exchanges()
                else:
                    data: Any = message["data"]
                    await self._handle(rooms, data, alone=message["channel"] != CHANNEL.encode())

    async def _handle(self, rooms: RoomRegistry, data: bytes, *, alone: bool = False) -> None:
        """Handle one message, to this process alone or to all; if it cannot be read, read the log instead."""
        try:
            origin, at_ms = HEAD.unpack_from(data)
            if origin == self._origin:
                self._heard_itself.set()
            batch = decode(data[HEAD.size :]) if origin != self._origin else []
        except Exception:
            LOG.exception("unreadable message over Redis; reading the log")
            metrics.unreadable_message()
            await rooms.catch_up()
            return
        if at_ms:
            metrics.received(time.time() - at_ms / 1000)
        await self._apply(rooms, batch, origin, alone=alone)

    async def _apply(
        self, rooms: RoomRegistry, batch: Sequence[msgspec.Raw], origin: bytes, *, alone: bool
    ) -> None:
        """Apply what another process stored to the rooms in memory, and send its chat to them."""
        for raw in batch:
            beat()
            try:
                message = decode_message(raw)
            except Exception:
                LOG.exception("unreadable news of one game over Redis; reading its log")
                metrics.unreadable_message()
                await _read_log(rooms, raw)
                continue
            if (room := rooms.in_memory(message.game)) is None:
                if alone and not message.gone:
                    self._answer(origin, FanoutMessage(message.game, [], gone=True))
                continue
            self._note(origin, message, room)
            await self._backlogs.tell(room, message)

    def _note(self, origin: bytes, message: FanoutMessage, room: Room) -> None:
        """Note who has a game in memory, and tell who asks or knows less of it."""
        if message.gone:
            self._holders.remove(origin, message.game)
            return
        self._holders.add(message.game, origin)
        if message.asks or (message.held is not None and message.held < room.fold.seq):
            self._answer(origin, FanoutMessage(message.game, [], held=room.fold.seq))

    def _answer(self, process: bytes, message: FanoutMessage) -> None:
        self._answers.append((process, message))
        self._ready.set()


class Backlogs:
    """Queues of news for busy rooms, applied in order, so that a room that waits delays no other."""

    def __init__(self) -> None:
        self._news: dict[Room, deque[FanoutMessage]] = {}
        self._background = Background()

    async def tell(self, room: Room, message: FanoutMessage) -> None:
        """Apply the news of a game to its room: now, or once the room is free."""
        if message.chat is not None:
            line = Chatted(message.game, *message.chat, message.room)
            deliver(room, Said(line, message.unheard))
        if (waiting := self._news.get(room)) is not None:
            waiting.append(message)
        elif room.busy:
            self._news[room] = deque([message])
            self._background.start(self._tell_in_turn(room))
        else:
            await _apply_to(room, message)

    async def _tell_in_turn(self, room: Room) -> None:
        """Apply what waits for the room; while the database is away, try again."""
        waiting = self._news[room]
        try:
            while waiting:
                try:
                    await _apply_to(room, waiting[0])
                    waiting.popleft()
                except DATABASE_AWAY:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._news[room]

    async def stop(self) -> None:
        """Drop what waits; the log has it all."""
        await self._background.stop()


async def _apply_to(room: Room, message: FanoutMessage) -> None:
    """Apply the news of a game to its room, unless an event of it cannot be read."""
    with suppress(SetAside), room.reading_log():
        await room.catch_up([Entry(*row) for row in message.entries])
        if message.share is not None and isinstance(room, BoundRoom):
            await room.take_share(TakenShare(*message.share))
        if message.signed is not None and isinstance(room, BoundRoom):
            await room.note_signed(*message.signed)
        if message.held is not None:
            await _compare(room, message.held)


async def _compare(room: Room, seq: int) -> None:
    """Read what another process knows of a game beyond this one, and go on with a roll that waits."""
    if seq > room.fold.seq:
        await room.read_new_events()
    if isinstance(room, BoundRoom) and len(room.listeners):
        await room.resume_exchange()


async def _read_log(rooms: RoomRegistry, raw: msgspec.Raw) -> None:
    """Read the log of the game whose news cannot be read; of all games, if not even its id can be."""
    try:
        room = rooms.in_memory(UUID(decode_fields(raw)[0]))
    except Exception:  # whatever it is, it names no game
        await rooms.catch_up()
        return
    if room is not None:
        with suppress(SetAside), room.reading_log():
            await room.read_new_events()


def _last_date(batch: list[FanoutMessage]) -> int:
    """The date of the last event of a batch, 0 if there is none."""
    return batch[-1].entries[-1][4] if batch and batch[-1].entries else 0
