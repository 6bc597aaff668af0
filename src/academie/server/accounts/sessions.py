"""Sessions of pages: opened at sign-in, listed for their owner, ended one by one or together.

A session ends 30 days after it was last used, and 180 days after it was opened. Every sign-in opens a new one
under a new token, of which only the hash is stored. The address it was opened from is kept for 30 days, then
only the network it belongs to.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.accounts.devices import move_devices, withdraw_devices
from academie.server.base.changes import SESSION, post, session_topic
from academie.server.base.errors import NOBODY, NoSuch
from academie.server.edge.identity import Identity, token_digest
from academie.words import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asyncpg import Connection, Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

IDLE_LIFE: Final = timedelta(days=30)
WHOLE_LIFE: Final = timedelta(days=180)
SEEN_EVERY: Final = timedelta(minutes=5)
"""How often it is written down at most that a session is in use."""
RECENT: Final = timedelta(minutes=10)
"""How long ago somebody may have proved who they are to change how they prove it."""
MOST_SESSIONS: Final = 20
ADDRESS_KEPT: Final = timedelta(days=30)
MOST_AGENT: Final = 400
WEB: Final = "web"

OPEN: Final = """
    INSERT INTO session (token, account, kind, expires_at, proved_at, agent, address)
    VALUES ($1, $2, 'web', $3, now(), $4, $5)
"""
SURPLUS: Final = """
    SELECT token FROM session WHERE account = $1 AND kind = 'web'
    ORDER BY seen_at DESC, created_at DESC, token OFFSET $2
"""
FIND: Final = """
    SELECT account.id, name, guest, kind, token, scopes, seen_at < now() - $2::interval AS unseen
    FROM session JOIN account ON account.id = account
    WHERE token = $1 AND expires_at > now()
"""
SEEN: Final = """
    UPDATE session SET seen_at = now(),
        expires_at = CASE WHEN kind = 'web' THEN least(now() + $2::interval, created_at + $3::interval)
                          ELSE expires_at END
    WHERE token = $1 AND seen_at < now() - $4::interval
"""
LIST: Final = """
    SELECT id, agent, host(address) AS address, created_at, seen_at, expires_at, token,
           masklen(address) < CASE family(address) WHEN 4 THEN 32 ELSE 128 END AS network
    FROM session WHERE account = $1 AND kind = 'web' AND expires_at > now()
    ORDER BY seen_at DESC, created_at DESC
"""
SHORTEN: Final = """
    UPDATE session
    SET address = network(set_masklen(address, CASE family(address) WHEN 4 THEN 24 ELSE 48 END))
    WHERE created_at < now() - $1::interval
      AND masklen(address) > CASE family(address) WHEN 4 THEN 24 ELSE 48 END
"""
BROWSERS: Final = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|Chromium/"),
    ("Safari", r"Safari/"),
)
"""The first that fits: most browsers also name others."""
SYSTEMS: Final = (
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("ChromeOS", r"CrOS"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("Linux", r"Linux|X11"),
)


GONE: Final = """
    SELECT held FROM unnest($1::bytea[]) AS held WHERE NOT EXISTS (SELECT FROM session WHERE token = held)
"""


async def gone_sessions(connection: Connection[Record], topics: Sequence[str]) -> list[str]:
    """Of the topics of sessions, those whose session has ended."""
    held = [bytes.fromhex(topic.removeprefix(SESSION)) for topic in topics]
    return [session_topic(row["held"]) for row in await connection.fetch(GONE, held)]


@dataclass(frozen=True, slots=True)
class Device:
    """Where a session is opened: the browser's own words for itself, and the address."""

    agent: str = ""
    address: str = ""
    language: str | None = None
    """In which the owner reads what is sent to them from now on."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session as its owner sees it."""

    id: UUID
    browser: str | None
    """As `Firefox`; nothing if it is none of the common ones."""
    system: str | None
    """As `Windows`."""
    address: str | None
    """Where it was opened; after 30 days only the network, as `192.0.2.0`."""
    network: bool
    """Whether the address is that of a network."""
    created_at: datetime
    seen_at: datetime
    """When it was last in use, to within five minutes."""
    expires_at: datetime
    current: bool
    """Whether it is the one that asks."""


