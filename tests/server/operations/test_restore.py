"""An archive brings a killed database back to a chosen second; what would be lost at its end is counted."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import re
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from uuid import UUID, uuid4

import pytest
from prometheus_client.parser import text_string_to_metric_families

from academie.dice.log import Entry, first_broken_entry
from academie.kernel import AcademieError
from academie.server.base.database import DATABASE_AWAY, connect
from academie.server.game.queries import Games
from academie.server.migrations.upgrade import upgrade
from academie.server.operations.maintenance import Audit, silent
from academie.server.operations.private_services import Postgres, free_port, program, unprivileged
from academie.server.operations.recovery import FIGURES, Restored, restore, write_figures
from academie.server.play.messages import DoAct
from academie.server.play.room import Room
from academie.server.play.view import choices_view
from tests.server.support.command import academie
from tests.server.support.tables import house

SCRIPT = Path(__file__).parents[3] / "deploy" / "wal-archive.sh"
TIMEOUT = 4
"""archive_timeout of the test, in seconds."""
TABLES = 6
PACE = 0.05
"""How long a table waits between two acts: every log is read whole eight times afterwards."""
RECEIVER = "academie_archive"
SLACK = 3.0
"""How long a busy machine may take to archive a segment, in seconds."""


class Acked(NamedTuple):
    """An act that its player was told is stored."""

    game: UUID
    seq: int
    at: float


@dataclass
class Scene:
    """A cluster that is archived in two ways, and the acts acknowledged on it."""

    folder: Path
    postgres: Postgres
    acked: list[Acked] = field(default_factory=list[Acked])
    receiver: subprocess.Popen[bytes] | None = None

    @property
    def archive(self) -> Path:
        """What `archive_command` fills."""
        return self.folder / "archive"

    @property
    def left(self) -> Path:
        """What the archive was when the cluster was killed."""
        return self.folder / "left"

    @property
    def streamed(self) -> Path:
        """What pg_receivewal fills."""
        return self.folder / "streamed"

    def run(self, *command: str) -> str:
        """Run a command as the user of PostgreSQL."""
        path = f"{Path(program('pg_ctl', 'postgresql')).parent}{os.pathsep}{os.environ['PATH']}"
        told = {**os.environ, "PATH": path, "ACADEMIE_DATABASE": self.postgres.address}
        done = subprocess.run(
            [*unprivileged(), *command], env=told, cwd="/", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def receive(self) -> None:
        """Have pg_receivewal write what the cluster writes."""
        command = program("pg_receivewal", "postgresql")
        where = f"{self.postgres.address}?application_name={RECEIVER}"
        words = ["-D", str(self.streamed / "stream"), "-S", "academie", "-d", where]
        self.run(command, *words, "--create-slot", "--if-not-exists")
        self.receiver = subprocess.Popen(
            [*unprivileged(), command, *words, "--synchronous", "--no-loop"], cwd="/"
        )
        ready = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"
        for _ in range(100):
            if self.postgres.query(ready).strip() == b"1":
                return
            time.sleep(0.1)
        raise TimeoutError("pg_receivewal does not stream")

    def kill(self) -> None:
        """End every process of the cluster as kill -9 does, and wait for them."""
        first = int((self.postgres.folder / "postmaster.pid").read_text().splitlines()[0])
        told = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, told)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if self.receiver is not None:
            self.receiver.wait(20)
        while Path(f"/proc/{first}").exists():
            time.sleep(0.05)
        (self.postgres.folder / "postmaster.pid").unlink()


@contextmanager
def scene(*, synchronous: bool = False) -> Generator[Scene]:
    """A new cluster with both archives, begun by the same base backup."""
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        shutil.copy(SCRIPT, folder / "wal-archive.sh")
        found = Scene(folder, Postgres(folder / "postgres", free_port()))
        for each in (found.archive, found.left, found.streamed, found.streamed / "stream"):
            each.mkdir()
            if os.getuid() == 0:
                shutil.chown(each, "postgres", "postgres")
        found.postgres.create()
        try:
            command = f'{folder}/wal-archive.sh put {found.archive} "%p" "%f"'
            for setting in (
                "archive_mode = on", f"archive_command = '{command}'", f"archive_timeout = {TIMEOUT}",
            ):  # fmt: skip
                found.postgres.query(f"ALTER SYSTEM SET {setting}")
            found.postgres.stop()
            found.postgres.start()
            upgrade(found.postgres.address)
            found.receive()
            if synchronous:
                found.postgres.query(f"ALTER SYSTEM SET synchronous_standby_names = '{RECEIVER}'")
                found.postgres.query("SELECT pg_reload_conf()")
            yield found
        finally:
            if found.receiver is not None:
                found.receiver.kill()
                found.receiver.wait()
            with suppress(subprocess.CalledProcessError):
                found.postgres.stop()


async def play_on(room: Room, rng: random.Random, acked: list[Acked]) -> None:
    """Play random acts, and note each once it is acknowledged."""
    while (seat := room.actor) is not None:
        text = rng.choice(choices_view(room.fold, seat).acts).text
        answer = await room.act(seat, DoAct(room.row.id, uuid4(), text, secrets.token_hex(16)))
        assert answer.refused is None, answer
        acked.append(Acked(room.row.id, answer.seq, time.time()))
        await asyncio.sleep(PACE)


@asynccontextmanager
async def playing(found: Scene) -> AsyncGenerator[None]:
    """Games that begin, and go on as long as the database does."""

    async def table(rng: random.Random) -> None:
        while True:
            key = rng.choice(("trictrac", "dames"))
            try:
                await play_on(await inside.open(key, await inside.people(2)), rng, found.acked)
            except DATABASE_AWAY:  # for longer than a busy machine has an act wait
                await asyncio.sleep(PACE)

    async with (
        await connect(found.postgres.address, 8) as database,
        house(database) as inside,
        asyncio.TaskGroup() as group,
    ):
        tables = [group.create_task(table(random.Random(seed))) for seed in range(TABLES)]
        try:
            yield
        finally:
            for each in tables:
                each.cancel()


async def logs(address: str) -> dict[UUID, list[Entry]]:
    async with await connect(address, 2) as database:
        rows = await database.fetch("SELECT id FROM game")
        return {row["id"]: await Games(database).log(row["id"]) for row in rows}


def restored(found: Scene, archive: Path, *words: str) -> str:
    """What the command prints."""
    with academie(
        "restore", str(archive), *words, "--lang", "en", ACADEMIE_DATABASE=found.postgres.address
    ) as process:
        printed, complained = process.communicate(timeout=120)
    assert process.returncode == 0, complained
    return printed


@contextmanager
def serving(data: Path) -> Generator[Postgres]:
    """A cluster that was restored, with settings as an operator gives it: here none."""
    (data / "postgresql.auto.conf").write_text("")
    postgres = Postgres(data, free_port())
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()


async def come_back(found: Scene, archive: Path, name: str) -> dict[UUID, list[Entry]]:
    """The logs of a cluster that is restored to the end of an archive and that an operator starts."""
    data = found.folder / name
    done = await asyncio.to_thread(restore, archive, data, found.postgres.address, None, silent)
    assert done.audit.broken == ()
    return await played_there(data, done.audit.games)


async def played_there(data: Path, games: int) -> dict[UUID, list[Entry]]:
    with serving(data) as postgres:
        there = await logs(postgres.address)
    assert len(there) == games
    return there


def number(text: str) -> int:
    """A number as English writes it."""
    return int(text.replace(",", ""))


def kept(there: dict[UUID, list[Entry]], act: Acked) -> bool:
    return act.seq < len(there.get(act.game, ()))


def assert_whole(there: dict[UUID, list[Entry]], original: dict[UUID, list[Entry]]) -> None:
    """Every log is unbroken, and the beginning of the log that was played."""
    for game, log in there.items():
        assert first_broken_entry(log) is None
        assert [entry.digest for entry in log] == [entry.digest for entry in original[game][: len(log)]]


async def until_killed(found: Scene, before: float, after: float) -> int:
    """Play, take a base backup, play on, kill the database; a second between the last two."""
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it tells of the fault we make
    async with playing(found):
        await asyncio.sleep(before)
        base = Path(
            await asyncio.to_thread(found.run, f"{found.folder}/wal-archive.sh", "base", str(found.archive))
        )
        await asyncio.to_thread(found.run, "cp", "-r", str(base.parent), str(found.streamed / "base"))
        await asyncio.sleep(after)
        chosen = int(time.time())
        await asyncio.sleep(TIMEOUT * 1.5)
        await asyncio.to_thread(found.kill)
        told = len(found.acked)
        # A machine that is lost archives nothing afterwards; this one will be started again.
        await asyncio.to_thread(found.run, "cp", "-r", f"{found.archive}/.", str(found.left))
        await asyncio.to_thread(found.postgres.start)
        while len(found.acked) == told:
            await asyncio.sleep(0.1)
    del found.acked[told:]
    return chosen


def test_a_killed_database_comes_back_to_the_chosen_second() -> None:
    with scene() as found:
        asyncio.run(restore_to_a_second(found))


def test_what_a_test_of_the_archive_showed_is_told_to_prometheus(tmp_path: Path) -> None:
    found = Restored("20260101T033000Z", None, Audit(3, 40, "00", ()), 1.5, 61.25)
    write_figures(file := tmp_path / "academie.prom", found)
    families = [*text_string_to_metric_families(file.read_text("utf-8"))]
    assert {family.name for family in families} == {*FIGURES}
    values = {sample.name: sample.value for family in families for sample in family.samples}
    assert values["academie_restore_test_success"] == 1
    assert values["academie_restore_test_lost_seconds"] == 61.25
    write_figures(file, None)
    assert "academie_restore_test_success 0.0\n" in file.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["academie.prom"]


def test_a_folder_in_use_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "something").touch()
    with pytest.raises(AcademieError, match="not empty"):
        restore(tmp_path, tmp_path, "postgresql:///academie", None, silent)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert tmp_path.owner() == (tmp_path / "something").owner()


def archived(folder: Path, segment: Path, name: str) -> int:
    """The exit code of `archive_command`."""
    command = ["sh", str(SCRIPT), "put", str(folder), str(segment), name]
    return subprocess.run(command, check=False, capture_output=True).returncode


def test_a_segment_is_archived_once_and_never_replaced(tmp_path: Path) -> None:
    first, other, back = (tmp_path / name for name in ("first", "other", "back"))
    first.write_bytes(secrets.token_bytes(5000) + bytes(100_000))
    other.write_bytes(bytes(105_000))
    name = "000000010000000000000001"
    assert archived(tmp_path, first, name) == 0
    assert archived(tmp_path, first, name) == 0, "PostgreSQL may send it again"
    assert archived(tmp_path, other, name) == 1
    assert [path.name for path in (tmp_path / "wal").iterdir()] == [f"{name}.gz"]
    get = ["sh", str(SCRIPT), "get", str(tmp_path)]
    subprocess.run([*get, name, str(back)], check=True)
    assert back.read_bytes() == first.read_bytes()
    gone = subprocess.run([*get, "000000010000000000000002", str(back)], check=False)
    assert gone.returncode == 1


@pytest.mark.night
def test_nothing_acknowledged_is_lost_if_the_stream_is_waited_for() -> None:
    with scene(synchronous=True) as found:
        asyncio.run(restore_all(found))


async def restore_to_a_second(found: Scene) -> None:
    chosen = await until_killed(found, 1.0, 2.0)
    killed = found.acked[-1].at
    original = await logs(found.postgres.address)
    assert all(kept(original, act) for act in found.acked), "an acknowledged act survives kill -9"

    to = datetime.fromtimestamp(chosen, UTC).isoformat()
    printed = restored(found, found.left, "--to", to, "--into", str(found.folder / "second"))
    counted = re.search(r"^([\d,]+) games, ([\d,]+) events$", printed, re.MULTILINE)
    assert counted is not None, printed
    there = await played_there(found.folder / "second", number(counted[1]))
    assert sum(map(len, there.values())) == number(counted[2])
    assert_whole(there, original)
    assert all(kept(there, act) for act in found.acked if act.at <= chosen)
    assert all(entry.at_ms <= 1000 * chosen for log in there.values() for entry in log)
    later = [act for act in found.acked if act.at > chosen + 1]
    assert later, "the games went on after that second"
    assert not any(kept(there, act) for act in later)

    ended = await come_back(found, found.left, "end")
    assert_whole(ended, original)
    lost = [act for act in found.acked if not kept(ended, act)]
    span = killed - min((act.at for act in lost), default=killed)
    assert span <= TIMEOUT + SLACK
    assert sum(map(len, ended.values())) > sum(map(len, there.values()))

    streamed = await come_back(found, found.streamed, "from-stream")
    assert_whole(streamed, original)
    missing = [act for act in found.acked if not kept(streamed, act)]
    assert len(missing) <= 2 * TABLES, "at most what was acknowledged while it was sent"
    print(f"{len(found.acked)} acts; lost: archive {len(lost)} in {span:.1f} s, stream {len(missing)}")


async def restore_all(found: Scene) -> None:
    await until_killed(found, 1.0, 5.0)
    streamed = await come_back(found, found.streamed, "from-stream")
    print(f"{len(found.acked)} acts acknowledged")
    assert [act for act in found.acked if not kept(streamed, act)] == []


@pytest.mark.night
def test_old_backups_are_forgotten_with_the_log_that_only_they_need() -> None:
    with scene() as found:
        script, archive = str(found.folder / "wal-archive.sh"), str(found.archive)
        first = Path(found.run(script, "base", archive))
        for _ in range(3):
            found.postgres.query("SELECT pg_create_restore_point('x')")
            found.postgres.query("SELECT pg_switch_wal()")
        before = {path.name for path in (found.archive / "wal").iterdir()}
        second = Path(found.run(script, "base", archive, "1"))
        assert [path.name for path in (found.archive / "base").iterdir()] == [second.name]
        after = {path.name for path in (found.archive / "wal").iterdir()}
        assert first.name < second.name
        assert before - after, "segments before the second backup are gone"
        assert max(before | after) in after

        done = restore(found.archive, None, found.postgres.address, None, silent)
        assert (done.base, done.audit.games) == (second.name, 0)
        soon = datetime.now(UTC) + timedelta(minutes=1)
        with pytest.raises(AcademieError, match="ends before"):
            restore(found.archive, None, found.postgres.address, soon, silent)
        long_ago = datetime(2020, 1, 1, tzinfo=UTC)
        with pytest.raises(AcademieError, match="no base backup"):
            restore(found.archive, None, found.postgres.address, long_ago, silent)

        found.run(script, "base", str(found.streamed))
        kept_there = sorted(path.name for path in (found.streamed / "stream").iterdir())
        assert [name for name in kept_there if not name.endswith(".partial")] == []
        assert restore(found.streamed, None, found.postgres.address, None, silent).audit.games == 0
