"""Games played while everything under them is killed: is an acknowledged act ever lost? See `make nemesis`.

Two web processes, one PostgreSQL, one Redis, all on loopback. Scripted clients play on; web processes are
killed with SIGKILL, Redis likewise, PostgreSQL is stopped as by a power cut. At the end the database is
compared with what every client received.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar
from uuid import UUID

from academie.dice.fold import Fold
from academie.dice.log import first_broken_entry
from academie.dice.proof import verify
from academie.server.store.pool import DATABASE_AWAY, connect
from tests.server.client import GONE, Client
from tests.server.tables import House, Person, house
from tests.server.web import Parts, Web, temporary_parts

T = TypeVar("T")

KEYS = ("dames", "trictrac")
PATIENCE = 120.0


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and broken."""

    tables: int = 40
    acts: int = 20_000
    faults: int = 15
    pause: float = 3.0
    """Seconds of play between two faults."""
    seconds: float = 1_200.0
    """When to give up."""


@dataclass(slots=True)
class Report:
    """What happened, and everything that should not have."""

    faults: Counter[str] = field(default_factory=Counter[str])
    games: int = 0
    finished: int = 0
    acked: int = 0
    events: int = 0
    rolls: int = 0
    retries: int = 0
    refused: int = 0
    longest_silence: float = 0.0
    seconds: float = 0.0
    wrongs: list[str] = field(default_factory=list[str])
    lost: int = 0
    gaps: int = 0
    doubled: int = 0
    differing: int = 0


@dataclass(slots=True)
class Table:
    """Two people who play one game after another."""

    number: int
    people: list[Person]
    played: list[list[Client]] = field(default_factory=list[list[Client]])


class Nemesis:
    """Plays, breaks, and checks."""

    def __init__(self, parts: Parts, webs: list[Web], plan: Plan, seed: int) -> None:
        self.parts = parts
        self.webs = webs
        self.plan = plan
        self.report = Report()
        self.chance = random.Random(seed)
        self.enough = asyncio.Event()
        self.broken = False
        self._acked_at = time.monotonic()

    async def run(self, people: House) -> Report:
        """Plays until enough was acknowledged and enough was broken, then checks."""
        begun = time.monotonic()
        tables = [Table(number, await people.people(2)) for number in range(self.plan.tables)]
        async with asyncio.timeout(self.plan.seconds), asyncio.TaskGroup() as group:
            group.create_task(self._break())
            for table in tables:
                group.create_task(self._sit(table, people))
        self.report.seconds = time.monotonic() - begun
        for table in tables:
            for clients in table.played:
                await self._check(clients, people)
        return self.report

    async def _sit(self, table: Table, people: House) -> None:
        """One game after another until it is enough."""
        while not self.enough.is_set():
            key = KEYS[table.number % len(KEYS)]
            room = await insisted(partial(people.open, key, table.people))
            clients = [self._client(person, room.row.id) for person in table.people]
            table.played.append(clients)
            await asyncio.gather(*map(self._play, clients))

    def _client(self, person: Person, game_id: UUID) -> Client:
        addresses = [web.ws_url for web in self.webs]
        self.chance.shuffle(addresses)
        return Client(addresses, person.token, game_id, patience=PATIENCE)

    async def _play(self, client: Client) -> None:
        await client.join()
        while not client.over and not self.enough.is_set():
            if client.to_act:
                await self._act(client)
            else:
                await self._listen(client)
        await client.leave()

    async def _act(self, client: Client) -> None:
        answer = await client.act(self.chance.choice(client.view["acts"]), seq=client.seen)
        if answer["t"] == "ack":
            self._count()
        else:
            self.report.refused += 1
        if client.seen < answer["seq"] or answer["t"] == "nack":
            await client.leave()
            await client.join()

    def _count(self) -> None:
        now = time.monotonic()
        self.report.acked += 1
        self.report.longest_silence = max(self.report.longest_silence, now - self._acked_at)
        self._acked_at = now
        if self.report.acked >= self.plan.acts and self.broken:
            self.enough.set()

    async def _listen(self, client: Client) -> None:
        """Waits for the other; after a long silence asks how things stand."""
        try:
            async with asyncio.timeout(5):
                await client.receive()
        except (*GONE, TimeoutError):
            await client.leave()
            await client.join()

    async def _break(self) -> None:
        """One fault after another, each kind in turn."""
        kinds: list[Callable[[], Awaitable[str]]] = [
            lambda: self._kill_web(0),
            self._crash_postgres,
            lambda: self._kill_web(1),
            self._kill_redis,
            self._kill_both,
        ]
        for number in range(self.plan.faults):
            await asyncio.sleep(self.plan.pause * self.chance.uniform(0.5, 1.5))
            self.report.faults[await kinds[number % len(kinds)]()] += 1
        self.broken = True
        if self.report.acked >= self.plan.acts:
            self.enough.set()

    async def _kill_web(self, which: int) -> str:
        self.webs[which].kill()
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(self.webs[which].start)
        return "web process killed"

    async def _kill_both(self) -> str:
        for web in self.webs:
            web.kill()
        for web in self.webs:
            await asyncio.to_thread(web.start)
        return "both web processes killed"

    async def _kill_redis(self) -> str:
        self.parts.redis.kill()
        await asyncio.sleep(self.chance.uniform(0.5, 1.5))
        await asyncio.to_thread(self.parts.redis.start)
        return "Redis killed"

    async def _crash_postgres(self) -> str:
        await asyncio.to_thread(self.parts.postgres.crash)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(self.parts.postgres.start)
        return "PostgreSQL crashed"

    async def _check(self, clients: list[Client], people: House) -> None:
        """Compares the database with what both clients received, once they have read to the end."""
        game_id = clients[0].game
        for client in clients:
            await client.join()
            await client.leave()
        log = await insisted(partial(people.games.log, game_id))
        report = self.report
        report.games += 1
        report.events += len(log)
        report.gaps += first_broken_entry(log) is not None or [entry.seq for entry in log] != [
            *range(len(log))
        ]
        fold = Fold.of(game_id, log)
        report.finished += fold.over
        if fold.over:
            verdict = verify(game_id, log)
            report.rolls += verdict.rolls
            report.wrongs += verdict.problems
        places = Counter(acked.seq for client in clients for acked in client.acked.values())
        report.doubled += sum(times - 1 for times in places.values())
        for client in clients:
            report.retries += client.retries
            report.differing += [entry["hash"] for entry in client.log] != [e.digest.hex() for e in log]
            for acked in client.acked.values():
                kept = acked.seq < len(log) and log[acked.seq]
                report.lost += not (
                    kept and (kept.seat, kept.body.get("nonce")) == (client.seat, acked.nonce)
                )


