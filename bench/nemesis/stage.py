"""What nemesis breaks: a disk for the database, a network for each web process, and the parts on them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL
from typing import NamedTuple

from academie.server.operations.private_services import LOOPBACK, Postgres, RedisServer, free_port
from academie.server.run.engines import engine_process
from tests.server.support.fleet import children
from tests.server.support.links import KEY, ORIGIN
from tests.server.support.web import LIMITS_LIFTED, UPGRADE, Parts, Web, keys_in

DISK_BYTES = 1_000_000_000
LEAST_BLOCK = 4_096
WEBS = 2
NEWER, OLDER = "tests.server.support.releases:newer", "tests.server.support.releases:older"
NOT_PERMITTED = (OSError, subprocess.CalledProcessError)


def run(*words: str) -> str:
    """What a command of the system prints. Raises `CalledProcessError`."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


class Disk(NamedTuple):
    """A small disk in a file, mounted for the database alone."""

    folder: Path

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        """Leave not one block free."""
        with self._ballast.open("wb") as file:
            size, step = 0, DISK_BYTES
            while step >= LEAST_BLOCK:
                try:
                    os.posix_fallocate(file.fileno(), size, step)
                    size += step
                except OSError:
                    step //= 2

    def free(self) -> None:
        self._ballast.unlink()

    def hang(self) -> None:
        """Have everything wait that writes."""
        run("fsfreeze", "--freeze", str(self.folder))

    def go_on(self) -> None:
        run("fsfreeze", "--unfreeze", str(self.folder))


@contextmanager
def small_disk(folder: Path) -> Generator[Disk | None]:
    """Mount a small disk inside the context; nothing if that is not permitted."""
    image, place = folder / "disk.img", folder / "disk"
    place.mkdir()
    with image.open("wb") as file:
        file.truncate(DISK_BYTES)
    try:
        run("mkfs.ext4", "-q", "-m", "0", str(image))
        run("mount", "-o", "loop", str(image), str(place))
    except NOT_PERMITTED:
        yield None
        return
    try:
        yield Disk(place)
    finally:
        run("umount", "--lazy", str(place))


class Line(NamedTuple):
    """A line between this machine and the network of a web process."""

    name: str
    here: str
    there: str

    def cut(self) -> None:
        """Let nothing through any more; nobody is told."""
        run("ip", "link", "set", self.name, "down")

    def mend(self) -> None:
        run("ip", "link", "set", self.name, "up")


class Network(NamedTuple):
    """The network namespace of one web process, with a line to players, one to PostgreSQL, one to Redis."""

    name: str
    players: Line
    postgres: Line
    redis: Line


def _free_prefix() -> str:
    """The first three numbers of addresses that this machine does not use."""
    used = run("ip", "-4", "-o", "address")
    numbers = ((os.getpid() + step) % 250 for step in range(250))
    return next(f"10.213.{number}" for number in numbers if f" 10.213.{number}." not in used)


def _make_network(number: int, prefix: str) -> Network:
    name = f"academie-{os.getpid()}-{number}"
    run("ip", "netns", "add", name)
    run("ip", "-n", name, "link", "set", "lo", "up")
    players, postgres, redis = (
        _make_line(name, f"ac{os.getpid()}-{number}{end}", prefix, 16 * number + 4 * end) for end in range(3)
    )
    return Network(name, players, postgres, redis)


def _make_line(network: str, name: str, prefix: str, first: int) -> Line:
    line = Line(name, f"{prefix}.{first + 1}", f"{prefix}.{first + 2}")
    run("ip", "link", "add", name, "type", "veth", "peer", "name", name, "netns", network)
    run("ip", "address", "add", f"{line.here}/30", "dev", name)
    run("ip", "link", "set", name, "up")
    run("ip", "-n", network, "address", "add", f"{line.there}/30", "dev", name)
    run("ip", "-n", network, "link", "set", name, "up")
    return line


@contextmanager
def own_networks(number: int) -> Generator[list[Network]]:
    """Make that many networks for the time of the context; none if that is not permitted."""
    made: list[Network] = []
    try:
        with suppress(*NOT_PERMITTED):
            prefix = _free_prefix()
            made += (_make_network(each, prefix) for each in range(number))
        yield made if len(made) == number else []
    finally:
        for network in made:
            for line in (network.players, network.postgres, network.redis):
                with suppress(subprocess.CalledProcessError):
                    run("ip", "link", "delete", line.name)
            run("ip", "netns", "delete", network.name)


