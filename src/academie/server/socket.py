"""The door for sockets: who comes from where, how much he may say, and then his connection."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final

from academie.server.connection import (
    POLICY_VIOLATION,
    Connection,
    Identity,
    Message,
    Receive,
    Send,
)
from academie.server.limits import Bucket
from academie.server.notices import session_topic

if TYPE_CHECKING:
    from academie.server.services import Services

COOKIE: Final = "academie_session"
TOO_BIG: Final = 1009
FRAMES_A_SECOND: Final = 20.0
FRAMES_AT_ONCE: Final = 60.0

Headers = Iterable[tuple[bytes, bytes]]


async def serve(services: Services, scope: Message, receive: Receive, send: Send) -> None:
    """One socket from its opening to its end."""
    await receive()
    headers: list[tuple[bytes, bytes]] = list(scope["headers"])
    if not origin_allowed(headers, services.settings.origins):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    token = token_of(headers)
    identity = None if token is None else await services.accounts.identity(token)
    try:
        await send({"type": "websocket.accept"})
    except OSError:  # he has hung up already
        return
    connection = Connection(services.hall, send, identity, services.talk, services.notices)
    session = nullcontext() if identity is None else _heeding(services, connection, identity)
    try:
        with session:
            await _converse(connection, receive, send, services.settings.frame_bytes)
    finally:
        connection.leave_all()


def _heeding(services: Services, connection: Connection, identity: Identity) -> AbstractContextManager[None]:
    """Closes the connection when the session it rests on ends."""
    return services.notices.heard(session_topic(identity.session), connection.kick)


async def _converse(connection: Connection, receive: Receive, send: Send, most: int) -> None:
    """Hears frame after frame until the line closes or the client says too much."""
    bucket = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
    while (message := await receive())["type"] == "websocket.receive" and not connection.closed:
        frame: Any = message.get("text") or message.get("bytes") or b""
        if len(frame) > most or not bucket.take():
            await send(
                {"type": "websocket.close", "code": TOO_BIG if len(frame) > most else POLICY_VIOLATION}
            )
            return
        await connection.hear(frame)


def origin_allowed(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the page that opens the socket is one of ours; programs send no origin and need a token."""
    origin = next((value.decode("latin-1") for name, value in headers if name == b"origin"), None)
    return origin is None or origin in origins


def token_of(headers: Headers) -> str | None:
    """The session token of a request: a bearer's, or that of the cookie."""
    for name, value in headers:
        text = value.decode("latin-1")
        if name == b"authorization" and text.lower().startswith("bearer "):
            return text[7:].strip()
        if name == b"cookie":
            try:
                morsel = SimpleCookie(text).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None:
                return morsel.value
    return None
