"""How Alembic reaches the database: `upgrade` sets the address."""

import asyncio

import asyncpg
from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from academie.server.migrations.create import create
from academie.server.migrations.upgrade import check_known


def lock(connection: Connection) -> str | None:
    """Wait for whoever else migrates, and find the revision of the database."""
    # Of two processes that come at once, the second waits and then finds nothing left to do.
    connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('academie migrations'))"))
    # Whoever waits for a lock has everyone else wait behind: `upgrade` tries again instead.
    connection.execute(text("SET LOCAL lock_timeout = '2s'"))
    context.configure(connection=connection)
    return context.get_context().get_current_revision()


def stamp(_connection: Connection) -> None:
    """Say that an empty database now has the newest schema."""
    context.get_context().stamp(context.script, "head")


def migrate(_connection: Connection) -> None:
    """Run the steps that the database lacks."""
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    address = context.config.get_main_option("sqlalchemy.url")
    assert address is not None
    engine = create_async_engine(address)
    try:
        async with engine.begin() as connection:
            revision = await connection.run_sync(lock)
            if revision is None:
                driver = (await connection.get_raw_connection()).driver_connection
                assert isinstance(driver, asyncpg.Connection)
                await create(driver)
                await connection.run_sync(stamp)
            else:
                check_known(revision)
                await connection.run_sync(migrate)
    finally:
        await engine.dispose()


asyncio.run(main())
