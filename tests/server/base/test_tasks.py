"""Supervised tasks are restarted when they crash, and a process that lacks one is not ready."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import httpx
import pytest

from academie.server.app import running
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.settings import Settings
from academie.server.base.tasks import LATE_SECONDS, Background, Supervised
from academie.server.game.commits import HeldConnection
from academie.server.game.log_writer import Append
from academie.server.operations.health import readiness
from academie.server.operations.private_services import free_port
from academie.server.play.fanout import RedisFanout
from academie.server.play.rooms import RoomRegistry
from tests.server.play.test_room import act, first_act
from tests.server.support.in_process import inside
from tests.server.support.tables import House
from tests.server.support.web import Parts

pytestmark = pytest.mark.asyncio


async def until(true: Callable[[], bool], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def test_what_crashes_is_restarted_later_each_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("academie.server.base.tasks.WAITS", (0.05, 0.1, 0.2))
    monkeypatch.setattr("academie.server.base.tasks.MOST_WAIT_SECONDS", 0.2)
    counted: list[str] = []
    monkeypatch.setattr("academie.server.base.metrics.crashed", counted.append)
    begun: list[float] = []
    loop = asyncio.get_running_loop()

    async def crash() -> None:
        begun.append(loop.time())
        raise RuntimeError("on purpose")

    task = Supervised("crashing", crash)
    await until(lambda: len(begun) == 5)
    await task.stop()
    waits = [after - before for before, after in pairwise(begun)]
    assert [wait >= least for wait, least in zip(waits, (0.05, 0.1, 0.2, 0.2), strict=True)] == [True] * 4
    assert counted[:4] == ["crashing"] * 4
    assert any("crashing" in record.message and record.exc_info for record in caplog.records)
    assert not task.running


async def test_what_returns_though_it_should_not_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("academie.server.base.tasks.WAITS", (0.01, 0.01, 0.01))
    begun: list[bool] = []

    async def leave() -> None:
        begun.append(True)

    task = Supervised("leaving", leave)
    await until(lambda: len(begun) == 3)
    await task.stop()


async def test_what_is_repeated_survives_its_failures(caplog: pytest.LogCaptureFixture) -> None:
    background, tried = Background(), list[bool]()

    async def fail() -> None:
        tried.append(True)
        raise RuntimeError("on purpose")

    background.repeat(0.01, fail)
    await until(lambda: len(tried) == 3)
    (task,) = background.repeated
    assert task.running
    assert "fail" in task.name
    await background.stop()
    assert any(
        task.name in record.getMessage() for record in caplog.records if record.levelno == logging.ERROR
    )


async def test_background_work_that_meets_no_database_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ConnectionRefusedError

    background = Background()
    background.start(fail())
    await until(lambda: "the database is away" in caplog.text)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await background.stop()


async def ready(address: str, status: int) -> dict[str, Any]:
    """What is told of the process once it has that status."""
    async with httpx.AsyncClient() as http, asyncio.timeout(10):
        while (answer := await http.get(f"http://{address}/readyz")).status_code != status:
            await asyncio.sleep(0.05)
        told: dict[str, Any] = answer.json()
        return told


async def test_a_process_that_hears_nothing_is_not_ready_until_it_hears_again(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(_fanout: RedisFanout, _rooms: RoomRegistry) -> None:
        raise RuntimeError("on purpose")

    with monkeypatch.context() as patched:
        patched.setattr(
            "academie.server.base.tasks.WAITS", (1.0, 1.0, 1.0)
        )  # a fourth time would end the process
        patched.setattr(RedisFanout, "_receive", crash)
        address = f"127.0.0.1:{free_port()}"
        async with inside(parts, address):
            assert (await ready(address, 503))["tasks_down"] == ["fanout listener"]
            patched.undo()
            assert (await ready(address, 200))["tasks_down"] == []


async def test_every_task_is_watched_and_one_that_ended_is_named(parts: Parts) -> None:
    before = asyncio.all_tasks()
    async with running(Settings(database=parts.postgres.address, redis=parts.redis.address)) as process:
        names = {task.name for task in process.supervisor.tasks}
        assert {"writer", "notices", "fanout publisher", "fanout listener"} < names
        assert {"RoomRegistry.flag_overdue", "Matchmaking.pair", "Engines.sweep", "Endings.sweep"} < names
        (overdue,) = (task for task in process.supervisor.tasks if task.name == "RoomRegistry.flag_overdue")
        assert overdue.late_seconds - LATE_SECONDS == 2.0, "it reads all live games"
        assert (await readiness(process)).ready
        begun = [task for task in asyncio.all_tasks() - before if task.get_name() in names]
        assert {task.get_name() for task in begun} == names
        next(task for task in begun if task.get_name() == "writer").cancel()
        await until(lambda: bool(process.supervisor.down()))
        told = await readiness(process)
        assert (told.ready, told.tasks_down) == (False, ["writer"])


async def test_a_writer_that_crashes_fails_the_act_at_hand_and_takes_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.open("dames", await house.people(2))

    async def crash(_store: HeldConnection, _batch: list[Append]) -> None:
        raise RuntimeError("on purpose")

    async with asyncio.timeout(10):
        with monkeypatch.context() as patched:
            patched.setattr(HeldConnection, "commit", crash)
            with pytest.raises(DATABASE_AWAY):
                await act(room, 0, first_act(room))
        assert (await act(room, 0, first_act(room))).refused is None
