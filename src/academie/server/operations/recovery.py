"""A cluster restored from its archive to a chosen second, and proved by the hash chains of its games.

`wal-archive.sh` beside this file keeps the archive. PostgreSQL replays it on a socket in a private folder,
with none of the settings that were backed up: a copy must neither write into the archive nor wait for
standbys.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from getpass import getuser
from pathlib import Path
from time import monotonic, sleep, time
from typing import Final
from urllib.parse import urlencode, urlsplit

from academie.kernel import AcademieError
from academie.server.base.database import connect
from academie.server.operations.maintenance import READ_SECONDS, Audit, audit
from academie.server.operations.private_services import program, unprivileged
from academie.words import Message

SCRIPT: Final = Path(__file__).with_name("wal-archive.sh")
STAMP: Final = "%Y%m%dT%H%M%SZ"
"""How base backups are named."""
READY_SECONDS: Final = 0.2
TOO_SHORT: Final = "recovery ended before configured recovery target was reached"
ALONE: Final = "-c listen_addresses= -c archive_mode=off -c synchronous_standby_names="
"""On the command line, which is heeded before whatever `ALTER SYSTEM` has left in the data folder."""
SETTINGS: Final = """
data_directory = '{data}'
hba_file = '{scratch}/hba'
unix_socket_directories = '{scratch}'
restore_command = 'sh {scratch}/wal-archive.sh get "{archive}" "%f" "%p"'
recovery_target_timeline = latest
hot_standby = off
"""
TARGET: Final = """
recovery_target_time = '{to:%Y-%m-%d %H:%M:%S.%f}+00'
recovery_target_action = promote
"""
LAST: Final = "SELECT pg_last_xact_replay_timestamp()"
FIGURES: Final = {
    "academie_restore_test_success": "Whether the last restore from the archive was whole.",
    "academie_restore_test_timestamp_seconds": "When it was tried.",
    "academie_restore_test_seconds": "How long it took.",
    "academie_restore_test_lost_seconds": "How old the newest transaction of the archive was.",
}
"""What a test of the archive tells Prometheus, by the textfile collector of its node exporter."""

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Restored:
    """What came back from an archive."""

    base: str
    """The base backup it was made from."""
    last: datetime | None
    """When the last transaction was committed that was replayed; nothing if the base backup has them all."""
    audit: Audit
    seconds: float
    lost_seconds: float
    """How long before the beginning of the restore that transaction was: what a loss at that time costs."""


def restore(archive: Path, into: Path | None, database: str, to: datetime | None, tell: Tell) -> Restored:
    """Restore into a new folder, to a time or to the end of the archive, and check every log.

    The cluster is stopped again at the end; without a folder it is deleted, having shown that the archive is
    good. `database` is its address when it serves, of which the name and the user count here. Raises
    `AcademieError` if there is no such backup, or the archive ends before that time.
    """
    begun, started = time(), monotonic()
    with _scratch() as scratch:
        data = into or scratch / "data"
        base = _unpack(scratch, archive, data, to or datetime.now(UTC))
        told = SETTINGS.format(data=data, scratch=scratch, archive=archive) + (
            TARGET.format(to=to) if to else ""
        )
        (scratch / "settings").write_text(told, encoding="utf-8")
        (scratch / "hba").write_text("local all all trust\n", encoding="utf-8")
        with _running(scratch, data, to):
            last, found = asyncio.run(_examine(_address(scratch, database), tell))
    known = begun if last is None else min(begun, last.timestamp())
    return Restored(base, last, found, monotonic() - started, begun - known)


@contextmanager
def _scratch() -> Generator[Path]:
    """A folder that only the user of PostgreSQL can enter, with the script that reads archives."""
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        scratch = Path(name)
        shutil.copyfile(SCRIPT, scratch / "wal-archive.sh")
        _give(scratch)
        yield scratch


def _give(folder: Path) -> None:
    """Let the user of PostgreSQL own a folder, which root makes for it."""
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")


def _unpack(scratch: Path, archive: Path, data: Path, by: datetime) -> str:
    """The name of the newest base backup that ended by then, now in `data`."""
    if data.exists() and any(data.iterdir()):
        raise AcademieError(Message("server-restore-not-empty", folder=data))
    data.mkdir(parents=True, exist_ok=True)
    data.chmod(0o700)
    _give(data)
    stamp = by.astimezone(UTC).strftime(STAMP)
    done = _run("sh", str(scratch / "wal-archive.sh"), "unpack", str(archive), stamp, str(data))
    if done.returncode:
        raise AcademieError(Message("server-restore-failed", why=done.stderr.strip()))
    return Path(done.stdout.strip()).name


@contextmanager
def _running(scratch: Path, data: Path, to: datetime | None) -> Generator[None]:
    """The cluster, once it has replayed the archive. Raises `AcademieError`."""
    log, options = scratch / "log", f"-c config_file={scratch}/settings {ALONE}"
    control = (program("pg_ctl", "postgresql"), "-D", str(data), "-w", "-s")
    ready = (program("pg_isready", "postgresql"), "-q", "-h", str(scratch))
    failed = _run(*control, "-l", str(log), "-o", options, "start").returncode
    # `pg_ctl` waits for the first consistent state only: the rest of the log is still to be replayed.
    while not failed and _run(*ready).returncode:
        sleep(READY_SECONDS)
        failed = not (data / "postmaster.pid").exists()
    if failed:
        told = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
        if to is not None and TOO_SHORT in told:
            raise AcademieError(Message("server-restore-too-late", time=to.isoformat()))
        raise AcademieError(Message("server-restore-failed", why="\n".join(told.splitlines()[-5:])))
    try:
        yield
    finally:
        _run(*control, "-m", "fast", "stop")


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command as the user of PostgreSQL, whose programs it finds."""
    programs = Path(program("pg_ctl", "postgresql")).parent
    told = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said, tempfile.TemporaryFile("w+") as complained:
        # Files and not pipes: the server that `pg_ctl` starts would keep a pipe open.
        whole = [*unprivileged(), *command]
        done = subprocess.run(whole, check=False, cwd="/", env=told, stdout=said, stderr=complained)
        said.seek(0)
        complained.seek(0)
        return subprocess.CompletedProcess(whole, done.returncode, said.read(), complained.read())


def _address(scratch: Path, database: str) -> str:
    """Where the restored database is reached, under the name and by the user that its own address says."""
    given = urlsplit(database)
    user = given.username or ("postgres" if os.getuid() == 0 else getuser())
    where = urlencode({"host": str(scratch), "user": user})
    return f"postgresql:///{given.path.strip('/') or user}?{where}"


async def _examine(address: str, tell: Tell) -> tuple[datetime | None, Audit]:
    async with await connect(address, 1, command_seconds=READ_SECONDS) as database:
        return await database.fetchval(LAST), await audit(database, tell)


def write_figures(file: Path, restored: Restored | None) -> None:
    """Write what a test of the archive showed, or that it failed, for Prometheus; replaced whole."""
    whole = restored is not None and not restored.audit.broken
    values: dict[str, float] = {
        "academie_restore_test_success": whole,
        "academie_restore_test_timestamp_seconds": time(),
    }
    if restored is not None:
        values["academie_restore_test_seconds"] = restored.seconds
        values["academie_restore_test_lost_seconds"] = restored.lost_seconds
    lines = [
        f"# HELP {name} {FIGURES[name]}\n# TYPE {name} gauge\n{name} {float(value)}\n"
        for name, value in values.items()
    ]
    part = file.with_suffix(".part")
    part.write_text("".join(lines), encoding="utf-8")
    part.chmod(0o644)
    part.replace(file)
