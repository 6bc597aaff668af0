"""Connections to the database."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import asyncpg

if TYPE_CHECKING:
    from asyncpg import Connection, Pool, Record

    Database = Pool[Record]


async def connect(address: str, size: int) -> Database:
    """A pool of connections that read and write `jsonb` as Python values."""
    return await asyncpg.create_pool(address, min_size=1, max_size=size, init=_prepare)


async def _prepare(connection: Connection[Record]) -> None:
    await connection.set_type_codec("jsonb", encoder=json.dumps, decoder=json.loads, schema="pg_catalog")
