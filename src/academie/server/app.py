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
from academie.server import socket_messages
from academie.server.accounts.routes import accounts, factors, oauth, own_data, recovery, sessions, tokens
from academie.server.base.logs import log_failure
from academie.server.base.metrics import socket_open
from academie.server.base.settings import Settings, offered_games
from academie.server.community import routes as community
from academie.server.edge.access import (
    DEPENDENCIES,
    SCHEMES,
    BodyRequest,
    RequestGuard,
    RequestRate,
    add_security_headers,
)
from academie.server.edge.connection import serve
from academie.server.edge.problems import HANDLERS, problems
from academie.server.engines import routes as engines
from academie.server.fair_play import routes as fair_play
from academie.server.game import routes as game
from academie.server.jobs import routes as jobs
from academie.server.library.routes import games as catalogue
from academie.server.library.routes import lessons, library, openings, passages, rules
from academie.server.lobby import bot_routes as bot_account
from academie.server.lobby import routes as lobby
from academie.server.mail.dev_mail import dev_mail, dev_mail_page
from academie.server.moderation import routes as moderation
from academie.server.notify import routes as notify
from academie.server.operations import routes as operations
from academie.server.operations.health import told_inside
from academie.server.play import bot_routes as bot_games
from academie.server.play import routes as play
from academie.server.practice import games as practice_games
from academie.server.practice import routes as practice
from academie.server.ratings import routes as ratings
from academie.server.services import Services, running_services
from academie.server.site.pages import folder_of, page_errors, pages
from academie.server.transparency import routes as transparency
from academie.words import Language

MOST_BYTES = 65_536
"""The largest accepted request body."""
NOUNS: Final = (
    accounts,
    sessions,
    factors,
    own_data,
    recovery,
    tokens,
    oauth,
    transparency,
    catalogue,
    lobby,
    game,
    play,
    engines,
    lessons,
    library,
    openings,
    passages,
    practice_games,
    rules,
    practice,
    ratings,
    fair_play,
    bot_account,
    bot_games,
    jobs,
    notify,
    community,
    moderation,
    operations,
)


class MessageSchema(msgspec.Struct, rename={"definitions": "$defs"}):
    """JSON schema of what a client says and of what it is told."""

    client: dict[str, Any]
    server: dict[str, Any]
    definitions: dict[str, Any]


@get("/schema", responses=problems(), tags=["socket"], sync_to_thread=False)
def message_schema() -> MessageSchema:
    """The schema of the socket at `/ws`, and of the lines a bot's game stream consists of."""
    return msgspec.convert(socket_messages.schema(), MessageSchema)


router: Final = Router(
    "/api",
    route_handlers=[*(handler for noun in NOUNS for handler in noun.HANDLERS), message_schema],
    dependencies=DEPENDENCIES,
    middleware=[RequestGuard()],
)


@asgi(["/ws", "/ws/g/{game:uuid}"], copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket; `academie.server.play.messages` describes its messages.

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
    handlers.append(transparency.router)
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
