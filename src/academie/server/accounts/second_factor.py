"""What somebody proves beside a password: codes of an authenticator app, and recovery codes.

An account that has a passkey or such an app always needs it: a password alone then opens nothing. Codes are
those of RFC 6238, six digits every 30 seconds, of which each is taken once; the clock of the app may be a
step early or late. Recovery codes have 80 bits, are stored as salted argon2id hashes, and serve once each.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import b32encode
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Final
from uuid import UUID

import segno
from argon2.low_level import Type, hash_secret_raw
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from academie.server.base.encryption import SeedSealer
from academie.server.base.errors import NoSuch, NotNow, Refusal, TooMany
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

STEP_SECONDS: Final = 30
DIGITS: Final = 6
DRIFT: Final = (-1, 0, 1)
"""The steps before and after the present one whose codes are taken too."""
SECRET_BYTES: Final = 32
CODES: Final = 10
CODE_BYTES: Final = 10
CODE_LETTERS: Final = 16
SALT_BYTES: Final = 16
CODE_COST: Final = (2, 19456, 1)
"""What a digest of a recovery code costs: times, KiB and threads. Digests do not say it, so it stays."""
ENROL: Final = "new-passkey"
"""What is asked of an account with a password alone, where that is not enough."""
MOST_WRONG: Final = 10
"""How many wrong codes are taken from an account in an hour, from everywhere: only who has its password can
cause that, and a passkey or a recovery code still serves."""
FACTORS: Final = """
    SELECT EXISTS (SELECT FROM totp WHERE account = $1 AND confirmed_at IS NOT NULL) AS totp,
           EXISTS (SELECT FROM passkey WHERE account = $1) AS passkey,
           EXISTS (SELECT FROM account WHERE id = $1 AND password IS NOT NULL) AS password,
           (SELECT count(*) FROM recovery_code WHERE account = $1 AND used_at IS NULL) AS codes
"""
BEGIN: Final = """
    INSERT INTO totp (account, secret) VALUES ($1, $2)
    ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, last_step = 0
    WHERE totp.confirmed_at IS NULL RETURNING account
"""
COUNT_WRONG: Final = """
    UPDATE totp SET wrong = CASE WHEN wrong_since < now() - interval '1 hour' THEN 1 ELSE wrong + 1 END,
        wrong_since = CASE WHEN wrong_since < now() - interval '1 hour' THEN now() ELSE wrong_since END
    WHERE account = $1
"""
READ: Final = """
    SELECT secret, confirmed_at, wrong >= $2 AND wrong_since > now() - interval '1 hour' AS tired
    FROM totp WHERE account = $1
"""
TAKE_STEP: Final = """
    UPDATE totp SET last_step = $2, wrong = 0 WHERE account = $1 AND last_step < $2 RETURNING account
"""
SPEND: Final = """
    UPDATE recovery_code SET used_at = now()
    WHERE account = $1 AND digest = $2 AND used_at IS NULL RETURNING account
"""


class WrongCode(Refusal):
    """A code that is wrong, was used already, or is too old."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Message("identity-wrong-code"))


class SecondStepNeeded(Refusal):
    """The password is right, and more is needed: `pending` is to be sent with a code, within minutes."""

    status = 401

    def __init__(self, pending: str, ways: list[str]) -> None:
        key = "identity-second-step" if ways != [ENROL] else "identity-password-alone"
        super().__init__(Message(key))
        self.extra = {"pending": pending, "ways": ways}


@dataclass(frozen=True, slots=True)
class Factors:
    """The ways an account proves who its owner is."""

    password: bool
    totp: bool
    passkey: bool
    codes: int
    """How many recovery codes are left."""

    @property
    def second(self) -> bool:
        """Whether there is more than a password."""
        return self.totp or self.passkey

    @property
    def ways(self) -> list[str]:
        """What a sign-in by password goes on with."""
        ways = (("totp", self.totp), ("passkey", self.passkey), ("recovery-code", self.codes > 0))
        return [way for way, there in ways if there]


@dataclass(frozen=True, slots=True)
class Enrolment:
    """The secret of an authenticator app, shown once: as letters, as an address, and as a picture of it."""

    secret: str
    uri: str
    svg: str


async def factors_of(database: Database | PoolConnectionProxy[Record], account: UUID) -> Factors:
    """The ways an account proves who its owner is."""
    row = await database.fetchrow(FACTORS, account)
    assert row is not None
    return Factors(**row)


async def has_second_factor(database: Database | PoolConnectionProxy[Record], account: UUID) -> bool:
    """Whether an account has a passkey or an authenticator app: roles and tokens are given to such only."""
    return (await factors_of(database, account)).second


