"""Quotas on what engines do for a guest, an account and an address, counted in Redis for all processes.

Addresses are counted for guests only, who can have as many accounts as they like. They are not stored in the
database, so that it does not record where people play from. While Redis is away only the games at once are
counted, in the database.
"""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID, uuid4

from academie.server.base.dates import now_ms
from academie.server.base.errors import TooMany
from academie.server.base.limits import network
from academie.server.base.redis import REDIS_AWAY, connected, in_time
from academie.server.base.settings import Settings
from academie.server.edge.identity import Identity
from academie.server.engines.queue import HEAD, CpuLimits
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database

LIVE: Final = "academie:quota:live:"
RESERVED: Final = "reserved:"
RESERVED_MS: Final = 60_000
ANY: Final = 1_000_000_000
KEPT_SECONDS: Final = 2 * 86_400
"""How long the quotas of a game without a move are remembered."""


class Quota(NamedTuple):
    """How much engines do for somebody."""

    games: int
    """Games at once."""
    games_an_hour: int
    cpu_seconds: int
    """Processor time in ten minutes."""

    def times(self, scale: int) -> Quota:
        return Quota(*(scale * each for each in self))


GUEST: Final = Quota(3, 12, 30)
ACCOUNT: Final = Quota(4, 60, 180)
ADDRESS: Final = Quota(12, 72, 90)
"""For all guests of an address together."""

RESERVE: Final = f"""{HEAD}
    local token, owner, network = ARGV[1], ARGV[2], ARGV[3]
    local games, hour, hour_of_network, cpu, cpu_of_network =
      tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
    local live = '{LIVE}'..network
    for i = 9, #ARGV do redis.call('ZREM', live, ARGV[i]) end
    redis.call('ZREMRANGEBYSCORE', live, '-inf', now - {KEPT_SECONDS} * 15 * 1000)
    if network ~= '' and redis.call('ZCARD', live) >= games then return {{'games', 0}} end
    for who, most in pairs({{[owner] = hour, [network] = hour_of_network}}) do
      local key = 'academie:quota:hour:'..who
      redis.call('ZREMRANGEBYSCORE', key, '-inf', now - 3600000)
      if who ~= '' and redis.call('ZCARD', key) >= most then
        return {{'hour', 3600000 + redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2] - now}}
      end
    end
    local wait = math.max(free_in(owner, cpu), network == '' and 0 or free_in(network, cpu_of_network))
    if wait > 0 then return {{'cpu', wait}} end
    if token == '' then return {{'free', 0}} end
    for _, who in ipairs({{owner, network}}) do
      if who ~= '' then
        redis.call('ZADD', 'academie:quota:hour:'..who, now, token)
        redis.call('EXPIRE', 'academie:quota:hour:'..who, 3600)
      end
    end
    if network ~= '' then redis.call('ZADD', live, now, '{RESERVED}'..token) end
    return {{'free', 0}}
"""
CONFIRM: Final = f"""{HEAD}
    local token, owner, network, game, most = unpack(ARGV)
    if game == '' then
      redis.call('ZREM', 'academie:quota:hour:'..owner, token)
      redis.call('ZREM', 'academie:quota:hour:'..network, token)
    else
      redis.call('HSET', 'academie:quota:game:'..game, 'network', network, 'most', most)
      redis.call('EXPIRE', 'academie:quota:game:'..game, {KEPT_SECONDS})
      if network ~= '' then redis.call('ZADD', '{LIVE}'..network, now, game) end
    end
    redis.call('ZREM', '{LIVE}'..network, '{RESERVED}'..token)
"""


class Asker(NamedTuple):
    """For whom engines work: an account, or whoever is at an address."""

    owner: str
    network: str = ""
    """The network that is counted too."""
    quota: Quota = ADDRESS


