"""What can happen to a server: each fault strikes when its context begins and is lifted when it ends."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from signal import SIGCONT, SIGSTOP

from bench.nemesis.stage import NEWER, OLDER, Stage


class Hurt(Enum):
    """Who cannot go on while a fault lasts."""

    ONE = "one web process"
    ALL = "all web processes"
    ENGINES = "engines"


class Need(Enum):
    """What the machine must permit for a fault."""

    NOTHING = ""
    NETWORKS = "network namespaces are not permitted here"
    DISK = "mounting a disk is not permitted here"


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of fault: how long it lasts, whom it hurts, and how it is brought about at one web process."""

    name: str
    seconds: tuple[float, float]
    happening: Callable[[Stage, int], AbstractAsyncContextManager[None]]
    hurt: Hurt = Hurt.ONE
    need: Need = Need.NOTHING
    noticed: bool = True
    """Whether `/readyz` should say so."""

    def possible(self, stage: Stage) -> bool:
        """Whether this machine permits it."""
        missing = {Need.NETWORKS: not stage.networks, Need.DISK: stage.disk is None}
        return not missing.get(self.need, False)


@asynccontextmanager
async def web_killed(stage: Stage, which: int) -> AsyncGenerator[None]:
    stage.webs[which].kill()
    yield
    await asyncio.to_thread(stage.webs[which].start)


@asynccontextmanager
async def webs_killed(stage: Stage, _: int) -> AsyncGenerator[None]:
    for web in stage.webs:
        web.kill()
    yield
    await asyncio.gather(*(asyncio.to_thread(web.start) for web in stage.webs))


@asynccontextmanager
async def postgres_crashed(stage: Stage, _: int) -> AsyncGenerator[None]:
    await asyncio.to_thread(stage.parts.postgres.crash)
    yield
    await asyncio.to_thread(stage.parts.postgres.start)


@asynccontextmanager
async def redis_killed(stage: Stage, _: int) -> AsyncGenerator[None]:
    stage.parts.redis.kill()
    yield
    await asyncio.to_thread(stage.parts.redis.start)


@asynccontextmanager
async def web_stopped(stage: Stage, which: int) -> AsyncGenerator[None]:
    async with _stopped([stage.webs[which].pid]):
        yield


@asynccontextmanager
async def postgres_stopped(stage: Stage, _: int) -> AsyncGenerator[None]:
    async with _stopped(stage.postgres_processes()):
        yield


@asynccontextmanager
async def _stopped(pids: list[int]) -> AsyncGenerator[None]:
    """Stop processes, and let them go on at the end."""
    for pid in pids:
        os.kill(pid, SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, SIGCONT)


@asynccontextmanager
async def cut_from_postgres(stage: Stage, which: int) -> AsyncGenerator[None]:
    line = stage.networks[which].postgres
    line.cut()
    yield
    line.mend()


@asynccontextmanager
async def cut_from_redis(stage: Stage, which: int) -> AsyncGenerator[None]:
    line = stage.networks[which].redis
    line.cut()
    yield
    line.mend()


@asynccontextmanager
async def disk_full(stage: Stage, _: int) -> AsyncGenerator[None]:
    """PostgreSQL may end when it finds no room for its log; it is then started again."""
    assert stage.disk is not None
    stage.disk.fill()
    yield
    stage.disk.free()
    if not stage.postgres_processes():
        await asyncio.to_thread(stage.parts.postgres.start)


@asynccontextmanager
async def disk_hanging(stage: Stage, _: int) -> AsyncGenerator[None]:
    """Whoever writes to the disk waits (fsfreeze)."""
    assert stage.disk is not None
    stage.disk.hang()
    try:
        yield
    finally:
        stage.disk.go_on()


@asynccontextmanager
async def disk_slow(stage: Stage, _: int) -> AsyncGenerator[None]:
    """Every flush of PostgreSQL's log takes a tenth of a second more (its setting `commit_delay`)."""
    await _set(stage, "SET commit_delay = 100000", "SET commit_siblings = 0")
    yield
    await _set(stage, "RESET commit_delay", "RESET commit_siblings")


async def _set(stage: Stage, *changes: str) -> None:
    """Change settings of the running PostgreSQL."""
    for change in changes:
        await asyncio.to_thread(stage.parts.postgres.query, f"ALTER SYSTEM {change}")
    await asyncio.to_thread(stage.parts.postgres.query, "SELECT pg_reload_conf()")


@asynccontextmanager
async def older_release(stage: Stage, which: int) -> AsyncGenerator[None]:
    """One process is of a release that lacks the second edition of draughts."""
    web = stage.webs[which]
    await _replace(stage, which, OLDER)
    yield
    await _replace(stage, which, NEWER)
    assert web.factory == NEWER


async def _replace(stage: Stage, which: int, release: str) -> None:
    """Stop a web process as an upgrade does, and start one of that release."""
    web = stage.webs[which]
    await asyncio.to_thread(web.stop)
    web.factory = release
    await asyncio.to_thread(web.start)


@asynccontextmanager
async def engine_killed(stage: Stage, _: int) -> AsyncGenerator[None]:
    stage.engine.kill()
    yield
    stage.engine.start()


FAULTS = (
    Fault("web process killed", (0, 1), web_killed),
    Fault("PostgreSQL crashed", (0, 2), postgres_crashed, Hurt.ALL),
    Fault("web process cut off from PostgreSQL", (5, 15), cut_from_postgres, need=Need.NETWORKS),
    Fault("disk full", (5, 10), disk_full, Hurt.ALL, Need.DISK),
    Fault("Redis killed", (0.5, 2), redis_killed, Hurt.ALL, noticed=False),
    Fault("engine process killed", (2, 6), engine_killed, Hurt.ENGINES, noticed=False),
    Fault("web process stopped", (5, 40), web_stopped),
    Fault("PostgreSQL stopped", (5, 40), postgres_stopped, Hurt.ALL),
    Fault("older release beside a newer", (5, 10), older_release, noticed=False),
    Fault("disk slow", (5, 10), disk_slow, Hurt.ALL, noticed=False),
    Fault("web process cut off from Redis", (5, 15), cut_from_redis, need=Need.NETWORKS, noticed=False),
    Fault("disk hanging", (3, 8), disk_hanging, Hurt.ALL, Need.DISK),
    Fault("both web processes killed", (0, 1), webs_killed, Hurt.ALL),
)
