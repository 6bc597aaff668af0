"""A new part is one folder and one line: table, routes, messages, notices, jobs, export and erasure work."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Final
from uuid import UUID, uuid4

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect

from academie.server.accounts.personal_data import PersonalData
from academie.server.base.database import Database
from academie.server.parts import PARTS
from academie.server.run.worker import Worker
from tests.server import notes
from tests.server.notes.part import PART
from tests.server.support.in_process import inside
from tests.server.support.visitors import PASSWORD, new_name
from tests.server.support.web import Parts

WITH_NOTES: Final = (*PARTS, PART)
TEXT: Final = "He always leaves the coin de repos too soon."


@pytest_asyncio.fixture
async def noted(database: Database) -> AsyncGenerator[None]:
    """The database with the table of the part, which other tests do not have."""
    await database.execute(Path(notes.__file__).with_name("schema.sql").read_text("utf-8"))
    yield
    await database.execute("DROP TABLE note")


@pytest.mark.usefixtures("noted")
async def test_a_part_is_one_folder_and_one_line(parts: Parts, database: Database) -> None:
    game = uuid4()
    async with (
        inside(parts, made_of=WITH_NOTES) as place,
        httpx.AsyncClient(base_url=f"http://{place}/api", timeout=60) as player,
    ):
        told = await player.post("/accounts", json={"name": new_name(), "password": PASSWORD})
        account = UUID(told.raise_for_status().json()["id"])
        (await player.put(f"/notes/{game}", json={"text": TEXT})).raise_for_status()
        assert (await player.get(f"/notes/{game}")).json() == {"text": TEXT}
        assert await by_socket(place, player, game) == TEXT
        (notice,) = (await player.get("/me/notices")).json()["notices"]
        assert notice["kind"] == "note-kept"
        asked = {"kind": "count-notes", "arguments": {"account": str(account)}}
        job = (await player.post("/jobs", json=asked)).raise_for_status().json()["id"]
        assert await worked_on(player, database, job) == {"notes": 1}
    held = PersonalData(WITH_NOTES)
    async with database.acquire() as connection, connection.transaction():
        (row,) = (await held.held_about(connection, account))["note"]
        assert row["text"] == TEXT
        await held.erase(connection, account)
        assert await connection.fetchval("SELECT count(*) FROM note WHERE account = $1", account) == 0


async def by_socket(place: str, player: httpx.AsyncClient, game: UUID) -> str:
    """The note as the socket tells it."""
    cookies = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
    async with connect(f"ws://{place}/ws", additional_headers={"Cookie": cookies}) as socket:
        await socket.send(json.dumps({"t": "read-note", "game": str(game)}))
        async for frame in socket:
            message = json.loads(frame)
            if message["t"] == "note-read":
                return str(message["text"])
    raise AssertionError("the socket is closed")


async def worked_on(player: httpx.AsyncClient, database: Database, job: str) -> object:
    """The result of a job, once a worker of the same parts has done it."""
    worker = Worker(database, 30.0, WITH_NOTES)
    working = asyncio.create_task(worker.run())
    try:
        while (told := (await player.get(f"/jobs/{job}")).json())["status"] in {"waiting", "running"}:
            await asyncio.sleep(0.05)
    finally:
        worker.stopping.set()
        await working
    return told["result"]
