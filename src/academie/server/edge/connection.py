"""One WebSocket: reading the messages of a client, and sending it what it asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext
from functools import cache, partial
from http import HTTPStatus
from time import time_ns
from typing import Final, Protocol, TypeVar, cast
from uuid import UUID

import msgspec
from asyncpg import PostgresError

from academie import __version__
from academie.server.base import tracing
from academie.server.base.asgi import Frame, Receive, Send
from academie.server.base.changes import Changes, session_topic
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.errors import NotYours, Refusal
from academie.server.base.limits import Bucket, client_address
from academie.server.base.part import Process
from academie.server.base.phrases import phrase
from academie.server.base.settings import Settings, offered_games
from academie.server.edge.access import Callers
from academie.server.edge.identity import Identity, origin_allowed, token_of
from academie.server.edge.latency import Line
from academie.server.edge.messages import PROTOCOL, Hello, Ping, Refused, ToClient, encode
from academie.server.edge.open_sockets import NoSocket, OpenSockets
from academie.server.edge.protocol import SocketProtocol
from academie.server.edge.scopes import Scope, check_scope
from academie.server.edge.transport import (
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
    Socket,
    socket_of,
)
from academie.words import Message, Text, languages

NAMESPACE: Final = "academie."
SUBPROTOCOL: Final = f"{NAMESPACE}v{PROTOCOL}"
"""The wire, as clients ask for it."""

IDLE_SECONDS: Final = 60.0
"""How long a socket is kept that has joined no game and watches nothing."""
GOING_AWAY: Final = 1001
NO_COMMON_VERSION: Final = 4406

NO_MESSAGE: Final = Message("server-no-message")
LOG_AWAY: Final = Message("server-away")


class Kept(Protocol):
    """What a part keeps of one connection. It is made of the connection alone."""

    @property
    def used(self) -> bool:
        """Whether the connection serves something."""
        ...

    def leave(self) -> None:
        """The client goes."""
        ...


K = TypeVar("K", bound=Kept)


class Connection:
    """Answers the messages of one client; sending to a slow one never makes a table wait."""

    __slots__ = ("_protocol", "_socket", "account", "identity", "kept", "line", "process", "push")

    def __init__(self, process: Process, socket: Socket, identity: Identity | None) -> None:
        self.process = process
        self.identity = identity
        self.account: UUID | None = None if identity is None else identity.account
        self.push = socket.write
        """Send a message that is encoded already."""
        self.line: Line = socket.line
        self.kept: dict[type[Kept], Kept] = {}
        """What parts keep of the connection: see `of`."""
        self._socket = socket
        self._protocol = process.get(SocketProtocol)

    def of(self, kind: type[K]) -> K:
        """What a part keeps of this connection, made when it is first asked for."""
        if kind not in self.kept:
            self.kept[kind] = kind(self)  # type: ignore[call-arg]
        return cast("K", self.kept[kind])

    def close(self, code: int) -> None:
        self._socket.close(code)

    def close_unused(self) -> None:
        """Close the connection if it serves nothing: a client opens another when it needs one."""
        if not any(each.used for each in self.kept.values()):
            self.close(GOING_AWAY)

    def send(self, message: ToClient) -> None:
        self.push(encode(message))

    def refuse(self, why: Text) -> None:
        self.send(Refused(phrase(why)))

    def leave(self) -> None:
        """Leave every table and stop watching."""
        for each in self.kept.values():
            each.leave()

    async def handle(self, frame: str | bytes) -> None:
        """Carry out what a frame asks for."""
        came = time_ns() if tracing.on else 0
        try:
            message = self._protocol.decode(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.refuse(NO_MESSAGE)
            return
        answer = self._protocol.answers[type(message)]
        try:
            if came and not isinstance(message, Ping):
                with tracing.traced(type(message).__name__, came) as trace:
                    trace.mark("read")
                    await answer(self, message)
            else:
                await answer(self, message)
        except Refusal as wrong:
            self.refuse(wrong.text)
        except (*DATABASE_AWAY, PostgresError):
            # On a new line a client joins again, and says again what has had no answer.
            self.refuse(LOG_AWAY)
            self.close(TRY_AGAIN_LATER)


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
    kick = partial(connection.close, POLICY_VIOLATION)
    connection.send(await asyncio.to_thread(hello, settings))
    session = (
        nullcontext()
        if identity is None
        else process.get(Changes).subscribed(session_topic(identity.session), kick)
    )
    unused = asyncio.get_running_loop().call_later(IDLE_SECONDS * scale, connection.close_unused)
    try:
        with session, process.get(OpenSockets).noted(connection.account):
            while (frame := await socket.receive_frame()) is not None:
                await connection.handle(frame)
    finally:
        unused.cancel()
        connection.leave()