class SecondFactor:
    """Authenticator apps and recovery codes in the database; the secrets of apps are sealed."""

    def __init__(self, database: Database, sealer: SeedSealer, site: str) -> None:
        self._database = database
        self._sealer = sealer
        self._site = site

    async def begin(self, account: UUID, name: str) -> Enrolment:
        """A new secret for an authenticator app, which serves once a code of it was given."""
        secret = secrets.token_bytes(SECRET_BYTES)
        if await self._database.fetchval(BEGIN, account, self._sealer.seal(secret, account)) is None:
            raise NotNow(Message("identity-totp-there"))
        uri = _totp(secret).get_provisioning_uri(name, self._site)
        drawn = BytesIO()
        segno.make(uri, error="m").save(drawn, kind="svg", scale=4, xmldecl=False, svgns=True, border=4)
        return Enrolment(b32encode(secret).decode().rstrip("="), uri, drawn.getvalue().decode())

    async def confirm(self, account: UUID, code: str) -> None:
        """Have the app serve from now on. Raises `WrongCode`."""
        if not await self._check_totp(account, code, confirmed=False):
            raise WrongCode
        await self._database.execute("UPDATE totp SET confirmed_at = now() WHERE account = $1", account)

    async def remove(self, account: UUID) -> None:
        """Have no app any more. Raises `NoSuch`."""
        if await self._database.fetchval("DELETE FROM totp WHERE account = $1 RETURNING 1", account) is None:
            raise NoSuch(Message("identity-no-totp"))

    async def check(self, account: UUID, code: str) -> None:
        """Take a code of the app, or a recovery code. Raises `WrongCode`, or `TooMany` after many wrong."""
        letters = "".join(code.split()).replace("-", "").upper()
        good = (
            await self._check_totp(account, letters, confirmed=True)
            if letters.isascii() and letters.isdigit()
            else await self._spend(account, letters)
        )
        if not good:
            raise WrongCode

    async def new_codes(self, account: UUID) -> list[str]:
        """Ten new recovery codes in place of those before; they are shown once."""
        codes = [b32encode(secrets.token_bytes(CODE_BYTES)).decode() for _ in range(CODES)]
        salt = secrets.token_bytes(SALT_BYTES)
        hashed = await asyncio.to_thread(lambda: [_code_digest(code, salt) for code in codes])
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute("SELECT FROM account WHERE id = $1 FOR UPDATE", account)
            await connection.execute("DELETE FROM recovery_code WHERE account = $1", account)
            await connection.executemany(
                "INSERT INTO recovery_code (account, digest, salt) VALUES ($1, $2, $3)",
                [(account, digest, salt) for digest in hashed],
            )
        return [_grouped(code) for code in codes]

    async def drop_codes(self, account: UUID) -> None:
        """Delete the recovery codes of an account that has nothing left to recover."""
        await self._database.execute("DELETE FROM recovery_code WHERE account = $1", account)

    async def _check_totp(self, account: UUID, code: str, *, confirmed: bool) -> bool:
        row = await self._database.fetchrow(READ, account, MOST_WRONG)
        if row is None or (row["confirmed_at"] is not None) != confirmed:
            return False
        if row["tired"]:
            raise TooMany(Message("identity-many-wrong-codes"), 3600)
        step = _step_of(self._sealer.open(row["secret"], account), code)
        if step is not None and await self._database.fetchval(TAKE_STEP, account, step) is not None:
            return True
        await self._database.execute(COUNT_WRONG, account)
        return False

    async def _spend(self, account: UUID, code: str) -> bool:
        salt = await self._database.fetchval(
            "SELECT salt FROM recovery_code WHERE account = $1 LIMIT 1", account
        )
        if salt is None or len(code) != CODE_LETTERS:
            return False
        digest = await asyncio.to_thread(_code_digest, code, bytes(salt))
        return await self._database.fetchval(SPEND, account, digest) is not None


def _totp(secret: bytes) -> TOTP:
    return TOTP(secret, DIGITS, SHA1(), STEP_SECONDS)


def _step_of(secret: bytes, code: str) -> int | None:
    """The step whose code it is, of the present one and its neighbours."""
    now, totp = int(time.time()), _totp(secret)
    found: int | None = None
    for drift in DRIFT:
        moment = now + drift * STEP_SECONDS
        if hmac.compare_digest(totp.generate(moment), code.encode()):
            found = moment // STEP_SECONDS
    return found


def _code_digest(code: str, salt: bytes) -> bytes:
    return hash_secret_raw(code.encode(), salt, *CODE_COST, 32, Type.ID)


def _grouped(code: str) -> str:
    """A recovery code as it is read: four groups of four letters."""
    return "-".join(code[first : first + 4] for first in range(0, CODE_LETTERS, 4)).lower()
