"""What hostile WebSockets cost a web process, and what a stranger notices of it: `make attack-frames`.

Each kind of frame is sent by eight sockets at once to a web process of its own, while the messages of
somebody else are answered; with `--nginx` all come through the nginx of `deploy/`, by TLS. Fails if that
process ends, takes too much of the processor or of the memory, or lets the stranger wait.
"""

from __future__ import annotations

import argparse
import asyncio
import ssl
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.cpu import process, resident_kb
from tests.server.support.proxies import nginx, unproved
from tests.server.support.raw_socket import CONT, PING, PONG, Raw, frame, opened, ping
from tests.server.support.web import Parts, Web, started, temporary_parts

HOSTILE: Final[Mapping[str, tuple[bytes, bytes]]] = {
    "empty pings": (b"", frame(b"", PING)),
    "long pings": (b"", frame(b"x" * 125, PING)),
    "pongs": (b"", frame(b"", PONG)),
    "empty parts": (frame(b"{", fin=False), frame(b"", CONT, fin=False)),
    "parts of a byte": (frame(b"{", fin=False), frame(b" ", CONT, fin=False)),
    "texts of a byte": (b"", frame(b"0")),
}
"""What is sent first, and then again and again."""
SOCKETS: Final = 8
CHUNK: Final = 65_536
MOST_MS: Final = 200.0
"""How long a stranger may wait for an answer."""
MOST_SECONDS: Final = 0.2
"""What an attack may take of the processor."""
MOST_KB: Final = 10_000
"""What it may take of memory."""
PAUSE: Final = 0.02


class Cost(NamedTuple):
    """What one attack cost."""

    seconds: float
    """Of the processor, of the web process."""
    slowest_ms: float
    """The longest a stranger waited for an answer."""
    kb: int
    """How much more memory the web process held at most."""
    alive: bool

    @property
    def borne(self) -> bool:
        little = self.seconds <= MOST_SECONDS and self.kb <= MOST_KB
        return self.alive and little and self.slowest_ms <= MOST_MS


class Door(NamedTuple):
    """Where a web process is reached: itself, or a proxy before it."""

    port: int
    tls: ssl.SSLContext | None = None


@contextmanager
def behind_nginx(web: Web) -> Generator[Door]:
    """The way to a web process through the nginx that is shipped."""
    with TemporaryDirectory(prefix="academie-nginx-") as folder:
        place = Path(folder)
        with nginx(place, [f"{web.host}:{web.port}"]) as port:
            yield Door(port, unproved())


async def attack(door: Door, first: bytes, again: bytes, size: int) -> None:
    """Send `size` bytes of frames without reading, unless the server hangs up."""
    chunk = again * (CHUNK // len(again))
    with suppress(OSError):
        line = await opened(*door)
        line.write(first)
        for _ in range(0, size, CHUNK):
            if line.writer.transport.is_closing():
                break
            line.write(chunk)
            await line.writer.drain()
        line.writer.close()


async def wait_ms(stranger: Raw, number: int) -> float:
    """How long a stranger waits for the answer to a message."""
    loop = asyncio.get_running_loop()
    sent = loop.time()
    stranger.write(ping(number))
    while (await stranger.message()).get("sent") != number:
        pass
    return 1000 * (loop.time() - sent)


async def cost(web: Web, kind: str, size: int, door: Door | None = None) -> Cost:
    """Attack a web process by frames of one kind."""
    door = door or Door(web.port)
    stranger = await opened(*door)
    await wait_ms(stranger, 0)
    before, held = process(web.pid).seconds, resident_kb(web.pid)
    waits, kb = list[float](), 0
    attacks = asyncio.gather(*(attack(door, *HOSTILE[kind], size) for _ in range(SOCKETS)))
    try:
        while not attacks.done() or len(waits) < SOCKETS:
            waits.append(await wait_ms(stranger, len(waits) + 1))
            kb = max(kb, resident_kb(web.pid) - held)
            await asyncio.sleep(PAUSE)
        await attacks
        after = process(web.pid).seconds
    except (OSError, EOFError, TimeoutError):
        attacks.cancel()
        return Cost(float("nan"), float("inf"), kb, alive=False)
    stranger.writer.close()
    return Cost(after - before, max(waits), kb, alive=True)


def attacked(parts: Parts, size: int, *, proxied: bool) -> dict[str, Cost]:
    """What each kind costs a web process; one that has ended is followed by another."""
    found = dict[str, Cost]()
    for kind in HOSTILE:
        with started(parts.web(ACADEMIE_LIMIT_SCALE="1")) as web:
            way = behind_nginx(web) if proxied else nullcontext(Door(web.port))
            with way as door:
                found[kind] = asyncio.run(cost(web, kind, size, door))
        told = found[kind]
        answer = f"{told.slowest_ms:6.0f} ms" if told.alive else "no answer"
        print(f"{kind:<18}{told.seconds:6.2f} s of processor, {told.kb:6d} kB more, at most", end=" ")
        print(f"{answer} for a stranger", flush=True)
    return found


def main() -> int:
    """The exit code: 1 if an attack is not borne."""
    asked = argparse.ArgumentParser(prog="bench.attack_frames", description=__doc__)
    asked.add_argument("--megabytes", type=float, default=4.0, help="that each of the eight sockets sends")
    asked.add_argument("--nginx", action="store_true", help="through the nginx of deploy/, by TLS")
    given = asked.parse_args()
    print("The limits of the server are not lifted.")
    with temporary_parts() as parts:
        found = attacked(parts, int(given.megabytes * 1_000_000), proxied=given.nginx)
    return 0 if all(each.borne for each in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
