"""Who people are: accounts, guests, and the sessions that prove it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID, uuid4

import asyncpg
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from academie.kernel import AcademieError, Text
from academie.server import names, passwords
from academie.server.connection import Identity
from academie.server.notices import post, session_topic
from academie.server.refusals import NoSuch, NotNow

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

PASSWORD_LENGTH: Final = range(8, 201)
LIFE: Final = timedelta(days=30)
BOT_LIFE: Final = timedelta(days=365)
MOST_TOKENS: Final = 20
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
NOBODY: Final = HASHER.hash(secrets.token_hex(16))
"""Verified when there is no such account, so that asking takes as long either way."""


class Token(NamedTuple):
    """What is shown of a token after it was made."""

    id: UUID
    label: str
    created_at: datetime
    expires_at: datetime


class AccountError(AcademieError):
    """An account that cannot be made or entered; the message is for its owner."""


class NameTaken(AccountError):
    """Somebody has that name already."""


class WrongPassword(AccountError):
    """No account of that name and password."""


class Accounts:
    """Accounts and sessions in the database; only hashes of passwords and tokens are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def register(self, name: str, password: str) -> Identity:
        """A new account. Raises `AccountError` for a name or password that will not do."""
        name = names.normalized(name)
        if (unfit := names.refusal(name)) is not None:
            raise AccountError(unfit)
        if len(password) not in PASSWORD_LENGTH:
            raise AccountError(
                Text(
                    f"un mot de passe a au moins {PASSWORD_LENGTH.start} caractères",
                    f"a password has at least {PASSWORD_LENGTH.start} characters",
                )
            )
        if (easy := passwords.refusal(password, name)) is not None:
            raise AccountError(easy)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        async with self._database.acquire() as connection, connection.transaction():
            await _check_looks(connection, name)
            return await _insert(connection, name, hashed, guest=False)

    async def guest(self) -> Identity:
        """An account nobody can come back to once its session is lost."""
        async with self._database.acquire() as connection:
            return await _insert(connection, f"guest-{secrets.token_hex(4)}", None, guest=True)

    async def enter(self, name: str, password: str) -> Identity:
        """The account of that name and password. Raises `AccountError`, the same for either being wrong."""
        row = await self._database.fetchrow(
            """SELECT id, name, password FROM account WHERE lower(name) IN (lower($1), lower($2))
               ORDER BY lower(name) = lower($1) DESC LIMIT 1""",
            name,
            names.normalized(name),
        )
        hashed = NOBODY if row is None or row["password"] is None else row["password"]
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except VerificationError:
            row = None
        if row is None or row["password"] is None:
            raise WrongPassword(
                Text("il n'y a pas de tel nom avec ce mot de passe", "no such name and password")
            )
        return Identity(row["id"], row["name"])

    async def open_session(self, account: UUID, kind: str = "web", label: str = "") -> str:
        """A fresh token that proves the account; only its hash is kept."""
        _, secret = await self._open(account, kind, label)
        return secret

    async def make_token(self, account: UUID, label: str) -> tuple[Token, str]:
        """A token for a program of the account's owner, and its secret, never to be seen again."""
        if len(await self.tokens(account)) >= MOST_TOKENS:
            raise NotNow(
                Text(f"vous avez déjà {MOST_TOKENS} jetons d'accès", f"you have {MOST_TOKENS} tokens already")
            )
        return await self._open(account, "bot", label)

    async def _open(self, account: UUID, kind: str, label: str) -> tuple[Token, str]:
        secret = secrets.token_urlsafe(32)
        row = await self._database.fetchrow(
            """INSERT INTO session (token, account, kind, label, expires_at) VALUES ($1, $2, $3, $4, $5)
               RETURNING id, label, created_at, expires_at""",
            digest(secret),
            account,
            kind,
            label,
            datetime.now(UTC) + (BOT_LIFE if kind == "bot" else LIFE),
        )
        assert row is not None
        return Token(*row), secret

    async def identity(self, token: str) -> Identity | None:
        """Whose token it is, if it still holds."""
        row = await self._database.fetchrow(
            """SELECT account.id, name, guest, kind, token FROM session JOIN account ON account.id = account
               WHERE token = $1 AND expires_at > now()""",
            digest(token),
        )
        if row is None:
            return None
        return Identity(row["id"], row["name"], row["guest"], row["kind"], bytes(row["token"]))

    async def close_session(self, session: bytes) -> None:
        """Ends a session, told by the digest of its token, and whatever is open by it."""
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM session WHERE token = $1", session)
            await post(connection, session_topic(session))

    async def tokens(self, account: UUID) -> list[Token]:
        """The tokens an account has made for its programs, the oldest first."""
        rows = await self._database.fetch(
            """SELECT id, label, created_at, expires_at FROM session
               WHERE account = $1 AND kind = 'bot' AND expires_at > now() ORDER BY created_at""",
            account,
        )
        return [Token(*row) for row in rows]

    async def revoke(self, account: UUID, token_id: UUID) -> None:
        """Ends one of an account's tokens. Raises `NoSuch`."""
        found: bytes | None = await self._database.fetchval(
            "SELECT token FROM session WHERE id = $1 AND account = $2 AND kind = 'bot'", token_id, account
        )
        if found is None:
            raise NoSuch(Text("ce jeton d'accès n'existe pas", "there is no such token"))
        await self.close_session(found)

    async def clear(self) -> None:
        """Takes away what has expired."""
        await self._database.execute("DELETE FROM session WHERE expires_at < now()")


async def _check_looks(connection: PoolConnectionProxy[Record], name: str) -> None:
    """Raises `NameTaken` for a name that is easily taken for another's; two at once wait for each other."""
    look = names.skeleton(name)
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", f"name {look}")
    taken = await connection.fetchval(
        f"SELECT EXISTS (SELECT FROM account WHERE NOT guest AND engine IS NULL AND {names.SKELETON} = $1)",
        look,
    )
    if taken:
        raise NameTaken(names.TAKEN)


async def _insert(
    connection: PoolConnectionProxy[Record], name: str, hashed: str | None, *, guest: bool
) -> Identity:
    account = uuid4()
    try:
        await connection.execute(
            "INSERT INTO account (id, name, password, guest) VALUES ($1, $2, $3, $4)",
            account,
            name,
            hashed,
            guest,
        )
    except asyncpg.UniqueViolationError:
        raise NameTaken(names.TAKEN) from None
    return Identity(account, name, guest)


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
