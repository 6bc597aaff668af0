"""Accounts and guests: making them, and finding who has a name and password."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from uuid import UUID, uuid4

from academie.server.accounts.names.names import Name, key_of, reserved_names
from academie.server.accounts.names.queries import Names, account_named, claim, taken_if_not_unique
from academie.server.accounts.passwords import Passwords, hash_password, needs_rehash, verify_password
from academie.server.base.errors import Refusal
from academie.server.base.part import Event, tell_nobody
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.base.part import Tell

BY_NAME: Final = f"""
    SELECT id, name, password FROM account WHERE id = {account_named("$1")} OR lower(email) = lower($2)
    ORDER BY id = {account_named("$1")} DESC NULLS LAST LIMIT 1
"""
"""By a name or an e-mail address: no name has an @."""


class WrongPassword(Refusal):
    """No account has that name and password."""

    status = 401


@dataclass(frozen=True, slots=True)
class AccountRenamed(Event):
    """An account shows another name from now on."""

    account: UUID
    name: str


class Accounts:
    """Accounts in the database, which stores only hashes of passwords and tokens."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords | None = None,
        names: Names | None = None,
        tell: Tell = tell_nobody,
    ) -> None:
        self._database = database
        self._tell = tell
        self._passwords = passwords or Passwords()
        self._names = names or Names(database, reserved_names())

    async def register(
        self, name: str, password: str | None, *, account: UUID | None = None, guest: UUID | None = None
    ) -> Identity:
        """Create an account, or make one of a guest's, which keeps its id and its games.

        Without a password it needs a passkey, which was made for the id `account`. Raises `NameRefused`,
        `NameTaken` and `UnsuitablePassword`.
        """
        chosen, hashed = self._names.chosen(name), None
        if password is not None:
            self._passwords.check(password, chosen.shown)
            hashed = await hash_password(password)
        async with self._database.acquire() as connection, connection.transaction():
            await claim(connection, chosen)
            if guest is not None and (found := await _upgrade(connection, guest, chosen, hashed)):
                await self._tell(connection, AccountRenamed(found.account, found.name))
                return found
            return await _insert(connection, chosen, hashed, account)

    def checked_name(self, name: str) -> str:
        """The name as it is shown. Raises `NameRefused` for one that cannot be chosen."""
        return self._names.chosen(name).shown

    async def create_guest(self) -> Identity:
        """Create a guest account, which is lost with its session."""
        async with self._database.acquire() as connection:
            return await _insert(connection, Name(f"guest-{secrets.token_hex(4)}"))

    async def sign_in(self, name: str, password: str) -> Identity:
        """The account with that name or e-mail address, and password.

        Raises the same `WrongPassword` whichever is wrong, after the same time.
        """
        row = await self._database.fetchrow(BY_NAME, key_of(name), name)
        stored: str | None = None if row is None else row["password"]
        if not await verify_password(stored, password) or row is None or stored is None:
            raise WrongPassword(Message("server-wrong-password"))
        if needs_rehash(stored):
            await self._database.execute(
                "UPDATE account SET password = $2 WHERE id = $1", row["id"], await hash_password(password)
            )
        return Identity(row["id"], row["name"])

    async def verify(self, account: UUID, password: str) -> bool:
        """Whether that is the password of an account."""
        stored = await self._database.fetchval("SELECT password FROM account WHERE id = $1", account)
        return await verify_password(stored, password)


async def _insert(
    connection: PoolConnectionProxy[Record],
    name: Name,
    hashed: str | None = None,
    account: UUID | None = None,
) -> Identity:
    """Add an account, or a guest's, whose name has no forms."""
    made, guest = account or uuid4(), name.skeleton is None
    with taken_if_not_unique():
        await connection.execute(
            """INSERT INTO account (id, name, password, guest, name_key, skeleton)
               VALUES ($1, $2, $3, $4, $5, $6)""",
            made,
            name.shown,
            hashed,
            guest,
            name.key,
            name.skeleton,
        )
    return Identity(made, name.shown, guest)


async def _upgrade(
    connection: PoolConnectionProxy[Record], guest: UUID, name: Name, hashed: str | None
) -> Identity | None:
    """Make an account of a guest's, games and all; nothing if it is no longer a guest's."""
    with taken_if_not_unique():
        found = await connection.fetchval(
            """UPDATE account SET name = $2, password = $3, guest = false, name_key = $4, skeleton = $5
               WHERE id = $1 AND guest RETURNING id""",
            guest,
            name.shown,
            hashed,
            name.key,
            name.skeleton,
        )
    if found is None:
        return None
    return Identity(guest, name.shown)


async def set_language(connection: PoolConnectionProxy[Record], account: UUID, language: str) -> None:
    """Have what is sent to somebody be written in a language."""
    await connection.execute("UPDATE account SET language = $2 WHERE id = $1", account, language)
