"""Health checks, logs, metrics and settings of a web process."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import tempfile
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from redis import Redis

from academie.server.app import running
from academie.server.base import metrics
from academie.server.base.database import Database
from academie.server.base.part import Check
from academie.server.base.settings import Settings
from academie.server.operations.figures import FIGURES
from academie.server.operations.health import LastLook, Readiness, readiness
from academie.server.operations.private_services import await_port, free_port, private_postgres
from academie.server.play.fanout import ALONE_SECONDS
from tests.server.support.client import Client
from tests.server.support.command import Process, academie, forked
from tests.server.support.links import KEY, ORIGIN
from tests.server.support.tables import House
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, keys_in, temporary_parts

SECONDS = 20.0


@contextmanager
def production(parts: Parts, **settings: str) -> Generator[tuple[str, str, Process]]:
    """`academie serve` as in production, its address and the one inside."""
    port, inside = free_port(), f"127.0.0.1:{free_port()}"
    told = {
        # Where the engines of other tests are not known.
        "ACADEMIE_REDIS": f"{parts.redis.address}/1",
        "ACADEMIE_PORT": str(port),
        "ACADEMIE_ORIGIN": ORIGIN,
        "ACADEMIE_KEYS": keys_in(parts.postgres.folder.parent / "signing", signing=KEY.secret.hex()),
        **settings,
    }
    with parts.academie("serve", "--inside", inside, **told) as process:
        await_port(port)
        yield f"http://127.0.0.1:{port}", f"http://{inside}", process


def lines(process: Process) -> list[dict[str, Any]]:
    """Stops the process; everything it wrote to its log."""
    process.terminate()
    _printed, written = process.communicate(timeout=20)
    return [json.loads(line) for line in written.splitlines()]


def eventually(inside: str, status: int) -> dict[str, Any]:
    """The readiness once it has that status."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        answer = httpx.get(f"{inside}/readyz", timeout=10)
        if answer.status_code == status:
            told: dict[str, Any] = answer.json()
            return told
        time.sleep(0.1)
    raise AssertionError(f"never {status}: {answer.status_code} {answer.text}")


PARTS = ["writer", "database", "schema", "disk", "fanout", "redis", "engines"]


def failing(told: dict[str, Any]) -> set[str]:
    """The parts that do not answer; these tests run without an engine process."""
    assert not told["parts"]["engines"]["ok"]
    return {name for name, part in told["parts"].items() if not part["ok"]} - {"engines"}


def test_alive_and_ready(parts: Parts) -> None:
    with production(parts) as (_address, inside, _process):
        alive = httpx.get(f"{inside}/healthz")
        assert alive.status_code == 200
        told = alive.json()
        assert (told["healthy"], told["failed"], told["late"]) == (True, None, [])
        assert {"event loop", "writer", "notices", "fanout listener"} < told["beats_ms"].keys()
        assert told["beats_ms"]["event loop"] < 5000
        told = eventually(inside, 200)
        assert told["ready"]
        assert told["degraded"]  # no engine process runs
        assert (told["draining"], told["tasks_down"]) == (False, [])
        assert sorted(told["parts"]) == sorted(PARTS)
        assert failing(told) == set()
        assert max(told["parts"][name]["age_ms"] for name in PARTS if name != "engines") < 1000
        assert httpx.get(f"{inside}/metrics").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/metrics/", "/%6detrics", "/healthz", "/healthz/", "/readyz", "/readyz/", "//readyz"],
)
def test_what_is_for_machines_inside_is_not_told_to_the_public(public: str, path: str) -> None:
    assert httpx.get(f"{public}{path}").status_code == 404


@pytest.fixture(scope="module")
def public(parts: Parts) -> Generator[str]:
    """The address of a process that counts, after it is seen to tell what it counts inside."""
    with production(parts, OTEL_METRICS_EXPORTER="prometheus") as (address, inside, _process):
        assert "academie_rooms" in httpx.get(f"{inside}/metrics").text
        assert {httpx.get(f"{inside}{path}").status_code for path in ("/", "/api/tables", "/ws")} == {404}
        yield address


async def test_readiness_is_looked_at_once_a_second_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, now = list[float](), 100.0
    found = Readiness(ready=True, degraded=False, draining=False, parts={}, tasks_down=[])

    async def look(_process: object) -> Readiness:
        looks.append(now)
        await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr("academie.server.operations.health.readiness", look)
    monkeypatch.setattr("academie.server.operations.health.monotonic", lambda: now)
    last: Any = LastLook(cast("Any", None))
    assert await asyncio.gather(*(last.readiness() for _ in range(50))) == [found] * 50
    now = 100.9
    await last.readiness()
    now = 101.0
    await last.readiness()
    assert looks == [100.0, 101.0]


