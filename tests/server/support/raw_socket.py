"""WebSockets as raw bytes: frames that no client would write, and the reading of what comes back."""

from __future__ import annotations

import asyncio
import json
import ssl
import struct
from typing import Any

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x12\x34\x56\x78"


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size, bit = len(payload), 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([bit | size])
    else:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def ping(number: int) -> bytes:
    """A message that is answered with the same number."""
    return frame(json.dumps({"t": "ping", "sent": number}).encode())


class Raw:
    """A client that writes bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    def write(self, *parts: bytes) -> None:
        self.writer.write(b"".join(parts))

    async def frame(self) -> tuple[int, bytes]:
        """The opcode and the payload of the next frame."""
        async with asyncio.timeout(10):
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            return first & 0x0F, await self._reader.readexactly(size)

    async def message(self) -> dict[str, Any]:
        opcode, payload = await self.frame()
        assert opcode == TEXT
        found: dict[str, Any] = json.loads(payload)
        return found

    async def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, payload = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


async def opened(port: int, tls: ssl.SSLContext | None = None) -> Raw:
    """A socket that is open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=tls)
    hello = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(hello.encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    assert b"permessage-deflate" not in head.lower()
    return Raw(reader, writer)
