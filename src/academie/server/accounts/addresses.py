"""E-mail addresses, and what they are for: recovering an account, and word of changes to it.

An address is an account's own once its link was followed; until then it gets nothing else. Whether an
account exists, or has an address, is told to nobody who does not hold the address.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from uuid import UUID

import asyncpg

from academie.server.accounts.mails import checked_email, send_change, send_link
from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.accounts.one_time import OneTime, OneTimes, Purpose
from academie.server.accounts.passwords import Passwords, hash_password
from academie.server.accounts.sessions import close_sessions
from academie.server.accounts.sign_in import decoded, encoded
from academie.server.base.errors import NoSuch, NotNow, TooMany
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.database import Database

MOST_LINKS: Final = 3
"""How many links of a kind an account may have that are still valid."""
LINK_OVER: Final = Message("identity-link-over")
REACHABLE: Final = f"""
    SELECT id, email FROM account
    WHERE (id = {account_named("$1")} OR lower(email) = lower($2))
      AND email IS NOT NULL AND erased_at IS NULL
    ORDER BY id = {account_named("$1")} DESC NULLS LAST LIMIT 1
"""


@dataclass(frozen=True, slots=True)
class Addresses:
    """The e-mail addresses of accounts."""

    database: Database
    onetimes: OneTimes

    async def of(self, account: UUID) -> str | None:
        """The confirmed address of an account."""
        found: str | None = await self.database.fetchval("SELECT email FROM account WHERE id = $1", account)
        return found

    async def ask(self, owner: Identity, text: str, *, end_others: bool) -> None:
        """Send a link to an address, which becomes the owner's when it is followed.

        Raises `WrongEmail`, or `TooMany` after a few links.
        """
        email = checked_email(text)
        if await self.onetimes.waiting(Purpose.EMAIL, owner.account) >= MOST_LINKS:
            raise TooMany(Message("identity-many-links"), 600)
        body = {"email": email, "session": owner.session.hex() if end_others else None}
        secret = await self.onetimes.make(Purpose.EMAIL, account=owner.account, body=body)
        async with self.database.acquire() as connection, connection.transaction():
            await send_link(connection, owner.account, email, Purpose.EMAIL, encoded(secret))

    async def confirm(self, text: str) -> None:
        """Follow a link: the address is the account's, and the one before is told. Raises `NoSuch`.

        Raises `NotNow` if the address is another account's: who follows the link may know.
        """
        asked = await self.onetimes.use(Purpose.EMAIL, decoded(text))
        if asked is None or asked.account is None:
            raise NoSuch(LINK_OVER)
        try:
            await self._change(asked.account, asked)
        except asyncpg.UniqueViolationError:
            raise NotNow(Message("identity-email-taken")) from None

    async def _change(self, account: UUID, asked: OneTime) -> None:
        async with self.database.acquire() as connection, connection.transaction():
            before = await connection.fetchval("SELECT email FROM account WHERE id = $1 FOR UPDATE", account)
            await connection.execute(
                "UPDATE account SET email = $2 WHERE id = $1", account, asked.body["email"]
            )
            if before is not None and before.lower() != asked.body["email"].lower():
                await send_change(connection, account, "email", to=before)
            if asked.body["session"] is not None:
                await close_sessions(
                    connection, account, but=bytes.fromhex(asked.body["session"]), kind="web"
                )

    async def remove(self, owner: Identity) -> None:
        """Have no address any more; the one that was is told."""
        async with self.database.acquire() as connection, connection.transaction():
            await send_change(connection, owner.account, "email-removed")
            await connection.execute("UPDATE account SET email = NULL WHERE id = $1", owner.account)


@dataclass(frozen=True, slots=True)
class Recovery:
    """A new password for whoever has lost theirs.

    It opens no session, so that a second factor is asked for as at any sign-in.
    """

    database: Database
    onetimes: OneTimes
    passwords: Passwords

    async def ask(self, who: str, bound: bytes) -> None:
        """Send a link to the account of that name or address, if there is one that has an address.

        Only the browser that is `bound` to it may use it.
        """
        row = await self.database.fetchrow(REACHABLE, key_of(who), who)
        if row is None or await self.onetimes.waiting(Purpose.RECOVERY, row["id"]) >= MOST_LINKS:
            return
        secret = await self.onetimes.make(Purpose.RECOVERY, account=row["id"], bound=bound)
        async with self.database.acquire() as connection, connection.transaction():
            await send_link(connection, row["id"], row["email"], Purpose.RECOVERY, encoded(secret))

    async def finish(self, text: str, bound: bytes, password: str) -> None:
        """Set a new password by a link, and end every session and token.

        Raises `NoSuch` for a link that is used, too old, or was asked for in another browser; and
        `UnsuitablePassword`, after which the link still serves.
        """
        secret = decoded(text)
        asked = await self.onetimes.find(Purpose.RECOVERY, secret, bound)
        account = None if asked is None else asked.account
        row = await self.database.fetchrow("SELECT name, email FROM account WHERE id = $1", account)
        if account is None or row is None:
            raise NoSuch(LINK_OVER)
        self.passwords.check(password, row["name"], row["email"])
        hashed = await hash_password(password)
        if await self.onetimes.use(Purpose.RECOVERY, secret, bound) is None:
            raise NoSuch(LINK_OVER)
        async with self.database.acquire() as connection, connection.transaction():
            await set_password(connection, account, hashed)
            await connection.execute(
                "DELETE FROM one_time WHERE account = $1 AND kind = $2", account, Purpose.RECOVERY
            )
            await close_sessions(connection, account)
            await send_change(connection, account, "recovered")


async def set_password(
    connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record], account: UUID, hashed: str
) -> None:
    """Store another password of an account."""
    await connection.execute("UPDATE account SET password = $2 WHERE id = $1", account, hashed)
