"""The processes a process started, and the processor time they took, by what Linux says of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def _stats() -> Iterator[tuple[int, int, float]]:
    """Every process: its number, its parent's, and its seconds of processor."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        yield int(stat.parent.name), int(fields[1]), (int(fields[11]) + int(fields[12])) / TICK


def family(parent: int) -> dict[int, float]:
    """A process and all that come from it, with the seconds of processor each has taken."""
    known = [*_stats()]
    found = {pid: spent for pid, _, spent in known if pid == parent}
    while True:
        fresh = {pid: spent for pid, above, spent in known if above in found and pid not in found}
        if not fresh:
            return found
        found |= fresh


def title(pid: int) -> str:
    """What a process calls itself; nothing once it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def worker_process(name: str) -> list[int]:
    """The workers of our Ray that are busy with a function of that name."""
    return [pid for pid in family(os.getpid()) if f"ray::{name}" in title(pid)]
