"""Tokens by which programs act for their owner, each with scopes: what it may do and nothing else."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.accounts.devices import withdraw_devices
from academie.server.base.changes import post, session_topic
from academie.server.base.errors import NoSuch, NotNow, NotYours
from academie.server.edge.identity import Identity, token_digest
from academie.server.edge.scopes import Scope
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database


PREFIX: Final = "aca_"
"""What our tokens begin with, so that programs that look for secrets in published code find them."""
DAYS: Final = range(30, 366)
USUAL_DAYS: Final = 90
MOST_TOKENS: Final = 20
NOTED_SECONDS: Final = 60.0
"""How often the last use of a token is written down."""
NOTED: Final = 10_000
TOKEN: Final = "id, label, scopes, created_at, expires_at, used_at"


class Token(NamedTuple):
    """A token without its secret."""

    id: UUID
    label: str
    scopes: list[Scope]
    created_at: datetime
    expires_at: datetime
    used_at: datetime | None
    """When it was last used, to the minute; nothing if it never was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class App:
    """A program of others that somebody has let act for them."""

    client: str
    """What it calls itself."""
    redirect: str
    """Where its codes go: the host of a site, an address of this machine, or the scheme of an app."""
    code: bytes
    """The digest of the code that its token was given for."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a token is for, what it may do and how long it lives; whose it is if not its owner's."""

    label: str
    scopes: Collection[Scope]
    life: timedelta
    app: App | None = None


class Tokens:
    """The tokens of accounts, of which the database stores only hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted: OrderedDict[bytes, float] = OrderedDict()

    async def make(
        self, owner: Identity, label: str, scopes: Collection[Scope], days: int
    ) -> tuple[Token, str]:
        """Create a token for the owner's programs; its secret is told now and not stored.

        Raises `NotYours` for guests, and `NotNow`.
        """
        if owner.guest:
            raise NotYours(Message("server-guests-no-tokens"))
        if len(await self.of(owner.account)) >= MOST_TOKENS:
            raise NotNow(Message("server-most-tokens", most=MOST_TOKENS))
        return await self.issue(owner.account, Grant(label, scopes, timedelta(days=days)))

    async def issue(
        self, account: UUID, grant: Grant, connection: PoolConnectionProxy[Record] | None = None
    ) -> tuple[Token, str]:
        """Create a token, in the transaction of a connection if one is given."""
        app = grant.app
        secret = PREFIX + secrets.token_urlsafe(32)
        row = await (connection or self._database).fetchrow(
            f"""INSERT INTO session (token, account, kind, label, scopes, expires_at, client, redirect, code)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING {TOKEN}""",
            token_digest(secret),
            account,
            "bot" if app is None else "app",
            grant.label,
            [scope.value for scope in Scope if scope in grant.scopes],
            datetime.now(UTC) + grant.life,
            *((None, None, None) if app is None else (app.client, app.redirect, app.code)),
        )
        assert row is not None
        return Token(*row), secret

    async def of(self, account: UUID) -> list[Token]:
        """The tokens that an account has created for its programs, the oldest first."""
        rows = await self._database.fetch(
            f"""SELECT {TOKEN} FROM session
                WHERE account = $1 AND kind = 'bot' AND expires_at > now() ORDER BY created_at""",
            account,
        )
        return [Token(*row) for row in rows]

    async def revoke(self, account: UUID, token_id: UUID) -> None:
        """Revoke one of an account's tokens. Raises `NoSuch`."""
        if not await self.end("id = $1 AND account = $2 AND kind = 'bot'", token_id, account):
            raise NoSuch(Message("server-no-token"))

    async def end(self, which: str, *arguments: object) -> int:
        """End the tokens that fit a condition, and their sockets and streams; returns how many there were."""
        async with self._database.acquire() as connection, connection.transaction():
            rows = await connection.fetch(
                f"DELETE FROM session WHERE kind <> 'web' AND {which} RETURNING id, token", *arguments
            )
            await withdraw_devices(connection, [row["id"] for row in rows])
            for row in rows:
                await post(connection, session_topic(bytes(row["token"])))
        return len(rows)

    async def note(self, caller: Identity) -> None:
        """Write down that a token is used, at most once a minute."""
        now = time.monotonic()
        if caller.kind == "web" or now - self._noted.get(caller.session, -NOTED_SECONDS) < NOTED_SECONDS:
            return
        self._noted[caller.session] = now
        self._noted.move_to_end(caller.session)
        if len(self._noted) > NOTED:
            self._noted.popitem(last=False)
        await self._database.execute(
            "UPDATE session SET used_at = date_trunc('minute', now()) WHERE token = $1", caller.session
        )
