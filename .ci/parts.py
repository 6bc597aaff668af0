"""Run the parts of `.ci/run`, two at a time where they can be, and say what each cost.

A part has a budget of processor seconds, its children's included, so that other work on the machine does
not count; and of seconds on a machine that does a fixed piece of work (`yardstick`) as fast as the one the
budgets are from, since a processor that many share may give each a fifth of its speed for an hour. One that
takes more than `MARGIN` times its budget fails. Standard library only, since this runs before anything is
installed; Linux only, as `.ci/run` is.

    .ci/run                  the fast ring
    .ci/run --note alone     the same, noted in `.ci/runs.tsv` with what ran beside it
    .ci/run --all            the night: everything at full size
    .ci/run --all 2/6        the second of six shares of the night; a run that was stopped goes on
"""

from __future__ import annotations

import ctypes
import os
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Final

MARGIN: Final = 1.5
REFERENCE: Final = 0.011
"""The processor seconds that `yardstick` takes where the budgets were measured."""
LOOK_SECONDS: Final = 5.0
ENDING_SECONDS: Final = 0.5
"""For how long what a part leaves behind is waited for: a pipe closes before its writer can be waited for."""
AT_ONCE: Final = 2
ROOT: Final = Path(__file__).parents[1]
RUNS: Final = ROOT / ".ci/runs.tsv"
"""Whole runs of the fast ring: when, of which commit, beside what, what they took and how they ended."""
KEPT: Final = ROOT / ".night"
"""Where the night keeps what has passed, so that it can be resumed."""
SUBREAPER: Final = 36
"""PR_SET_CHILD_SUBREAPER: servers that a part leaves to themselves are counted with it (man 2 prctl)."""


@dataclass(frozen=True, slots=True)
class Part:
    """A command with the processor seconds it may take."""

    name: str
    budget: float
    command: str


@dataclass(frozen=True, slots=True)
class Cost:
    """What a part took, and how it ended."""

    part: Part
    processor: float
    wall: float
    code: int
    last: str
    """The last line it printed."""
    slowness: float = 1.0
    """How many times longer than on the machine of the budgets a piece of work took meanwhile."""

    @property
    def over(self) -> bool:
        return self.processor > MARGIN * self.part.budget * max(1.0, self.slowness)

    @property
    def passed(self) -> bool:
        return self.code == 0 and not self.over


# The parts of one line run two at a time, in this order; a line begins when the one before has ended.
SETUP: Final = (Part("setup", 140, "make setup"), Part("web setup", 25, "make web-setup"))
WEB: Final = Part("web", 200, "make web web-test")
CHECK: Final = Part("check", 100, "make check-python")
FAST: Final = (
    SETUP,
    (
        WEB,
        CHECK,
        # Before the crates, whose lints change how PyO3 is built: the wheel would need it again.
        Part("first visit", 65, "make first-visit"),
        Part("crates", 105, "make check-crates CARGO=--release"),
        Part("docs", 60, "make docs-changed"),
    ),
    (Part("browser", 350, "make e2e-small"),),
    (Part("tests", 1600, "make test"),),
)
QUICK_CORE: Final = {
    "CARGO_PROFILE_RELEASE_LTO": "off",
    "CARGO_PROFILE_RELEASE_CODEGEN_UNITS": "16",
}
"""By day the core is built so that it is built soon, and the crates are tested with the same build."""
NIGHT: Final = (
    CHECK,
    WEB,
    Part("crates", 300, "make check-crates"),
    Part("types", 400, "make check-whole"),
    Part("docs", 400, "make docs"),
    Part("first visit", 300, "NIGHT=1 make first-visit"),
    Part("pages in the browser", 2400, "make e2e"),
    Part("budget of pages", 300, "make web-budget"),
    Part("access", 1200, "make access"),
    Part("mutants", 6000, "make mutants"),
    Part("digests", 1200, "make golden"),
    Part("coverage", 3600, "make coverage"),
    Part("simulated server", 1200, "make sim"),
    Part("forged dice", 300, "make forger"),
    Part("crates at length", 1200, "make crates-night"),
)
TESTS_AT_NIGHT: Final = 36_000
"""The budget of all tests at their full size."""


def yardstick() -> float:
    """The processor seconds that a fixed piece of work takes now."""
    began, total = time.thread_time(), 0
    for number in range(200_000):
        total += number
    return time.thread_time() - began


class Speed:
    """How fast the machine is, looked at every few seconds from the beginning."""

    def __init__(self) -> None:
        self._looks = [yardstick()]
        Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        while True:
            time.sleep(LOOK_SECONDS)
            self._looks.append(yardstick())

    @property
    def looks(self) -> int:
        return len(self._looks)

    def slowness(self, since: int) -> float:
        """How many times longer than by the budgets work has taken since so many looks."""
        return statistics.median(self._looks[max(0, since - 1) :]) / REFERENCE


@cache
def speed() -> Speed:
    return Speed()


def shared(number: int, of: int) -> tuple[Part, ...]:
    """The parts of the night in its `number`-th of so many shares, each of about the same budget."""
    shares: list[list[Part]] = [[] for _ in range(of)]
    for part in sorted(NIGHT, key=lambda part: -part.budget):
        min(shares, key=lambda share: sum(each.budget for each in share)).append(part)
    tests = Part("tests", TESTS_AT_NIGHT / of, f"make night SHARE={number}/{of}")
    return (*shares[number - 1], tests)


