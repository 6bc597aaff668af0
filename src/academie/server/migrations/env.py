"""How Alembic reaches the database: the address is set by `academie.server.operations.maintenance`."""

import asyncio

from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine


def run(connection: Connection) -> None:
    # Of two processes that come at once, the second waits and then finds nothing left to do.
    connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('academie migrations'))"))
    # Whoever waits for a lock has everyone else wait behind: `upgrade` tries again instead.
    connection.execute(text("SET LOCAL lock_timeout = '2s'"))
    context.configure(connection=connection)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    address = context.config.get_main_option("sqlalchemy.url")
    assert address is not None
    engine = create_async_engine(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


asyncio.run(main())
