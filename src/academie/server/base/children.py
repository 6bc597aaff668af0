"""Processes of the server: children end with their parent, and systemd is told how a process does."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Final

from academie.server.base.tasks import spawn

BEAT_SECONDS: Final = 1.0


@contextmanager
def ignore_interrupts() -> Generator[None]:
    """Make processes started inside the context ignore Ctrl-C from the moment they start.

    A terminal sends it to all of them; the process that started them ends them.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end`, in a thread, once the parent process is gone: a killed parent cannot stop its children."""
    Thread(target=_wait_for_parent, args=(end,), daemon=True).start()


def notify(state: str) -> None:
    """Tell systemd the state of this process, if systemd has started it: see sd_notify(3)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        # A name that begins with "@" is in the abstract namespace.
        channel.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


@asynccontextmanager
async def beating(file: str) -> AsyncGenerator[None]:
    """Tell every second inside the context that the event loop goes on: systemd, and by the time of a file.

    For processes that serve no page; a web process is asked at `/healthz`.
    """
    notify("READY=1")
    beats = spawn(_beat(Path(file) if file else None), "beats")
    try:
        yield
    finally:
        notify("STOPPING=1")
        beats.cancel()


async def _beat(file: Path | None) -> None:
    while True:
        notify("WATCHDOG=1")
        if file is not None:
            file.touch()
        await asyncio.sleep(BEAT_SECONDS)


def _wait_for_parent(end: Callable[[], None]) -> None:
    if (parent := parent_process()) is not None:
        parent.join()
    end()
