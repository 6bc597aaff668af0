"""A part of the server, and a process made of parts."""

from __future__ import annotations

import inspect
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from academie.server.base.declared.jobs import JobKind
from academie.server.base.declared.notices import NoticeKind
from academie.server.base.declared.personal_data import Exports, Held
from academie.server.base.tasks import Background, Supervised
from academie.server.base.watchdog import Supervisor

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy


class Event:
    """Something that happened, told to the parts above in the transaction that stores it."""


S = TypeVar("S")
E = TypeVar("E", bound=Event)

Tell = Callable[["PoolConnectionProxy[Record]", Event], Awaitable[None]]
"""How a part tells those above it of an event: `Process.tell`."""
Heard = Callable[["PoolConnectionProxy[Record]", E], Awaitable[None]]
"""What a part does when it is told of an event."""

Work = Callable[[], Awaitable[object]]
"""Something to do, whose result nobody wants."""
SocketAnswer = Callable[[Any, Any], Awaitable[None]]
"""Called with a connection and a message that came over it."""


@dataclass(slots=True)
class Check:
    """Something that is asked whether it answers, and raises an error if not."""

    answers: Work
    optional: bool = False
    """Whether players are sent to a process without it all the same; it is degraded then."""
    answered_at: float | None = None
    """When it last did, by the clock of this process."""


async def tell_nobody(connection: PoolConnectionProxy[Record], event: Event) -> None:
    """What tells of events where no other part is."""
    del connection, event


class Process:
    """One process as its parts build it, the lowest first; it stops in the opposite order.

    >>> process = Process()
    >>> process.add([1, 2])
    [1, 2]
    >>> process.get(list)
    [1, 2]
    """

    def __init__(self, parts: Sequence[Part] = ()) -> None:
        self.parts: Final = parts
        """What all parts declare can be read here by each of them."""
        self._services: dict[type, object] = {}
        self._begins: list[Callable[[], Awaitable[object] | None]] = []
        self._repeated: list[tuple[float, Work, str | None]] = []
        self._tasks: list[Callable[[], Sequence[Supervised | None]]] = []
        self._stops: list[Work] = []
        self.background: Final = self.add(Background())
        self.supervisor: Final = self.add(Supervisor(self._finish))
        self.checks: Final[dict[str, Check]] = {}
        """What is asked whether it answers, by name."""
        self._finishes: list[Work] = []
        self._heard: dict[type[Event], list[Heard[Any]]] = {}

    def add(self, service: S, *, stop: Work | None = None, by: type | None = None) -> S:
        """Have a service found by its class, or by the class or protocol `by`."""
        self._services[by or type(service)] = service
        if stop is not None:
            self._stops.append(stop)
        return service

    def get(self, kind: type[S]) -> S:
        """A service of a part below."""
        return cast("S", self._services[kind])

    def begin(self, work: Callable[[], Awaitable[object] | None]) -> None:
        """Do something once every part is built, in the order of the parts."""
        self._begins.append(work)

    def every(self, seconds: float, work: Work, name: str | None = None) -> None:
        """Do something again and again."""
        self._repeated.append((seconds, work, name))

    def watch(self, tasks: Callable[[], Sequence[Supervised | None]]) -> None:
        """Watch tasks that have been started by then: the process cannot go on without them."""
        self._tasks.append(tasks)

    def finish(self, work: Work) -> None:
        """Do something before the process ends because it cannot go on."""
        self._finishes.append(work)

    def check(self, name: str, answers: Work, *, optional: bool = False) -> None:
        """Ask something whether it answers, before players are sent here."""
        self.checks[name] = Check(answers, optional)

    def listen(self, event_type: type[E], heard: Heard[E]) -> None:
        """Have something done at every event of a type."""
        self._heard.setdefault(event_type, []).append(heard)

    async def tell(self, connection: PoolConnectionProxy[Record], event: Event) -> None:
        """Tell those who listen, in the order of the parts; an error undoes the transaction."""
        for heard in self._heard.get(type(event), ()):
            await heard(connection, event)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Run what the parts have asked for, until the context ends."""
        try:
            for begin in self._begins:
                if inspect.isawaitable(begun := begin()):
                    await begun
            for seconds, work, name in self._repeated:
                self.background.repeat(seconds, cast("Callable[[], Awaitable[None]]", work), name)
            tasks = [task for each in self._tasks for task in each() if task is not None]
            self.supervisor.watch(*tasks, *self.background.repeated)
            self.supervisor.start()
            yield
        finally:
            await self._stop()

    async def _stop(self) -> None:
        await self.supervisor.stop()
        await self.background.stop()
        for stop in reversed(self._stops):
            await stop()

    async def _finish(self) -> None:
        for work in self._finishes:
            await work()


def _nothing(process: Process) -> None:
    """What a part builds that keeps nothing in a process."""
    del process


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """What one folder adds to the server. Everything but the name may be left out."""

    name: str
    start: Callable[[Process], None] = _nothing
    routes: Sequence[Any] = ()
    """Handlers below `/api`."""
    root: Sequence[Any] = ()
    """Handlers at the root of the site."""
    answers: Mapping[type, SocketAnswer] = field(default_factory=dict[type, SocketAnswer])
    """Messages of the socket that clients may send, each with what answers it."""
    sends: Sequence[type] = ()
    """Messages of the socket that clients are sent."""
    jobs: Sequence[JobKind[Any, Any]] = ()
    """Kinds of work that a worker does."""
    notices: Sequence[NoticeKind] = ()
    """Kinds of what people are told."""
    holds: Sequence[Held] = ()
    """The columns of its tables that refer to a person."""
    ids: Sequence[str] = ()
    """The columns of its tables that hold ids of other things than persons."""
    exports: Sequence[Exports] = ()
    """What makes files for people to take along."""
