"""What machines ask a web process: is it alive, should it be sent players, what has it counted."""

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
"""How long an act may wait to be written before players had better be sent elsewhere."""


@dataclass(frozen=True, slots=True)
class Readiness:
    """How the parts do. Redis away is not the end: rooms then read the log itself, a little later."""

    ready: bool
    database: bool
    redis: bool
    writer_lag_ms: int
    tasks_down: list[str]
    """The tasks that should be running and are not."""


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """That the process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[Readiness]:
    """Whether players should be sent here: 200 if so, else 503."""
    found = await readiness(state["services"])
    return Response(found, status_code=HTTP_200_OK if found.ready else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4", sync_to_thread=True)
def counted() -> bytes:
    """What this process has counted, if Prometheus is to read it."""
    told = metrics.exposition()
    if told is None:
        raise NotFoundException("the metrics are not read here")
    return told


async def readiness(services: Services) -> Readiness:
    """How the parts answer now."""
    database, redis = await asyncio.gather(
        _answers(services.database.fetchval("SELECT 1")), _answers(services.fanout.ping())
    )
    lag = services.writer.lag
    down = [task.name for task in services.tasks if not task.running]
    ready = database and lag < LAG_SECONDS and not down
    return Readiness(ready, database, redis, round(lag * 1000), down)


async def _answers(question: Awaitable[object]) -> bool:
    """Whether an answer comes, and soon."""
    try:
        await asyncio.wait_for(question, ANSWER_SECONDS)
    except Exception:  # whatever is wrong, the answer is no
        return False
    return True
