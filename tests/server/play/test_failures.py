"""What is logged when a request fails."""

from __future__ import annotations

import asyncpg
import structlog

from academie.kernel import NotationError
from academie.server.base.logs import log_failure
from academie.words import verbatim


def test_while_the_database_is_away_no_tracebacks_are_written() -> None:
    """Every request fails then, and what is written must not keep a process from coming back."""
    with structlog.testing.capture_logs() as lines:
        for wrong in (
            TimeoutError(),
            asyncpg.CannotConnectNowError("starting"),
            asyncpg.DiskFullError("full"),
        ):
            log_failure(wrong, None)
    assert [line["log_level"] for line in lines] == ["warning"] * 3
    assert not any("exc_info" in line for line in lines)


def test_an_error_of_the_server_is_written_with_its_traceback() -> None:
    with structlog.testing.capture_logs() as lines:
        log_failure(RuntimeError("on purpose"), None)
        log_failure(NotationError(verbatim("of the client")), None)
    assert [(line["log_level"], "exc_info" in line) for line in lines] == [("error", True)]
