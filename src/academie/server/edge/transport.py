"""A WebSocket as a protocol of uvicorn, whose frames do not pass through ASGI.

ASGI serves to open it: the application gets the request, accepts or refuses it, and finds the socket in the
scope. From then on frames are read and written here. Messages and tasks for each frame would cost three
times as much, and every frame must be counted before anything is done for it: `websockets` answers pings
and gathers fragments for as long as a client sends them.
"""

from __future__ import annotations

from asyncio import Future
from collections import deque
from collections.abc import Mapping
from random import getrandbits
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets has no compiled part
    from websockets.utils import apply_mask

from academie.server.base.limits import Bucket
from academie.server.edge.latency import Line

EXTENSION: Final = "academie.socket"
"""The extension of the ASGI scope by which the application finds the socket."""
RUNNING_SECONDS: Final = 2.0
"""How often the line is measured while a clock runs, until it is known."""
KNOWN_SECONDS: Final = 10.0
"""How often once it is: with 1,500 tables, pings every 2 s cost more than the acts of their players."""
PONG_SECONDS: Final = 20.0
"""How long a pong is waited for, unless uvicorn is told otherwise."""
FRAMES_A_SECOND: Final = 20.0
FRAMES_AT_ONCE: Final = 60.0
MOST_WAITING: Final = 256
"""How many frames a slow client may leave unread before it is disconnected."""
MOST_UNHANDLED: Final = 64
"""After how many frames that wait to be handled no more are read for now."""
MOST_UNSENT_BYTES: Final = 1 << 20
"""How much may wait for a slow client beside what its connection holds."""
MOST_PARTS: Final = 16
"""How many frames a message may come in."""
MOST_IGNORED_BYTES: Final = 1 << 16
"""How much more is received on a socket that has been closed, before it is cut off."""
PROTOCOL_ERROR: Final = 1002
NO_BINARY: Final = 1003
INVALID_TEXT: Final = 1007
POLICY_VIOLATION: Final = 1008
TOO_BIG: Final = 1009
TRY_AGAIN_LATER: Final = 1013

# The first bytes of the frames a client may send (RFC 6455, 5.2): kind, and whether the message ends with it.
WHOLE_TEXT: Final = 0x81
FIRST_PART: Final = 0x01
NEXT_PART: Final = 0x00
LAST_PART: Final = 0x80
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
BINARY: Final = 0x82
FIRST_OF_BINARY: Final = 0x02
MASKED: Final = 0x80
SHORT: Final = 126
"""The least length that is written in two bytes of its own."""
LONG: Final = 0x10000
"""The least length that is written in eight."""