def test_an_address_inside_that_cannot_be_is_one_line(warm: Warm) -> None:
    for wrong in ("9001", "here:there", ":9001"):
        with forked(warm, "serve", "--inside", wrong) as process:
            _printed, complained = process.communicate(timeout=30)
        assert process.returncode == 2
        assert complained.startswith("Error: ACADEMIE_INSIDE")


def test_readiness_follows_the_parts() -> None:
    """Without Redis games go on, more slowly; without the database nobody should be sent here."""
    with temporary_parts() as parts, production(parts) as (_address, inside, _process):
        parts.redis.kill()
        told = eventually(inside, 200)
        assert (told["degraded"], failing(told)) == (True, {"redis", "fanout"})
        parts.postgres.crash()
        told = eventually(inside, 503)
        assert {"writer", "database", "schema"} <= failing(told)
        assert told["parts"]["redis"]["age_ms"] is None
        assert httpx.get(f"{inside}/healthz").status_code == 200
        parts.redis.start()
        parts.postgres.start()
        eventually(inside, 200)
        time.sleep(1)
        assert failing(eventually(inside, 200)) == set()


def test_a_process_that_others_cannot_reach_is_not_ready(parts: Parts) -> None:
    """Redis answers, but nothing that is published comes back: as when its channels are closed to us."""
    with production(parts) as (_address, inside, _process):
        redis: Any = Redis.from_url(parts.redis.address)
        try:
            redis.execute_command("ACL", "SETUSER", "default", "resetchannels")
            redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            told = eventually(inside, 503)
            assert failing(told) == {"fanout"}
        finally:
            redis.execute_command("ACL", "SETUSER", "default", "allchannels")
        assert failing(eventually(inside, 200)) == set()


