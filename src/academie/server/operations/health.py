"""Health checks and metrics of a web process, told to machines inside at an address of their own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeVar

import uvicorn
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from academie.server.base import metrics
from academie.server.base.database import Database
from academie.server.base.part import Check, Process, Work
from academie.server.base.schema import NEWEST_REVISION
from academie.server.base.settings import Settings, inside_of
from academie.server.base.tasks import spawn

T = TypeVar("T")

ANSWER_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 1.0
"""How often the parts are asked at most, whoever wants to know."""
REVISION: Final = "SELECT max(version_num) FROM alembic_version"


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the process is making progress, with the age of each task's last beat in milliseconds."""

    healthy: bool
    failed: str | None
    """The task that keeps failing."""
    late: list[str]
    beats_ms: dict[str, int]


@dataclass(frozen=True, slots=True)
class Part:
    """Whether a part answers, and how many milliseconds ago it last did; nothing if it never has."""

    ok: bool
    age_ms: int | None


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether players should be sent here, and the state of every part."""

    ready: bool
    degraded: bool
    """Whether a part is missing without which games still go on."""
    draining: bool
    parts: dict[str, Part]
    tasks_down: list[str]
    """The tasks that should be running and are not."""


class LastLook:
    """Whether players should be sent here, as it was at the last look."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._looking = asyncio.Lock()
        self._at = 0.0
        self._found: Readiness | None = None

    async def readiness(self) -> Readiness:
        """What was found within the last second, else what is found now."""
        async with self._looking:
            if self._found is None or monotonic() - self._at >= LOOK_SECONDS:
                self._found, self._at = await readiness(self._process), monotonic()
            return self._found


@get("/healthz", sync_to_thread=False)
def healthz(state: State) -> Response[Health]:
    """Whether the process should go on: 200 if so, 503 if it should be replaced."""
    supervisor = state["process"].supervisor
    ages = {name: round(age * 1000) for name, age in supervisor.ages().items()}
    found = Health(supervisor.healthy, supervisor.failed, supervisor.late(), ages)
    return _answer(found, well=found.healthy)


@get("/readyz")
async def readyz(state: State) -> Response[Readiness]:
    """Whether players should be sent here: 200 if so, else 503."""
    found = await state["last_look"].readiness()
    return _answer(found, well=found.ready)


@get("/metrics", sync_to_thread=True)
def prometheus_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The metrics of this process, if the exporter is Prometheus."""
    found = metrics.exposition(request.headers.get("accept", ""))
    if found is None:
        raise NotFoundException("metrics are not enabled; set OTEL_METRICS_EXPORTER=prometheus")
    return Response(found.text, media_type=found.kind)


@asynccontextmanager
async def answer_machines(process: Process) -> AsyncGenerator[None]:
    """Answer `/healthz`, `/readyz` and `/metrics` at the address for machines inside, and there alone."""
    settings = process.get(Settings)
    address = inside_of(settings)
    if address is None:
        yield
        return
    app = Litestar(
        [healthz, readyz, prometheus_metrics],
        openapi_config=None,
        logging_config=None,
        state=State({"process": process, "last_look": LastLook(process)}),
    )
    config = uvicorn.Config(app, lifespan="off", ws="none", access_log=False, log_config=None)
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
    # Processes that share a port share this one as well.
    shared = settings.workers > 1
    await server.startup([socket.create_server(address, family=family, reuse_port=shared)])
    try:
        yield
    finally:
        await server.shutdown()


async def readiness(process: Process) -> Readiness:
    """Try every path that players use."""
    answers = await asyncio.gather(*(_answers(check.answers) for check in process.checks.values()))
    well = dict(zip(process.checks, answers, strict=True))
    parts = {name: _part(process.checks[name], ok=ok) for name, ok in well.items()}
    # Without Redis nothing can be heard; with it, a process that hears nothing misses what others do.
    missing = {name for name, ok in well.items() if not ok and not (name == "fanout" and not well["redis"])}
    supervisor = process.supervisor
    down = supervisor.down()
    needed = {name for name in missing if not process.checks[name].optional}
    ready = not (needed or down or supervisor.draining)
    return Readiness(
        ready=ready and supervisor.healthy,
        degraded=bool(missing or supervisor.late()),
        draining=supervisor.draining,
        parts=parts,
        tasks_down=down,
    )


def _answer(found: T, *, well: bool) -> Response[T]:
    return Response(found, status_code=HTTP_200_OK if well else HTTP_503_SERVICE_UNAVAILABLE)


def _part(check: Check, *, ok: bool) -> Part:
    """The state of a part, remembered if it is well."""
    now = monotonic()
    if ok:
        check.answered_at = now
    return Part(ok, None if check.answered_at is None else round((now - check.answered_at) * 1000))


async def check_schema(database: Database) -> None:
    """Return if the database has the tables of this release; newer ones only add to them."""
    found: str | None = await database.fetchval(REVISION)
    if found is None or found < NEWEST_REVISION:
        raise LookupError(found)


async def _answers(answers: Work) -> bool:
    """Whether an answer comes in time; what gives up slowly is not waited for."""
    task = spawn(_ask(answers))
    done, _ = await asyncio.wait([task], timeout=ANSWER_SECONDS)
    task.cancel()
    return bool(done) and task.result()


async def _ask(answers: Work) -> bool:
    """Whether an answer comes at all."""
    try:
        await answers()
    except Exception:  # whatever is wrong, the answer is no
        return False
    return True