def framed(text: bytes) -> bytes:
    """A message of text as the frame that carries it."""
    size = len(text)
    if size < SHORT:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket: its line is measured by pings, its frames are limited and wait to be taken in order."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.line = Line(self._ping_now)
        self.most_bytes = config.ws_max_size
        """How long a message of the client may be."""
        self.limit = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        """How many frames the client may send."""
        self._parts: list[bytes] | None = None
        """What has come of a message in several frames."""
        self._ignored = 0
        self._unread = b""
        """The beginning of a frame whose end has not come yet."""
        self._received: deque[str] = deque()
        self._wakeup: Future[None] | None = None
        self._ended = False
        """Whether one side has closed it: nothing more is read."""
        self._blocked = False
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0

    # The application's side

    def write(self, text: bytes) -> None:
        """Send a message; a client that does not read is disconnected rather than waited for.

        What is written within one turn of the event loop is sent together.
        """
        if not self._ended:
            self._send(framed(text))

    def _send(self, frame: bytes) -> None:
        if not self._blocked:
            self.transport.write(frame)
            return
        self._unsent.append(frame)
        self._unsent_bytes += len(frame)
        if len(self._unsent) > MOST_WAITING or self._unsent_bytes > MOST_UNSENT_BYTES:
            self.close(TRY_AGAIN_LATER)

    def close(self, code: int) -> None:
        """Close the socket; what waits to be sent to a client that does not read is dropped.

        Its end is announced as well, since no answer of the client is read. What it sends is dropped until
        then: a connection closed with something unread loses what was written last.
        """
        if self._ended:
            return
        self._unsent.clear()
        self._unsent_bytes = 0
        self.stop_keepalive()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self._end()

    async def receive_frame(self) -> str | None:
        """The next message of the client, or nothing once there are no more."""
        while not self._received:
            if self._ended:
                return None
            self._wakeup = self.loop.create_future()
            await self._wakeup
        if len(self._received) == MOST_UNHANDLED:
            self.transport.resume_reading()
        return self._received.popleft()

    # The client's side

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif self._ended:
            self._ignored += len(data)
            if self._ignored > MOST_IGNORED_BYTES:
                self.transport.abort()
        else:
            self._unread = data = self._unread + data if self._unread else data
            if self.handshake_complete:
                self._unread = data[self._read_frames(data) :]
            elif len(data) > self.most_bytes:
                self.transport.abort()

    def _read_frames(self, data: bytes) -> int:
        """Take the whole frames, and return where the first that is not whole begins."""
        at, size = 0, len(data)
        while size - at > 1:
            length, start = data[at + 1] & 0x7F, at + 6
            if length >= SHORT:
                start += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : start - 4], "big")
            if not data[at + 1] & MASKED:
                self.close(PROTOCOL_ERROR)
            elif length > self.most_bytes:
                self.close(TOO_BIG)
            elif start + length > size:
                break
            elif not self.limit.take():
                self.close(POLICY_VIOLATION)
            elif data[at] == CLOSE and length < SHORT:
                super().data_received(data[at : start + length])
            else:
                self._read_frame(data[at], apply_mask(data[start : start + length], data[start - 4 : start]))
            if self._ended:
                return size
            at = start + length
        return at

    def _read_frame(self, first: int, payload: bytes) -> None:
        if first == WHOLE_TEXT and self._parts is None:
            self._read_text(payload)
        elif first == PONG and len(payload) < SHORT:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif first == PING and len(payload) < SHORT:
            self._send(bytes((PONG, len(payload))) + payload)
        elif first == FIRST_PART and self._parts is None:
            self._parts = []
            self._read_part(payload)
        elif first in {NEXT_PART, LAST_PART} and self._parts is not None:
            self._read_part(payload, last=first == LAST_PART)
        else:
            self.close(NO_BINARY if first in {BINARY, FIRST_OF_BINARY} else PROTOCOL_ERROR)

    def _read_part(self, payload: bytes, *, last: bool = False) -> None:
        """Take a part of a message; an empty one that is not the last serves nobody."""
        assert self._parts is not None
        self._parts.append(payload)
        if not (payload or last) or len(self._parts) > MOST_PARTS:
            self.close(POLICY_VIOLATION)
        elif sum(map(len, self._parts)) > self.most_bytes:
            self.close(TOO_BIG)
        elif last:
            text, self._parts = b"".join(self._parts), None
            self._read_text(text)

    def _read_text(self, text: bytes) -> None:
        try:
            message = text.decode()
        except UnicodeDecodeError:
            self.close(INVALID_TEXT)
            return
        self._received.append(message)
        if len(self._received) == MOST_UNHANDLED:
            self.transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        if self._wakeup is not None:
            if not self._wakeup.done():
                self._wakeup.set_result(None)
            self._wakeup = None

    def _end(self) -> None:
        """There are no more messages of the client."""
        self._ended = True
        self._received.clear()
        self._wake()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._blocked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._blocked = False
        while self._unsent and not self._blocked:
            frame = self._unsent.popleft()
            self._unsent_bytes -= len(frame)
            self.transport.write(frame)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end()

    def shutdown(self) -> None:
        super().shutdown()
        self._end()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.get("extensions") or {}
            extensions[EXTENSION] = self

    # Pings

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload is not None
        super().handle_pong(event)
        if awaited and self.pending_ping_payload is None:
            self.limit.charge(-1.0)  # we have asked for it
            self.line.add(self.last_ping_rtt * 1000)

    def schedule_ping(self) -> None:
        often = KNOWN_SECONDS if self.line.known else RUNNING_SECONDS
        seconds = often if self.line.hurried() else self.ping_interval or KNOWN_SECONDS
        delay = max(0.0, seconds - self.last_ping_rtt)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if self._ended or self.transport.is_closing():
            return
        self.pending_ping_payload = getrandbits(32).to_bytes(4, "big")
        self.ping_sent_at = self.loop.time()
        self.transport.write(b"\x89\x04" + self.pending_ping_payload)
        self.pong_timer = self.loop.call_later(self.ping_timeout or PONG_SECONDS, self.keepalive_timeout)

    def _ping_now(self) -> None:
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()


def socket_of(scope: Mapping[str, Any]) -> Socket:
    """The socket of a request that uvicorn was told to serve with `Socket`."""
    extensions: Mapping[str, Any] = scope["extensions"]
    socket: Socket = extensions[EXTENSION]
    return socket
