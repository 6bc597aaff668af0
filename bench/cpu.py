"""Processor time: of this process, of others, and of the rest of the machine; and their memory."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")

TICKS: Final = os.sysconf("SC_CLK_TCK")
CORES: Final = os.cpu_count() or 1
IDLE: Final = (3, 4)
"""The fields of idle time and of waiting for a disk in the first line of /proc/stat."""


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What the work gives, and how many seconds of processor it took."""
    since = time.process_time()
    done = work()
    return done, max(time.process_time() - since, 1e-9)


class Process(NamedTuple):
    """What /proc says of a process."""

    pid: int
    parent: int
    seconds: float
    """The processor time it has used."""


def process(pid: int) -> Process:
    """Read what /proc says of a process. Raises `OSError` if there is none."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return Process(pid, int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS)


def resident_kb(pid: int) -> int:
    """How much memory a process holds. Raises `OSError` if there is none."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processes() -> list[Process]:
    """Every process of the machine."""
    found: list[Process] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):  # it may have ended meanwhile
            found.append(process(int(folder.name)))
    return found


def family(all_of: Iterable[Process], roots: Iterable[int]) -> dict[int, float]:
    """The processor time of these processes and of all they started, by process."""
    every = list(all_of)
    found = {each.pid: each.seconds for each in every if each.pid in set(roots)}
    more = found
    while more := {each.pid: each.seconds for each in every if each.parent in more and each.pid not in found}:
        found |= more
    return found


class Machine(NamedTuple):
    """A moment: how long the machine has been busy, and how long our processes were."""

    at: float
    busy: float
    ours: dict[int, float]

    @classmethod
    def now(cls, roots: Iterable[int]) -> Machine:
        """Read it all; `roots` are the processes that are ours with all they started."""
        fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        busy = sum(ticks for number, ticks in enumerate(fields) if number not in IDLE)
        return cls(time.monotonic(), busy / TICKS, family(processes(), roots))

    def used(self, since: Machine, pid: int) -> float:
        """The processor time that a process of ours has used since then."""
        return self.ours[pid] - since.ours[pid]

    def others(self, since: Machine) -> float:
        """Which part of the machine all that is not ours has used since then."""
        ours = sum(seconds - since.ours.get(pid, 0.0) for pid, seconds in self.ours.items())
        return max(0.0, (self.busy - since.busy - ours) / (CORES * (self.at - since.at)))
