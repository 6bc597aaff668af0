"""Accounts, guests, and their sessions."""

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

from academie.kernel import AcademieError
from academie.server import credentials
from academie.server.identity import Identity
from academie.server.notices import post, session_topic
from academie.server.refusals import NoSuch, NotNow
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

PASSWORD_LENGTH: Final = range(8, 201)
SESSION_LIFE: Final = timedelta(days=30)
TOKEN_LIFE: Final = timedelta(days=365)
MOST_TOKENS: Final = 20
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
DUMMY_HASH: Final = HASHER.hash(secrets.token_hex(16))
"""Verified when there is no such account, so that the answer takes as long either way."""


class Token(NamedTuple):
    """A token without its secret."""

    id: UUID
    label: str
    created_at: datetime
    expires_at: datetime


class AccountError(AcademieError):
    """An account that cannot be created or signed in to; the message is for its owner."""


class NameTaken(AccountError):
    """The name is taken."""


class WrongPassword(AccountError):
    """No account has that name and password."""


class Accounts:
    """Accounts and sessions in the database, which stores only hashes of passwords and tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def register(self, name: str, password: str) -> Identity:
        """Create an account. Raises `AccountError` for an unsuitable name or password."""
        name = credentials.normalized(name)
        if (problem := credentials.name_problem(name)) is not None:
            raise AccountError(problem)
        if len(password) not in PASSWORD_LENGTH:
            raise AccountError(Message("server-password-short", least=PASSWORD_LENGTH.start))
        if (problem := credentials.password_problem(password, name)) is not None:
            raise AccountError(problem)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        async with self._database.acquire() as connection, connection.transaction():
            await _check_lookalikes(connection, name)
            return await _insert(connection, name, hashed, guest=False)

    async def create_guest(self) -> Identity:
        """Create a guest account, which is lost with its session."""
        async with self._database.acquire() as connection:
            return await _insert(connection, f"guest-{secrets.token_hex(4)}", None, guest=True)

    async def sign_in(self, name: str, password: str) -> Identity:
        """The account with that name and password. Raises the same `AccountError` whichever is wrong."""
        row = await self._database.fetchrow(
            """SELECT id, name, password FROM account WHERE lower(name) IN (lower($1), lower($2))
               ORDER BY lower(name) = lower($1) DESC LIMIT 1""",
            name,
            credentials.normalized(name),
        )
        hashed = DUMMY_HASH if row is None or row["password"] is None else row["password"]
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except VerificationError:
            row = None
        if row is None or row["password"] is None:
            raise WrongPassword(Message("server-wrong-password"))
        return Identity(row["id"], row["name"])

    async def open_session(self, account: UUID, kind: str = "web", label: str = "") -> str:
        """Start a session and return its token, of which only the hash is stored."""
        _, secret = await self._open(account, kind, label)
        return secret

    async def make_token(self, account: UUID, label: str) -> tuple[Token, str]:
        """Create a token for the owner's programs, and return it with its secret, which is not stored."""
        if len(await self.tokens(account)) >= MOST_TOKENS:
            raise NotNow(Message("server-most-tokens", most=MOST_TOKENS))
        return await self._open(account, "bot", label)

    async def _open(self, account: UUID, kind: str, label: str) -> tuple[Token, str]:
        secret = secrets.token_urlsafe(32)
        row = await self._database.fetchrow(
            """INSERT INTO session (token, account, kind, label, expires_at) VALUES ($1, $2, $3, $4, $5)
               RETURNING id, label, created_at, expires_at""",
            token_digest(secret),
            account,
            kind,
            label,
            datetime.now(UTC) + (TOKEN_LIFE if kind == "bot" else SESSION_LIFE),
        )
        assert row is not None
        return Token(*row), secret

    async def identity(self, token: str) -> Identity | None:
        """The identity that a token proves, if it is still valid."""
        row = await self._database.fetchrow(
            """SELECT account.id, name, guest, kind, token FROM session JOIN account ON account.id = account
               WHERE token = $1 AND expires_at > now()""",
            token_digest(token),
        )
        if row is None:
            return None
        return Identity(row["id"], row["name"], row["guest"], row["kind"], bytes(row["token"]))

    async def close_session(self, session: bytes) -> None:
        """End the session with that token digest, and its sockets and streams."""
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM session WHERE token = $1", session)
            await post(connection, session_topic(session))

    async def tokens(self, account: UUID) -> list[Token]:
        """The tokens that an account has created for its programs, the oldest first."""
        rows = await self._database.fetch(
            """SELECT id, label, created_at, expires_at FROM session
               WHERE account = $1 AND kind = 'bot' AND expires_at > now() ORDER BY created_at""",
            account,
        )
        return [Token(*row) for row in rows]

    async def revoke(self, account: UUID, token_id: UUID) -> None:
        """Revoke one of an account's tokens. Raises `NoSuch`."""
        found: bytes | None = await self._database.fetchval(
            "SELECT token FROM session WHERE id = $1 AND account = $2 AND kind = 'bot'", token_id, account
        )
        if found is None:
            raise NoSuch(Message("server-no-token"))
        await self.close_session(found)

    async def clear(self) -> None:
        """Delete expired sessions."""
        await self._database.execute("DELETE FROM session WHERE expires_at < now()")


async def _check_lookalikes(connection: PoolConnectionProxy[Record], name: str) -> None:
    """Raise `NameTaken` for a name that looks like another's; simultaneous checks wait for each other."""
    skeleton = credentials.skeleton(name)
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", f"name {skeleton}")
    taken = await connection.fetchval(
        f"""SELECT EXISTS (SELECT FROM account
                          WHERE NOT guest AND engine IS NULL AND {credentials.SKELETON} = $1)""",
        skeleton,
    )
    if taken:
        raise NameTaken(credentials.TAKEN)


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
        raise NameTaken(credentials.TAKEN) from None
    return Identity(account, name, guest)


def token_digest(token: str) -> bytes:
    """The hash of a token that is stored."""
    return hashlib.sha256(token.encode()).digest()
