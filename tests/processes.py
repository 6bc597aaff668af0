"""`--processes 2`: collected tests run in processes forked from this one (Linux and macOS).

xdist has each of its workers import and collect everything anew, which takes a minute of processor for
each. Here that is done once. A process is given a few tests of a file at a time, and goes on with the same
file while it has any left: what a file prepares for its tests is mostly prepared once.
"""

from __future__ import annotations

import atexit
import gc
import os
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Any, Final

import pytest

OPTION: Final = "--processes"
AT_ONCE: Final = 25
"""How many tests of a file a process is given at most."""
SLOWEST: Final = 25
"""Of how many files it is told at the end what their tests took."""


@dataclass(eq=False, slots=True)
class Process:
    """A process that runs tests, as the one that collected them knows it."""

    pid: int
    line: Connection
    given: list[int] = field(default_factory=list[int])
    """The tests it has been given and has not ended, by their places."""
    path: str = ""
    """The file it is at."""
    said: str = ""
    """Why it ended, if it said so."""


class Pieces:
    """What is left to be given, a list of tests for each file."""

    def __init__(self, items: Sequence[pytest.Item], waits: Callable[[Path], bool]) -> None:
        self._waiting = {str(path) for path in {item.path for item in items} if waits(path)}
        places = groupby(range(len(items)), lambda place: str(items[place].path))
        self._left: dict[str, list[int]] = {}
        for path, some in places:
            self._left.setdefault(path, []).extend(some)

    def take(self, process: Process, processes: Sequence[Process]) -> list[int]:
        """The next tests for a process; none once all are given."""
        if process.path not in self._left:
            process.path = self._next_path(
                {each.path for each in processes if each is not process}, len(processes)
            )
        some = self._left.get(process.path, [])
        # Towards the end a few at a time, so that all processes end together.
        most = min(AT_ONCE, 1 + sum(map(len, self._left.values())) // (2 * len(processes)))
        taken, self._left[process.path] = some[:most], some[most:]
        if not self._left[process.path]:
            del self._left[process.path]
        return taken

    def _next_path(self, busy: set[str], processes: int) -> str:
        """The file to begin: one process computes while the others wait for programs."""
        free = [path for path in self._left if path not in busy]
        waiting = len(busy & self._waiting) < processes - 1
        alike = [path for path in free if (path in self._waiting) == waiting]
        # Where no file is left that nobody is at, there is help where there is most to do.
        most = max(self._left, key=lambda path: len(self._left[path]), default="")
        return next(iter(alike or free), most)

    def give_back(self, path: str, places: Sequence[int]) -> None:
        if places:
            self._left[path] = [*places, *self._left.get(path, [])]


class Processes:
    """The plugin of the process that has collected the tests, and in its children what runs them."""

    def __init__(self, number: int, waits: Callable[[Path], bool]) -> None:
        self._number = number
        self._waits = waits
        """Whether the tests of a file wait for programs most of the time."""
        self._processes: list[Process] = []
        self._made = 0
        self._seconds, self._processor = Counter[str](), Counter[str]()
        """What the tests of each file took; of the processor, with programs that they saw end."""

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("the slowest files, and what they took of the processor themselves")
        for path, seconds in self._seconds.most_common(SLOWEST):
            terminalreporter.write_line(f"{seconds:7.1f} s {self._processor[path]:7.1f} s  {path}")

    def pytest_collection(self) -> None:
        gc.disable()  # what is made here stays, and looking at it again and again is a fifth of the work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> object:
        if session.config.option.collectonly or session.testsfailed:
            return None
        if (reporter := session.config.pluginmanager.getplugin("terminalreporter")) is not None:
            reporter.showfspath = False  # results of several files come by turns
        pieces = Pieces(session.items, self._waits)
        gc.collect()
        gc.freeze()  # what is collected here is not looked at, and so not copied, by each child
        gc.enable()
        try:
            for _ in range(min(self._number, len(session.items))):
                self._fork(session)
            while self._processes:
                for line in wait([each.line for each in self._processes]):
                    self._hear(session, pieces, next(each for each in self._processes if each.line is line))
        finally:
            self._stop()
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    def _hear(self, session: pytest.Session, pieces: Pieces, process: Process) -> None:
        try:
            told: Any = process.line.recv()
        except EOFError:
            self._ended(session, pieces, process)
            return
        if told is None:
            stop = session.shouldfail or session.shouldstop
            more = [] if stop else pieces.take(process, self._processes)
            process.given += more
            process.line.send(more)
        elif isinstance(told, str):
            process.said = told
        elif isinstance(told, tuple):
            place, seconds, processor = told
            process.given.remove(place)
            item = session.items[place]
            self._seconds[item.location[0]] += seconds
            self._processor[item.location[0]] += processor
            session.config.hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        else:
            hook = session.config.hook
            report = hook.pytest_report_from_serializable(config=session.config, data=told)
            hook.pytest_runtest_logreport(report=report)

    def _ended(self, session: pytest.Session, pieces: Pieces, process: Process) -> None:
        """Go on without a process; one that ended within a test is followed by another."""
        _, status = os.waitpid(process.pid, 0)
        self._processes.remove(process)
        process.line.close()
        if not process.given:
            return
        place, *others = process.given
        item = session.items[place]
        said = f"the process ended with {os.waitstatus_to_exitcode(status)} in this test, or right after it"
        said = f"{said}\n{process.said}".rstrip()
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call")
        session.config.hook.pytest_runtest_logreport(report=report)
        pieces.give_back(process.path, others)
        self._fork(session)

    def _stop(self) -> None:
        """End what is still running, which has a moment to stop what its tests have started."""
        for process in self._processes:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGINT)
        for process in self._processes:
            process.line.close()
            os.waitpid(process.pid, 0)

    def _fork(self, session: pytest.Session) -> None:
        here, there = Pipe()
        self._made += 1
        if pid := os.fork():
            there.close()
            self._processes.append(Process(pid, here))
            return
        code = 1
        atexit._clear()  # those of this process are for its own end
        try:
            here.close()
            for each in self._processes:
                each.line.close()
            self._processes.clear()
            Child(session, there, self._made).run()
            code = 0
        except Exception:
            there.send(traceback.format_exc())
        finally:
            atexit._run_exitfuncs()
            # The rest of a run of pytest, and of this stack, is the parent's.
            os._exit(code)


