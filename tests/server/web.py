"""Web processes for tests and benches, each started, stopped or killed by its own handle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from academie.server.private import LOOPBACK, Postgres, RedisServer, await_port, free_port, private_parts
from academie.server.settings import Settings

UPGRADE = "import sys; from academie.server.store.migrate import upgrade; upgrade(sys.argv[1])"
SEAL_KEY = "5e" * 32


@dataclass(slots=True)
class Web:
    """One web process on loopback."""

    database: str
    redis: str
    port: int = field(default_factory=free_port)
    settings: dict[str, str] = field(default_factory=dict[str, str])
    factory: str = "academie.server.app:create_app"
    quiet: bool = False
    """Whether its output is dropped, for tests that cause errors on purpose."""
    host: str = LOOPBACK
    within: tuple[str, ...] = ()
    """The command that starts it, as one that enters a network of its own."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def base_url(self) -> str:
        return f"http://{self.host}:{self.port}"

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
        words += ["--ws", "academie.server.sockets:Socket", "--ws-per-message-deflate", "false"]
        told = {"ACADEMIE_DATABASE": self.database, "ACADEMIE_REDIS": self.redis, **self.settings}
        told["PYTHONFAULTHANDLER"] = "1"
        command = [*self.within, sys.executable, "-m", "uvicorn", *words]
        said = subprocess.DEVNULL if self.quiet else None
        self.process = subprocess.Popen(command, env={**os.environ, **told}, stdout=said, stderr=said)
        await_port(self.port, self.host)

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


@dataclass(frozen=True, slots=True)
class Parts:
    """The database, its schema up to date, and Redis."""

    postgres: Postgres
    redis: RedisServer

    def web(self, **settings: str) -> Web:
        """A web process; tests come from one address, so that limits and the quotas of engines are lifted.

        All have one key of seeds, as the processes of a server do: any of them may end a game.
        """
        lifted = {"ACADEMIE_ENGINE_QUOTA_SCALE": "1000", "ACADEMIE_LIMIT_SCALE": "1000"}
        lifted |= {"ACADEMIE_SEAL_KEY": SEAL_KEY, **settings}
        return Web(self.postgres.address, self.redis.address, settings=lifted)

    def settings(self) -> Settings:
        """The settings of processes of the server that are not web processes."""
        return Settings(database=self.postgres.address, redis=self.redis.address)


@contextmanager
def temporary_parts() -> Generator[Parts]:
    """Start both in a temporary folder that PostgreSQL's user can enter.

    Stopped also when this process is told to end.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        Path(name).chmod(0o755)
        with private_parts(Path(name)) as (postgres, redis):
            subprocess.run([sys.executable, "-c", UPGRADE, postgres.address], check=True)
            yield Parts(postgres, redis)


@contextmanager
def started(web: Web) -> Generator[Web]:
    """Start the process, and stop it at the end."""
    try:
        web.start()
        yield web
    finally:
        web.stop()