@dataclass(slots=True)
class Engine:
    """An engine process that can be killed and started again."""

    parts: Parts
    pid: int = 0
    _running: ExitStack = field(default_factory=ExitStack)

    def start(self) -> None:
        self.pid = self._running.enter_context(engine_process(self.parts.settings(), 1))

    def kill(self) -> None:
        """End it and its workers as kill -9 does."""
        for pid in (self.pid, *children(self.pid)):
            with suppress(ProcessLookupError):
                os.kill(pid, SIGKILL)

    def stop(self) -> None:
        self._running.close()


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything that runs, and what can be done to it."""

    parts: Parts
    webs: Sequence[Web]
    engine: Engine
    disk: Disk | None
    networks: Sequence[Network]

    def postgres_processes(self) -> list[int]:
        """The processes of PostgreSQL, the one that starts the others first; none if it has ended."""
        try:
            lines = (self.parts.postgres.folder / "postmaster.pid").read_text(encoding="ascii").splitlines()
            return [int(lines[0]), *children(int(lines[0]))]
        except FileNotFoundError:
            return []


@contextmanager
def staged() -> Generator[Stage]:
    """Start everything for the time of the context, on a disk and in networks of its own where permitted."""
    with ExitStack() as stack:
        name = stack.enter_context(tempfile.TemporaryDirectory(prefix="academie-"))
        folder = Path(name)
        folder.chmod(0o755)
        networks = stack.enter_context(own_networks(WEBS))
        disk = stack.enter_context(small_disk(folder))
        parts = _started_parts(stack, folder if disk is None else disk.folder, networks)
        engine = Engine(parts)
        stack.callback(engine.stop)
        engine.start()
        webs = [_web(parts, folder, disk) for _ in range(WEBS)]
        for web, network in zip(webs, networks, strict=False):
            _put_into(web, parts, network)
        for web in webs:
            stack.callback(web.kill)
            web.start()
        yield Stage(parts, webs, engine, disk, networks)


def _started_parts(stack: ExitStack, folder: Path, networks: Sequence[Network]) -> Parts:
    """PostgreSQL and Redis, which listen on the lines of every network too."""
    postgres = Postgres(folder / "postgres", free_port())
    postgres.hosts += tuple(network.postgres.here for network in networks)
    postgres.create()
    stack.callback(_stop, postgres)
    with (postgres.folder / "pg_hba.conf").open("a", encoding="ascii") as file:
        file.writelines(f"host all all {network.postgres.there}/32 trust\n" for network in networks)
    postgres.query("ALTER SYSTEM SET max_wal_size = '256MB'")
    postgres.query("SELECT pg_reload_conf()")
    subprocess.run([sys.executable, "-c", UPGRADE, postgres.address], check=True)
    redis = RedisServer(free_port(), folder)
    redis.hosts += tuple(network.redis.here for network in networks)
    stack.callback(redis.kill)
    redis.start()
    return Parts(postgres, redis)


def _stop(postgres: Postgres) -> None:
    """Stop the cluster, which may be stopped already or on a disk that is full."""
    with suppress(subprocess.CalledProcessError):
        postgres.crash()


def _web(parts: Parts, folder: Path, disk: Disk | None) -> Web:
    """A web process that signs and seals."""
    web = parts.web(
        ACADEMIE_ORIGIN=ORIGIN,
        ACADEMIE_KEYS=keys_in(folder / "keys", signing=KEY.secret.hex()),
        ACADEMIE_DATABASE_FOLDER="" if disk is None else str(disk.folder),
        **LIMITS_LIFTED,
    )
    web.quiet, web.factory = True, NEWER
    web.settings["ACADEMIE_ADDRESS"] = web.base_url
    return web


def _put_into(web: Web, parts: Parts, network: Network) -> None:
    """Have a web process run in a network of its own."""
    web.host, web.within = network.players.there, ("ip", "netns", "exec", network.name)
    web.database = web.database.replace(LOOPBACK, network.postgres.here)
    web.redis = web.redis.replace(LOOPBACK, network.redis.here)
    web.settings["ACADEMIE_ADDRESS"] = web.base_url