class Child:
    """A process that asks for tests and runs them."""

    def __init__(self, session: pytest.Session, line: Connection, number: int) -> None:
        self._session = session
        self._line = line
        plugins = session.config.pluginmanager
        for name in ("terminalreporter", "passed"):  # these are told by the parent
            if plugins.has_plugin(name):
                plugins.unregister(name=name)
        plugins.register(self, "child")
        if (capture := plugins.getplugin("capturemanager")) is not None:
            # The files that output goes to are the parent's.
            capture.stop_global_capturing()
            capture.start_global_capturing()
        factory: Any = session.config._tmp_path_factory  # type: ignore[attr-defined]
        own = factory.getbasetemp() / f"process{number}"
        own.mkdir()
        factory._basetemp = own

    def run(self) -> None:
        given: list[int] = []
        items, setup = self._session.items, self._session._setupstate
        try:
            while True:
                if len(given) < 2:
                    self._line.send(None)
                    given += self._line.recv()
                if not given:
                    return
                place, began, used = given.pop(0), time.monotonic(), processor_seconds()
                item, following = items[place], items[given[0]] if given else None
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                self._line.send((place, time.monotonic() - began, processor_seconds() - used))
        except KeyboardInterrupt:
            setup.teardown_exact(None)
        except EOFError:
            setup.teardown_exact(None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        hook = self._session.config.hook
        self._line.send(hook.pytest_report_to_serializable(config=self._session.config, report=report))


def processor_seconds() -> float:
    """What this process and those it has waited for have taken."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)
