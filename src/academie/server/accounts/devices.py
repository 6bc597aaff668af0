"""The keys of people's devices: each is entered in the transparency log with the statement that stores it.

A key comes once and goes once: one that was withdrawn is refused, and its device makes another. It goes when
its session is ended, but not when the session only lapses: then the device is one that has not been used.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.dice.keys import refused_key
from academie.dice.tlog import TAG, EntryKind
from academie.kernel import AcademieError
from academie.server.base.errors import NoSuch, NotNow, NotYours
from academie.server.edge.identity import Identity
from academie.server.transparency.queries import ENTERING
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

    Connection = PoolConnectionProxy[Record]

MOST_DEVICES: Final = 30
"""How many keys an account may have at a time."""


def entered(kind: EntryKind) -> str:
    """The entry about a device, in SQL, from its columns `account` and `key`."""
    return f"'\\x{(TAG + bytes([kind])).hex()}'::bytea || uuid_send(account) || key"


REGISTER: Final = f"""
    WITH made AS (
        INSERT INTO device (account, key, session, agent)
        SELECT account, $2, id, CASE kind WHEN 'web' THEN agent ELSE label END FROM session WHERE token = $1
        ON CONFLICT (account, key) DO UPDATE SET session = excluded.session WHERE device.withdrawn_at IS NULL
        RETURNING account, key, xmax = 0 AS fresh),
    logged AS ({ENTERING} SELECT {entered(EntryKind.DEVICE)} FROM made WHERE fresh)
    SELECT fresh FROM made
"""
WITHDRAW: Final = f"""
    WITH gone AS (
        UPDATE device SET withdrawn_at = now() WHERE withdrawn_at IS NULL AND {{which}}
        RETURNING account, key),
    logged AS ({ENTERING} SELECT {entered(EntryKind.WITHDRAWN)} FROM gone)
    SELECT key FROM gone
"""
LIST: Final = f"""
    SELECT key, device.agent, device.created_at, withdrawn_at,
           (SELECT min(index) FROM log_entry WHERE entry = {entered(EntryKind.DEVICE)}) AS entry,
           (SELECT min(index) FROM log_entry WHERE entry = {entered(EntryKind.WITHDRAWN)}) AS withdrawn_entry,
           coalesce(device.session = (SELECT id FROM session WHERE token = $2), false) AS current
    FROM device WHERE account = $1 ORDER BY withdrawn_at DESC NULLS FIRST, device.created_at DESC
"""
MOVE: Final = """
    UPDATE device SET session = now.id FROM session AS now, session AS before
    WHERE now.token = $1 AND before.token = $2 AND now.account = before.account AND device.session = before.id
"""
REGISTERED: Final = """
    SELECT key, created_at FROM unnest($1::uuid[], $2::bytea[]) AS asked (account, key)
        JOIN device USING (account, key)
    WHERE created_at <= $3 AND (withdrawn_at IS NULL OR withdrawn_at > $3)
"""


@dataclass(frozen=True, slots=True)
class DeviceKey:
    """A device as its owner sees it."""

    key: str
    """Its public key, hexadecimal."""
    agent: str
    """What its browser says it is, or the label of the token of a program."""
    created_at: datetime
    entry: int | None
    """Which entry of the transparency log it is; none yet for some seconds."""
    withdrawn_at: datetime | None
    withdrawn_entry: int | None
    current: bool
    """Whether it is the one that asks."""


class Devices:
    """The devices of accounts; a server without a log has none."""

    def __init__(self, database: Database, *, signs: bool) -> None:
        self._database = database
        self._signs = signs

    async def register(self, owner: Identity, key: bytes) -> None:
        """Give an account the key of the device it is used on. Raises `NotYours`, `NotNow`."""
        if owner.guest:
            raise NotYours(Message("identity-guest-devices"))
        if refused_key(key):
            raise AcademieError(Message("dice-weak-key"))
        if not self._signs:
            raise NotNow(Message("identity-no-log"))
        many = "SELECT count(*) FROM device WHERE account = $1 AND key <> $2 AND withdrawn_at IS NULL"
        if await self._database.fetchval(many, owner.account, key) >= MOST_DEVICES:
            raise NotNow(Message("identity-most-devices", most=MOST_DEVICES))
        if await self._database.fetchval(REGISTER, owner.session, key) is None:
            raise NotNow(Message("identity-device-withdrawn"))

    async def withdraw(self, owner: Identity, key: bytes) -> None:
        """Take the key of a device away for good. Raises `NoSuch`."""
        statement = WITHDRAW.format(which="account = $1 AND key = $2")
        if await self._database.fetchval(statement, owner.account, key) is None:
            raise NoSuch(Message("identity-no-device"))

    async def of(self, owner: Identity) -> list[DeviceKey]:
        """The devices of somebody, those that are withdrawn last."""
        rows = await self._database.fetch(LIST, owner.account, owner.session)
        return [_device(row) for row in rows]

    async def registered(
        self, accounts: Sequence[UUID], keys: Sequence[bytes], at: datetime
    ) -> dict[bytes, datetime]:
        """Of keys, one for each account, those that were the account's at a time, and since when."""
        rows = await self._database.fetch(REGISTERED, [*accounts], [*keys], at)
        return {bytes(row["key"]): row["created_at"] for row in rows}


def _device(row: Record) -> DeviceKey:
    told: dict[str, Any] = {**row, "key": bytes(row["key"]).hex()}
    return DeviceKey(**told)


async def check_device(connection: Connection, person: Identity, key: str | None, *, rated: bool) -> None:
    """Raise `NotNow` if a rated game would be played with a key that is not one of the account."""
    if key is None or not rated or person.guest:
        return
    known = "SELECT EXISTS (SELECT FROM device WHERE account = $1 AND key = $2 AND withdrawn_at IS NULL)"
    if not await connection.fetchval(known, person.account, bytes.fromhex(key)):
        raise NotNow(Message("identity-device-unknown"))


async def move_devices(connection: Connection, now: bytes, before: bytes) -> None:
    """Have the devices of a session belong to the one of the same account that takes its place."""
    await connection.execute(MOVE, now, before)


async def withdraw_devices(connection: Connection, sessions: Collection[UUID]) -> None:
    """Withdraw the keys of devices whose sessions are ended."""
    await connection.execute(WITHDRAW.format(which="session = ANY($1)"), [*sessions])
