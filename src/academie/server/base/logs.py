"""Logs of a server: one line a request, JSON in production, no secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

import structlog
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from structlog.typing import EventDict, Processor, WrappedLogger

from academie.kernel import AcademieError
from academie.server.base import tracing
from academie.server.base.database import DATABASE_AWAY

if TYPE_CHECKING:
    from academie.server.base.asgi import Frame, Receive, Send

    Application = Callable[[Any, Any, Any], Awaitable[None]]

SECRET: Final = frozenset({"authorization", "cookie", "password", "seed", "set-cookie", "token"})
REQUEST_ID: Final = b"x-request-id"

log: Final = structlog.stdlib.get_logger("academie.web")


def configure(*, pretty: bool) -> None:
    """Send the logs of this process and its libraries to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        with_trace,
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
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_renderers(pretty))
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for verbose in ("uvicorn.error", "alembic"):
        logging.getLogger(verbose).setLevel(logging.WARNING)


def _renderers(pretty: bool) -> list[Processor]:
    """The processors that turn an event into a line."""
    plain = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if pretty:
        return [plain, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    # Tracebacks as text, which never shows the values of variables.
    return [plain, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]


def with_trace(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The event with the trace it belongs to, if that is sent."""
    if tracing.on and (found := tracing.trace_id()):
        event["trace_id"] = found
    return event


def redacted(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The event with secrets replaced, should one ever get into it."""
    for key in event.keys() & SECRET:
        event[key] = "***"
    return event


def log_failure(wrong: Exception, _scope: object) -> None:
    """Log an error of the server; errors of the client are only answered.

    While the database is away every request fails: tracebacks would tell nothing, and take the processor
    from those who come back.
    """
    if isinstance(wrong, DATABASE_AWAY):
        log.warning("the database is away", error=type(wrong).__name__)
        return
    status = 400 if isinstance(wrong, AcademieError) else getattr(wrong, "status_code", 500)
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        log.error("request failed", exc_info=wrong)


class LoggedRequests:
    """Gives each request an id, sent in its answer and in every line about it, and logs its end."""

    def __init__(self, app: Application) -> None:
        self.app = app

    async def __call__(self, scope: Frame, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request_id, began, status = uuid4().hex, perf_counter(), 0
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)

        async def answer(message: Frame) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID, request_id.encode())]
            await send(message)

        traced = (
            tracing.traced(f"HTTP {scope['method']}") if tracing.on and "method" in scope else nullcontext()
        )
        try:
            with traced:
                await self.app(scope, receive, answer)
        finally:
            _log_request(scope, status, perf_counter() - began)


def _log_request(scope: Frame, status: int, seconds: float) -> None:
    """Log a request. Its path is that of the route: links and queries may hold secrets."""
    path = scope.get("path_template") or "?"
    method = scope.get("method", "SOCKET")
    log.info("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))
