"""A private PostgreSQL cluster and Redis server, in their own folder and on free ports.

For the demonstration server and for tests: the services of the machine are not touched.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import randrange
from typing import Final

from academie.kernel import AcademieError
from academie.words import Message

START_SECONDS: Final = 60
DATABASES: Final = "SELECT datname FROM pg_database"
LOOPBACK: Final = "127.0.0.1"
SERVER_PORTS: Final = (20_000, 32_000)
"""Where a free port is looked for: nothing is registered here that browsers refuse to call."""


class MissingPart(AcademieError):
    """A required program is not installed; the message says how to install it."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        super().__init__(Message("server-part-missing", name=name, package=package))


def free_port() -> int:
    """A loopback port on which nobody listens.

    Below those the system gives to clients: between this look and the start of the server, a client might be
    given the port.
    """
    while True:
        port = randrange(*SERVER_PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind((LOOPBACK, port))
            return port


def program(name: str, package: str) -> str:
    """The path of a program, also in PostgreSQL's own folders. Raises `MissingPart`."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([*map(str, versions), os.environ.get("PATH", "")])
    found = shutil.which(name, path=path)
    if found is None:
        raise MissingPart(name, package)
    return found


def unprivileged() -> list[str]:
    """The prefix for commands of PostgreSQL, which refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


@dataclass(slots=True)
class Postgres:
    """A cluster in `folder`; tests use `crash` and `start` to see what a crash does."""

    folder: Path
    port: int
    hosts: tuple[str, ...] = (LOOPBACK,)
    """The addresses of this machine on which it listens."""

    @property
    def address(self) -> str:
        return f"postgresql://academie@127.0.0.1:{self.port}/academie"

    def create(self) -> None:
        """Create the cluster and its database unless they exist, and start it."""
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
            shutil.chown(self.folder, "postgres", "postgres")
        initdb = program("initdb", "postgresql")
        arguments = ("-U", "academie", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run(initdb, "-D", str(self.folder), *arguments)

    def _make_database(self) -> None:
        if b"academie" not in self.query(DATABASES).split():
            self._run(program("createdb", "postgresql"), *self._at(), "academie")

    def _at(self) -> tuple[str, ...]:
        return "-h", "127.0.0.1", "-p", str(self.port), "-U", "academie"

    def start(self) -> None:
        hosts = ",".join(self.hosts)
        options = (
            f"-p {self.port} -c listen_addresses={hosts} -c unix_socket_directories= -c max_connections=60"
        )
        log = str(self.folder / "log")
        self._control("start", "-l", log, "-o", options)

    def stop(self) -> None:
        self._control("stop", "-m", "fast")

    def stop_leftover(self) -> None:
        """Stop the cluster if a server that was killed left it running.

        The cluster is first asked where its data is: its process id may belong to another process by now.
        """
        with suppress(OSError, IndexError, ValueError, subprocess.CalledProcessError):
            lines = (self.folder / "postmaster.pid").read_text(encoding="utf-8").splitlines()
            left = Postgres(self.folder, int(lines[3]))
            if left.query("SHOW data_directory").decode().strip() == str(self.folder):
                left.stop()

    def query(self, sql: str) -> bytes:
        """The answer of the cluster, one row a line."""
        arguments = ("-d", "postgres", "-Atc", sql)
        return self._run(program("psql", "postgresql"), *self._at(), *arguments)

    def crash(self) -> None:
        """Stop the cluster as a power cut would."""
        self._control("stop", "-m", "immediate")

    def _control(self, *arguments: str) -> None:
        self._run(program("pg_ctl", "postgresql"), "-D", str(self.folder), "-w", "-s", *arguments)

    def _run(self, *command: str) -> bytes:
        """Run a command in its own process group, which Ctrl-C does not reach, and return its output."""
        whole = [*unprivileged(), *command]
        with tempfile.TemporaryFile() as printed:
            # A file and not a pipe: the server that `pg_ctl` starts would keep a pipe open.
            subprocess.run(whole, check=True, cwd="/", stdout=printed, process_group=0)
            printed.seek(0)
            return printed.read()


@dataclass(slots=True)
class RedisServer:
    """A Redis without persistence; its `folder` serves to recognise one that was left running."""

    port: int
    folder: Path = Path("/")
    hosts: tuple[str, ...] = (LOOPBACK,)
    """The addresses of this machine on which it listens, for anyone who reaches them."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = program("redis-server", "redis-server")
        arguments = ["--port", str(self.port), "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        arguments += ["--bind", *self.hosts]
        if self.hosts != (LOOPBACK,):
            arguments += ["--protected-mode", "no"]
        self.process = subprocess.Popen([command, *arguments], stdout=subprocess.DEVNULL, process_group=0)
        await_port(self.port)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def await_port(port: int, host: str = LOOPBACK, progress: Callable[[], object] = bool) -> None:
    """Wait until a server listens on the port, while what `progress` says changes. Raises `TimeoutError`."""
    until, before = time.monotonic() + START_SECONDS, progress()
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex((host, port)) == 0:
                return
        time.sleep(0.05)
        if (now := progress()) != before:
            until, before = time.monotonic() + START_SECONDS, now
    raise TimeoutError(f"nothing listens on port {port} after {START_SECONDS} s")


@contextmanager
def private_parts(folder: Path) -> Generator[tuple[Postgres, RedisServer]]:
    """Start both, and stop them at the end."""
    with private_postgres(folder) as postgres, private_redis(folder) as redis:
        yield postgres, redis


@contextmanager
def private_postgres(folder: Path) -> Generator[Postgres]:
    """Start a cluster in `folder`, created if need be, and stop it at the end."""
    postgres = Postgres(folder / "postgres", free_port())
    postgres.create()
    try:
        yield postgres
    finally:
        postgres.stop()


@contextmanager
def private_redis(folder: Path) -> Generator[RedisServer]:
    """Start a Redis, and stop it at the end."""
    redis = RedisServer(free_port(), folder)
    try:
        redis.start()
        yield redis
    finally:
        redis.kill()
