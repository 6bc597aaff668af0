"""A demonstration server with its own PostgreSQL and Redis on one machine; games are kept between runs."""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Final

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from academie.kernel import AcademieError
from academie.kernel.data import user_data
from academie.server.base.settings import Settings, offered_games
from academie.server.migrations.upgrade import upgrade
from academie.server.operations.init import make_keys
from academie.server.operations.private_services import (
    MissingPart,
    Postgres,
    free_port,
    private_postgres,
    private_redis,
    program,
)
from academie.server.run.engines import engine_process
from academie.server.run.notifier import notifier_process
from academie.server.run.web import Web, create_web
from academie.server.run.worker import worker_process
from academie.server.site.front import prepare
from academie.words import Message, Text

DEFAULT_PORT: Final = 8000
QUOTA_SCALE: Final = 1_000
"""Nobody else waits for the engines of one's own machine."""
ANSWERS: Final = 0.25
"""Seconds in which a Redis of last time answers, if it is still there: it is on this machine."""
NEEDED: Final = (("initdb", "postgresql"), ("redis-server", "redis-server"))

FORMER_KEY: Final = "signing-key"
"""What release 0.2.0 signed with. Its games cannot go on, and its log has another key than ours."""

Step = Callable[[Text], AbstractContextManager[object]]
"""Shows the user that something is being done inside the context."""


class AlreadyRunning(AcademieError):
    """Another server is using the folder; the message has its address."""


class FormerFolder(AcademieError):
    """A former release has written the folder; the message says what to do."""


class PortTaken(AcademieError):
    """The requested port is already in use."""


class Stopped(Exception):
    """The user stopped the server before everything had started."""


def default_folder() -> Path:
    """The folder of the demonstration unless another is given."""
    if os.getuid() == 0:
        # PostgreSQL does not run as root, and may be unable to read root's files.
        return Path("/var/lib/academie/demo")
    return user_data("demo")


def missing_programs() -> list[str]:
    """The required programs that are not installed."""
    missing: list[str] = []
    for name, package in NEEDED:
        try:
            program(name, package)
        except MissingPart as part:
            missing.append(part.name)
    return missing


def choose_port(asked: int | None) -> int:
    """The port asked for, else the default one or any other that is free. Raises `PortTaken`."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", DEFAULT_PORT if asked is None else asked))
        except OSError:
            if asked is not None:
                raise PortTaken(Message("server-port-taken", port=str(asked))) from None
            return free_port()
        port: int = probe.getsockname()[1]
        return port


class Signals:
    """Remembers Ctrl-C and similar signals, so that no step is interrupted half-way."""

    def __init__(self) -> None:
        self.asked = False

    def record(self, number: int, frame: FrameType | None) -> None:
        self.asked = True

    def check(self) -> None:
        """Raise `Stopped` if a signal has come."""
        if self.asked:
            raise Stopped


@contextmanager
def catch_signals() -> Generator[Signals]:
    """Catch the signals that stop the server, and restore their handlers at the end."""
    signals = Signals()
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = {number: signal.signal(number, signals.record) for number in numbers}
    try:
        yield signals
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def hold_folder(folder: Path, address: str) -> Generator[None]:
    """Lock the folder for one server. Raises `AlreadyRunning`."""
    # Windows has no such locks; nor has it Redis, so that it never comes here.
    import fcntl  # noqa: PLC0415

    with (folder / "lock").open("a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            raise AlreadyRunning(Message("server-folder-used", address=lock.read())) from None
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        yield


def run(folder: Path, given: Settings, step: Step, ready: Callable[[str], None]) -> None:
    """Start every service, serve until stopped, and stop every service. Raises `AcademieError`."""
    address = f"http://127.0.0.1:{given.port}"
    if (folder / FORMER_KEY).exists():
        raise FormerFolder(Message("server-folder-former", folder=folder))
    folder.mkdir(parents=True, exist_ok=True)
    offered_games(given)
    # While the other services start, which is mostly waiting.
    Thread(target=prepare, args=(given,), daemon=True).start()
    with hold_folder(folder, address), catch_signals() as signals, ExitStack() as parts, suppress(Stopped):
        settings = _parts(folder, given, parts, step, signals)
        parts.enter_context(worker_process(settings))
        parts.enter_context(engine_process(settings))
        parts.enter_context(notifier_process(settings))
        web = Web(create_web(settings), settings, lambda: ready(address), signals.asked)
        web.run()
        with step(Message("server-stopping")):
            parts.close()


def _parts(folder: Path, given: Settings, parts: ExitStack, step: Step, signals: Signals) -> Settings:
    """Start every service but the web process; `parts` stops them."""
    with step(Message("server-starts-postgresql", folder=folder)):
        Postgres(folder / "postgres", 0).stop_leftover()
        postgres = parts.enter_context(private_postgres(folder))
    signals.check()
    with step(Message("server-starts-redis")):
        stop_leftover_redis(folder)
        redis = parts.enter_context(private_redis(folder))
        (folder / "redis.port").write_text(str(redis.port), encoding="utf-8")
    signals.check()
    with step(Message("server-updates-schema")):
        upgrade(postgres.address)
    signals.check()
    make_keys(folder / "keys")
    return Settings(
        database=postgres.address,
        redis=redis.address,
        port=given.port,
        inside=given.inside,
        origins=(f"http://127.0.0.1:{given.port}", f"http://localhost:{given.port}"),
        games=given.games,
        smtp=given.smtp,
        mail_from=given.mail_from,
        keys=str(folder / "keys"),
        engine_quota_scale=QUOTA_SCALE,
        pretty_logs=True,
    )


def stop_leftover_redis(folder: Path) -> None:
    """Stop the Redis of this folder if a server that was killed left it running."""
    with suppress(OSError, ValueError, RedisError):
        port = int((folder / "redis.port").read_text(encoding="utf-8"))
        # As a rule nobody listens there any more, and asking again tells the same.
        left = Redis(
            host="127.0.0.1",
            port=port,
            socket_timeout=ANSWERS,
            socket_connect_timeout=ANSWERS,
            retry=Retry(NoBackoff(), 0),
        )
        if left.config_get("dir") == {"dir": str(folder)}:
            left.shutdown(nosave=True)
