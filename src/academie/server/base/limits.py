"""Limits: how often an account or an address may do something.

Requests are counted in each process. What costs more, or could be abused from many addresses, follows the
rules below, which Redis counts for all processes together; while it is away each process counts for itself,
at a quarter of the rate.
"""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec, TypeVar
from uuid import UUID

from academie.server.base.errors import TOO_MANY_REQUESTS, TooFast, TooMany
from academie.server.base.redis import REDIS_AWAY, connected, in_time
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.server.base.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

REMEMBERED: Final = 100_000
SPENT_AT_ONCE: Final = 2.0
"""Seconds of processor that requests of one account or network may cost at once."""
SPENT_A_SECOND: Final = 0.1
MINUTE: Final = 60
HOUR: Final = 3600
SECOND_US: Final = 1_000_000
NETWORK_BITS: Final = 64
"""The bits of an IPv6 address that name a network, whose owner has all the addresses in it."""
SITE_BITS: Final = 48
"""The bits that name a site, which has 65,536 networks."""
SITE_SHARE: Final = 8
"""A site may do as much as so many networks."""
LOCAL_SHARE: Final = 4
AWAY_SECONDS: Final = 1.0
"""How long Redis is not asked after it did not answer."""
KNOWN_SECONDS: Final = 30 * 86_400


