"""Requests to engines, in Redis: web processes push them, engine processes take them and answer.

A request is held by a lease, which its holder renews; if that process dies, another takes the request. What
is lost with Redis is asked again, since the log of the game says that an engine is to act.

Inside a class, requests are taken in the order of their virtual finish times: that of a request is the cost
expected of it, counted from the later of the last one of its owner and the one taken last of all. Whoever
asks much waits for their own requests, not others for them.
"""

# The types of redis are known only in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple
from uuid import UUID

import msgspec
from redis.asyncio import Redis

from academie.server.base.redis import in_time
from academie.server.engines.requests import Done, Request

SILENCE_SECONDS: Final = 1.0
LEASE_MS: Final = 3_000
ALIVE_MS: Final = 5_000
"""How long a process counts as alive after its last sign of life."""
ATTEMPTS: Final = 3
"""How often a request is taken at most: one that kills every process is left to the web process."""
TURNS: Final = 5
"""Of so many requests taken one comes from the next class, so that no class waits for ever."""
QUICK: Final = "quick"
SLOW: Final = "slow"
ANSWERS: Final = "academie:engine:answers"
WAKE: Final = "academie:engine:wake"
NOBODY: Final = b"nobody"
ANSWERED: Final = b"answer"


class Urgency(IntEnum):
    """The classes of requests; the lowest is served first."""

    TIMED = 0
    """A clock runs."""
    UNTIMED = 1
    HINT = 2
    """Hints, and answers to somebody who practises."""
    ANALYSIS = 3
    """Analysis somebody asked for, and games of those who have used up their processor time."""
    HOUSE = 4
    """What the server does for itself."""


class CpuLimits(NamedTuple):
    """The processor time in milliseconds beyond which the games of an owner give way to others."""

    owner_ms: int
    network_ms: int


class Taken(NamedTuple):
    """A request that a process holds, and how long it has waited."""

    key: UUID
    request: Request
    urgency: int
    waited: float


class Answer(msgspec.Struct, frozen=True):
    """What was done, and how long the request had waited for an engine."""

    done: Done
    urgency: int
    waited: float


class FleetState(NamedTuple):
    """The processor seconds of work that waits, and how many cores there are for it."""

    backlog: float
    cores: int