async def insisted(ask: Callable[[], Awaitable[T]]) -> T:
    """The answer, asked for until the database is there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except DATABASE_AWAY:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(0.2)


async def trial(parts: Parts, plan: Plan, seed: int = 1) -> Report:
    """Starts the web processes, plays, breaks and checks."""
    webs = [parts.web(), parts.web()]
    for web in webs:
        web.quiet = True
    database = await connect(parts.postgres.address, 8)
    try:
        for web in webs:
            web.start()
        async with house(database) as people:
            return await Nemesis(parts, webs, plan, seed).run(people)
    finally:
        for web in webs:
            web.kill()
        await database.close()


def faultless(report: Report) -> bool:
    """Whether nothing went wrong that may not."""
    return not (report.lost or report.gaps or report.doubled or report.differing or report.wrongs)


def table(report: Report) -> str:
    """The report, a line a figure."""
    faults = ", ".join(f"{kind} x {times}" for kind, times in report.faults.items())
    lines: list[tuple[str, object]] = [
        ("faults", f"{report.faults.total()} ({faults})"),
        ("games (finished)", f"{report.games} ({report.finished})"),
        ("acts acknowledged", report.acked),
        ("events in the logs", report.events),
        ("rolls recomputed", report.rolls),
        ("retries by clients", report.retries),
        ("acts refused", report.refused),
        ("longest silence, s", f"{report.longest_silence:.1f}"),
        ("seconds", f"{report.seconds:.0f}"),
        ("acknowledged and lost", report.lost),
        ("gaps or broken chains", report.gaps),
        ("places acknowledged twice", report.doubled),
        ("clients whose record differs", report.differing),
        ("other wrongs", "; ".join(report.wrongs) or "none"),
    ]
    return "\n".join(f"{name:30}{value}" for name, value in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    usual = Plan()
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--acts", type=int, default=usual.acts)
    parser.add_argument("--faults", type=int, default=usual.faults)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it tells of every fault we make
    with temporary_parts() as parts:
        report = asyncio.run(trial(parts, Plan(asked.tables, asked.acts, asked.faults), asked.seed))
    print(table(report))
    sys.exit(0 if faultless(report) else 1)


if __name__ == "__main__":
    main()
