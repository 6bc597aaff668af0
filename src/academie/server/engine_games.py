"""Limits on simultaneous games against engines: of a guest, of an account, and from an address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from uuid import UUID
from weakref import WeakValueDictionary

from academie.server.identity import Identity
from academie.server.limits import REMEMBERED
from academie.server.refusals import TooMany
from academie.server.settings import Settings
from academie.words import Message, Text

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

NETWORK_BITS: Final = 64
"""The bits of an IPv6 address that name a network, whose owner has all the addresses in it."""


class EngineGames:
    """Counts live games against engines: of accounts in the database, of addresses in this process.

    Addresses are not stored in the database, so that it does not record where people play from.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._games_by_network: OrderedDict[str, set[UUID]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def opened_from(self, address: str) -> AsyncGenerator[set[UUID]]:
        """The live games opened from an address, a set to which the caller may add one. Raises `TooMany`."""
        source = network(address)
        lock = self._locks.setdefault(source, asyncio.Lock())
        async with lock:
            games = await self._live(self._games_by_network.pop(source, set()))
            self._games_by_network[source] = games
            if len(self._games_by_network) > REMEMBERED:
                self._games_by_network.popitem(last=False)
            most = self._settings.engine_games_of_address
            if len(games) >= most:
                raise TooMany(_from_address(most))
            yield games

    async def _live(self, games: set[UUID]) -> set[UUID]:
        rows = await self._database.fetch(
            "SELECT id FROM game WHERE id = ANY($1) AND status = 'live'", [*games]
        )
        return {row["id"] for row in rows}

    async def check(self, connection: PoolConnectionProxy[Record], person: Identity) -> None:
        """Raise `TooMany` if the person has too many; their other requests wait for this transaction."""
        await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", str(person.account))
        live = await connection.fetchval(
            "SELECT count(*) FROM game WHERE status = 'live' AND with_engine AND seats @> ARRAY[$1::uuid]",
            person.account,
        )
        settings = self._settings
        most = settings.engine_games_of_guest if person.guest else settings.engine_games_of_account
        if live >= most:
            raise TooMany(_of_guest(most) if person.guest else _of_account(most))


def network(address: str) -> str:
    """The network that counts as one address: for IPv6, all of a subnet."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, NETWORK_BITS), strict=False))
    return address


def _of_guest(most: int) -> Text:
    return Message("server-most-games-guest", most=most)


def _of_account(most: int) -> Text:
    return Message("server-most-games-account", most=most)


def _from_address(most: int) -> Text:
    return Message("server-most-games-address", most=most)