class Sessions:
    """The sessions of pages in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, account: UUID, device: Device | None = None, *, instead_of: bytes = b"") -> str:
        """Open a session and return its token; whoever was leaving stays, and the longest unused one goes.

        `instead_of` is the session that this browser had, which ends.
        """
        secret, where = secrets.token_urlsafe(32), device or Device()
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute(
                OPEN,
                token_digest(secret),
                account,
                datetime.now(UTC) + IDLE_LIFE,
                where.agent[:MOST_AGENT].replace("\0", ""),
                _inet(where.address),
            )
            await connection.execute(
                "UPDATE account SET erase_at = NULL, language = coalesce($2, language) WHERE id = $1",
                account,
                where.language,
            )
            await move_devices(connection, token_digest(secret), instead_of)
            await _close(connection, instead_of)
            for row in await connection.fetch(SURPLUS, account, MOST_SESSIONS):
                await _close(connection, row["token"])
        return secret

    async def identity(self, token: str) -> Identity | None:
        """The identity that a token proves, if it is still valid."""
        digest = token_digest(token)
        row = await self._database.fetchrow(FIND, digest, SEEN_EVERY)
        if row is None:
            return None
        if row["unseen"]:
            await self._database.execute(SEEN, digest, IDLE_LIFE, WHOLE_LIFE, SEEN_EVERY)
        scopes = frozenset(row["scopes"])
        return Identity(row["id"], row["name"], row["guest"], row["kind"], bytes(row["token"]), scopes)

    async def close(self, session: bytes) -> None:
        """End the session with that token digest, and its sockets and streams."""
        async with self._database.acquire() as connection, connection.transaction():
            await _close(connection, session)

    async def of(self, owner: Identity) -> list[Session]:
        """The sessions of somebody, the last used first."""
        return [_session(row, owner) for row in await self._database.fetch(LIST, owner.account)]

    async def end(self, owner: Identity, session_id: UUID) -> None:
        """End one of somebody's sessions. Raises `NoSuch`."""
        found: bytes | None = await self._database.fetchval(
            "SELECT token FROM session WHERE id = $1 AND account = $2 AND kind = 'web'",
            session_id,
            owner.account,
        )
        if found is None:
            raise NoSuch(Message("identity-no-session"))
        await self.close(found)

    async def end_others(self, owner: Identity) -> None:
        """End all sessions of somebody but the one that asks; tokens of programs stay."""
        async with self._database.acquire() as connection, connection.transaction():
            await close_sessions(connection, owner.account, but=owner.session, kind=WEB)

    async def proved_recently(self, session: bytes) -> bool:
        """Whether the owner of a session has proved in the last minutes who they are, by opening it."""
        found: bool | None = await self._database.fetchval(
            "SELECT proved_at > now() - $2::interval FROM session WHERE token = $1", session, RECENT
        )
        return bool(found)

    async def clear(self) -> None:
        """Delete expired sessions, and shorten the addresses of old ones."""
        await self._database.execute("DELETE FROM session WHERE expires_at < now()")
        await self._database.execute(SHORTEN, ADDRESS_KEPT)


async def close_sessions_of(database: Database, name: str) -> int:
    """End the sessions and tokens of the account of that name; returns how many. Raises `NoSuch`."""
    async with database.acquire() as connection, connection.transaction():
        account = await connection.fetchval("SELECT id FROM account WHERE lower(name) = lower($1)", name)
        if account is None:
            raise NoSuch(NOBODY)
        return await close_sessions(connection, account)


async def close_sessions(
    connection: PoolConnectionProxy[Record], account: UUID, *, but: bytes = b"", kind: str | None = None
) -> int:
    """End the sessions of an account, with their sockets and streams; of all kinds if none is given.

    Returns how many.
    """
    rows = await connection.fetch(
        "SELECT token FROM session WHERE account = $1 AND token <> $2 AND kind = coalesce($3, kind)",
        account,
        but,
        kind,
    )
    for row in rows:
        await _close(connection, row["token"])
    return len(rows)


async def _close(connection: PoolConnectionProxy[Record], session: bytes) -> None:
    ended: UUID | None = await connection.fetchval(
        "DELETE FROM session WHERE token = $1 RETURNING id", session
    )
    if ended is None:
        return
    await withdraw_devices(connection, [ended])
    await post(connection, session_topic(session))


def browser_and_system(agent: str) -> tuple[str | None, str | None]:
    """The browser and the system that a browser says it is, by their common names."""
    browser = next((name for name, found in BROWSERS if re.search(found, agent)), None)
    system = next((name for name, found in SYSTEMS if re.search(found, agent)), None)
    return browser, system


def _session(row: Record, owner: Identity) -> Session:
    browser, system = browser_and_system(row["agent"])
    return Session(
        id=row["id"],
        browser=browser,
        system=system,
        address=row["address"],
        network=bool(row["network"]),
        created_at=row["created_at"],
        seen_at=row["seen_at"],
        expires_at=row["expires_at"],
        current=bytes(row["token"]) == owner.session,
    )


def _inet(address: str) -> str | None:
    """The address as PostgreSQL stores it; nothing for one that is none, as of a socket of the system."""
    try:
        return str(ip_address(address))
    except ValueError:
        return None
