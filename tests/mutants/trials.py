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

from tests.mutants.places import Place
from tests.mutants.ring import DIED, Outcome, Run, start

LOOK_SECONDS: Final = 0.05
STOP_SECONDS: Final = 0.5
"""How long Ctrl-C lets tests stop what they started."""

Asked = tuple[Place | None, Sequence[str]]
"""A mutant, or none for the sources as they are, and the arguments of pytest."""


class Verdict(NamedTuple):
    """A mutant, and what came of it; `seconds` of the processor are those of all its runs."""

    place: Place
    outcome: Outcome
    seconds: float


Trial = Generator[Asked, Outcome, Verdict]


class Trials:
    """What is learnt of the tests from a mutant serves those that follow."""

    def __init__(self, ring: Sequence[str], seconds: float, killers: Iterable[str]) -> None:
        self._ring, self._seconds = ring, seconds
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
        self._running[trial] = start(*asked, folder, self._seconds, self._kills)

    def _trial(self, place: Place) -> Trial:
        """What is asked of the tests about a mutant; what kills it must pass without it."""
        seconds, ring = 0.0, [*self._ring, "--changed", place.path]
        while True:
            left_out = [
                f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in sorted(self._broken)
            ]
            outcome = yield place, [*ring, *left_out]
            seconds += outcome.seconds
            if (failed := outcome.failed) and failed not in self._sound:
                again = yield (
                    None,
                    [failed] if "::" in failed else [*(ring if failed == DIED else [failed]), "--co"],
                )
                seconds += again.seconds
                if again.failed or again.cut:
                    if failed == DIED:
                        raise RuntimeError(again.said)
                    self._broken.add(failed)
                    continue
                self._sound.add(failed)
            self._kills.update([failed] if failed else [])
            return Verdict(place, outcome, seconds)

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
