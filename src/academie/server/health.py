"""Health checks and metrics of a web process, for load balancers and Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from academie.server import metrics
from academie.server.services import Services

ANSWER_SECONDS: Final = 2.0
LAG_SECONDS: Final = 3.0
"""How long acts may wait to be stored before players should be sent elsewhere."""


@dataclass(frozen=True, slots=True)
class Readiness:
    """The state of the services. Without Redis the server stays ready: rooms then read the log itself."""

    ready: bool
    database: bool
    redis: bool
    writer_lag_ms: int
    tasks_down: list[str]
    """The tasks that should be running and are not."""


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Say that the process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[Readiness]:
    """Whether players should be sent here: 200 if so, else 503."""
    found = await readiness(state["services"])
    return Response(found, status_code=HTTP_200_OK if found.ready else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4", sync_to_thread=True)
def prometheus_metrics() -> bytes:
    """The metrics of this process, if the exporter is Prometheus."""
    text = metrics.exposition()
    if text is None:
        raise NotFoundException("metrics are not enabled; set OTEL_METRICS_EXPORTER=prometheus")
    return text


async def readiness(services: Services) -> Readiness:
    """Ask every service for its state."""
    database, redis = await asyncio.gather(
        _answers(services.database.fetchval("SELECT 1")), _answers(services.fanout.ping())
    )
    lag = services.writer.lag
    down = [task.name for task in services.tasks if not task.running]
    ready = database and lag < LAG_SECONDS and not down
    return Readiness(ready, database, redis, round(lag * 1000), down)


async def _answers(question: Awaitable[object]) -> bool:
    """Whether an answer comes in time."""
    try:
        await asyncio.wait_for(question, ANSWER_SECONDS)
    except Exception:  # whatever is wrong, the answer is no
        return False
    return True
