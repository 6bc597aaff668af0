"""Engines of other projects: where they are installed, and talking to one line by line, with a time limit."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from academie.kernel import AcademieError, reason
from academie.words import Message

DEBIAN_GAMES: Final = "/usr/games"
"""Where Debian puts games, which is not on everybody's path."""


def find_program(name: str) -> str | None:
    """Return the path of a program, if it is installed."""
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", os.defpath), DEBIAN_GAMES)))


QUIT_SECONDS: Final = 2.0
"""How many seconds an engine has to quit when asked, and again when terminated."""


class EngineError(AcademieError):
    """An engine that cannot be started, does not answer in time, or gives an impossible answer."""


class TooLate(EngineError):
    """An engine that has not answered in time, but still may."""


class Pipe:
    """An engine's process and its two pipes. It ends with `close`, at the latest when Python does."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        try:
            self._process = subprocess.Popen(
                [*command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=folder,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as wrong:
            raise EngineError(
                Message("engine-not-started", command=" ".join(command), why=reason(wrong))
            ) from wrong
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[str] = self._process.stdin
        self._lines: queue.Queue[str | None] = queue.Queue()
        output = self._process.stdout
        threading.Thread(target=_listen, args=(output, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, _end, self._process)

    def send(self, line: str) -> None:
        """Send one line. Raises `EngineError` if the engine has quit."""
        try:
            self._input.write(f"{line}\n")
            self._input.flush()
        except (OSError, ValueError) as wrong:
            raise EngineError(Message("engine-quit-before", line=line)) from wrong

    def receive(self, until: float) -> str:
        """Return the next line, waiting until that moment of `time.monotonic`. Raises `EngineError`."""
        left = until - time.monotonic()
        try:
            if left <= 0:
                raise queue.Empty
            line = self._lines.get(timeout=left)
        except queue.Empty:
            raise TooLate(Message("engine-too-late")) from None
        if line is None:
            self._lines.put(None)
            raise EngineError(Message("engine-quit"))
        return line

    def processor_time(self) -> float | None:
        """Return the seconds of processor time the process has used; `None` where the system does not say."""
        return process_time_of(self._process.pid)

    def close(self) -> None:
        """End the process; closing again does nothing."""
        self._end()


def process_time_of(process: int) -> float | None:
    """Return the seconds of processor time that a process has used with all its threads.

    `None` where the system has no `/proc`, and for a process that is gone. Source: proc_pid_stat(5).
    """
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    user, system = map(int, fields[11:13])
    return (user + system) / os.sysconf("SC_CLK_TCK")


def _listen(output: IO[str], lines: queue.Queue[str | None]) -> None:
    """Pass on every line, then `None`, so that a waiting receiver learns of the end."""
    with output:
        for line in output:
            lines.put(line.rstrip("\r\n"))
    lines.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """Ask the engine to quit, then terminate it, then kill it."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        process.stdin.write("quit\n")
    with suppress(OSError, ValueError):
        process.stdin.close()
    for insist in (process.terminate, process.kill):
        try:
            process.wait(QUIT_SECONDS)
            return
        except subprocess.TimeoutExpired:
            insist()
    process.wait()
