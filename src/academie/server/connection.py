"""One socket: what a client says, and what it is told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

import msgspec
from asyncpg import PostgresError

from academie.kernel import Text
from academie.server.limits import Bucket, Buckets
from academie.server.protocol import (
    Ack,
    Act,
    Chat,
    Chats,
    Chatted,
    FromClient,
    Join,
    Leave,
    Nack,
    Ping,
    Pong,
    Refused,
    Say,
    Sync,
    Synced,
    ToClient,
    Watch,
)
from academie.server.refusals import NO_GAME, NOT_SEATED, TOO_FAST
from academie.server.rooms.aside import SetAside
from academie.server.rooms.joining import joined, log_since
from academie.server.rooms.room import Answer, Room
from academie.server.rooms.telling import encode, logged
from academie.server.store.writer import LOST
from academie.server.watching import TopicWatcher

if TYPE_CHECKING:
    from academie.server.notices import Notices
    from academie.server.rooms.hall import RoomRegistry
    from academie.server.store.chats import ChatStore

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

decode = msgspec.json.Decoder(FromClient).decode

MOST_WAITING: Final = 256
"""How many frames a slow client may leave unread before it is sent away."""
MOST_TEXT: Final = 500
CHATS_A_SECOND: Final = 1.0
CHATS_AT_ONCE: Final = 5.0
TRY_AGAIN_LATER: Final = 1013
POLICY_VIOLATION: Final = 1008

NO_MESSAGE: Final = Text("ce n'est pas un message de ce protocole", "that is not a message of this protocol")
LOG_AWAY: Final = Text(
    "le registre est hors d'atteinte ; redites-le plus tard",
    "the log cannot be reached now; say it again later",
)
NOT_JOINED: Final = Text("entrez d'abord dans la partie", "join the game first")
UNSPEAKABLE: Final = Text("cela ne peut se dire ici", "that cannot be said here")


@dataclass(frozen=True, slots=True)
class Identity:
    """Who is on the line."""

    account: UUID
    name: str
    guest: bool = False
    kind: str = "web"
    """Whether he came by a page (`web`) or by a token of his own making (`bot`)."""
    session: bytes = b""
    """What is kept of the token he came with."""


@dataclass(frozen=True, slots=True)
class ChatService:
    """How chat is stored and passed on to other processes, and how much of it an account may make."""

    spread: Callable[[Chatted], None]
    accounts: Buckets
    stored: ChatStore

    async def say(self, room: Room, speaker: Identity, text: str) -> bool:
        """Says it to everyone at the table, unless the account has said too much of late."""
        if not self.accounts.take(speaker.account):
            return False
        said = await self.stored.add(room.row.id, speaker.name, text)
        room.audience.send(said)
        self.spread(said)
        return True


class SeatConnection:
    """A connection at one table."""

    __slots__ = ("connection", "room", "seat")

    def __init__(self, connection: Connection, room: Room) -> None:
        self.connection = connection
        self.room = room
        self.seat = room.seat_of(connection.identity.account) if connection.identity else None

    def push(self, frame: bytes) -> None:
        self.connection.push(frame)


class Connection:
    """Reads frames in order and answers them; frames to the client are sent without making tables wait."""

    __slots__ = (
        "_chairs",
        "_chats",
        "_code",
        "_draining",
        "_hall",
        "_notices",
        "_out",
        "_send",
        "_talk",
        "_watching",
        "closed",
        "identity",
    )

    def __init__(
        self, hall: RoomRegistry, send: Send, identity: Identity | None, talk: ChatService, notices: Notices
    ) -> None:
        self.identity = identity
        self.closed = False
        self._code = TRY_AGAIN_LATER
        self._talk = talk
        self._notices = notices
        self._watching: TopicWatcher | None = None
        self._chats: Bucket | None = None
        self._hall = hall
        self._send = send
        self._out: deque[bytes] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._chairs: dict[UUID, SeatConnection] = {}

    def push(self, frame: bytes) -> None:
        """Queues a frame; a client that does not read is dropped rather than waited for."""
        if self.closed:
            return
        self._out.append(frame)
        if len(self._out) > MOST_WAITING:
            self.closed = True
        self._begin_to_drain()

    def kick(self) -> None:
        """Closes the line because the session it rests on is over."""
        self.closed, self._code = True, POLICY_VIOLATION
        self._begin_to_drain()

    def _begin_to_drain(self) -> None:
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())

    def tell(self, message: ToClient) -> None:
        self.push(encode(message))

    def refuse(self, why: Text) -> None:
        self.tell(Refused(why.en, why.fr))

    async def _drain(self) -> None:
        try:
            while self._out and not self.closed:
                await self._send({"type": "websocket.send", "text": self._out.popleft().decode()})
            if self.closed:
                await self._send({"type": "websocket.close", "code": self._code})
        except (OSError, RuntimeError):
            self.closed = True

    def leave_all(self) -> None:
        """Gets up from every table and watches nothing any more."""
        if self._watching is not None:
            self._watching.stop()
        for chair in self._chairs.values():
            chair.room.audience.leave(chair)
        self._chairs.clear()
        self.closed = True

    async def hear(self, frame: str | bytes) -> None:
        """Does what a frame asks."""
        try:
            message: FromClient = decode(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.refuse(NO_MESSAGE)
            return
        try:
            await self._do(message)
        except SetAside as wrong:
            self.refuse(wrong.text)
        except (*LOST, PostgresError):
            self.refuse(LOG_AWAY)

    async def _do(self, message: FromClient) -> None:
        match message:
            case Ping():
                self.tell(Pong(message.sent))
            case Join():
                await self._join(message)
            case Leave():
                self._leave(message.game)
            case Act() | Say():
                await self._act(message)
            case Sync():
                await self._sync(message)
            case Chat():
                await self._chat(message)
            case Watch():
                self._watch()

    async def _join(self, message: Join) -> None:
        room = await self._hall.room(message.game)
        if room is None:
            self.refuse(NO_GAME)
            return
        log = await log_since(self._hall, room, message.since)
        self._leave(message.game)
        chair = self._chairs[message.game] = SeatConnection(self, room)
        room.audience.enter(chair)
        self.tell(joined(room, chair.seat, log))
        if lines := await self._talk.stored.of(message.game):
            self.tell(Chats(message.game, lines))

    def _leave(self, game: UUID) -> None:
        if (chair := self._chairs.pop(game, None)) is not None:
            chair.room.audience.leave(chair)

    async def _act(self, message: Act | Say) -> None:
        chair = self._chairs.get(message.game)
        if chair is None or chair.seat is None:
            self.tell(Nack(message.id, NOT_SEATED.en, -1, NOT_SEATED.fr))
            return
        try:
            if isinstance(message, Act):
                answer = await chair.room.act(chair.seat, message)
            else:
                answer = await chair.room.say(chair.seat, message)
        except SetAside as wrong:
            answer = Answer(-1, wrong.text)
        self.tell(answered(message.id, answer))

    async def _sync(self, message: Sync) -> None:
        chair = self._chairs.get(message.game)
        if chair is None:
            self.refuse(NOT_JOINED)
            return
        log = await log_since(self._hall, chair.room, message.since)
        self.tell(Synced(message.game, [logged(entry, chair.room.fold, chair.seat) for entry in log]))

    async def _chat(self, message: Chat) -> None:
        chair = self._chairs.get(message.game)
        if chair is None or self.identity is None or not speakable(message.text):
            self.refuse(UNSPEAKABLE)
            return
        # Made only when it is needed: most sockets never say anything.
        self._chats = self._chats or Bucket(CHATS_A_SECOND, CHATS_AT_ONCE)
        if not self._chats.take() or not await self._talk.say(chair.room, self.identity, message.text):
            self.refuse(TOO_FAST)

    def _watch(self) -> None:
        account = None if self.identity is None else self.identity.account
        # Made only when it is needed, as only lobbies watch.
        self._watching = self._watching or TopicWatcher(self._notices, account, self.tell)


def speakable(text: str) -> bool:
    """Whether a line of chat can be said; PostgreSQL stores no NUL."""
    return 0 < len(text) <= MOST_TEXT and "\0" not in text


def answered(idem: UUID, answer: Answer) -> ToClient:
    """The answer to an act as a message."""
    return (
        Ack(idem, answer.seq)
        if answer.refused is None
        else Nack(idem, answer.refused.en, answer.seq, answer.refused.fr)
    )