def follow(part: Part, alone: bool) -> Cost:
    """Run a part to its end; what it prints is shown line by line, or at once if another runs beside it."""
    began, looks = time.monotonic(), speed().looks
    command = [sys.executable, __file__, "--adopt", part.command]
    kept = list[str]()
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            kept.append(line)
            if alone:
                print(line, end="", flush=True)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if not alone:
        print(f"== {part.name}\n{''.join(kept)}", flush=True)
    last = next((line for line in reversed(kept) if line.strip()), "")
    processor, wall = usage.ru_utime + usage.ru_stime, time.monotonic() - began
    return Cost(part, processor, wall, process.returncode, last.rstrip(), speed().slowness(looks))


def adopt(command: str) -> int:
    """Run a command, and wait for whatever it leaves behind as that ends, so that its seconds are counted."""
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    with subprocess.Popen(["bash", "-ec", command]) as process:
        while process.returncode is None:
            pid, status = os.wait()
            if pid == process.pid:
                process.returncode = os.waitstatus_to_exitcode(status)
    until = time.monotonic() + ENDING_SECONDS
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0] or time.monotonic() < until:
            time.sleep(ENDING_SECONDS / 100)
    return process.returncode


def run(lines: Iterable[Sequence[Part]], done: Callable[[Cost], None] = lambda _: None) -> list[Cost]:
    """Run line after line; a line with a part that fails is the last."""
    costs = list[Cost]()
    for line in lines:
        with ThreadPoolExecutor(AT_ONCE) as threads:
            ended = [*threads.map(follow, line, [len(line) == 1] * len(line))]
        for cost in ended:
            if cost.passed:
                done(cost)
        costs += ended
        if any(cost.code for cost in ended):
            break
    return costs


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def table(costs: Sequence[Cost], wall: float) -> str:
    """What each part took beside its budget, and how much slower than by the budgets the machine was."""
    rows = [f"{'part':<22}{'processor':>10}{'budget':>8}{'wall':>8}{'slower':>8}"]
    for cost in costs:
        said = f"  failed ({cost.code})" if cost.code else "  over its budget" if cost.over else ""
        seconds, budget = f"{cost.processor:.0f} s", f"{cost.part.budget:.0f} s"
        row = f"{cost.part.name:<22}{seconds:>10}{budget:>8}{clock(cost.wall):>8}"
        rows.append(f"{row}{f'{cost.slowness:.1f} ×':>8}{said}")
    processor, budgets = sum(cost.processor for cost in costs), sum(cost.part.budget for cost in costs)
    rows.append(f"{'sum':<22}{f'{processor:.0f} s':>10}{f'{budgets:.0f} s':>8}{clock(wall):>8}")
    return "\n".join(rows)


def note_run(costs: Sequence[Cost], wall: float, beside: str) -> None:
    processor, slowness = sum(cost.processor for cost in costs), statistics.median(c.slowness for c in costs)
    day = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    row = (day, head()[:8], beside, clock(wall), f"{processor:.0f}", f"{slowness:.2f}", costs[-1].last)
    with RUNS.open("a", encoding="utf-8") as file:
        print(*row, sep="\t", file=file)


def head() -> str:
    """The commit that is checked out."""
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.strip()


def unchanged(parts: Sequence[Part]) -> tuple[Sequence[Part], Callable[[Cost], None]]:
    """The parts of the night that have not passed on this commit yet, and what notes that one has."""
    KEPT.mkdir(exist_ok=True)
    notes = KEPT / f"{head()}.parts"
    passed = set(notes.read_text("utf-8").splitlines()) if notes.exists() else set[str]()

    def note(cost: Cost) -> None:
        with notes.open("a", encoding="utf-8") as file:
            file.write(f"{cost.part.command}\n")

    return [part for part in parts if part.command not in passed], note


def main(words: Sequence[str]) -> int:
    """Run what is asked; the last line printed is the summary of pytest."""
    began, beside = time.monotonic(), ""
    match words:
        case [] | ["--note", _]:
            beside = words[-1] if words else ""
            os.environ.update(QUICK_CORE)
            costs = run(FAST)
        case ["--all", *share] if found := re.fullmatch(r"(\d+)/(\d+)", (share or ["1/1"])[0]):
            number, of = map(int, found.groups())
            if not 1 <= number <= of:
                print(f".ci/run: there is no share {number} of {of}", file=sys.stderr)
                return 2
            left, note = unchanged(shared(number, of))
            costs = run([SETUP, *((part,) for part in left)], note)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    failed = [cost.part.name for cost in costs if not cost.passed]
    wall = time.monotonic() - began
    print("", table(costs, wall), sep="\n")
    if beside:
        note_run(costs, wall, beside)
    if failed:
        print(f".ci/run failed: {', '.join(failed)}")
    print(costs[-1].last, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    asked = sys.argv[1:]
    sys.exit(adopt(asked[1]) if asked[:1] == ["--adopt"] else main(asked))
