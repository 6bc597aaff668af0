"""A PostgreSQL cluster and a Redis of one's own, in a folder of one's own, on free ports.

For the demonstration server and for tests: nothing of the machine's own services is touched.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from academie.kernel import AcademieError

START_SECONDS: Final = 60
DATABASES: Final = "SELECT datname FROM pg_database"


class MissingPart(AcademieError):
    """A program that must be installed first; the message says how."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        super().__init__(f"{name} is not installed; on Debian: apt-get install {package}")


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
        raise MissingPart(name, package)
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
        """Makes the cluster and its database, unless they are there, and starts it."""
        if not (self.folder / "PG_VERSION").exists():
            self._make()
        self.start()
        try:
            self._make_database()
        except BaseException:
            self.stop()
            raise

    def _make(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        initdb = program("initdb", "postgresql")
        words = ("-U", "academie", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run(initdb, "-D", str(self.folder), *words)

    def _make_database(self) -> None:
        if b"academie" not in self.query(DATABASES).split():
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

    def stop_leftover(self) -> None:
        """Stops the cluster if a server that was killed left it running.

        It is asked where its data are first: the process id it left may be another's by now.
        """
        with suppress(OSError, IndexError, ValueError, subprocess.CalledProcessError):
            told = (self.folder / "postmaster.pid").read_text(encoding="utf-8").splitlines()
            left = Postgres(self.folder, int(told[3]))
            if left.query("SHOW data_directory").decode().strip() == str(self.folder):
                left.stop()

    def query(self, sql: str) -> bytes:
        """What the cluster answers, a row a line."""
        words = ("-d", "postgres", "-Atc", sql)
        return self._run(program("psql", "postgresql"), *self._at(), *words)

    def crash(self) -> None:
        """Ends it as a power cut would."""
        self._control("stop", "-m", "immediate")

    def _control(self, *words: str) -> None:
        self._run(program("pg_ctl", "postgresql"), "-D", str(self.folder), "-w", "-s", *words)

    def _run(self, *command: str) -> bytes:
        """What the command prints. Its group is its own, so that Ctrl-C does not break it off half-way."""
        whole = [*unprivileged(), *command]
        with tempfile.TemporaryFile() as printed:
            # A file and not a pipe: the server that `pg_ctl` leaves behind would hold a pipe open.
            subprocess.run(whole, check=True, cwd="/", stdout=printed, process_group=0)
            printed.seek(0)
            return printed.read()


@dataclass(slots=True)
class RedisServer:
    """A Redis that keeps nothing. `folder` is only how a Redis left running is known again."""

    port: int
    folder: Path = Path("/")
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = program("redis-server", "redis-server")
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        words += ["--dir", str(self.folder)]
        self.process = subprocess.Popen([command, *words], stdout=subprocess.DEVNULL, process_group=0)
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
    with private_postgres(folder) as postgres, private_redis(folder) as redis:
        yield postgres, redis


@contextmanager
def private_postgres(folder: Path) -> Generator[Postgres]:
    """A cluster in `folder`, made if it is not there, started; stopped at the end."""
    postgres = Postgres(folder / "postgres", free_port())
    postgres.create()
    try:
        yield postgres
    finally:
        postgres.stop()


@contextmanager
def private_redis(folder: Path) -> Generator[RedisServer]:
    """A Redis, started; stopped at the end."""
    redis = RedisServer(free_port(), folder)
    try:
        redis.start()
        yield redis
    finally:
        redis.kill()
