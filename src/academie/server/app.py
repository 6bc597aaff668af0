"""The ASGI application: HTTP and the socket over the same services."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, asgi
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import Receive, Scope, Send

from academie import __version__
from academie.server.api.access import SCHEMES, secured
from academie.server.api.body import BodyRequest
from academie.server.api.problems import HANDLERS
from academie.server.api.routes import router
from academie.server.health import counted, healthz, readyz
from academie.server.logs import log_failure
from academie.server.metrics import socket_open
from academie.server.offered import offered
from academie.server.pages import folder_of, not_found, pages
from academie.server.services import Services, running
from academie.server.settings import Settings
from academie.server.socket import serve

MOST_BYTES = 65_536
"""The largest request that is read."""


@asgi("/ws", copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket; see the message schema."""
    services: Services = scope["app"].state["services"]
    with socket_open():
        await serve(services, scope, receive, send)  # type: ignore[arg-type]


def api_schema() -> dict[str, Any]:
    """What the API is asked and answers, as OpenAPI describes it; clients are generated from it."""
    return create_app(Settings()).openapi_schema.to_schema()


def create_app(settings: Settings | None = None) -> Litestar:
    """The application, its parts started with it."""
    chosen = settings or Settings.from_environment()
    offered(chosen)  # a game that is listed and not installed stops the server now, not a player later

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with running(chosen) as services:
            app.state["services"] = services
            yield

    folder = folder_of(chosen.web)
    shown = [] if folder is None else pages(folder)
    lost: dict[int | type[Exception], Any] = {} if folder is None else {NotFoundException: not_found(folder)}
    handlers: list[Any] = [socket, healthz, readyz, counted, router, *shown]
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        state=State(),
        openapi_config=OpenAPIConfig(
            title="Académie",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes=SCHEMES),
        ),
        exception_handlers={**HANDLERS, **lost},
        before_send=[secured],
        request_class=BodyRequest,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        after_exception=[log_failure],
    )
