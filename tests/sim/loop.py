"""An event loop that owns time and order: nothing waits in truth, and the seed says who runs next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import ContextVar
from heapq import heapify, heappop
from random import Random
from typing import Any, TypeVarTuple

Ts = TypeVarTuple("Ts")

MOST_AT_ONCE = 50_000
"""How much may run without time passing: more of it is work that never ends."""

MOST_CANCELLED = 64


class Stuck(AssertionError):
    """Nothing can ever happen again, or something happens for ever."""


class Owner:
    """Whoever runs code in the simulation: a process of the server, the store or a person."""

    def __init__(self, name: str, skew_ms: int = 0) -> None:
        self.name = name
        self.skew_ms = skew_ms
        self.alive = True
        self.paused = False
        self.parked: list[asyncio.Handle] = []
        """What would run if the process were not paused."""


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


class SimLoop(asyncio.BaseEventLoop):
    """Runs what is ready in an order drawn from the seed, and jumps to the next timer when nothing is."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random.random
        self._now = 0.0
        self._cancelled = 0
        self._pool: list[asyncio.Handle] = []
        self.failed: Callable[[str], None] = print
        """Called with an error that nobody has caught."""
        self.ended = False
        self.owners: dict[asyncio.Task[Any], Owner | None] = {}
        """Every task, and whose it is."""
        self.set_exception_handler(self._note_error)

    def time(self) -> float:
        return self._now

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - as asyncio has it
        task: asyncio.Task[Any] = super().create_task(coro, **more)
        self.owners[task] = OWNER.get()
        return task

    def _note_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        del loop
        wrong = context.get("exception")
        if not self.ended:
            self.failed(f"{context['message']}: {wrong!r}")

    def _run_once(self) -> None:
        """Run until no more can run at this moment, then go to the next."""
        self._jump()
        ran = 0
        while not self._stopping:  # type: ignore[attr-defined]
            ready = self._ready  # type: ignore[attr-defined]
            if ready:
                self._pool.extend(ready)
                ready.clear()
            if not self._pool:
                return
            self._run_one(self._pool)
            ran += 1
            if ran > MOST_AT_ONCE:
                raise Stuck(f"work that never ends at {self._now:.3f} s")

    def _run_one(self, pool: list[asyncio.Handle]) -> None:
        """Run one of those that are ready, unless its process is paused or dead."""
        chosen = int(self._random() * len(pool))
        pool[chosen], pool[-1] = pool[-1], pool[chosen]
        handle = pool.pop()
        if handle.cancelled():
            return
        owner = handle._context.get(OWNER)  # type: ignore[attr-defined]
        if owner is None or (owner.alive and not owner.paused):
            handle._run()
        elif owner.alive:
            owner.parked.append(handle)

    def _jump(self) -> None:
        """Let time pass until something is ready."""
        timers = self._scheduled  # type: ignore[attr-defined]
        while timers and timers[0]._cancelled:
            heappop(timers)._scheduled = False
        if self._ready or self._pool:  # type: ignore[attr-defined]
            return
        if not timers:
            raise Stuck(f"deadlock: nothing is ready and no timer is set at {self._now:.3f} s")
        self._now = max(self._now, timers[0]._when)
        while timers and timers[0]._when <= self._now:
            timer = heappop(timers)
            timer._scheduled = False
            self._pool.append(timer)

    def resume(self, owner: Owner) -> None:
        """Let a paused process run on."""
        owner.paused = False
        self._pool.extend(owner.parked)
        owner.parked.clear()

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are skipped; many of them are cleared away."""
        del handle
        self._cancelled += 1
        timers = self._scheduled  # type: ignore[attr-defined]
        if self._cancelled > MOST_CANCELLED and 2 * self._cancelled > len(timers):
            timers[:] = [timer for timer in timers if not timer.cancelled()]
            heapify(timers)
            self._cancelled = 0

    def _process_events(self, event_list: object) -> None:
        raise NotImplementedError("there is no input or output here")

    def _write_to_self(self) -> None:
        """There is no other thread to wake this one."""

    def _check_closed(self) -> None:
        """Processes that were killed may still be cleared away by Python after the end: let them."""

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], Any], *args: *Ts
    ) -> asyncio.Future[Any]:
        """Work of another thread takes no time here."""
        del executor
        done: asyncio.Future[Any] = self.create_future()
        done.set_result(func(*args))
        return done
