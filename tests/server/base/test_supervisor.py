"""A process that cannot go on says so and ends; one that was only paused goes on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import httpx
import pytest

from academie.server.base.tasks import Supervised, beat, spawn
from academie.server.base.watchdog import EXIT_CODE
from academie.server.operations.private_services import await_port, free_port
from tests.server.support.warm import Forked
from tests.server.support.web import Parts

SERVER = Path(__file__).parents[3] / "src" / "academie" / "server"
DEPLOY = Path(__file__).parents[3] / "deploy"


@dataclass(frozen=True, slots=True)
class Faulty:
    """A web process with a fault built in."""

    process: Forked
    address: str
    inside: str
    log: Path


@contextmanager
def faulty(parts: Parts, folder: Path, factory: str, **settings: str) -> Generator[Faulty]:
    port, inside, log = free_port(), f"127.0.0.1:{free_port()}", folder / "log"
    words = f"uvicorn --factory tests.server.support.faulty:{factory} --port {port} --log-level error".split()
    told = {"ACADEMIE_DATABASE": parts.postgres.address, "ACADEMIE_REDIS": parts.redis.address, **settings}
    told["ACADEMIE_INSIDE"] = inside
    assert parts.warm is not None
    with log.open("wb") as written:
        process = parts.warm.run(words, {**os.environ, **told}, stderr=written.fileno())
        try:
            await_port(port)
            yield Faulty(process, f"http://127.0.0.1:{port}", f"http://{inside}", log)
        finally:
            process.kill()
            process.wait(20)


def test_a_loop_that_is_stuck_ends_its_process_and_says_where(parts: Parts, tmp_path: Path) -> None:
    with faulty(parts, tmp_path, "impatient") as web:
        assert httpx.get(f"{web.inside}/healthz").status_code == 200
        with suppress(httpx.HTTPError):
            httpx.post(f"{web.address}/block/60", timeout=0.5)
        assert web.process.wait(10) == EXIT_CODE
        written = web.log.read_text()
    assert "late: event loop" in written
    assert "time.sleep(seconds)" in written  # the stack of what kept the loop busy
    assert "task writer:" in written


def test_a_short_hold_up_ends_nothing(parts: Parts, tmp_path: Path) -> None:
    with faulty(parts, tmp_path, "impatient") as web:
        httpx.post(f"{web.address}/block/2", timeout=10)
        assert httpx.get(f"{web.inside}/healthz").status_code == 200
        assert "late: event loop" in web.log.read_text()


def test_a_process_that_was_paused_goes_on(parts: Parts, tmp_path: Path) -> None:
    with faulty(parts, tmp_path, "impatient") as web:
        web.process.send_signal(signal.SIGSTOP)
        time.sleep(6)
        web.process.send_signal(signal.SIGCONT)
        time.sleep(2.5)
        assert web.process.poll() is None
        assert httpx.get(f"{web.inside}/healthz").status_code == 200
        assert "late" not in web.log.read_text()


def test_a_process_whose_listener_keeps_failing_ends(parts: Parts, tmp_path: Path) -> None:
    with faulty(parts, tmp_path, "deaf") as web:
        assert httpx.get(f"{web.inside}/readyz", timeout=5).status_code == 503
        assert web.process.wait(15) == EXIT_CODE
        written = web.log.read_text()
    assert written.count("task fanout listener failed") == 4
    assert "fanout listener keeps failing" in written


def test_systemd_is_told_as_long_as_all_goes_well(parts: Parts, tmp_path: Path) -> None:
    told: list[str] = []
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.bind(str(tmp_path / "notify"))
        channel.settimeout(30)

        def listen() -> None:
            with suppress(OSError):
                while True:
                    told.append(channel.recv(100).decode())

        Thread(target=listen, daemon=True).start()
        with faulty(parts, tmp_path, "impatient", NOTIFY_SOCKET=str(tmp_path / "notify")) as web:
            time.sleep(3.5)
            assert told[0] == "READY=1"
            assert set(told[1:]) == {"WATCHDOG=1"}
            with suppress(httpx.HTTPError):
                httpx.post(f"{web.address}/block/60", timeout=1.5)
            many = len(told)
            assert web.process.wait(10) == EXIT_CODE
            assert len(told) - many <= 1


def test_the_unit_is_started_and_watched_by_notices() -> None:
    unit = (DEPLOY / "academie-web@.service").read_text(encoding="utf-8")
    assert "\nType=notify\n" in unit
    assert "\nWatchdogSec=20\n" in unit


@pytest.mark.asyncio
async def test_a_critical_task_may_fail_three_times_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("academie.server.base.tasks.WAITS", (0.01, 0.02, 0.03))
    begun: list[float] = []
    failed: list[tuple[str, int]] = []

    async def fail() -> None:
        begun.append(asyncio.get_running_loop().time())
        raise RuntimeError("on purpose")

    task = Supervised("failing", fail)
    task.failing = lambda name: failed.append((name, len(begun)))
    async with asyncio.timeout(5):
        while not failed:
            await asyncio.sleep(0.005)
    await task.stop()
    assert failed[0] == ("failing", 4)


@pytest.mark.asyncio
async def test_beats_are_those_of_the_task_they_are_given_in() -> None:
    going = asyncio.Event()

    async def work() -> None:
        await going.wait()
        beat()
        await asyncio.sleep(10)

    task = Supervised("working", work)
    before = task.beaten_at
    beat()  # outside any task: counts for none
    await asyncio.sleep(0.02)
    first = task.beaten_at
    going.set()
    await asyncio.sleep(0.02)
    assert before <= first < task.beaten_at
    await task.stop()


@pytest.mark.asyncio
async def test_what_is_spawned_is_kept_until_it_ends() -> None:
    done = asyncio.Event()

    async def work() -> int:
        await done.wait()
        return 7

    task = spawn(work())
    done.set()
    assert await task == 7


def test_every_task_is_started_where_it_is_watched() -> None:
    """A bare task can be collected half-way, and fails without a word."""
    bare = re.compile(r"\b(create_task|ensure_future)\b")
    found = [
        f"{path.relative_to(SERVER)}:{number}"
        for path in sorted(SERVER.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if bare.search(line) and path.name != "tasks.py"
    ]
    assert found == []
