"""A web process as uvicorn runs it: the application with its logs and its metrics."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from threading import Thread
from typing import Any

import uvicorn

from academie.server import logs, metrics, tracing
from academie.server.app import create_app
from academie.server.front import prepare
from academie.server.logs import LoggedRequests
from academie.server.settings import Settings, inside_of, offered_games

STOP_SECONDS = 10
PING_SECONDS = 20.0


def create_web(settings: Settings | None = None) -> LoggedRequests:
    """The application of one process, with logs and metrics set up."""
    chosen = settings or Settings.from_environment()
    logs.configure(pretty=chosen.pretty_logs)
    metrics.configure()
    tracing.configure(chosen, "academie-web")
    Thread(target=prepare, args=(chosen,), daemon=True).start()
    return LoggedRequests(create_app(chosen))


def options(settings: Settings) -> dict[str, Any]:
    """Options of uvicorn. Frames are not compressed: `docs/wire.md` says what that costs and saves."""
    return {
        "host": settings.host,
        "port": settings.port,
        # uvloop, but for Windows, which it does not know.
        "loop": "auto" if sys.platform == "win32" else "uvloop",
        "ws": "academie.server.sockets:Socket",
        "ws_max_size": settings.frame_bytes,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "ws_per_message_deflate": False,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": [*settings.trusted_proxies],
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": STOP_SECONDS,
    }


def serve(settings: Settings) -> None:
    """Serve until stopped, in as many processes as the settings say."""
    logs.configure(pretty=settings.pretty_logs)
    offered_games(settings)  # fail here rather than in every process
    inside_of(settings)
    os.environ["ACADEMIE_INSIDE"] = settings.inside  # where each process reads it
    uvicorn.run("academie.server.web:create_web", factory=True, workers=settings.workers, **options(settings))


class Web(uvicorn.Server):
    """One web process that calls `ready` once it serves."""

    def __init__(
        self, app: LoggedRequests, settings: Settings, ready: Callable[[], None], stopped: bool
    ) -> None:
        super().__init__(uvicorn.Config(app, **options(settings)))
        self._ready = ready
        self.should_exit = stopped

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()