# What every script begins with. `free_in` says after how many milliseconds somebody has processor time left
# in ten minutes, which is counted by the minute.
HEAD: Final = f"""
    local P = 'academie:engine:'
    local t = redis.call('TIME')
    local now = t[1] * 1000 + math.floor(t[2] / 1000)
    local function requeue(id)
      local r = redis.call('HMGET', P..'request:'..id, 'class', 'lane', 'tag', 'cost', 'attempts')
      if r[1] and tonumber(r[5]) < {ATTEMPTS} then
        redis.call('ZADD', P..'queue:'..r[1]..':'..r[2], r[3], id)
        redis.call('HSET', P..'waiting', id, r[4])
      end
    end
    local function free_in(who, most)
      local now_minute, by_minute, sum = math.floor(now / 60000), {{}}, 0
      local spent = redis.call('HGETALL', 'academie:quota:cpu:'..who)
      for i = 1, #spent, 2 do by_minute[tonumber(spent[i])] = tonumber(spent[i + 1]) end
      for minute = now_minute - 9, now_minute do sum = sum + (by_minute[minute] or 0) end
      if sum < most then return 0 end
      for minute = now_minute - 9, now_minute do
        sum = sum - (by_minute[minute] or 0)
        if sum < most then return (minute + 10) * 60000 - now end
      end
    end
"""
PUSH: Final = f"""{HEAD}
    local id, payload, class, lane, owner, what, cost, life, game, network, most, most_of_network =
      unpack(ARGV)
    local answer = redis.call('GET', P..'answer:'..id)
    if answer then return {{'answer', answer}} end
    redis.call('ZREMRANGEBYSCORE', P..'processes', '-inf', now - {ALIVE_MS})
    if redis.call('ZCARD', P..'processes') == 0 then return {{'nobody'}} end
    if redis.call('EXISTS', P..'request:'..id) == 1 then return {{'waiting'}} end
    if game ~= '' then
      local known = redis.call('HMGET', 'academie:quota:game:'..game, 'network', 'most')
      network, most = known[1] or '', known[2] or most
      if known[1] then redis.call('EXPIRE', 'academie:quota:game:'..game, 172800) end
    end
    local over = free_in(owner, tonumber(most)) > 0
      or (network ~= '' and free_in(network, tonumber(most_of_network)) > 0)
    if over and class == '{Urgency.UNTIMED}' then class = '{Urgency.ANALYSIS}' end
    cost = tonumber(redis.call('HGET', P..'expected', what) or cost)
    local virtual = tonumber(redis.call('HGET', P..'virtual', class) or '0')
    local last = tonumber(redis.call('ZSCORE', P..'last:'..class, owner) or '0')
    local tag = math.max(virtual, last) + cost
    redis.call('ZADD', P..'last:'..class, tag, owner)
    redis.call('HSET', P..'request:'..id, 'payload', payload, 'class', class, 'lane', lane, 'owner', owner,
      'network', network, 'what', what, 'cost', cost, 'tag', tag, 'pushed', now, 'attempts', 0)
    redis.call('PEXPIRE', P..'request:'..id, life)
    redis.call('ZADD', P..'queue:'..class..':'..lane, tag, id)
    redis.call('HSET', P..'waiting', id, cost)
    redis.call('PUBLISH', P..'wake', lane)
    return {{'waiting'}}
"""
POP: Final = f"""{HEAD}
    for _, id in ipairs(redis.call('ZRANGEBYSCORE', P..'leases', '-inf', now, 'LIMIT', 0, 20)) do
      redis.call('ZREM', P..'leases', id)
      requeue(id)
    end
    local function classes()
      local found = {{}}
      for class = 0, {Urgency.HOUSE} do
        local lane, least = nil, nil
        for _, each in ipairs(ARGV) do
          local head = redis.call('ZRANGE', P..'queue:'..class..':'..each, 0, 0, 'WITHSCORES')
          if head[1] and (not least or tonumber(head[2]) < least) then
            lane, least = each, tonumber(head[2])
          end
        end
        if lane then table.insert(found, {{class, lane}}) end
      end
      return found
    end
    while true do
      local found = classes()
      if #found == 0 then return false end
      local turn, place = redis.call('INCR', P..'taken'), 1
      while place < #found and turn % {TURNS} == 0 do
        turn, place = turn / {TURNS}, place + 1
      end
      local class, lane = found[place][1], found[place][2]
      local head = redis.call('ZPOPMIN', P..'queue:'..class..':'..lane)
      local id, tag = head[1], tonumber(head[2])
      redis.call('HDEL', P..'waiting', id)
      local r = redis.call('HMGET', P..'request:'..id, 'payload', 'pushed')
      if r[1] then
        local virtual = math.max(tag, tonumber(redis.call('HGET', P..'virtual', class) or '0'))
        redis.call('HSET', P..'virtual', class, virtual)
        redis.call('ZREMRANGEBYSCORE', P..'last:'..class, '-inf', virtual)
        redis.call('HINCRBY', P..'request:'..id, 'attempts', 1)
        redis.call('ZADD', P..'leases', now + {LEASE_MS}, id)
        return {{id, r[1], class, now - tonumber(r[2])}}
      end
    end
"""
ANSWER: Final = f"""{HEAD}
    local id, answer, cpu, measured = unpack(ARGV)
    local request = P..'request:'..id
    local r = redis.call('HMGET', request, 'class', 'lane', 'owner', 'network', 'what')
    if not r[1] then return 0 end
    redis.call('SET', P..'answer:'..id, answer, 'PX', 60000)
    redis.call('DEL', request)
    redis.call('ZREM', P..'leases', id)
    redis.call('ZREM', P..'queue:'..r[1]..':'..r[2], id)
    redis.call('HDEL', P..'waiting', id)
    if measured == '1' then
      local before = tonumber(redis.call('HGET', P..'expected', r[5]) or cpu)
      redis.call('HSET', P..'expected', r[5], math.max(1, 0.8 * before + 0.2 * cpu))
    end
    local minute = math.floor(now / 60000)
    for _, who in ipairs({{r[3], r[4]}}) do
      if who ~= '' then
        local key = 'academie:quota:cpu:'..who
        for _, each in ipairs(redis.call('HKEYS', key)) do
          if tonumber(each) <= minute - 10 then redis.call('HDEL', key, each) end
        end
        redis.call('HINCRBY', key, minute, cpu)
        redis.call('EXPIRE', key, 660)
      end
    end
    redis.call('PUBLISH', P..'answers', id..answer)
    return 1
"""
BEAT: Final = f"""{HEAD}
    redis.call('ZADD', P..'processes', now, ARGV[1])
    for i = 2, #ARGV do redis.call('ZADD', P..'leases', 'XX', now + {LEASE_MS}, ARGV[i]) end
"""
LEAVE: Final = f"""{HEAD}
    redis.call('ZREM', P..'processes', ARGV[1])
    for i = 2, #ARGV do
      local request = P..'request:'..ARGV[i]
      if redis.call('ZREM', P..'leases', ARGV[i]) == 1 and redis.call('EXISTS', request) == 1 then
        redis.call('HINCRBY', request, 'attempts', -1)
        requeue(ARGV[i])
      end
    end
    redis.call('PUBLISH', P..'wake', 'left')
"""
STATE: Final = f"""{HEAD}
    local sum, waiting = 0, redis.call('HGETALL', P..'waiting')
    for i = 1, #waiting, 2 do
      if redis.call('EXISTS', P..'request:'..waiting[i]) == 1 then sum = sum + tonumber(waiting[i + 1])
      else redis.call('HDEL', P..'waiting', waiting[i]) end
    end
    return {{math.floor(sum), redis.call('ZRANGEBYSCORE', P..'processes', now - {ALIVE_MS}, '+inf')}}
"""

