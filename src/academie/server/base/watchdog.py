"""Watches the tasks of a process from a thread: a process that cannot go on says so, and ends.

systemd, or whatever started it, then starts another.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Awaitable, Callable, Iterator
from threading import Event, Thread, main_thread
from time import monotonic
from typing import Final

from academie.server.base.children import notify
from academie.server.base.tasks import Supervised, beat, spawn

LOG: Final = logging.getLogger(__name__)
EXIT_CODE: Final = 70
"""EX_SOFTWARE of sysexits.h: an error inside the program."""
LOOK_SECONDS: Final = 1.0
TICK_SECONDS: Final = 0.5
LAG_SECONDS: Final = 5.0
"""How long the event loop may be busy with one thing."""
GRACE_SECONDS: Final = 10.0
"""How much later than late a beat may be before the process ends."""
PAUSE_SECONDS: Final = 2.0
"""If this thread is so late, the whole process was paused, and no task is to blame."""
FINISH_SECONDS: Final = 12.0
LOOP: Final = "event loop"


def exit_process(code: int) -> None:
    """End the process at once."""
    os._exit(code)


class Supervisor:
    """Knows every long task of a process, and whether each is making progress."""

    def __init__(self, finish: Callable[[], Awaitable[None]]) -> None:
        """`finish` writes what the process has accepted, before it ends because a task keeps failing."""
        self.tasks: list[Supervised] = []
        self.failed: str | None = None
        """The task that has failed too often."""
        self.draining = False
        """Whether the process is about to end and takes no more games."""
        self._finish = finish
        self._stopped = Event()
        self._told: set[str] = set()
        self._ready = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def watch(self, *tasks: Supervised) -> None:
        """Watch these tasks as well."""
        for task in tasks:
            task.failing = self._fail
        self.tasks.extend(tasks)

    def start(self) -> None:
        """Start the thread that watches."""
        self._loop = asyncio.get_running_loop()
        self.watch(Supervised(LOOP, _tick, late_seconds=LAG_SECONDS))
        Thread(target=self._look_on, name="supervisor", daemon=True).start()

    async def stop(self) -> None:
        self.draining = True
        self._stopped.set()
        notify("STOPPING=1")
        await asyncio.gather(*(task.stop() for task in self.tasks if task.name == LOOP))

    def ages(self) -> dict[str, float]:
        """How many seconds ago each task gave its last beat."""
        now = monotonic()
        return {task.name: now - task.beaten_at for task in self.tasks}

    def late(self) -> list[str]:
        """The tasks whose last beat is too old."""
        now = monotonic()
        return [task.name for task in self.tasks if _lateness(task, now) > 0]

    def down(self) -> list[str]:
        """The tasks that are not running."""
        return [task.name for task in self.tasks if not task.running]

    @property
    def healthy(self) -> bool:
        """Whether every critical task is making progress."""
        now = monotonic()
        return self.failed is None and not any(_lateness(task, now) > 0 for task in self._critical())

    def _critical(self) -> Iterator[Supervised]:
        return (task for task in self.tasks if task.critical)

    def _fail(self, name: str) -> None:
        """A critical task has failed too often: take no more games, write what was accepted, and end."""
        if self.failed is None:
            self.failed, self.draining = name, True
            LOG.critical("task %s keeps failing; this process ends", name)
            spawn(self._end())

    async def _end(self) -> None:
        try:
            await asyncio.wait_for(self._finish(), FINISH_SECONDS)
        finally:
            exit_process(EXIT_CODE)

    def _look_on(self) -> None:
        """Look once a second, in a thread: the event loop may be what is stuck."""
        before = monotonic()
        while not self._stopped.wait(LOOK_SECONDS):
            now = monotonic()
            if now - before > LOOK_SECONDS + PAUSE_SECONDS:
                for task in self.tasks:
                    task.beaten_at = now
            before = now
            self._look(now)

    def _look(self, now: float) -> None:
        late = {task.name: _lateness(task, now) for task in self._critical() if _lateness(task, now) > 0}
        if late.keys() - self._told:
            LOG.error("late: %s\n%s", ", ".join(late), "\n".join(self._stacks()))
        self._told = {*late}
        if any(lateness > GRACE_SECONDS for lateness in late.values()):
            LOG.critical("stuck: %s; this process ends", ", ".join(late))
            exit_process(EXIT_CODE)
        if not late and self.failed is None:
            notify("WATCHDOG=1" if self._ready else "READY=1")
            self._ready = True

    def _stacks(self) -> Iterator[str]:
        """Where the main thread is, and where each task waits."""
        thread = main_thread().ident
        frame = None if thread is None else sys._current_frames().get(thread)  # pyright: ignore[reportPrivateUsage]
        yield "main thread:\n" + "".join(traceback.format_stack(frame))
        for task in asyncio.all_tasks(self._loop):
            lines = [line for each in task.get_stack() for line in traceback.format_stack(each, 1)]
            yield f"task {task.get_name()}:\n{''.join(lines)}"


def _lateness(task: Supervised, now: float) -> float:
    """By how many seconds the beat of a task is too old; negative if it is not."""
    return now - task.beaten_at - task.late_seconds


async def _tick() -> None:
    """Beat as long as the event loop turns."""
    while True:
        beat()
        await asyncio.sleep(TICK_SECONDS)
