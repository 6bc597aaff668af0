"""Secrets that are used once and soon: challenges, links by mail, the step between password and code.

Only their hashes are stored, so that a copy of the database opens nothing. Any process may finish what
another began.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database

SECRET_BYTES: Final = 32
"""Links by mail need 128 bits at least; challenges are as long as WebAuthn advises, and more."""
MOST_TRIES: Final = 5
"""How many wrong codes are taken before a secret is withdrawn."""
MAKE: Final = """
    INSERT INTO one_time (digest, kind, account, bound, body, expires_at)
    VALUES ($1, $2, $3, $4, $5, now() + $6)
"""
VALID: Final = """
    digest = $1 AND kind = $2 AND bound IS NOT DISTINCT FROM $3 AND expires_at > now()
"""
FIND: Final = f"SELECT account, body FROM one_time WHERE {VALID}"
USE: Final = f"DELETE FROM one_time WHERE {VALID} RETURNING account, body"
TRY: Final = f"UPDATE one_time SET tries = tries + 1 WHERE {VALID} AND tries < $4 RETURNING account, body"
WAITING: Final = "SELECT count(*) FROM one_time WHERE account = $1 AND kind = $2 AND expires_at > now()"


class Purpose(StrEnum):
    """What a secret is for; it serves for nothing else."""

    NEW_PASSKEY = "new-passkey"
    PASSKEY = "passkey"
    SECOND_STEP = "second-step"
    RECOVERY = "recovery"
    EMAIL = "email"


LIFE: Final = {
    Purpose.NEW_PASSKEY: timedelta(minutes=5),
    Purpose.PASSKEY: timedelta(minutes=5),
    Purpose.SECOND_STEP: timedelta(minutes=5),
    Purpose.RECOVERY: timedelta(minutes=10),
    Purpose.EMAIL: timedelta(minutes=10),
}


@dataclass(frozen=True, slots=True)
class OneTime:
    """What a secret was made for."""

    account: UUID | None
    body: dict[str, Any]


class OneTimes:
    """One-time secrets in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(
        self,
        purpose: Purpose,
        *,
        account: UUID | None = None,
        bound: bytes | None = None,
        body: dict[str, Any] | None = None,
    ) -> bytes:
        """A new secret; only who is `bound` to it, a session or a browser, may use it."""
        secret = secrets.token_bytes(SECRET_BYTES)
        life = LIFE[purpose]
        await self._database.execute(MAKE, digest(secret), purpose, account, bound, body or {}, life)
        return secret

    async def find(self, purpose: Purpose, secret: bytes, bound: bytes | None = None) -> OneTime | None:
        """What the secret was made for, if it is still valid; it stays so."""
        return _read(await self._database.fetchrow(FIND, digest(secret), purpose, bound))

    async def use(self, purpose: Purpose, secret: bytes, bound: bytes | None = None) -> OneTime | None:
        """What the secret was made for, if it is still valid: no other call gets it again."""
        return _read(await self._database.fetchrow(USE, digest(secret), purpose, bound))

    async def attempt(self, purpose: Purpose, secret: bytes, bound: bytes | None = None) -> OneTime | None:
        """What the secret was made for, a few times only: a code that goes with it cannot be guessed."""
        row = await self._database.fetchrow(TRY, digest(secret), purpose, bound, MOST_TRIES)
        return _read(row)

    async def waiting(self, purpose: Purpose, account: UUID) -> int:
        """How many secrets of a kind an account has that are still valid."""
        found: int = await self._database.fetchval(WAITING, account, purpose)
        return found

    async def clear(self) -> None:
        """Delete those whose time is over."""
        await self._database.execute("DELETE FROM one_time WHERE expires_at < now()")


def digest(secret: bytes) -> bytes:
    """What is stored of a secret."""
    return hashlib.sha256(secret).digest()


def _read(row: Record | None) -> OneTime | None:
    return None if row is None else OneTime(row["account"], row["body"])