encode: Final = msgspec.msgpack.Encoder().encode
read_request: Final = msgspec.msgpack.Decoder(Request).decode
read_answer: Final = msgspec.msgpack.Decoder(Answer).decode


class EngineQueue:
    """The queue of requests to engines. Every method raises `REDIS_AWAY` if Redis cannot be reached."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._push = redis.register_script(PUSH)
        self._pop = redis.register_script(POP)
        self._answer = redis.register_script(ANSWER)
        self._beat = redis.register_script(BEAT)
        self._leave = redis.register_script(LEAVE)
        self._state = redis.register_script(STATE)

    async def push(self, request: Request, life: float, limits: CpuLimits) -> Answer | bool:
        """Queue a request, unless it is known: its answer if there is one; false if nobody could answer."""
        arguments = (
            request.key.hex,
            encode(request),
            int(request.urgency),
            QUICK if request.quick else SLOW,
            request.owner,
            request.what,
            request.expected_ms,
            round(1000 * life),
            "" if request.game is None else str(request.game),
            request.network,
            *limits,
        )
        word, *rest = await in_time(self._push(args=arguments))
        return read_answer(rest[0]) if word == ANSWERED else word != NOBODY

    async def pop(self, lanes: Sequence[str]) -> Taken | None:
        """Take the request whose turn it is; nothing if none waits."""
        if (found := await in_time(self._pop(args=lanes))) is None:
            return None
        key, payload, urgency, waited = found
        return Taken(UUID(hex=key.decode()), read_request(payload), int(urgency), int(waited) / 1000)

    async def answer(self, taken: Taken, done: Done) -> None:
        """Answer a request, unless that was done already, and count the time it took."""
        task, answer = taken.request.task, Answer(done, taken.urgency, taken.waited)
        # What another engine took, for want of time, says nothing of the one that was asked.
        measured = not done.engine or done.engine == getattr(task, "engine", "")
        await in_time(self._answer(args=(taken.key.hex, encode(answer), done.cpu_ms, int(measured))))

    async def beat(self, process: str, held: Sequence[UUID]) -> None:
        """Say that a process is alive, and renew its leases."""
        await in_time(self._beat(args=(process, *(key.hex for key in held))))

    async def leave(self, process: str, held: Sequence[UUID]) -> None:
        """Say that a process stops, and give back what it holds."""
        await in_time(self._leave(args=(process, *(key.hex for key in held))))

    async def state(self) -> FleetState:
        """How much waits, and for how many cores."""
        backlog, processes = await in_time(self._state())
        return FleetState(backlog / 1000, sum(int(name.rpartition(b":")[2]) for name in processes))

    async def messages(self, channel: str) -> AsyncGenerator[bytes]:
        """The messages of a channel; an empty one once they are heard, and after every second of silence."""
        async with self._redis.pubsub() as heard:
            await heard.subscribe(channel)
            while True:
                message: Any = await heard.get_message(timeout=SILENCE_SECONDS)
                yield message["data"] if message and message["type"] == "message" else b""


def read_message(message: bytes) -> tuple[UUID, Answer]:
    """The key and the answer that a message of `ANSWERS` holds."""
    return UUID(hex=message[:32].decode()), read_answer(message[32:])


def process_name(identity: str, cores: int) -> str:
    """The name by which a process is known to be alive; it ends with its cores."""
    return f"{identity}:{cores}"
