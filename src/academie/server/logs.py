"""What a server writes about itself: one line a request, JSON in production, no secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

import structlog
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from structlog.typing import EventDict, Processor, WrappedLogger

from academie.kernel import AcademieError

if TYPE_CHECKING:
    from academie.server.connection import Message, Receive, Send

    Application = Callable[[Any, Any, Any], Awaitable[None]]

SECRET: Final = frozenset({"authorization", "cookie", "password", "seed", "set-cookie", "token"})
QUIET: Final = frozenset({"/healthz", "/readyz", "/metrics"})
"""Asked every few seconds by machines."""
REQUEST_ID: Final = b"x-request-id"

log: Final = structlog.stdlib.get_logger("academie.web")


def configure(*, pretty: bool) -> None:
    """Sends the logs of this process to its standard error, those of its libraries too."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        redacted,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_written(pretty))
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for talkative in ("uvicorn.error", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


def _written(pretty: bool) -> list[Processor]:
    """The last steps from an event to a line."""
    plain = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if pretty:
        return [plain, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    # Tracebacks as text, which never shows the values of variables.
    return [plain, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]


def redacted(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The event with secrets struck out, should one ever get into it."""
    for key in event.keys() & SECRET:
        event[key] = "***"
    return event


def log_failure(wrong: Exception, _scope: object) -> None:
    """Writes what is our own fault; what is the client's is told to the client."""
    status = 400 if isinstance(wrong, AcademieError) else getattr(wrong, "status_code", 500)
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        log.error("a request failed", exc_info=wrong)


class LoggedRequests:
    """Gives each request an id, told in its answer and in every line about it, and writes when it ends."""

    def __init__(self, app: Application) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request_id, began, status = uuid4().hex, perf_counter(), 0
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID, request_id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            _tell(scope, status, perf_counter() - began)


def _tell(scope: Message, status: int, seconds: float) -> None:
    """The line of a request. Its path is that of the route: links and queries may hold secrets."""
    path = scope.get("path_template") or "?"
    level = logging.DEBUG if path in QUIET else logging.INFO
    method = scope.get("method", "SOCKET")
    log.log(level, "request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))
