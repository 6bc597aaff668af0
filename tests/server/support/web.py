"""Web processes for tests and benches, each started, stopped or killed by its own handle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from fcntl import LOCK_EX, LOCK_UN, lockf
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

from academie.server.base.settings import SEAL, Settings
from academie.server.operations.private_services import (
    LOOPBACK,
    Postgres,
    RedisServer,
    await_port,
    free_port,
    private_parts,
    private_postgres,
)
from bench.cpu import process
from tests.server.support.command import Process, forked
from tests.server.support.warm import Forked, Warm

UPGRADE = "import sys; from academie.server.migrations.upgrade import upgrade; upgrade(sys.argv[1])"
SEAL_KEY = "5e" * 32
LIMITS_LIFTED: Final = {"ACADEMIE_LIMIT_SCALE": "1000"}
LIMITS_TOLD: Final = "All limits of the server are multiplied by 1000 (ACADEMIE_LIMIT_SCALE)."
"""What benches say that lift them."""
SERVED: Final = "academie.server.app:create_app"
TESTED: Final = "tests.server.support.app:create_app"
KEPT: Final = tempfile.TemporaryFile()  # noqa: SIM115
"""An archive of a cluster with the schema, from which others are begun; of all processes forked from this."""


def keys_in(folder: Path, **keys: str) -> str:
    """The name of the folder, in which each of these keys is, and one to seal with."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in ({SEAL: SEAL_KEY} | keys).items():
        (folder / name).touch(mode=0o600)
        (folder / name).write_text(text, encoding="ascii")
    return str(folder)


@dataclass(slots=True)
class Web:
    """One web process on loopback."""

    database: str
    redis: str
    port: int = field(default_factory=free_port)
    settings: dict[str, str] = field(default_factory=dict[str, str])
    factory: str = SERVED
    warm: Warm | None = None
    """What it is forked from, if it need not be a program of its own."""
    quiet: bool = False
    """Whether its output is dropped, for tests that cause errors on purpose."""
    host: str = LOOPBACK
    within: tuple[str, ...] = ()
    """The command that starts it, as one that enters a network of its own."""
    inside: int = field(default_factory=free_port)
    """The port where machines inside are answered."""
    process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def base_url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def inside_url(self) -> str:
        return f"http://{self.host}:{self.inside}"

    @property
    def ws_url(self) -> str:
        return f"ws://{self.host}:{self.port}/ws"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        words = ["--factory", self.factory, "--host", self.host, "--port", str(self.port)]
        words += ["--log-level", "error", "--backlog", "8192"]
        words += ["--ws", "academie.server.edge.transport:Socket", "--ws-per-message-deflate", "false"]
        told = {"ACADEMIE_DATABASE": self.database, "ACADEMIE_REDIS": self.redis, **self.settings}
        told["ACADEMIE_INSIDE"] = f"{self.host}:{self.inside}"
        told = {**os.environ, **told, "PYTHONFAULTHANDLER": "1"}
        with Path(os.devnull).open("wb") as nowhere:
            said = (nowhere.fileno(),) * 2 if self.quiet else (1, 2)
            if self.warm is not None:
                self.process = self.warm.run(["uvicorn", *words], told, *said)
            else:
                command = [*self.within, sys.executable, "-m", "uvicorn", *words]
                self.process = subprocess.Popen(command, env=told, stdout=said[0], stderr=said[1])
        await_port(self.port, self.host, partial(_used, self.pid))

    def kill(self) -> None:
        """End the process as kill -9 does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        self.kill()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


def _used(pid: int) -> float | None:
    """The processor time that a process has used: a slow machine takes long to start one."""
    try:
        return process(pid).seconds
    except OSError:
        return None


@dataclass(frozen=True, slots=True)
class Parts:
    """The database, its schema up to date, and Redis."""

    postgres: Postgres
    redis: RedisServer
    warm: Warm | None = None

    def web(self, **settings: str) -> Web:
        """A web process; tests come from one address, so that limits and the quotas of engines are lifted.

        All have one key of seeds, as the processes of a server do: any of them may end a game.
        """
        lifted = {"ACADEMIE_ENGINE_QUOTA_SCALE": "1000", **LIMITS_LIFTED}
        lifted |= {"ACADEMIE_KEYS": keys_in(self.postgres.folder.parent / "keys"), **settings}
        web = Web(self.postgres.address, self.redis.address, settings=lifted)
        return web if self.warm is None else replace(web, factory=TESTED, warm=self.warm)

    def academie(self, *words: str, **settings: str) -> AbstractContextManager[Process]:
        """The command, for this database and this Redis."""
        told = {"ACADEMIE_DATABASE": self.postgres.address, "ACADEMIE_REDIS": self.redis.address}
        return forked(self.warm, *words, **(told | settings))

    def settings(self) -> Settings:
        """The settings of processes of the server that are not web processes."""
        return Settings(database=self.postgres.address, redis=self.redis.address)


@contextmanager
def temporary_parts(warm: Warm | None = None) -> Generator[Parts]:
    """Start both in a temporary folder.

    Stopped also when this process is told to end. Web processes are forked from `warm`, if that is given.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with _temporary() as folder:
        with tarfile.open(fileobj=BytesIO(_migrated())) as kept:
            kept.extractall(folder, filter="fully_trusted")
        if warm is not None:
            # Nothing but a power cut would lose what is not yet on the disk, and tests wait for disks.
            with (folder / "postgres" / "postgresql.auto.conf").open("a", encoding="ascii") as conf:
                conf.write("fsync = off\n")
        with private_parts(folder) as (postgres, redis):
            yield Parts(postgres, redis, warm)


def _migrated() -> bytes:
    """An archive of a cluster that has the schema, made by the first process that asks."""
    lockf(KEPT, LOCK_EX)
    try:
        if not os.fstat(KEPT.fileno()).st_size:
            with _temporary() as folder:
                with private_postgres(folder) as postgres:
                    subprocess.run([sys.executable, "-c", UPGRADE, postgres.address], check=True)
                with tarfile.open(fileobj=KEPT, mode="w") as archive:
                    archive.add(postgres.folder, "postgres")
            KEPT.flush()
        return os.pread(KEPT.fileno(), os.fstat(KEPT.fileno()).st_size, 0)
    finally:
        lockf(KEPT, LOCK_UN)


@contextmanager
def _temporary() -> Generator[Path]:
    """A temporary folder that PostgreSQL's user can enter."""
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def started(web: Web) -> Generator[Web]:
    """Start the process, and stop it at the end."""
    try:
        web.start()
        yield web
    finally:
        web.stop()
