"""A worker beside the server that started it: it ends with it, however that ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from academie.server import worker
from academie.server.settings import Settings
from academie.server.spawning import ignore_interrupts

LEASE_SECONDS: Final = 30.0
STOP_SECONDS: Final = 10.0


@contextmanager
def worker_process(settings: Settings) -> Generator[None]:
    """A worker in a process of its own, as long as this is entered."""
    process = get_context("spawn").Process(target=_work, args=(settings,), daemon=True)
    with ignore_interrupts():
        process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join(STOP_SECONDS)
        process.kill()


def _work(settings: Settings) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    worker.run(settings, LEASE_SECONDS)


def _end_with_parent() -> None:
    """A server that is killed cannot stop its worker."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
