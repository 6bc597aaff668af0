"""One WebSocket: reading the messages of a client, and sending it what it asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import ExitStack, nullcontext
from functools import cache, partial
from http import HTTPStatus
from time import monotonic, time_ns
from typing import Any, Final
from uuid import UUID

import msgspec
from asyncpg import PostgresError

from academie import __version__
from academie.server.base import metrics, tracing
from academie.server.base.changes import LOBBY, Changes, account_topic, session_topic
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.errors import NO_GAME, NOT_SEATED, NotYours, TooMany
from academie.server.base.limits import Bucket, client_address
from academie.server.base.part import Process
from academie.server.base.phrases import phrase
from academie.server.base.settings import Settings, offered_games
from academie.server.base.tasks import spawn
from academie.server.community.presence import Presence
from academie.server.community.relations import Relations
from academie.server.edge.access import Callers
from academie.server.edge.identity import Identity, origin_allowed, token_of
from academie.server.edge.messages import (
    PROTOCOL,
    Changed,
    Hello,
    Ping,
    Pong,
    Refused,
    ToClient,
    Topic,
    Watch,
)
from academie.server.edge.open_sockets import NoSocket, OpenSockets
from academie.server.edge.scopes import Scope, check_scope
from academie.server.edge.transport import (
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
    Socket,
    socket_of,
)
from academie.server.game.quarantine import Elsewhere, SetAside
from academie.server.lobby.feed import TableFeed
from academie.server.lobby.messages import WatchTables
from academie.server.play.bound import BoundRoom
from academie.server.play.broadcast import encode
from academie.server.play.chat import INVALID_CHAT, ChatService
from academie.server.play.messages import (
    Ack,
    Chat,
    Chats,
    Countersign,
    Countersigned,
    DoAct,
    Join,
    Leave,
    Nack,
    Rekey,
    Say,
    Share,
    Sync,
    Synced,
)
from academie.server.play.room import Answer, Room, stopped_message
from academie.server.play.rooms import RoomRegistry
from academie.server.play.view import entry_view, joined_message
from academie.server.socket_messages import FromClient
from academie.words import Message, Text, languages

Frame = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Frame]]
Send = Callable[[Frame], Awaitable[None]]

NAMESPACE: Final = "academie."
SUBPROTOCOL: Final = f"{NAMESPACE}v{PROTOCOL}"
"""The wire, as clients ask for it."""

decode = msgspec.json.Decoder(FromClient).decode

NOTIFY_SECONDS: Final = 0.1
IDLE_SECONDS: Final = 60.0
"""How long a socket is kept that has joined no game and watches nothing."""
GOING_AWAY: Final = 1001
MOVED_ELSEWHERE: Final = 4001
NO_COMMON_VERSION: Final = 4406

NO_MESSAGE: Final = Message("server-no-message")
LOG_AWAY: Final = Message("server-away")
NOT_JOINED: Final = Message("server-not-joined")
BAD_SIGNATURE: Final = Message("dice-bad-signature")


class SeatConnection:
    """A connection to one table."""

    __slots__ = ("account", "push", "room", "seat")

    def __init__(self, connection: Connection, room: Room) -> None:
        self.push = connection.push
        self.room = room
        self.account = connection.identity.account if connection.identity else None
        self.seat = room.seat_of(connection.identity.account) if connection.identity else None


class Connection:
    """Answers the messages of one client; sending to a slow one never makes a table wait."""

    __slots__ = (
        "_chat",
        "_notices",
        "_people",
        "_rooms",
        "_seats",
        "_socket",
        "_tables",
        "_watcher",
        "identity",
        "push",
    )

    def __init__(self, process: Process, socket: Socket, identity: Identity | None) -> None:
        self.identity = identity
        self._socket = socket
        self.push = socket.write
        """Send a message that is encoded already."""
        socket.line.hurried = self._hurried
        self._chat: ChatService = process.get(ChatService)
        self._notices: Changes = process.get(Changes)
        self._people: Relations = process.get(Relations)
        self._watcher: TopicWatcher | None = None
        self._tables: TableFeed = process.get(TableFeed)
        self._rooms: RoomRegistry = process.get(RoomRegistry)
        self._seats: dict[UUID, SeatConnection] = {}

    def _hurried(self) -> bool:
        """Whether a clock runs at a table where somebody sits by this connection."""
        return any(seat.seat is not None and seat.room.clocks.live for seat in self._seats.values())

    def close_unused(self) -> None:
        """Close the connection if it serves nothing: a client opens another when it needs one."""
        if not self._seats and self._watcher is None:
            self._socket.close(GOING_AWAY)

    def kick(self) -> None:
        """Close the connection because its session has ended."""
        self._socket.close(POLICY_VIOLATION)

    def send(self, message: ToClient) -> None:
        self.push(encode(message))

    def refuse(self, why: Text) -> None:
        self.send(Refused(phrase(why)))

    def leave_all(self) -> None:
        """Leave every table and stop watching topics."""
        if self._watcher is not None:
            self._watcher.stop()
        self._tables.leave(self.push)
        for seat in self._seats.values():
            seat.room.leave(seat)
        self._seats.clear()

    async def handle(self, frame: str | bytes) -> None:
        """Carry out what a frame asks for."""
        came = time_ns() if tracing.on else 0
        try:
            message: FromClient = decode(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.refuse(NO_MESSAGE)
            return
        try:
            if came and not isinstance(message, Ping):
                with tracing.traced(type(message).__name__, came) as trace:
                    trace.mark("read")
                    await self._dispatch(message)
            else:
                await self._dispatch(message)
        except SetAside as wrong:
            self._stop(getattr(message, "game", None), wrong)
        except (*DATABASE_AWAY, PostgresError):
            # On a new line a client joins again, and says again what has had no answer.
            self.refuse(LOG_AWAY)
            self._socket.close(TRY_AGAIN_LATER)

    def _stop(self, game: UUID | None, wrong: SetAside) -> None:
        """Say that a game cannot go on here; who is sent elsewhere is disconnected."""
        if game is None:
            self.refuse(wrong.text)
            return
        self.send(stopped_message(game, wrong))
        if isinstance(wrong, Elsewhere):
            self._socket.close(MOVED_ELSEWHERE)

    async def _dispatch(self, message: FromClient) -> None:
        match message:
            case Ping():
                self.send(Pong(message.sent))
            case Join():
                async with self._rooms.joining:
                    await self._join(message)
            case Leave():
                self._leave(message.game)
            case DoAct() | Say():
                await self._act(message)
            case Share() | Countersign():
                await self._exchange(message)
            case Rekey():
                await self._rekey(message)
            case Sync():
                await self._sync(message)
            case Chat():
                await self._send_chat(message)
            case Watch():
                self._watch()
            case WatchTables():
                await self._watch_tables()

    async def _join(self, message: Join) -> None:
        room = await self._rooms.room(message.game)
        if room is None:
            self.refuse(NO_GAME)
            return
        if message.head is not None and isinstance(room, BoundRoom):
            await room.compare(message.head)
        self._leave(message.game)
        seat = SeatConnection(self, room)
        await room.serve(seat.seat)
        try:
            log = await self._rooms.log_since(room, message.since)
        except BaseException:
            room.leave(seat)
            raise
        self._seats[message.game] = seat
        room.listeners.add(seat)
        if self._hurried():
            self._socket.line.measure()
        self.send(joined_message(room.row, room.fold, room.clocks, seat.seat, log))
        await self._tell_exchange(room, seat.seat)
        if lines := await self._chat.lines_for(room, seat.account):
            self.send(Chats(message.game, lines))

    async def _tell_exchange(self, room: Room, seat: int | None) -> None:
        """Tell what the seats have signed, and a seat what it is asked for."""
        if not isinstance(room, BoundRoom):
            return
        for signer, seq, signature in await self._rooms.countersignatures(room):
            self.send(Countersigned(room.row.id, signer, seq, signature.hex()))
        if seat is not None and (told := room.exchange.told()) is not None:
            self.send(told)

    async def _exchange(self, message: Share | Countersign) -> None:
        seat = self._seats.get(message.game)
        room = None if seat is None else seat.room
        if seat is None or seat.seat is None or not isinstance(room, BoundRoom):
            self.refuse(NOT_SEATED)
        elif isinstance(message, Countersign):
            if not await room.countersign(seat.seat, message):
                self.refuse(BAD_SIGNATURE)
        elif (why := await room.share(seat.seat, message)) is not None:
            self.refuse(why)

    async def _rekey(self, message: Rekey) -> None:
        seat = self._seats.get(message.game)
        if seat is None or seat.seat is None or not isinstance(seat.room, BoundRoom):
            self.send(Nack(message.id, -1, phrase(NOT_SEATED)))
            return
        self.send(answer_message(message.id, await seat.room.rekey(seat.seat, message)))

    def _leave(self, game: UUID) -> None:
        if (seat := self._seats.pop(game, None)) is not None:
            seat.room.leave(seat)

    async def _act(self, message: DoAct | Say) -> None:
        seat = self._seats.get(message.game)
        if seat is None or seat.seat is None:
            self.send(Nack(message.id, -1, phrase(NOT_SEATED)))
            return
        try:
            if isinstance(message, DoAct):
                lag_ms, acknowledge = (
                    self._socket.line.lag_ms,
                    partial(self._acknowledge, message.id, monotonic()),
                )
                answer = await seat.room.act(seat.seat, message, lag_ms, acknowledge)
            else:
                answer = await seat.room.say(seat.seat, message)
        except SetAside as wrong:
            answer = Answer(-1, wrong.text)
        if not answer.told:
            self.send(answer_message(message.id, answer))

    def _acknowledge(self, idem: UUID, came: float, seq: int) -> None:
        self.send(Ack(idem, seq))
        metrics.acknowledged(monotonic() - came, tracing.trace_id() if tracing.on else "")

    async def _sync(self, message: Sync) -> None:
        seat = self._seats.get(message.game)
        if seat is None:
            self.refuse(NOT_JOINED)
            return
        log = await self._rooms.log_since(seat.room, message.since)
        self.send(Synced(message.game, [entry_view(entry, seat.room.fold, seat.seat) for entry in log]))

    async def _send_chat(self, message: Chat) -> None:
        seat = self._seats.get(message.game)
        if seat is None or self.identity is None:
            self.refuse(INVALID_CHAT)
            return
        try:
            why = await self._chat.send(seat.room, self.identity, message.text, message.room)
        except TooMany as wrong:
            why = wrong.text
        if why is not None:
            self.refuse(why)

    def _watch(self) -> None:
        account = None if self.identity is None else self.identity.account
        # Made only when needed: only lobby pages watch.
        self._watcher = self._watcher or TopicWatcher(self._notices, account, self.send)

    async def _watch_tables(self) -> None:
        """Push the open tables; who blocks or is blocked does not see all of them, and asks for the list."""
        self._watch()
        assert self._watcher is not None
        self._tables.leave(self.push)
        if not await self._ask_for_tables():
            self._watcher.when_mine = self._look_again
            await self._tables.join(self.push)

    def _look_again(self) -> None:
        """See whether the client still may see all tables: somebody may have been blocked."""
        spawn(self._ask_for_tables())

    async def _ask_for_tables(self) -> bool:
        """Have the client ask for the tables it may see, if it may not see all; whether that is so."""
        assert self._watcher is not None
        account = None if self.identity is None else self.identity.account
        apart = account is not None and await self._people.keeps_apart(account)
        self._watcher.tables_pushed = not apart
        if apart:
            self._tables.leave(self.push)
            self.send(Changed("lobby"))
        return apart


def answer_message(idem: UUID, answer: Answer) -> ToClient:
    """The answer to an act, as a message."""
    return Ack(idem, answer.seq) if answer.refused is None else Nack(idem, answer.seq, phrase(answer.refused))


class TopicWatcher:
    """Notifies one client when the lobby or its account changes, once for changes within a moment."""

    def __init__(self, notices: Changes, account: UUID | None, notify: Callable[[Changed], None]) -> None:
        self._notify = notify
        self._waiting: set[Topic] = set()
        self.tables_pushed = False
        """Whether the client is sent the open tables, and need not be told that they changed."""
        self.when_mine: Callable[[], None] | None = None
        """Called as well when the account has changed, while the tables are pushed."""
        self._subscriptions = ExitStack()
        self._subscriptions.enter_context(notices.subscribed(LOBBY, lambda: self._notify_soon("lobby")))
        if account is not None:
            self._subscriptions.enter_context(
                notices.subscribed(account_topic(account), lambda: self._notify_soon("mine"))
            )

    def stop(self) -> None:
        self._subscriptions.close()

    def _notify_soon(self, topic: Topic) -> None:
        if topic not in self._waiting:
            self._waiting.add(topic)
            asyncio.get_running_loop().call_later(NOTIFY_SECONDS, self._notify_now, topic)

    def _notify_now(self, topic: Topic) -> None:
        self._waiting.discard(topic)
        if topic != "lobby" or not self.tables_pushed:
            self._notify(Changed(topic))
        if topic == "mine" and self.tables_pushed and self.when_mine is not None:
            self.when_mine()


def speaks_otherwise(offered: Sequence[str]) -> bool:
    """Whether a client asks for versions of the wire, but not for ours; one that asks for none gets ours."""
    return SUBPROTOCOL not in offered and any(name.startswith(NAMESPACE) for name in offered)


@cache
def hello(settings: Settings) -> Hello:
    """What the server says first; asked for the first time, this loads the law of every game."""
    laws = {game.key: game.default.id for game in offered_games(settings)}
    return Hello(PROTOCOL, __version__, laws, [language.value for language in languages()])


async def _refuse_for_now(send: Send, status: int) -> None:
    """Refuse a socket as an HTTP request is refused, while the database is away or too many are open."""
    headers = [(b"retry-after", b"1"), (b"content-length", b"0")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _signed_in(process: Process, scope: Frame) -> Identity | None:
    """Who opens a socket; counted before the database is asked for them. Raises `NoSocket` or `NotYours`."""
    settings, callers = process.get(Settings), process.get(Callers)  # type: ignore[type-abstract]
    process.get(OpenSockets).begin(client_address(scope), settings.limit_scale)
    token = token_of(scope["headers"], secure=settings.secure_cookies)
    try:
        identity = None if token is None else await callers.identity(token)
    except (*DATABASE_AWAY, PostgresError):
        raise NoSocket(HTTPStatus.SERVICE_UNAVAILABLE) from None
    if identity is not None:
        check_scope(identity, Scope.PLAY)
        await callers.note(identity)
    return identity


async def serve(process: Process, scope: Frame, receive: Receive, send: Send) -> None:
    """Serve one WebSocket from its opening to its end."""
    await receive()
    headers: list[tuple[bytes, bytes]] = list(scope["headers"])
    settings = process.get(Settings)
    if not origin_allowed(headers, settings.origins):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    offered: list[str] = scope.get("subprotocols") or []
    if speaks_otherwise(offered):
        await send({"type": "websocket.close", "code": NO_COMMON_VERSION})
        return
    try:
        identity = await _signed_in(process, scope)
    except NoSocket as wrong:
        await _refuse_for_now(send, wrong.status)
        return
    except NotYours:
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    address, scale = client_address(scope), settings.limit_scale
    account = None if identity is None else identity.account
    try:
        with process.get(OpenSockets).counted(address, account, scale):
            try:
                chosen = SUBPROTOCOL if SUBPROTOCOL in offered else None
                await send({"type": "websocket.accept", "subprotocol": chosen})
            except OSError:  # the client has closed the connection already
                return
            await _answer(process, socket_of(scope), identity)
    except NoSocket as wrong:
        await _refuse_for_now(send, wrong.status)


async def _answer(process: Process, socket: Socket, identity: Identity | None) -> None:
    """Take the messages of an open socket, until its end."""
    settings = process.get(Settings)
    scale = settings.limit_scale
    socket.most_bytes = settings.frame_bytes
    socket.limit = Bucket(FRAMES_A_SECOND * scale, FRAMES_AT_ONCE * scale)
    connection = Connection(process, socket, identity)
    connection.send(await asyncio.to_thread(hello, settings))
    session = (
        nullcontext()
        if identity is None
        else process.get(Changes).subscribed(session_topic(identity.session), connection.kick)
    )
    unused = asyncio.get_running_loop().call_later(IDLE_SECONDS * scale, connection.close_unused)
    try:
        with session, process.get(Presence).present(None if identity is None else identity.account):
            while (frame := await socket.receive_frame()) is not None:
                await connection.handle(frame)
    finally:
        unused.cancel()
        connection.leave_all()
