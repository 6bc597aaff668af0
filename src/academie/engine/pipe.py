"""An engine in a process of its own, spoken to line by line; no answer is waited for without end."""

from __future__ import annotations

import queue
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from academie.kernel import AcademieError

PARTING: Final = 2.0
"""How many seconds an engine has to leave when asked, and again when told."""


class EngineError(AcademieError):
    """An engine that cannot be started, does not answer in time, or answers what cannot be."""


class TooLate(EngineError):
    """An engine that has not answered in time, but may yet."""


class Pipe:
    """The process and its two pipes. Ends with `close`, at the latest when Python does."""

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
            raise EngineError(f"{' '.join(command)} cannot be started: {wrong}") from wrong
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[str] = self._process.stdin
        self._lines: queue.Queue[str | None] = queue.Queue()
        output = self._process.stdout
        threading.Thread(target=_listen, args=(output, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, _end, self._process)

    def send(self, line: str) -> None:
        """Says one line. Raises `EngineError` if nobody listens any more."""
        try:
            self._input.write(f"{line}\n")
            self._input.flush()
        except (OSError, ValueError) as wrong:
            raise EngineError(f"the engine has left: {line!r} could not be sent") from wrong

    def receive(self, until: float) -> str:
        """The next line, waited for until that moment of `time.monotonic`. Raises `EngineError`."""
        left = until - time.monotonic()
        try:
            if left <= 0:
                raise queue.Empty
            line = self._lines.get(timeout=left)
        except queue.Empty:
            raise TooLate("the engine does not answer in time") from None
        if line is None:
            self._lines.put(None)
            raise EngineError("the engine has left")
        return line

    def close(self) -> None:
        """Ends the process; asking again does nothing."""
        self._end()


def _listen(output: IO[str], lines: queue.Queue[str | None]) -> None:
    """Hands on every line, then nothing, so that whoever waits learns of the end."""
    with output:
        for line in output:
            lines.put(line.rstrip("\r\n"))
    lines.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """Asks the engine to leave, then tells it to, then makes it."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        process.stdin.write("quit\n")
    with suppress(OSError, ValueError):
        process.stdin.close()
    for insist in (process.terminate, process.kill):
        try:
            process.wait(PARTING)
            return
        except subprocess.TimeoutExpired:
            insist()
    process.wait()
