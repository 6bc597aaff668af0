"""Web applications with a fault built in, for processes that tests start: `python -m uvicorn --factory`."""

from __future__ import annotations

import logging
import time

from litestar import Litestar, post

from academie.server.app import create_app
from academie.server.base import watchdog
from academie.server.play.fanout import RedisFanout
from academie.server.play.rooms import RoomRegistry


def impatient() -> Litestar:
    """A process that takes seconds for what takes others ten, and can be told to stop turning its loop."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    watchdog.LAG_SECONDS, watchdog.GRACE_SECONDS = 1.0, 2.0  # type: ignore[misc]
    app = create_app()
    app.register(block)
    return app


@post("/block/{seconds:int}", sync_to_thread=False)
def block(seconds: int) -> None:
    """Keep the event loop busy."""
    time.sleep(seconds)


def deaf() -> Litestar:
    """A process whose listener fails whenever it starts."""

    async def fail(_fanout: RedisFanout, _rooms: RoomRegistry) -> None:
        raise RuntimeError("on purpose")

    RedisFanout._receive = fail  # type: ignore[assignment,method-assign]
    return impatient()