class EngineQuotas:
    """Says whether engines may do more for somebody, and if not, when to come back."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._scale = settings.engine_quota_scale
        self._redis = connected(settings.redis)
        self._reserve = self._redis.register_script(RESERVE)
        self._confirm = self._redis.register_script(CONFIRM)

    async def stop(self) -> None:
        await self._redis.aclose()

    @property
    def cpu_limits(self) -> CpuLimits:
        """The processor time beyond which requests give way to others."""
        scale = self._scale
        return CpuLimits(1000 * ACCOUNT.cpu_seconds * scale, 1000 * ADDRESS.cpu_seconds * scale)

    def quota(self, person: Identity) -> Quota:
        return (GUEST if person.guest else ACCOUNT).times(self._scale)

    def asker(self, caller: Identity | None, address: str) -> Asker:
        """Who asks: an account, a guest of an address, or the address itself if nobody is signed in."""
        source = network(address)
        if caller is None:
            return Asker(source, quota=ADDRESS.times(self._scale))
        return Asker(str(caller.account), source if caller.guest else "", self.quota(caller))

    async def check_time(self, asker: Asker) -> None:
        """Raise `TooMany` if engines have worked long enough for somebody."""
        with suppress(*REDIS_AWAY):
            await self._try(asker, "")

    @asynccontextmanager
    async def opening(self, person: Identity, address: str) -> AsyncGenerator[Callable[[UUID], None]]:
        """Let somebody open a game against an engine, and have it counted. Raises `TooMany`."""
        asker, token, opened = self.asker(person, address), uuid4().hex, list[UUID]()
        with suppress(*REDIS_AWAY):
            await self._try(asker, token)
        try:
            yield opened.append
        finally:
            game, most = str(opened[0]) if opened else "", 1000 * asker.quota.cpu_seconds
            with suppress(*REDIS_AWAY):
                await in_time(self._confirm(args=(token, asker.owner, asker.network, game, most)))

    async def _try(self, asker: Asker, token: str) -> None:
        """Reserve a place for a new game; without a token, look at the time alone. Raises `TooMany`."""
        quota, address = asker.quota, ADDRESS.times(self._scale)
        games = (address.games, quota.games_an_hour, address.games_an_hour) if token else (ANY, ANY, ANY)
        most = (*games, 1000 * quota.cpu_seconds, 1000 * address.cpu_seconds)
        ended = await self._ended(asker.network) if token else []
        arguments: list[str | int | float] = [token, asker.owner, asker.network, *most, *ended]
        word, wait_ms = await in_time(self._reserve(args=arguments))
        if word == b"games":
            raise TooMany(Message("server-most-games-address", most=address.games))
        if word != b"free":
            seconds = max(1, ceil(wait_ms / 1000))
            key = "server-games-an-hour" if word == b"hour" else "server-engine-time"
            raise TooMany(Message(key, minutes=ceil(seconds / 60)), seconds)

    async def _ended(self, source: str) -> list[str]:
        """The games of a network that are counted as live and are not."""
        if not source:
            return []
        counted: Any = await in_time(self._redis.zrange(LIVE + source, 0, -1, withscores=True))
        dated = {name.decode(): at_ms for name, at_ms in counted}
        games = [name for name in dated if not name.startswith(RESERVED)]
        rows = await self._database.fetch(
            "SELECT id FROM game WHERE id = ANY($1) AND status = 'live'", [*map(UUID, games)]
        )
        live = {str(row["id"]) for row in rows}
        # A process that died while it opened a game has left its reservation.
        since = now_ms() - RESERVED_MS
        left = [name for name, at_ms in dated.items() if name.startswith(RESERVED) and at_ms < since]
        return [*(each for each in games if each not in live), *left]

    async def check(self, connection: PoolConnectionProxy[Record], person: Identity) -> None:
        """Raise `TooMany` if the person has too many; their other requests wait for this transaction."""
        await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", str(person.account))
        live = await connection.fetchval(
            "SELECT count(*) FROM game WHERE status = 'live' AND with_engine AND seats @> ARRAY[$1::uuid]",
            person.account,
        )
        most = self.quota(person).games
        if live >= most:
            key = "server-most-games-guest" if person.guest else "server-most-games-account"
            raise TooMany(Message(key, most=most))
