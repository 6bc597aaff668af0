"""Names in the database: whose they are, whose they were, and how they are changed."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final
from uuid import UUID

from asyncpg import UniqueViolationError

from academie.kernel import AcademieError
from academie.server.accounts.names.names import (
    TAKEN,
    Name,
    ReservedNames,
    key_of,
    name_of,
    name_problem,
    normalized,
)
from academie.server.base.errors import NotNow, NotYours, Refusal
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

YEAR: Final = timedelta(days=365)
"""How long a name is kept, and how long its former owner has the sole right to it afterwards."""
KEY: Final = "coalesce(name_key, lower(name))"
"""What names are looked up by: guests and engines have no key of their own."""

TAKEN_BY_OTHERS: Final = f"""
    SELECT EXISTS (SELECT FROM account WHERE (skeleton = $1 OR {KEY} = $2) AND id IS DISTINCT FROM $3)
        OR EXISTS (SELECT FROM name_change WHERE (skeleton = $1 OR name_key = $2) AND kept_until > now()
                   AND account IS DISTINCT FROM $3)
"""
LAST_CHANGE: Final = "SELECT max(changed_at) FROM name_change WHERE account = $1"
KEEP: Final = """
    INSERT INTO name_change (account, name, name_key, skeleton, kept_until)
    VALUES ($1, $2, $3, $4, now() + $5::interval)
"""
RENAME: Final = "UPDATE account SET name = $2, name_key = $3, skeleton = $4 WHERE id = $1"


class NameRefused(AcademieError):
    """A name that nobody may choose."""


class NameTaken(Refusal):
    """The name is another's, looks like another's, or was another's until lately."""

    status = 409


def account_named(key: str) -> str:
    """A query, in brackets, for the id of who has the name of that key, or had it last; `key` is SQL."""
    return f"""(SELECT id FROM (
        SELECT id, 0 AS former FROM account WHERE {KEY} = {key}
        UNION ALL
        (SELECT account, 1 FROM name_change WHERE name_key = {key} ORDER BY changed_at DESC LIMIT 1)
    ) AS named ORDER BY former LIMIT 1)"""


CURRENT_NAME: Final = f"SELECT name FROM account WHERE id = {account_named('$1')}"


async def current_name(database: Database, text: str) -> str | None:
    """The name today of who has that name, or had it last."""
    found: str | None = await database.fetchval(CURRENT_NAME, key_of(text))
    return found


async def claim(connection: PoolConnectionProxy[Record], name: Name, owner: UUID | None = None) -> None:
    """Raise `NameTaken` if a name is another's; claims of one like it wait for this transaction."""
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", f"name {name.skeleton}")
    if await connection.fetchval(TAKEN_BY_OTHERS, name.skeleton, name.key, owner):
        raise NameTaken(TAKEN)


@contextmanager
def taken_if_not_unique() -> Generator[None]:
    """Raise `NameTaken` where the database finds that an account has the name already."""
    try:
        yield
    except UniqueViolationError:
        raise NameTaken(TAKEN) from None


class Names:
    """The names of accounts."""

    def __init__(self, database: Database, reserved: ReservedNames) -> None:
        self._database = database
        self._reserved = reserved

    def chosen(self, text: str) -> Name:
        """A name somebody chooses, which may yet be taken. Raises `NameRefused`."""
        shown = normalized(text)
        if (problem := name_problem(shown, self._reserved)) is not None:
            raise NameRefused(problem)
        return name_of(shown)

    async def change(self, account: UUID, text: str) -> str:
        """Give an account another name, once a year, and return it as it is shown.

        The former one is kept from others for a year, and leads to the account until another has it. Raises
        `NameRefused`, `NameTaken` or `NotNow`.
        """
        name = self.chosen(text)
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow("SELECT * FROM account WHERE id = $1 FOR UPDATE", account)
            if row is None or row["guest"] or row["engine"] is not None:
                raise NotYours(Message("server-guests-unnamed"))
            if row["name"] == name.shown:
                return name.shown
            await self._check_time(connection, account)
            await claim(connection, name, account)
            former = name_of(row["name"])
            await connection.execute(KEEP, account, former.shown, former.key, former.skeleton, YEAR)
            with taken_if_not_unique():
                await connection.execute(RENAME, account, name.shown, name.key, name.skeleton)
        return name.shown

    @staticmethod
    async def _check_time(connection: PoolConnectionProxy[Record], account: UUID) -> None:
        last: datetime | None = await connection.fetchval(LAST_CHANGE, account)
        if last is not None and (until := last + YEAR) > datetime.now(UTC):
            raise NotNow(Message("server-renamed-lately", day=f"{until:%Y-%m-%d}"))
