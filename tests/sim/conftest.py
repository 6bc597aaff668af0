"""A private PostgreSQL and Redis, beside which the simulated ones are held."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from academie.server.base.database import connect
from tests.server.support.web import Parts, temporary_parts

if TYPE_CHECKING:
    from academie.server.base.database import Database


@pytest.fixture(scope="session")
def parts() -> Generator[Parts]:
    with temporary_parts() as found:
        yield found


@pytest_asyncio.fixture
async def database(parts: Parts) -> AsyncGenerator[Database]:
    pool = await connect(parts.postgres.address, 4)
    yield pool
    await pool.close()
