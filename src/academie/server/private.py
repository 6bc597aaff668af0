"""A PostgreSQL cluster and a Redis of one's own, in a folder of one's own, on free ports.

For the demonstration server and for tests: nothing of the machine's own services is touched.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from academie.kernel import AcademieError

START_SECONDS: Final = 30


class MissingPart(AcademieError):
    """A program that must be installed first; the message says how."""


def free_port() -> int:
    """A port of loopback nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str, package: str) -> str:
    """Where a program is, PostgreSQL's own folders included. Raises `MissingPart`."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, versions), os.environ.get("PATH", "")])
    found = shutil.which(name, path=path)
    if found is None:
        raise MissingPart(f"{name} is not installed; on Debian: apt-get install {package}")
    return found


def unprivileged() -> list[str]:
    """What to put before a command of PostgreSQL, which refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


@dataclass(slots=True)
class Postgres:
    """A cluster in `folder`; `crash` and `start` are for trying what a crash does."""

    folder: Path
    port: int

    @property
    def address(self) -> str:
        return f"postgresql://academie@127.0.0.1:{self.port}/academie"

    def create(self) -> None:
        """Makes the cluster and its database, unless they are there."""
        if (self.folder / "PG_VERSION").exists():
            self.start()
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        initdb = program("initdb", "postgresql")
        self._run(initdb, "-D", str(self.folder), "-U", "academie", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()
        self._run(program("createdb", "postgresql"), *self._at(), "academie")

    def _at(self) -> tuple[str, ...]:
        return "-h", "127.0.0.1", "-p", str(self.port), "-U", "academie"

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60"
        )
        log = str(self.folder / "log")
        self._control("start", "-l", log, "-o", options)

    def stop(self) -> None:
        self._control("stop", "-m", "fast")

    def crash(self) -> None:
        """Ends it as a power cut would."""
        self._control("stop", "-m", "immediate")

    def _control(self, *words: str) -> None:
        self._run(program("pg_ctl", "postgresql"), "-D", str(self.folder), "-w", "-s", *words)

    def _run(self, *command: str) -> None:
        subprocess.run([*unprivileged(), *command], check=True, cwd="/", stdout=subprocess.DEVNULL)


@dataclass(slots=True)
class RedisServer:
    """A Redis that keeps nothing."""

    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = program("redis-server", "redis-server")
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([command, *words], stdout=subprocess.DEVNULL)
        await_port(self.port)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def await_port(port: int) -> None:
    """Waits until somebody listens there. Raises `TimeoutError`."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port} after {START_SECONDS} s")


@contextmanager
def private_parts(folder: Path) -> Generator[tuple[Postgres, RedisServer]]:
    """Both, started; stopped at the end."""
    postgres, redis = Postgres(folder / "postgres", free_port()), RedisServer(free_port())
    postgres.create()
    try:
        redis.start()
        yield postgres, redis
    finally:
        redis.kill()
        postgres.stop()
