"""Leaving: an account is erased two weeks after its owner asked for it, unless they sign in meanwhile.

Guests are forgotten once they cannot come back: 30 days after they first came, when none of their sessions is
left (a session ends after 30 days without use) and no game of theirs is being played. If they never played,
nothing remains; else their games do, under the guest's name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.accounts.mails import send_change
from academie.server.accounts.names.names import key_of
from academie.server.accounts.personal_data import PersonalData
from academie.server.accounts.sessions import close_sessions
from academie.server.base.declared.personal_data import Held
from academie.server.base.errors import NotYours
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.database import Database

REPENTANCE: Final = timedelta(days=14)
GUEST_LIFE: Final = timedelta(days=30)
AT_ONCE: Final = 50
DUE: Final = "SELECT id FROM account WHERE erase_at < now() LIMIT $1"
STILL_DUE: Final = "SELECT id FROM account WHERE id = $1 AND erase_at < now() FOR UPDATE SKIP LOCKED"
FORGOTTEN: Final = """
    SELECT id FROM account AS person
    WHERE guest AND erased_at IS NULL AND created_at < now() - $1::interval
      AND NOT EXISTS (SELECT FROM session WHERE session.account = person.id AND expires_at > now())
"""


def forgotten_without(holds: Iterable[Held]) -> str:
    """What finds guests who cannot come back and of whom there are no such rows."""
    conditions = (f"AND NOT EXISTS (SELECT FROM {held.table} WHERE {held.match})" for held in holds)
    return f"{FORGOTTEN} {' '.join(conditions)} LIMIT $2"


@dataclass(frozen=True, slots=True)
class Leaving:
    """Accounts that are to be erased, and guests who will not come back."""

    database: Database
    held: PersonalData

    async def ask(self, owner: Identity, typed_name: str) -> datetime:
        """Have an account erased in two weeks, and end all its sessions and tokens; returns when.

        Raises `NotYours` unless its name was typed.
        """
        if key_of(typed_name) != key_of(owner.name):
            raise NotYours(Message("identity-type-name"))
        async with self.database.acquire() as connection, connection.transaction():
            when: datetime = await connection.fetchval(
                "UPDATE account SET erase_at = now() + $2 WHERE id = $1 RETURNING erase_at",
                owner.account,
                REPENTANCE,
            )
            await send_change(connection, owner.account, "leaving")
            await close_sessions(connection, owner.account)
        return when

    async def waits(self, account: UUID) -> bool:
        """Whether an account is to be erased."""
        asked = "SELECT erase_at IS NOT NULL FROM account WHERE id = $1"
        return bool(await self.database.fetchval(asked, account))

    async def sweep(self) -> None:
        """Erase the accounts whose time has come, and forget guests."""
        for row in await self.database.fetch(DUE, AT_ONCE):
            async with self.database.acquire() as connection, connection.transaction():
                if await connection.fetchval(STILL_DUE, row["id"]) is not None:
                    await self.held.erase(connection, row["id"])
        gone = forgotten_without(held for held in self.held.holds if held.outlives)
        await self.database.execute(f"DELETE FROM account WHERE id IN ({gone})", GUEST_LIFE, AT_ONCE)
        blank = forgotten_without(held for held in self.held.holds if held.awaited)
        for row in await self.database.fetch(blank, GUEST_LIFE, AT_ONCE):
            async with self.database.acquire() as connection, connection.transaction():
                await self.held.erase(connection, row["id"], keep_name=True)
        await self.database.execute("DELETE FROM data_export WHERE expires_at < now()")
