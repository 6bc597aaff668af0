"""Processes forked from one that has imported the server: importing it anew costs seconds of processor.

`python -m tests.server.support.warm NUMBER` is that one, asked by the socket with that number.
"""

from __future__ import annotations

import faulthandler
import gc
import importlib
import json
import multiprocessing.context
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from typing import IO, Any, Final

ROOT: Final = Path(__file__).parents[3]
MODULES: Final = (
    "uvicorn", "uvloop", "tests.server.support.app", "tests.server.support.faulty", "academie.server.run.web",
    "academie.commands.app", "academie.commands.serve", "academie.commands.server",
    "academie.server.run.engines", "academie.server.run.notifier", "academie.server.run.worker",
)  # fmt: skip
PROGRAMS: Final = {"uvicorn": "uvicorn:main", "academie": "academie.commands:main"}
NUMBER_BYTES: Final = 8


@dataclass(slots=True)
class Forked:
    """A process that was forked, with the methods of `subprocess.Popen` that tests use."""

    pid: int
    told: socket.socket
    """Where its exit code is told once it has ended."""
    output: tuple[IO[str], ...] = ()
    """The files of what it prints and of what it complains."""
    returncode: int | None = None

    def poll(self) -> int | None:
        with suppress(BlockingIOError):
            return self.wait(0)
        return None

    def wait(self, timeout: float | None = None) -> int:
        """The exit code. Raises `TimeoutError`."""
        if self.returncode is None:
            self.told.settimeout(timeout)
            self.returncode = _number(self.told)
            self.told.close()
        return self.returncode

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What it has printed and complained by its end. Raises `TimeoutError`."""
        self.wait(timeout)
        printed, complained = (_whole(file) for file in self.output)
        return printed, complained

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Warm:
    """The process that has imported the server, started when it is first asked to fork."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._channel, self._there = socket.socketpair()

    def run(self, words: Sequence[str], env: Mapping[str, str], stdout: int = 1, stderr: int = 2) -> Forked:
        """Fork a process that runs `uvicorn` or `academie`; what it prints goes to these files."""
        if self._process is None:
            self._start()
        told, there = socket.socketpair()
        with there:
            asked = json.dumps([[*words], {**env}]).encode()
            socket.send_fds(self._channel, [asked], [there.fileno(), stdout, stderr])
        return Forked(_number(told), told)

    def _start(self) -> None:
        number = self._there.fileno()
        command = [sys.executable, "-m", "tests.server.support.warm", str(number)]
        # In a process group of its own, which Ctrl-C does not reach: it ends with the tests.
        self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[number], process_group=0)
        self._there.close()

    def stop(self) -> None:
        self._channel.close()
        self._there.close()
        if self._process is not None:
            self._process.wait(30)


@contextmanager
def warm() -> Generator[Warm]:
    """A process to fork from; it and all that are left of the forked end with the context."""
    found = Warm()
    try:
        yield found
    finally:
        found.stop()


def _number(channel: socket.socket) -> int:
    got = channel.recv(NUMBER_BYTES)
    assert got, "the process that forks has ended"
    return int.from_bytes(got, "little", signed=True)


def _whole(file: IO[str]) -> str:
    file.seek(0)
    return file.read()


def _tell(channel: socket.socket, number: int) -> None:
    with suppress(OSError):  # nobody waits any more
        channel.sendall(number.to_bytes(NUMBER_BYTES, "little", signed=True))


def _forked(channel: socket.socket) -> list[str]:
    """Fork whenever asked; returns in each forked process, with the words it was given."""
    living: dict[int, socket.socket] = {}

    def reap(*_: object) -> None:
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                with living.pop(ended[0]) as told:
                    _tell(told, os.waitstatus_to_exitcode(ended[1]))

    before = signal.signal(signal.SIGCHLD, reap)
    while True:
        asked, files, _, _ = socket.recv_fds(channel, 1 << 20, 3)
        if not asked:
            for pid in living:
                os.kill(pid, signal.SIGKILL)
            sys.exit()
        told = socket.socket(fileno=files[0])
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        if (pid := os.fork()) == 0:
            signal.signal(signal.SIGCHLD, before)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
            for held in (channel, told, *living.values()):
                held.close()
            for place, file in enumerate(files[1:], 1):
                os.dup2(file, place)
                os.close(file)
            words, env = json.loads(asked)
            os.environ.clear()
            os.environ.update(env)
            found: list[str] = words
            return found
        living[pid] = told
        _tell(told, pid)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        for file in files[1:]:
            os.close(file)


def main() -> None:
    """Import the server, then fork processes that run its programs."""
    for name in MODULES:
        importlib.import_module(name)
    gc.freeze()
    sys.argv = _forked(socket.socket(fileno=int(sys.argv[1])))
    os.setpgid(0, 0)
    faulthandler.enable()
    # Its own children are forked too: `spawn` would have each of them import everything.
    contexts: Any = vars(multiprocessing.context)["_concrete_contexts"]
    contexts["spawn"] = contexts["fork"]
    resolve_name(PROGRAMS[sys.argv[0]])()


if __name__ == "__main__":
    main()
