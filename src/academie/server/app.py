"""The ASGI application: HTTP and the socket over the same services."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Router, asgi, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import Receive, Scope, Send

from academie import __version__
from academie.dice.page import manifest_of, page_entry
from academie.server.base.ground import ground
from academie.server.base.logs import log_failure
from academie.server.base.metrics import socket_open
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings, offered_games
from academie.server.edge.access import (
    CALLERS,
    SCHEMES,
    BodyRequest,
    RequestGuard,
    RequestRate,
    Uses,
    add_security_headers,
    process_of,
    services_for,
)
from academie.server.edge.connection import serve
from academie.server.edge.problems import HANDLERS, problems
from academie.server.edge.protocol import SocketProtocol
from academie.server.operations.health import answer_machines
from academie.server.parts import PARTS
from academie.server.site.pages import find_reader, folder_of, page_errors, pages
from academie.server.transparency.log import TransparencyLog
from academie.words import Language

MOST_BYTES = 65_536
"""The largest accepted request body."""


PROTOCOL: Final = SocketProtocol.of(PARTS)
"""The messages of the socket."""


class MessageSchema(msgspec.Struct, rename={"definitions": "$defs"}):
    """JSON schema of what a client says and of what it is told."""

    client: dict[str, Any]
    server: dict[str, Any]
    definitions: dict[str, Any]


@get("/schema", responses=problems(), tags=["socket"], sync_to_thread=False)
def message_schema(protocol: Uses[SocketProtocol]) -> MessageSchema:
    """The schema of the socket at `/ws`, and of the lines a bot's game stream consists of."""
    return msgspec.convert(protocol.schema(), MessageSchema)


@asgi(["/ws", "/ws/g/{game:uuid}"], copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket, whose messages the parts declare.

    A path that names a game is for the proxy: it has both players served by one process.
    """
    with socket_open():
        await serve(process_of(scope["litestar_app"].state), scope, receive, send)  # type: ignore[arg-type]


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


@asynccontextmanager
async def running(settings: Settings, parts: Sequence[Part] = PARTS) -> AsyncGenerator[Process]:
    """A web process of these parts, started and stopped together."""
    process = await ground(settings, parts)
    process.add(SocketProtocol.of(parts))
    for part in parts:
        part.start(process)
    async with process.running():
        yield process


def create_app(settings: Settings | None = None, parts: Sequence[Part] = PARTS) -> Litestar:
    """The application of these parts, which starts their services with itself."""
    resolve_messages()
    chosen = settings or Settings.from_environment()
    offered_games(chosen)  # a listed game that is not installed fails at startup

    folder = folder_of(chosen.web)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with running(chosen, parts) as process, answer_machines(process):
            app.state["process"] = process
            if folder is not None:
                await process.get(TransparencyLog).enter_once(bytes(page_entry(manifest_of(folder))))
            yield

    error_handlers = HANDLERS if folder is None else page_errors(folder)
    api = [*(handler for part in parts for handler in part.routes), message_schema]
    root = [*(handler for part in parts for handler in part.root), *([] if folder is None else pages(folder))]
    providers = {**CALLERS, "reader": find_reader}
    asking = [*(handler.fn for handler in (*api, *root)), *providers.values()]
    return Litestar(
        route_handlers=[socket, Router("/api", route_handlers=api, middleware=[RequestGuard()]), *root],
        dependencies=services_for(asking) | {name: Provide(each) for name, each in providers.items()},
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
