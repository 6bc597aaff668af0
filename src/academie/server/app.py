"""The ASGI application: HTTP and the socket over the same services."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Router, asgi, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import Receive, Scope, Send

from academie import __version__
from academie.dice.page import manifest_of, page_entry
from academie.server import wire
from academie.server.api import (
    accounts,
    archive,
    bot,
    catalogue,
    factors,
    fairplay,
    games,
    jobs,
    leaving,
    lessons,
    library,
    lines,
    moderation,
    names,
    notices,
    oauth,
    openings,
    passages,
    people,
    practice,
    practice_games,
    profiles,
    rules,
    sessions,
    tables,
    tlog,
    tokens,
)
from academie.server.api.access import (
    DEPENDENCIES,
    SCHEMES,
    BodyRequest,
    RequestGuard,
    RequestRate,
    add_security_headers,
)
from academie.server.api.problems import HANDLERS, problems
from academie.server.connection import serve
from academie.server.health import told_inside
from academie.server.logs import log_failure
from academie.server.metrics import socket_open
from academie.server.notify.dev_mail import dev_mail, dev_mail_page
from academie.server.pages import folder_of, page_errors, pages
from academie.server.services import Services, running_services
from academie.server.settings import Settings, offered_games
from academie.words import Language

MOST_BYTES = 65_536
"""The largest accepted request body."""
NOUNS: Final = (
    accounts,
    sessions,
    factors,
    leaving,
    names,
    tokens,
    oauth,
    catalogue,
    tables,
    games,
    lines,
    lessons,
    library,
    openings,
    passages,
    practice_games,
    rules,
    practice,
    archive,
    profiles,
    fairplay,
    bot,
    jobs,
    notices,
    people,
    moderation,
)


class MessageSchema(msgspec.Struct, rename={"definitions": "$defs"}):
    """JSON schema of what a client says and of what it is told."""

    client: dict[str, Any]
    server: dict[str, Any]
    definitions: dict[str, Any]


@get("/schema", responses=problems(), tags=["socket"], sync_to_thread=False)
def message_schema() -> MessageSchema:
    """The schema of the socket at `/ws`, and of the lines a bot's game stream consists of."""
    return msgspec.convert(wire.schema(), MessageSchema)


router: Final = Router(
    "/api",
    route_handlers=[*(handler for noun in NOUNS for handler in noun.HANDLERS), message_schema],
    dependencies=DEPENDENCIES,
    middleware=[RequestGuard()],
)


@asgi(["/ws", "/ws/g/{game:uuid}"], copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket; `academie.server.wire` describes its messages.

    A path that names a game is for the proxy: it has both players served by one process.
    """
    services: Services = scope["app"].state["services"]
    with socket_open():
        await serve(services, scope, receive, send)  # type: ignore[arg-type]


def api_schema() -> dict[str, Any]:
    """The OpenAPI description of the API, from which clients are generated, as it is sent."""
    sent: dict[str, Any] = json.loads(json.dumps(create_app(Settings()).openapi_schema.to_schema()))
    return sent


def resolve_messages() -> None:
    """Work out the types of all messages while there is one thread.

    msgspec 0.22 does so when a message is first read, and crashes the process if another thread reads the
    same message meanwhile.
    """
    waiting = msgspec.Struct.__subclasses__()
    while waiting:
        message = waiting.pop()
        waiting += message.__subclasses__()
        if message.__module__.startswith("academie."):
            msgspec.json.Decoder(message)


def create_app(settings: Settings | None = None) -> Litestar:
    """The application, which starts its services with itself."""
    resolve_messages()
    chosen = settings or Settings.from_environment()
    offered_games(chosen)  # a listed game that is not installed fails at startup

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with running_services(chosen) as services, told_inside(services):
            app.state["services"] = services
            if folder is not None:
                await services.transparency.log.enter_once(bytes(page_entry(manifest_of(folder))))
            yield

    folder = folder_of(chosen.web)
    page_handlers = [] if folder is None else pages(folder)
    error_handlers = HANDLERS if folder is None else page_errors(folder)
    handlers: list[Any] = [socket, dev_mail, dev_mail_page, router]
    handlers.append(tlog.router)
    handlers += [*oauth.FOR_PROGRAMS, *page_handlers]
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
        middleware=[RequestRate()],
        exception_handlers=error_handlers,
        before_send=[add_security_headers],
        request_class=BodyRequest,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        type_decoders=[(lambda asked: asked is Language, lambda _, code: Language(code))],
        after_exception=[log_failure],
    )
