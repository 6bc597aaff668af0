"""What the database holds about a person, as its parts declare it: shown to them, and erased.

Every column that refers to an account is declared by the part that owns its table; a test walks the schema
and fails if one is not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.dice.tlog import EntryKind
from academie.server.accounts.devices import entered
from academie.server.base.declared.personal_data import KEPT, PERSON, ExportedFile, Held
from academie.server.base.part import Part
from academie.server.transparency.queries import ENTERING

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

    Connection = PoolConnectionProxy[Record]

BLANK_ACCOUNT: Final = """
    UPDATE account SET name = person.blank, name_key = NULL, skeleton = NULL, password = NULL, email = NULL,
                       language = NULL, erase_at = NULL, erased_at = now()
    FROM person WHERE account.id = person.id
"""
WITHDRAW: Final = f"""
    , gone AS (
        UPDATE device SET withdrawn_at = coalesce(before.withdrawn_at, now()), agent = ''
        FROM person, device AS before
        WHERE {{match}} AND (before.account, before.key) = (device.account, device.key)
        RETURNING device.account, device.key, before.withdrawn_at IS NULL AS fresh)
    {ENTERING} SELECT {entered(EntryKind.WITHDRAWN)} FROM gone WHERE fresh
"""
"""Keys stay, as they do in the public log, so that games signed with them can be checked."""

HOLDS: Final = (
    Held("session", "account", hidden=("token", "code")),
    Held("oauth_code", "account", hidden=("code", "challenge")),
    Held("name_change", "account"),
    Held("one_time", "account", hidden=("digest", "bound", "body")),
    Held("passkey", "account"),
    Held("device", "account", WITHDRAW),
    Held("totp", "account", hidden=("secret",)),
    Held("recovery_code", "account", hidden=("digest", "salt")),
    Held("data_export", "account", hidden=("file",)),
    Held("account", "id", BLANK_ACCOUNT, hidden=("password",)),
)
COLUMNS: Final = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position
"""


class PersonalData:
    """What all parts hold about people, and what they give them to take along."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.holds: Final = [held for part in reversed(parts) for held in part.holds]
        """In the order in which erasing goes: those of the highest part first.

        What lies below accounts is found by the name and address that `_person` has read before.
        """
        self._exports = [export for part in parts for export in part.exports]

    async def held_about(self, connection: Connection, account: UUID) -> Mapping[str, list[dict[str, Any]]]:
        """All that the database holds about a person, by table, as far as an export shows it."""
        person = await _person(connection, account)
        found: dict[str, list[dict[str, Any]]] = {}
        for held in self.holds:
            if held.shown:
                rows = found.setdefault(held.table, [])
                # A row may refer to the person twice, as a line of chat does by id and by name.
                rows += [
                    told
                    for row in await connection.fetch(await _query(connection, held), *person)
                    if (told := dict(row)) not in rows
                ]
        return found

    async def files(self, database: Database, account: UUID) -> list[ExportedFile]:
        """What a person takes along besides the rows of tables."""
        return [file for export in self._exports for file in await export(database, account)]

    async def erase(self, connection: Connection, account: UUID, *, keep_name: bool = False) -> None:
        """Erase a person; their games stay, under a name that says nothing. Call it within a transaction.

        A guest's name says nothing already and may be kept.
        """
        account, name, blank, email = await _person(connection, account)
        person = (account, name, name if keep_name else blank, email)
        for held in self.holds:
            if held.erased != KEPT:
                statement = held.erased.format(table=held.table, column=held.column, match=held.match)
                await connection.execute(f"{PERSON} {statement}", *person)


async def _person(connection: Connection, account: UUID) -> tuple[UUID, str, str, str | None]:
    """What `PERSON` names."""
    row = await connection.fetchrow("SELECT name, lower(email) AS email FROM account WHERE id = $1", account)
    assert row is not None
    return account, row["name"], f"deleted-{token_hex(4)}", row["email"]


async def _query(connection: Connection, held: Held) -> str:
    columns = [row["column_name"] for row in await connection.fetch(COLUMNS, held.table)]
    shown = ", ".join(f"{held.table}.{column}" for column in columns if column not in held.hidden)
    return f"{PERSON} SELECT {shown} FROM {held.table}, person WHERE {held.match}"
