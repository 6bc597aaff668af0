"""Health checks and metrics of a web process, for load balancers and Prometheus."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeVar

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from academie.server import metrics
from academie.server.services import Check, Services, disk_free
from academie.server.store.schema import NEWEST_REVISION
from academie.server.tasks import spawn

T = TypeVar("T")

ANSWER_SECONDS: Final = 1.0
LEAST_FREE: Final = 0.1
"""How much of the database's disk must be free."""
REVISION: Final = "SELECT max(version_num) FROM alembic_version"
OPTIONAL: Final = frozenset({"redis"})
"""Parts without which games go on, more slowly."""


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


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz(state: State) -> Response[Health]:
    """Whether the process should go on: 200 if so, 503 if it should be replaced."""
    supervisor = state["services"].supervisor
    ages = {name: round(age * 1000) for name, age in supervisor.ages().items()}
    found = Health(supervisor.healthy, supervisor.failed, supervisor.late(), ages)
    return _answer(found, well=found.healthy)


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[Readiness]:
    """Whether players should be sent here: 200 if so, else 503."""
    found = await readiness(state["services"])
    return _answer(found, well=found.ready)


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def prometheus_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The metrics of this process, if the exporter is Prometheus."""
    found = metrics.exposition(request.headers.get("accept", ""))
    if found is None:
        raise NotFoundException("metrics are not enabled; set OTEL_METRICS_EXPORTER=prometheus")
    return Response(found.text, media_type=found.kind)


async def readiness(services: Services) -> Readiness:
    """Try every path that players use."""
    needed: dict[str, Check] = {
        "writer": lambda: services.writer.alive(services.process.id),
        "database": lambda: services.database.fetchval("SELECT 1"),
        "schema": lambda: _check_schema(services),
        "disk": lambda: _check_disk(services.settings.database_folder),
        "fanout": services.fanout.hear_itself,
        "redis": services.fanout.ping,
    }
    checks = {**needed, **services.checks}
    answers = await asyncio.gather(*(_answers(check) for check in checks.values()))
    well = dict(zip(checks, answers, strict=True))
    parts = {name: _part(services, name, ok=ok) for name, ok in well.items()}
    # Without Redis nothing can be heard; with it, a process that hears nothing misses what others do.
    missing = {name for name, ok in well.items() if not ok and not (name == "fanout" and not well["redis"])}
    supervisor = services.supervisor
    down = supervisor.down()
    ready = not (missing - OPTIONAL - services.checks.keys() or down or supervisor.draining)
    return Readiness(
        ready=ready and supervisor.healthy,
        degraded=bool(missing or supervisor.late()),
        draining=supervisor.draining,
        parts=parts,
        tasks_down=down,
    )


def _answer(found: T, *, well: bool) -> Response[T]:
    return Response(found, status_code=HTTP_200_OK if well else HTTP_503_SERVICE_UNAVAILABLE)


def _part(services: Services, name: str, *, ok: bool) -> Part:
    """The state of a part, remembered if it is well."""
    now = monotonic()
    if ok:
        services.answered_at[name] = now
    answered = services.answered_at.get(name)
    return Part(ok, None if answered is None else round((now - answered) * 1000))


async def _check_schema(services: Services) -> None:
    """Return if the database has the tables of this release; newer ones only add to them."""
    found: str | None = await services.database.fetchval(REVISION)
    if found is None or found < NEWEST_REVISION:
        raise LookupError(found)


async def _check_disk(folder: str) -> None:
    """Return if there is room on the disk of the database, as far as this machine has it."""
    if (free := await disk_free(folder)) is not None and free < LEAST_FREE:
        raise OSError(free)


async def _answers(check: Check) -> bool:
    """Whether an answer comes in time; what gives up slowly is not waited for."""
    task = spawn(_ask(check))
    done, _ = await asyncio.wait([task], timeout=ANSWER_SECONDS)
    task.cancel()
    return bool(done) and task.result()


async def _ask(check: Check) -> bool:
    """Whether an answer comes at all."""
    try:
        await check()
    except Exception:  # whatever is wrong, the answer is no
        return False
    return True
