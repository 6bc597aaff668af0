"""One run of a ring of tests in a process of its own, with a changed module or without."""

from __future__ import annotations

import atexit
import json
import os
import runpy
import signal
import sys
import time
import traceback
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import pytest

from tests.mutants.places import ROOT, Place
from tests.selection import Near, Ring

SITE: Final = str(Path(__file__).parent / "site")
HEAVY: Final = (
    "numpy",
    "hypothesis",
    "rich",
    "typer",
    "msgspec",
    "litestar",
    "asyncpg",
    "redis",
    "cryptography",
)
"""What many tests import and no test changes: loaded once, before the first fork."""
TEST_SECONDS: Final = 100.0
"""A test that computes for longer hangs. It is the processor that is asked: a busy machine hangs nothing."""
WAIT_SECONDS: Final = 900
"""One that takes longer, whatever it does, waits for what will not come."""
GRACE_SECONDS: Final = 10.0
"""How long tests have for stopping what they started, once they are told to end."""
ALWAYS: Final = (
    *("-x", "-q", "-n0", "-p", "no:cacheprovider", f"--timeout={WAIT_SECONDS}"),
    *("-p", "hypothesispytest", "--hypothesis-seed=0"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
"""How every run is: plugins loaded before pytest begins have plain assertions, of which it would warn."""


DIED: Final = "died"
"""What is told to have failed if pytest itself did not come to an end."""


class Outcome(NamedTuple):
    """What came of a run: the first test that failed, and whether by hanging; neither if none did."""

    failed: str = ""
    hung: bool = False
    cut: bool = False
    """Whether time was up before all tests were run."""
    tests: int = 0
    seconds: float = 0.0
    """Of the processor, with all that the tests started."""
    said: str = ""
    """What pytest printed, if it died."""


class Watch:
    """A plugin of pytest: puts the tests in order, and notes how many ran and which failed first."""

    def __init__(self, note: Path, near: Sequence[str], kills: Mapping[str, int]) -> None:
        self._note, self._near, self._kills = note, near, kills
        self._tests = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """What killed before comes first, then the tests that bear the names of the changed module."""
        items.sort(key=lambda item: (-self._kills.get(item.nodeid, 0), -self._shared(item.nodeid)))

    def _shared(self, nodeid: str) -> int:
        return sum(name in nodeid for name in self._near)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """Have a test that computes for ever fail."""
        signal.signal(signal.SIGPROF, hang)
        signal.setitimer(signal.ITIMER_PROF, TEST_SECONDS, 1)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._write(report.nodeid, hung=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._tests += report.when == "call"
        if report.failed:
            self._write(report.nodeid, hung="Timeout (>" in report.longreprtext)

    def pytest_sessionfinish(self) -> None:
        if not self._note.exists():
            self._write("", hung=False)

    def _write(self, failed: str, *, hung: bool) -> None:
        if not self._note.exists():
            self._note.write_text(json.dumps({"failed": failed, "hung": hung, "tests": self._tests}), "utf-8")


def hang(*_: object) -> NoReturn:
    """Fail in the words of the plugin that ends tests which wait."""
    pytest.fail(f"Timeout (>{TEST_SECONDS}s) of the processor")


@dataclass(slots=True)
class Run:
    """A run that goes on, in a process group of its own."""

    pid: int
    note: Path
    ends: float
    """When it is told to stop; later, when it is killed."""
    cut: bool = False

    def look(self) -> Outcome | None:
        """What came of it, once it is over."""
        done, _, used = os.wait4(self.pid, os.WNOHANG)
        if done:
            self.signal(signal.SIGKILL)
            seconds = used.ru_utime + used.ru_stime
            if self.cut:
                return Outcome(cut=True, seconds=seconds)
            if self.note.exists():
                return Outcome(**json.loads(self.note.read_text("utf-8")), seconds=seconds)
            return Outcome(DIED, seconds=seconds, said=(self.note.parent / "said").read_text("utf-8"))
        if time.monotonic() > self.ends:
            # A test that hangs and takes no notice is ended like any other that takes too long.
            self.signal(signal.SIGKILL if self.cut else signal.SIGINT)
            self.ends, self.cut = time.monotonic() + GRACE_SECONDS, True
        return None

    def signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.pid, number)


class Context(NamedTuple):
    """What a run needs beside its question: an empty folder, its time, and how often each test has killed."""

    folder: Path
    seconds: float
    kills: Mapping[str, int]


def words(place: Place | None) -> list[str]:
    """The names of a module's folders and its own, by which the tests that are closest to it are known."""
    if place is None:
        return []
    found = [name.strip("_").removesuffix("s") for name in Path(place.path).with_suffix("").parts[2:]]
    return ["testing", "literate", *(name for name in found if name not in {"game", "law", "init", "server"})]


def warm_up() -> None:
    """Load what every run needs and no run changes."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()
    for name in HEAVY:
        import_module(name)


def start(place: Place | None, arguments: Sequence[str], near: Near | None, run: Context) -> Run:
    """Begin a run of pytest with those arguments, against the sources with a change or as they are."""
    run.folder.mkdir()
    sys.stdout.flush()
    pid = os.fork()
    if not pid:
        _run(place, arguments, near, run)
    with suppress(PermissionError, ProcessLookupError):
        os.setpgid(pid, pid)
    return Run(pid, run.folder / "note", time.monotonic() + run.seconds)


def _run(place: Place | None, arguments: Sequence[str], near: Near | None, run: Context) -> NoReturn:
    """The new process."""
    code: int = pytest.ExitCode.INTERNAL_ERROR
    try:
        os.setpgid(0, 0)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.default_int_handler)
        os.chdir(ROOT)
        with (run.folder / "said").open("wb") as said:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(run.folder / "hypothesis")
        if place is not None:
            change(place, run.folder / "source.py")
        plugins: list[object] = [Watch(run.folder / "note", words(place), run.kills)]
        plugins += [] if near is None else [Ring(near)]
        code = pytest.main([*ALWAYS, *arguments], plugins=plugins)
        atexit._run_exitfuncs()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


def change(place: Place, source: Path) -> None:
    """Have this process, and those it starts, load the module with the change."""
    source.write_bytes(place.mutated())
    os.environ |= {
        "PYTHONPATH": os.pathsep.join([SITE, *filter(None, [os.getenv("PYTHONPATH")])]),
        "MUTANT_MODULE": place.module,
        "MUTANT_SOURCE": str(source),
    }
    runpy.run_path(f"{SITE}/sitecustomize.py")
