"""Private PostgreSQL, Redis and web processes; tests fail with instructions if a program is missing."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING
from unittest.mock import patch

import httpx
import pytest
import pytest_asyncio

from academie.server.base.database import connect
from tests.server.support.fleet import engine_running
from tests.server.support.tables import House
from tests.server.support.tables import house as a_house
from tests.server.support.warm import Warm
from tests.server.support.warm import warm as a_warm_process
from tests.server.support.web import SERVED, Parts, Web, started, temporary_parts

if TYPE_CHECKING:
    from academie.server.base.database import Database


@pytest.fixture(scope="session", autouse=True)
def _authorities_are_read_once() -> Generator[None]:
    """Each client reads all certificate authorities, a tenth of a second, though these speak plain HTTP."""
    once = cache(httpx.create_ssl_context)
    with patch("httpx._transports.default.create_ssl_context", once):
        yield


@pytest.fixture(scope="session")
def warm() -> Generator[Warm]:
    with a_warm_process() as found:
        yield found


@pytest.fixture(scope="session")
def parts(warm: Warm) -> Generator[Parts]:
    with temporary_parts(warm) as found:
        yield found


@pytest.fixture(scope="session")
def server(parts: Parts) -> Generator[Web]:
    with started(parts.web()) as web:
        yield web


@pytest.fixture(scope="session")
def cafe(parts: Parts) -> Generator[Web]:
    """A web process without limits that tests would meet, and an engine process."""
    with engine_running(parts), started(parts.web()) as web:
        yield web


@pytest.fixture(scope="session")
def costly(parts: Parts) -> Generator[Web]:
    """A web process to which passwords cost what they cost in production."""
    with started(replace(parts.web(), factory=SERVED)) as web:
        yield web


@pytest_asyncio.fixture
async def database(parts: Parts) -> AsyncGenerator[Database]:
    pool = await connect(parts.postgres.address, 8)
    yield pool
    await pool.close()


@pytest_asyncio.fixture
async def house(database: Database) -> AsyncGenerator[House]:
    async with a_house(database) as found:
        yield found


@pytest.fixture
def own_parts(warm: Warm) -> Generator[Parts]:
    """A database of one test, in which nobody else plays."""
    with temporary_parts(warm) as found:
        yield found


@pytest_asyncio.fixture
async def own_house(own_parts: Parts) -> AsyncGenerator[House]:
    """A registry of games on that database."""
    async with await connect(own_parts.postgres.address, 8) as database, a_house(database) as found:
        yield found
