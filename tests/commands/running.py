"""The installed command in a process of its own, watched and interrupted as from a terminal."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

COMMAND: Final = str(Path(sys.executable).with_name("academie"))
PATIENCE: Final = 60.0
"""Seconds within which what is waited for must come, on a busy machine too."""


@dataclass
class Running:
    """A process: its lines on standard error as they come, each with the seconds since the start."""

    process: subprocess.Popen[str]
    since: float
    lines: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    out: str = ""

    def wait_for(self, seen: Callable[[], bool]) -> None:
        """Waits until something is seen; fails if the process ends before, or if it takes too long."""
        while not seen():
            assert self.process.poll() is None, f"ended with {self.process.returncode}: {self.err}"
            assert time.monotonic() - self.since < PATIENCE, f"nothing came: {self.err}"
            time.sleep(0.01)

    def interrupt(self) -> float:
        """Sends what Ctrl-C sends; how many seconds the process lives on."""
        sent = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        return time.monotonic() - sent

    @property
    def err(self) -> str:
        return "\n".join(line for _, line in self.lines)


@contextmanager
def running(*arguments: str, program: tuple[str, ...] = (COMMAND,)) -> Generator[Running]:
    """The command with its output read all the time; killed at the end if it is still there."""
    started = time.monotonic()
    with subprocess.Popen(
        [*program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        found = Running(process, started)
        readers = [
            threading.Thread(target=_read_lines, args=(process.stderr, found), daemon=True),
            threading.Thread(target=_read_out, args=(process.stdout, found), daemon=True),
        ]
        for reader in readers:
            reader.start()
        try:
            yield found
        finally:
            process.kill()
            for reader in readers:
                reader.join(PATIENCE)


def _read_lines(stream: IO[str], found: Running) -> None:
    for line in stream:
        found.lines.append((time.monotonic() - found.since, line.rstrip("\n")))


def _read_out(stream: IO[str], found: Running) -> None:
    for line in stream:
        found.out += line
