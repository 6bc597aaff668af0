"""Connections to the database."""

from __future__ import annotations

import json
import re
import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import asyncpg
from asyncpg import Connection, Record
from asyncpg.connect_utils import SessionAttribute

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from asyncpg import Pool
    from asyncpg.pool import PoolAcquireContext

    _Base = Pool[Record]
    _BaseConnection = Connection[Record]
else:
    _Base, _BaseConnection = asyncpg.Pool, Connection

DATABASE_AWAY: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TargetServerAttributeNotMatched,
)
"""Errors that mean the database is away, has just restarted or wants another attempt: send the same again."""
COMMAND_SECONDS: Final = 4.0
"""How long one command may take, unless the settings say otherwise."""
ACQUIRE_SECONDS: Final = 5.0
"""How long to wait for a free connection, unless the settings say otherwise."""
GRACE_SECONDS: Final = 1.0
"""How much longer the driver waits than the database, whose own timeout keeps the connection usable."""
IDLE_COMMANDS: Final = 6
"""How many times longer than a command a transaction may stay idle."""
CONNECT_SECONDS: Final = 4.0
HOST_SECONDS: Final = 2.0
"""How long one host of several may take to be connected to: one that is gone answers nothing at all."""
SILENCE_MS: Final = 5000
"""How long the other end may leave what was sent unacknowledged."""
WRITABLE: Final = SessionAttribute.read_write
KEEPALIVE: Final = {"idle": 10, "interval": 5, "count": 3}
"""After how many seconds of silence the other end is asked whether it is there, how often, how many times."""


class WatchedConnection(_BaseConnection):
    """A connection that the operating system gives up when the other end has gone without a word."""

    __slots__ = ()

    def __init__(self, protocol: object, transport: BaseTransport, *rest: object) -> None:
        super().__init__(protocol, transport, *rest)  # type: ignore[arg-type]
        keep_alive(transport.get_extra_info("socket"))


def keep_alive(connected: socket.socket) -> None:
    """Have the operating system notice that the other end of a TCP connection has gone."""
    if connected.family not in {socket.AF_INET, socket.AF_INET6}:
        return
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    limits = {
        "TCP_KEEPIDLE": KEEPALIVE["idle"],
        "TCP_KEEPINTVL": KEEPALIVE["interval"],
        "TCP_KEEPCNT": KEEPALIVE["count"],
        "TCP_USER_TIMEOUT": SILENCE_MS,
    }
    for name, limit in limits.items():  # not every system has all of them
        if (option := getattr(socket, name, None)) is not None:
            connected.setsockopt(socket.IPPROTO_TCP, option, limit)


class Hosts:
    """The hosts that an address names; the one that was found to be writable last is tried first.

    The driver has one limit for all of them: a first host that is silent would use it up.
    """

    def __init__(self, address: str) -> None:
        named = re.fullmatch(r"(\w+://(?:[^@/]*@)?)([^/?]*)(.*)", address)
        hosts = [] if named is None else named[2].split(",")
        self._addresses = [address] if named is None else [named[1] + host + named[3] for host in hosts]

    async def connect(self, dsn: str | None = None, **given: Any) -> Connection[Record]:  # noqa: ANN401 - as the driver takes it
        """A connection to the first host that can be written to. Raises what the last one did."""
        del dsn
        seconds = HOST_SECONDS if len(self._addresses) > 1 else CONNECT_SECONDS
        wrong: BaseException | None = None
        for address in [*self._addresses]:
            try:
                alike: dict[str, Any] = {**given, "dsn": address, "timeout": seconds}
                found: Connection[Record] = await asyncpg.connect(**alike)
            except DATABASE_AWAY as why:
                wrong = why
            else:
                self._addresses.remove(address)
                self._addresses.insert(0, address)
                return found
        assert wrong is not None
        raise wrong


class TimedPool(_Base):
    """A pool that waits a limited time for a free connection, then raises `TimeoutError`."""

    acquire_seconds: float
    hosts: Hosts
    alike: dict[str, Any]
    """What its connections are opened with."""

    async def connect_alone(self, **settings: str) -> Connection[Record]:
        """A connection that is not of the pool and never given back to it; `settings` are PostgreSQL's."""
        given: dict[str, Any] = {
            **self.alike,
            "server_settings": {**self.alike["server_settings"], **settings},
        }
        return await self.hosts.connect(**given)

    def acquire(self, *, timeout: float | None = None) -> PoolAcquireContext[Record]:
        return super().acquire(timeout=self.acquire_seconds if timeout is None else timeout)


Database = TimedPool


@dataclass(frozen=True, slots=True)
class Replica:
    """What pages of finished games are read from: a copy of the database if there is one, else itself."""

    database: Database


async def connect(
    address: str,
    size: int,
    *,
    command_seconds: float = COMMAND_SECONDS,
    acquire_seconds: float = ACQUIRE_SECONDS,
    writable: bool = True,
) -> Database:
    """A pool of connections that read and write `jsonb` as Python values.

    A command that takes too long raises one of the errors that mean the database is away. If the address
    names several hosts, the one that can be written to is taken, or the first that answers if none need be.
    """
    milliseconds = round(command_seconds * 1000)
    alike: dict[str, Any] = {
        "dsn": address,
        "connection_class": WatchedConnection,
        "record_class": Record,
        "target_session_attrs": WRITABLE if writable else SessionAttribute.any,
        "command_timeout": command_seconds + GRACE_SECONDS,
        "server_settings": {
            "statement_timeout": str(milliseconds),
            "idle_in_transaction_session_timeout": str(IDLE_COMMANDS * milliseconds),
            **{f"tcp_keepalives_{name}": str(limit) for name, limit in KEEPALIVE.items()},
        },
    }
    hosts = Hosts(address)
    pool = TimedPool(
        connect=hosts.connect,
        min_size=1,
        max_size=size,
        max_queries=50_000,
        max_inactive_connection_lifetime=300.0,
        init=_prepare,
        loop=None,
        **alike,
    )
    pool.acquire_seconds, pool.hosts, pool.alike = acquire_seconds, hosts, alike
    return await pool


async def _prepare(connection: Connection[Record]) -> None:
    await connection.set_type_codec("jsonb", encoder=json.dumps, decoder=json.loads, schema="pg_catalog")
