"""How many games against engines may be played at once: by a guest, by an account, and from an address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from uuid import UUID
from weakref import WeakValueDictionary

from academie.kernel import Text
from academie.server.connection import Identity
from academie.server.limits import REMEMBERED
from academie.server.refusals import TooMany
from academie.server.settings import Settings

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

HOME_BITS: Final = 64
"""How much of an IPv6 address is that of a network, whose owner has all the addresses in it."""


class EngineGames:
    """Counts live games against engines: of accounts in the database, of addresses in this process.

    Addresses are not written to the database, so as not to keep where people play from.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._begun: OrderedDict[str, set[UUID]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def opened_from(self, address: str) -> AsyncGenerator[set[UUID]]:
        """The live games opened from an address, to which one may be added. Raises `TooMany`."""
        home = network(address)
        lock = self._locks.setdefault(home, asyncio.Lock())
        async with lock:
            games = await self._live(self._begun.pop(home, set()))
            self._begun[home] = games
            if len(self._begun) > REMEMBERED:
                self._begun.popitem(last=False)
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
        """Raises `TooMany` for somebody who has enough of them; others of his wait for this transaction."""
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
    """What is counted as one address: of IPv6, the network it is in."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, HOME_BITS), strict=False))
    return address


def _of_guest(most: int) -> Text:
    return Text(
        f"un invité joue au plus {most} parties à la fois contre les moteurs ; finissez-en ou abandonnez-en "
        "une, ou créez un compte",
        f"a guest plays at most {most} games at once against engines; finish or resign one, or create "
        "an account",
    )


def _of_account(most: int) -> Text:
    return Text(
        f"on joue au plus {most} parties à la fois contre les moteurs ; finissez-en ou abandonnez-en une",
        f"you may play at most {most} games at once against engines; finish or resign one",
    )


def _from_address(most: int) -> Text:
    return Text(
        f"on joue au plus {most} parties à la fois contre les moteurs depuis une même adresse ; finissez-en "
        "ou abandonnez-en une",
        f"at most {most} games at once are played against engines from one address; finish or resign one",
    )