class Rule(NamedTuple):
    """So many at once, and then so many times in so many seconds."""

    name: str
    at_once: int
    times: int
    seconds: int

    def scaled(self, scale: float) -> Rule:
        return self._replace(at_once=max(1, int(self.at_once * scale)), times=max(1, int(self.times * scale)))

    @property
    def gap_us(self) -> int:
        """How many microseconds pass on average between two."""
        return max(1, self.seconds * SECOND_US // self.times)


SIGN_IN: Final = Rule("sign-in", 10, 6, MINUTE)
"""Attempts from one address."""
SIGN_IN_PAIR: Final = Rule("sign-in-pair", 5, 1, MINUTE)
"""Passwords tried for one account from one address."""
SIGN_IN_ACCOUNT: Final = Rule("sign-in-account", 100, 100, HOUR)
"""Passwords tried for one account from addresses it has not been used at."""
REGISTER: Final = Rule("register", 5, 5, HOUR)
GUEST: Final = Rule("guest", 30, 30, HOUR)
MAIL: Final = Rule("mail", 3, 3, HOUR)
"""Mail that an account has the server send, to itself included."""
CHALLENGE: Final = Rule("challenge", 30, 30, HOUR)
CHAT: Final = Rule("chat", 10, 30, MINUTE)
CHAT_GAP: Final = Rule("chat-gap", 1, 1, 1)
"""Lines of a player, one after another."""
ONLOOKER_GAP: Final = Rule("onlooker-gap", 1, 1, 3)
"""The same of an onlooker."""
MESSAGE: Final = Rule("message", 10, 20, MINUTE)
FIRST_MESSAGE: Final = Rule("first-message", 10, 20, HOUR)
"""Messages to people one has not written to before."""
FOLLOW: Final = Rule("follow", 60, 300, HOUR)
"""People one follows, blocks or mutes."""
DEVICE: Final = Rule("device", 30, 60, HOUR)
"""Keys of devices that an account registers: what is entered in the public log stays there."""
REPORT: Final = Rule("report", 5, 10, HOUR)
OAUTH: Final = Rule("oauth", 60, 60, MINUTE)
"""Requests of programs for tokens, from one address."""


class Count(NamedTuple):
    """A rule, and for whom it is counted."""

    rule: Rule
    who: str


# GCRA: for each key the time is kept at which all that was taken will have been earned. Nothing is taken
# unless every key allows it. A time too far ahead is of a clock that was wrong, or of another rule.
TIME: Final = "local t = redis.call('TIME'); local now = t[1] * 1000000 + t[2]\n"
TAKE: Final = """
    local worst, new = 0, {}
    for i, key in ipairs(KEYS) do
      local gap, most = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i - 1]) * tonumber(ARGV[2 * i])
      local earned = tonumber(redis.call('GET', key) or now)
      new[i] = math.min(math.max(earned, now), now + most) + gap
      worst = math.max(worst, new[i] - now - most)
    end
    if worst > 0 then return worst end
    for i, key in ipairs(KEYS) do
      redis.call('SET', key, string.format('%.0f', new[i]), 'PX', math.ceil((new[i] - now) / 1000))
    end
    return 0
"""
"""Returns how many microseconds to wait: 0 if it has been taken."""


def take(earned: MutableMapping[str, int], asked: Sequence[tuple[str, Rule]], now: int) -> int:
    """The same as `TAKE` does in Redis, in a mapping."""
    new = {
        key: min(max(earned.get(key, now), now), now + rule.gap_us * rule.at_once) + rule.gap_us
        for key, rule in asked
    }
    worst = max((new[key] - now - rule.gap_us * rule.at_once for key, rule in asked), default=0)
    if worst > 0:
        return worst
    earned.update(new)
    return 0


class Remembered(OrderedDict[K, V]):
    """The last `REMEMBERED` keys that were written."""

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > REMEMBERED:
            self.popitem(last=False)


class Bucket:
    """A token bucket: fills at a steady rate up to a bound; each action takes a token."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens; false if there are not enough."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> None:
        """Take tokens that have been spent already, more than there are if need be."""
        self.take(0.0)
        self._left -= amount


class Buckets:
    """A bucket for each account or address; the longest unused are dropped."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        """Take tokens from the bucket of `who`; false if there are not enough."""
        return self._bucket(who).take(amount)

    def charge(self, who: Hashable, amount: float) -> None:
        """Take tokens from the bucket of `who` that have been spent already."""
        self._bucket(who).charge(amount)

    def _bucket(self, who: Hashable) -> Bucket:
        bucket = self._buckets.setdefault(who, Bucket(self._rate, self._most))
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Spending:
    """The processor time that an account or a network has left, charged once it is spent.

    Its price is not known before. Work that has begun is finished; no other begins for who is in debt.
    """

    def __init__(self, scale: int) -> None:
        self._left = Buckets(SPENT_A_SECOND * scale, SPENT_AT_ONCE * scale)

    def of(self, who: Hashable) -> Charge:
        """Work that is charged to `who`."""
        return Charge(self._left, who)


class Charge(NamedTuple):
    """Work whose time is charged to who asks for it."""

    left: Buckets
    who: Hashable

    @contextmanager
    def here(self) -> Generator[None]:
        """Charge what is done in this thread meanwhile. Raises `TooFast` for who is in debt."""
        if not self.left.take(self.who, 0):
            raise TooFast(TOO_MANY_REQUESTS)
        began = time.thread_time()
        try:
            yield
        finally:
            self.left.charge(self.who, time.thread_time() - began)

    async def thread(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do some work in a thread of its own and charge it. Raises `TooFast` for who is in debt."""

        def charged() -> T:
            # Asked there and not before: many requests may have come at once.
            with self.here():
                return work(*args, **named)

        return await asyncio.to_thread(charged)


class Limits:
    """The limits of this process, and those it shares with the others."""

    def __init__(self, settings: Settings) -> None:
        scale = settings.limit_scale
        self.requests = Buckets(settings.requests_a_second * scale, settings.requests_at_once * scale)
        """Requests, by account or by network."""
        self.members: Remembered[bytes, UUID] = Remembered()
        """The accounts of sessions that are known here, by the digest of their token."""
        self.spending = Spending(scale)
        self._scale = scale
        self._redis = connected(settings.redis)
        self._take = self._redis.register_script(TIME + TAKE)
        self._local: Remembered[str, int] = Remembered()
        self._away_until = 0.0

    async def stop(self) -> None:
        await self._redis.aclose()

    async def take(self, *counts: Count) -> None:
        """Count something for everyone named, or raise `TooMany` and count nothing."""
        rules = {f"academie:limit:{rule.name}:{who}": rule.scaled(self._scale) for rule, who in counts}
        wait_us = await self._wait_us([*rules.items()])
        if wait_us > 0:
            seconds = ceil(wait_us / SECOND_US)
            raise TooMany(Message(f"server-limit-{counts[0].rule.name}", wait=wait_told(seconds)), seconds)

    async def sign_in(self, name_key: str, address: str) -> None:
        """Count an attempt to sign in by a password. Raises `TooMany`.

        Strangers who try the passwords of an account lock nobody out: what they use up is not asked of an
        address that the account was used at in the last 30 days, nor of passkeys.
        """
        pair = Count(SIGN_IN_PAIR, f"{name_key} {network(address)}")
        everywhere = () if await self._is_known(name_key, address) else (Count(SIGN_IN_ACCOUNT, name_key),)
        await self.take(*by_address(SIGN_IN, address), pair, *everywhere)

    async def signed_in(self, name_key: str, address: str) -> None:
        """Remember that an account was used at an address."""
        if time.monotonic() >= self._away_until:
            try:
                await in_time(self._redis.set(_known_key(name_key, address), 1, ex=KNOWN_SECONDS))
            except REDIS_AWAY:
                self._away_until = time.monotonic() + AWAY_SECONDS

    async def _is_known(self, name_key: str, address: str) -> bool:
        if time.monotonic() < self._away_until:
            return False
        try:
            return bool(await in_time(self._redis.exists(_known_key(name_key, address))))
        except REDIS_AWAY:
            self._away_until = time.monotonic() + AWAY_SECONDS
            return False

    async def _wait_us(self, asked: Sequence[tuple[str, Rule]]) -> int:
        if time.monotonic() >= self._away_until:
            arguments = [number for _, rule in asked for number in (rule.gap_us, rule.at_once)]
            try:
                return int(await in_time(self._take(keys=[key for key, _ in asked], args=arguments)))
            except REDIS_AWAY:
                self._away_until = time.monotonic() + AWAY_SECONDS
        own = [(key, rule._replace(seconds=rule.seconds * LOCAL_SHARE)) for key, rule in asked]
        fewer = [(key, rule._replace(at_once=max(1, rule.at_once // LOCAL_SHARE))) for key, rule in own]
        return take(self._local, fewer, time.monotonic_ns() // 1000)


def wait_told(seconds: int) -> Text:
    """How long to wait, in words."""
    if seconds < MINUTE:
        return Message("server-wait-seconds", seconds=seconds)
    return Message("server-wait-minutes", minutes=ceil(seconds / MINUTE))


def by_address(rule: Rule, address: str) -> tuple[Count, ...]:
    """What is counted for an address: for IPv6 its network, and the site the network is of."""
    own = Count(rule, network(address))
    site = network(address, SITE_BITS)
    if site == own.who:
        return (own,)
    return own, Count(rule.scaled(SITE_SHARE), site)


def client_address(scope: Mapping[str, Any]) -> str:
    """The address that a request of ASGI comes from, as a trusted proxy says if there is one."""
    client: Sequence[str] | None = scope.get("client")
    return client[0] if client else ""


def network_of(scope: Mapping[str, Any]) -> str:
    """The network that a request comes from, which requests are counted for."""
    return network(client_address(scope))


def network(address: str, bits: int = NETWORK_BITS) -> str:
    """The network that counts as one address: for IPv6, all of a subnet."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, bits), strict=False))
    return address


def _known_key(name_key: str, address: str) -> str:
    """A key that does not tell who was where."""
    return f"academie:known:{hashlib.sha256(f'{name_key} {network(address)}'.encode()).hexdigest()}"
