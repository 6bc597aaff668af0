"""A web process as uvicorn runs it: the application with its logs and its metrics."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterable, Sequence
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from academie.kernel import OptionError
from academie.server.app import create_app
from academie.server.base import logs, metrics, tracing
from academie.server.base.logs import LoggedRequests
from academie.server.base.settings import SEAL, SIGNING, Settings, inside_of, offered_games
from academie.server.site.front import prepare
from academie.words import Message

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

LOG: Final = logging.getLogger(__name__)
STOP_SECONDS = 10
PING_SECONDS = 20.0
FORWARDED: Final = b"x-forwarded-for"
SCHEME: Final = b"x-forwarded-proto"
SCHEMES: Final = ([b"http"], [b"https"], [b"ws"], [b"wss"])
REMEDY: Final = "have it set X-Forwarded-For to the address it is called from, as deploy/nginx.conf does"
NOTHING: Final = (
    "the proxy %s does not say for whom it asks, so that all its clients have one limit: " + REMEDY
)
UNSCHEMED: Final = (
    "the proxy %s does not say whether it was asked by HTTPS, or hands on what a client says: "
    "have it set X-Forwarded-Proto to its own scheme, as deploy/nginx.conf does"
)
ADDED: Final = "the proxy %s hands on what a client says of its own address: " + REMEDY


class Proxied(ProxyHeadersMiddleware):
    """Takes the address of a client from a trusted proxy; warns, once each, of what that does wrong."""

    def __init__(self, app: LoggedRequests, trusted: Sequence[str]) -> None:
        super().__init__(app, [*trusted])  # type: ignore[arg-type]  # to which a frame is any mapping
        self._warned: set[str] = set()

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "lifespan" and scope["client"] and scope["client"][0] in self.trusted_hosts:
            self._look(scope["client"][0], scope["headers"])
        await super().__call__(scope, receive, send)

    def _look(self, proxy: str, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Warn if the proxy says no address, or more than that of one client; and of the scheme likewise."""
        said = b",".join(value for name, value in headers if name == FORWARDED).decode("latin-1")
        named = [each for address in said.split(",") if (each := address.strip())]
        anyone = self.trusted_hosts.always_trust
        clients = [each for each in named if anyone or each not in self.trusted_hosts]
        wrong = ADDED if len(clients) > 1 else "" if named else NOTHING
        schemes = [value for name, value in headers if name == SCHEME]
        for each in (wrong, "" if schemes in SCHEMES else UNSCHEMED):
            if each and each not in self._warned:
                self._warned.add(each)
                LOG.warning(each, proxy)


def create_web(settings: Settings | None = None) -> Proxied:
    """The application of one process, with logs and metrics set up."""
    chosen = settings or Settings.from_environment()
    logs.configure(pretty=chosen.pretty_logs)
    metrics.configure()
    tracing.configure(chosen, "academie-web")
    Thread(target=prepare, args=(chosen,), daemon=True).start()
    return Proxied(LoggedRequests(create_app(chosen)), chosen.trusted_proxies)


def options(settings: Settings) -> dict[str, Any]:
    """Options of uvicorn. Frames are not compressed: `docs/wire.md` says what that costs and saves."""
    return {
        "host": settings.host,
        "port": settings.port,
        # uvloop, but for Windows, which it does not know.
        "loop": "auto" if sys.platform == "win32" else "uvloop",
        "ws": "academie.server.edge.transport:Socket",
        "ws_max_size": settings.frame_bytes,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "ws_per_message_deflate": False,
        "proxy_headers": False,  # which `Proxied` reads
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
    if not (settings.key_file(SIGNING) and settings.key_file(SEAL)):
        raise OptionError(Message("server-no-keys"))
    os.environ["ACADEMIE_INSIDE"] = settings.inside  # where each process reads it
    uvicorn.run(
        "academie.server.run.web:create_web", factory=True, workers=settings.workers, **options(settings)
    )


class Web(uvicorn.Server):
    """One web process that calls `ready` once it serves and its first page is written."""

    def __init__(self, app: Proxied, settings: Settings, ready: Callable[[], None], stopped: bool) -> None:
        super().__init__(uvicorn.Config(app, **options(settings)))
        self._settings = settings
        self._ready = ready
        self.should_exit = stopped

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            await asyncio.to_thread(prepare, self._settings)
            self._ready()