async def test_an_old_schema_and_a_full_disk_are_told(parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(
        database=parts.postgres.address, redis=parts.redis.address, database_folder=str(parts.postgres.folder)
    )
    async with running(settings) as process:
        assert (await readiness(process)).ready
        full = shutil.disk_usage("/")._replace(total=100, used=91, free=9)
        with monkeypatch.context() as patched:
            patched.setattr("academie.server.operations.figures.shutil.disk_usage", lambda _folder: full)
            told = await readiness(process)
            assert (told.ready, told.parts["disk"].ok, told.parts["schema"].ok) == (False, False, True)
        with monkeypatch.context() as patched:
            patched.setattr("academie.server.operations.health.NEWEST_REVISION", "9999")
            told = await readiness(process)
            assert (told.ready, told.parts["schema"].ok) == (False, False)
        process.supervisor.draining = True
        assert not (await readiness(process)).ready


async def test_a_part_that_is_added_degrades_what_it_is_missing_from(parts: Parts) -> None:
    async def silent() -> None:
        await asyncio.Event().wait()

    settings = Settings(database=parts.postgres.address, redis=parts.redis.address)
    async with running(settings) as process:
        process.checks["engines"] = Check(silent, optional=True)
        told = await readiness(process)
        assert (told.ready, told.degraded, told.parts["engines"].ok) == (True, True, False)


async def test_an_act_that_waits_for_the_database_makes_it_unready(parts: Parts, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    with production(parts) as (address, inside, _process):
        white = Client([f"{address.replace('http', 'ws')}/ws"], people[0].token, room.row.id)
        await white.join()
        async with house.database.acquire() as other:
            async with other.transaction():
                await other.execute("LOCK TABLE game_event IN EXCLUSIVE MODE")
                acting = asyncio.create_task(white.act(white.acts[0]))
                unready = await asyncio.to_thread(eventually, inside, 503)
            assert failing(unready) == {"writer"}
        assert (await acting)["t"] == "ack"
        assert failing(await asyncio.to_thread(eventually, inside, 200)) == set()
        await white.leave()


def test_each_request_is_one_line_of_json_with_the_id_of_its_answer(parts: Parts) -> None:
    with production(parts) as (address, inside, process):
        secret = {"Authorization": "Bearer swordfish", "Cookie": "academie_dev=swordfish"}
        # The description is made when it is first asked for, which takes seconds on a busy machine.
        answer = httpx.get(f"{address}/api/openapi.json?token=swordfish", headers=secret, timeout=60)
        missed = httpx.get(f"{address}/nowhere/swordfish", headers=secret)
        httpx.get(f"{inside}/healthz")
        written = lines(process)
    requests = {line["request"]: line for line in written if line["event"] == "request"}
    assert len({answer.headers["x-request-id"], missed.headers["x-request-id"]}) == 2
    assert requests.keys() == {answer.headers["x-request-id"], missed.headers["x-request-id"]}
    told = requests[answer.headers["x-request-id"]]
    assert (told["method"], told["status"], told["level"]) == ("GET", 200, "info")
    assert requests[missed.headers["x-request-id"]]["status"] == 404
    assert "swordfish" not in json.dumps(written)


async def test_what_is_counted_can_be_read_by_prometheus(parts: Parts, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    with production(parts, OTEL_METRICS_EXPORTER="prometheus") as (address, inside, _process):
        url = f"{address.replace('http', 'ws')}/ws"
        white, black = (Client([url], person.token, room.row.id) for person in people)
        await white.join()
        await black.join()
        await white.act(white.acts[0])
        await black.until(lambda _message: black.to_act)
        await asyncio.sleep(2 * ALONE_SECONDS)  # or both acts may be published in one batch
        await black.act(black.acts[0])
        await asyncio.sleep(0.3)
        async with httpx.AsyncClient() as http:
            told = (await http.get(f"{inside}/metrics")).text
        await white.leave()
        await black.leave()
    counted = {
        line.split("{")[0].split(" ")[0]: float(line.rsplit(" ", 1)[1])
        for line in told.splitlines()
        if line.startswith("academie_")
    }
    assert counted["academie_events_total"] == 2
    assert counted["academie_commit_seconds_count"] == 2
    assert 0 < counted["academie_commit_seconds_sum"] < 10
    assert counted["academie_commit_appends_sum"] == 2
    assert counted["academie_fanout_seconds_count"] == 2
    assert counted["academie_sockets"] == 2
    assert counted["academie_rooms"] == 1


async def test_what_waits_for_the_public_log_and_for_the_archive_is_measured(database: Database) -> None:
    clear = "DELETE FROM log_pending WHERE entry = 'x'"
    await database.execute("INSERT INTO log_pending (entry, at) VALUES ('x', now() - interval '100 days')")
    try:
        row = await database.fetchrow(FIGURES)
    finally:
        await database.execute(clear)
    assert row is not None
    assert {*row.keys(), "disk_free"} == {*metrics.DATABASE}
    assert row["pending_age"] == pytest.approx(100 * 24 * 3600, abs=60)
    assert row["archive_age"] is None, "no archive is kept"


def test_a_metrics_exporter_that_is_not_there_is_said(warm: Warm, tmp_path: Path) -> None:
    given = {"OTEL_METRICS_EXPORTER": "abacus", "ACADEMIE_KEYS": keys_in(tmp_path, signing=KEY.secret.hex())}
    with forked(warm, "serve", "--port", str(free_port()), **given) as process:
        _printed, complained = process.communicate(timeout=30)
    assert process.returncode != 0
    assert "abacus" in complained


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACADEMIE_ORIGINS", "https://a.example, https://b.example")
    monkeypatch.setenv("ACADEMIE_SECURE_COOKIES", "true")
    monkeypatch.setenv("ACADEMIE_WORKERS", "4")
    told = Settings.from_environment()
    assert told.origins == ("https://a.example", "https://b.example")
    assert (told.secure_cookies, told.workers, told.port) == (True, 4, 8000)


def test_a_setting_that_cannot_be_is_one_line(warm: Warm) -> None:
    with forked(warm, "migrate", "--lang", "fr", ACADEMIE_PORT="eight") as process:
        _printed, complained = process.communicate(timeout=30)
    assert process.returncode == 2
    assert complained.startswith("Erreur : ACADEMIE_PORT")


def test_every_setting_is_told_of() -> None:
    page = (Path(__file__).parents[3] / "docs" / "run-a-server.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`ACADEMIE_([A-Z_]+)`", page))
    # Transcriptions are found by `academie.edition`, with a server or without.
    assert named == {"TEXTS", *(field.name.upper() for field in fields(Settings))}


def test_migrations_started_at_once_do_not_disturb_each_other() -> None:
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        Path(name).chmod(0o755)
        with private_postgres(Path(name)) as postgres, ExitStack() as all_of_them:
            started = [
                all_of_them.enter_context(academie("migrate", ACADEMIE_DATABASE=postgres.address))
                for _ in range(3)
            ]
            for process in started:
                _printed, complained = process.communicate(timeout=60)
                assert process.returncode == 0, complained
