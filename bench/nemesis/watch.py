"""How long a server needs to recover: acknowledged acts and `/readyz`, watched while faults strike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import httpx

from bench.nemesis.faults import Fault, Hurt

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from tests.server.support.web import Web

LOOK_SECONDS = 0.2
ANSWER_SECONDS = 2.0
MOST_SECONDS = 120.0
"""How long a recovery may take before it is given up."""
TOLD_SECONDS, READY_SECONDS = 3.0, 10.0
"""How soon a process should say that it is not ready, and how soon afterwards that it is."""
ENGINE = -1
"""Stands for the engines where the number of a web process is expected."""


class Look(NamedTuple):
    """When a web process was asked whether it is ready, when that was known, whether it was, and why not."""

    asked: float
    known: float
    ready: bool
    missing: str = ""


NEVER = Look(0.0, 0.0, ready=False)


async def _answer(http: httpx.AsyncClient, url: str) -> tuple[bool, str]:
    """Whether a process says that it is ready, and what it says is missing."""
    try:
        answer = await http.get(url)
        told = answer.json()
    except (httpx.HTTPError, OSError, ValueError):
        return False, "no answer"
    missing = [name for name, part in told["parts"].items() if not part["ok"]]
    return answer.is_success, ", ".join([*missing, *told["tasks_down"]])


class Recovery(NamedTuple):
    """What a fault did: seconds, from when it struck or from when it was lifted."""

    fault: str
    noticed: bool
    """Whether processes should say that they are not ready."""
    lasted: float
    unready: float | None
    """From when it struck until a process hurt by it said so."""
    silence: float
    """The longest time in which nothing at all was acknowledged."""
    acting: float
    """From when it was lifted until acts are acknowledged by everyone whom it hurt."""
    ready: float
    """From when it was lifted until everyone is ready."""
    missing: str
    """What was missing the last time that somebody was not."""

    @property
    def failed(self) -> bool:
        """Whether somebody did not recover at all."""
        return max(self.acting, self.ready) > MOST_SECONDS - LOOK_SECONDS

    @property
    def told_late(self) -> bool:
        """Whether nobody said in time that something is wrong, though it lasted long enough."""
        late = self.unready is None or self.unready > TOLD_SECONDS
        return self.noticed and self.lasted > TOLD_SECONDS and late


@dataclass(slots=True)
class Watch:
    """What is seen of the web processes since the last fault struck."""

    webs: Sequence[Web]
    acts: list[float] = field(default_factory=list[float])
    """When acts were acknowledged, by anyone."""
    served: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    """When acts were acknowledged to the players who know one web process only, or made by engines."""
    looks: dict[int, list[Look]] = field(default_factory=dict[int, list["Look"]])

    def note_act(self, web: int | None = None) -> None:
        """An act was acknowledged, to somebody who knows only that web process if one is given."""
        now = time.monotonic()
        if web != ENGINE:
            self.acts.append(now)
        if web is not None:
            self.served.setdefault(web, []).append(now)

    @property
    def goes_on(self) -> bool:
        """Whether an act was acknowledged no longer ago than a recovery may take."""
        return any(at > time.monotonic() - MOST_SECONDS for at in self.acts[-1:])

    @asynccontextmanager
    async def watching(self) -> AsyncGenerator[None]:
        """Ask every process again and again inside the context."""
        tasks = [asyncio.create_task(self._look_at(number)) for number in range(len(self.webs))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_at(self, number: int) -> None:
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as http:
            while True:
                asked = time.monotonic()
                ready, missing = await _answer(http, f"{self.webs[number].inside_url}/readyz")
                look = Look(asked, time.monotonic(), ready, missing)
                self.looks.setdefault(number, []).append(look)
                await asyncio.sleep(LOOK_SECONDS)

    def begin(self) -> float:
        """Forget what was seen; a fault strikes."""
        now = time.monotonic()
        self.acts = self.acts[-1:]
        self.served.clear()
        self.looks.clear()
        return now

    async def recovered(self, fault: Fault, which: int, struck: float, lifted: float) -> Recovery:
        """Wait until everybody whom a fault has hurt goes on, but not for ever."""
        everyone = range(len(self.webs))
        hurt = {Hurt.ONE: [which], Hurt.ALL: [*everyone], Hurt.ENGINES: [ENGINE]}[fault.hurt]
        acting = [await self._when(partial(self._served, each, lifted), lifted) for each in hurt]
        ready = [await self._when(partial(self._ready, each, lifted), lifted) for each in everyone]
        seen = [look for each in hurt for look in self.looks.get(each, ()) if look.asked >= struck]
        unready = min((look.known for look in seen if not look.ready), default=None)
        return Recovery(
            fault.name,
            fault.noticed,
            lifted - struck,
            None if unready is None else unready - struck,
            self._silence(struck),
            max(acting) - lifted,
            max(ready) - lifted,
            max(
                (look for looks in self.looks.values() for look in looks if not look.ready), default=NEVER
            ).missing,
        )

    async def _when(self, seen: Callable[[], float | None], lifted: float) -> float:
        """The moment at which something was seen; after too long a time, that moment."""
        while (found := seen()) is None:
            if time.monotonic() > lifted + MOST_SECONDS:
                return lifted + MOST_SECONDS
            await asyncio.sleep(LOOK_SECONDS / 2)
        return found

    def _served(self, number: int, since: float) -> float | None:
        return next((at for at in self.served.get(number, ()) if at >= since), None)

    def _ready(self, number: int, since: float) -> float | None:
        looks = self.looks.get(number, ())
        return next((look.known for look in looks if look.asked >= since and look.ready), None)

    def _silence(self, since: float) -> float:
        moments = [since, *(at for at in self.acts if at > since), time.monotonic()]
        return max(after - before for before, after in pairwise(moments))
