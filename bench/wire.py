"""The least that a client of web sockets can be, so that the load does not weigh more than the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast


class Line(asyncio.Protocol):
    """One socket: frames out are masked with zeros, frames in are whole."""

    def __init__(
        self, host: str, token: str | None, heard: Callable[[bytes], None], path: str = "/ws"
    ) -> None:
        self._heard = heard
        self.when_lost: Callable[[], None] | None = None
        """Called when a socket that was open is not any more."""
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{bearer}"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Protocol: academie.v2\r\n\r\n"
        ).encode()
        self._buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))
        elif self.when_lost is not None:
            self.when_lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, blank, rest = self._buffer.partition(b"\r\n\r\n")
            if not blank:
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head[:60].decode("latin-1")))
                return
            self._buffer = rest
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Takes one whole frame off the buffer, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        self._buffer = buffer[start + length :]
        match buffer[0] & 0x0F:
            case 0x1:
                self._heard(buffer[start : start + length])
            case 0x9:
                self._write(0x8A, buffer[start : start + length])
            case _:
                pass
        return True

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, first: int, payload: bytes) -> None:
        if self._transport is None or self.closed:
            return
        size = len(payload)
        head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def opened(
    port: int,
    token: str | None,
    heard: Callable[[bytes], None],
    host: str = "127.0.0.1",
    path: str = "/ws",
) -> Line:
    """A socket that has shaken hands. Raises `OSError`."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{host}:{port}", token, heard, path), host, port)
    await line.open
    return line
