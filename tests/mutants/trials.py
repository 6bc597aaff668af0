"""Mutants put to a ring of tests, a few at a time."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final, NamedTuple

from tests import selection
from tests.mutants.places import ROOT, Place
from tests.mutants.ring import DIED, Context, Outcome, Run, start, words
from tests.rings import NIGHT
from tests.selection import Imports, Near

LOOK_SECONDS: Final = 0.05
STOP_SECONDS: Final = 0.5
"""How long Ctrl-C lets tests stop what they started."""


class Asked(NamedTuple):
    """A mutant, or none for the sources as they are; arguments of pytest; which of those tests count."""

    place: Place | None
    arguments: Sequence[str]
    near: Near | None = None


class Verdict(NamedTuple):
    """A mutant, and what came of it; `seconds` of the processor are those of all its runs."""

    place: Place
    outcome: Outcome
    seconds: float


Trial = Generator[Asked, Outcome, Verdict]


class Trials:
    """What is learnt of the tests from a mutant serves those that follow."""

    def __init__(self, seconds: float, killers: Iterable[str], *, whole: bool) -> None:
        self._seconds, self._whole = seconds, whole
        self._imports = Imports()
        self._sound = set[str]()
        """What passes without a change."""
        self._broken = set[str]()
        """What fails without one, and is left out."""
        self._kills = Counter(killers)
        self._running = dict[Trial, Run]()

    def of(self, places: Iterable[Place], jobs: int) -> Iterator[Verdict]:
        """The verdict on each, as they come."""
        trials = (self._trial(place) for place in places)
        # Not a TemporaryDirectory: a process that is forked would remove it as it ends.
        folder = Path(mkdtemp(prefix="mutants-"))
        folders = (folder / str(number) for number in count())
        try:
            while True:
                for trial in islice(trials, jobs - len(self._running)):
                    self._begin(trial, next(trial), next(folders))
                if not self._running:
                    return
                for trial, run in [*self._running.items()]:
                    if (outcome := run.look()) is not None:
                        del self._running[trial]
                        try:
                            self._begin(trial, trial.send(outcome), next(folders))
                        except StopIteration as last:
                            yield last.value
                time.sleep(LOOK_SECONDS)
        finally:
            self._stop()
            rmtree(folder, ignore_errors=True)

    def _begin(self, trial: Trial, asked: Asked, folder: Path) -> None:
        self._running[trial] = start(*asked, Context(folder, self._seconds, self._kills))

    def _trial(self, place: Place) -> Trial:
        """What is asked about a mutant: of the tests that bear its names, which are cheap, then of others."""
        near = selection.near([Path(place.path)], self._imports)
        if self._whole:
            near = Near(near.why, near.whole | near.rows.keys())
        first, tests, seconds = closest(place, near), 0, 0.0
        for arguments in (first, [*(f"--ignore={each}" for each in first), "tests"]):
            outcome, more = yield from self._put(Asked(place, arguments, near))
            tests, seconds = tests + outcome.tests, seconds + more
            if outcome.failed or outcome.cut:
                break
        self._kills.update([outcome.failed] if outcome.failed else [])
        return Verdict(place, outcome._replace(tests=tests), seconds)

    def _put(self, asked: Asked) -> Generator[Asked, Outcome, tuple[Outcome, float]]:
        """What comes of a run, and the seconds it cost: what kills a mutant must pass without it."""
        seconds = 0.0
        while True:
            left_out = [
                f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in sorted(self._broken)
            ]
            night = [NIGHT] if self._whole else []
            outcome = yield asked._replace(arguments=[*night, *left_out, *asked.arguments])
            seconds += outcome.seconds
            if not (failed := outcome.failed) or failed in self._sound:
                return outcome, seconds
            again = yield unchanged(asked, failed)
            seconds += again.seconds
            if not again.failed and not again.cut:
                self._sound.add(failed)
                return outcome, seconds
            if failed == DIED:
                raise RuntimeError(again.said)
            self._broken.add(failed)

    def _stop(self) -> None:
        """End all that runs, politely for a moment."""
        for number, until in (
            (signal.SIGINT, time.monotonic() + STOP_SECONDS),
            (signal.SIGKILL, float("inf")),
        ):
            for run in self._running.values():
                run.signal(number)
            while self._running and time.monotonic() < until:
                self._running = {trial: run for trial, run in self._running.items() if run.look() is None}
                time.sleep(LOOK_SECONDS)


def closest(place: Place, near: Near) -> list[str]:
    """The files of tests that bear a name of the module, and where all games are tested."""
    names = words(place)
    files = sorted(str(path.relative_to(ROOT)) for path in near.whole | near.rows.keys())
    found = [file for file in files if file.endswith(".py") and any(name in file for name in names)]
    return [*(file for file in found if "conftest" not in file), "tests/literate"]


def unchanged(asked: Asked, failed: str) -> Asked:
    """What tells whether a test, a file, or pytest itself fails without the change too."""
    if "::" in failed:
        return Asked(None, [failed])
    return Asked(None, ["--co", *(asked.arguments if failed == DIED else [failed])], asked.near)
