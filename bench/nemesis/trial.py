"""Plays at many tables while one fault after another strikes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from academie.dice.player import Alarm
from academie.registry import registry
from academie.server.base.database import connect
from bench.nemesis.check import check_game
from bench.nemesis.faults import FAULTS, Fault
from bench.nemesis.players import AWAY, PATIENCE, BoundClient, Host, PlainClient, Seated
from bench.nemesis.report import Report, progress
from bench.nemesis.stage import Stage
from bench.nemesis.watch import ENGINE, Watch
from tests.server.support.client import Untrue
from tests.server.support.links import KEY, ORIGIN, Binder
from tests.server.support.tables import House, Person, house
from tests.server.support.visitors import Visitor, guest

KEEP_SECONDS = 0.5
OPEN_SECONDS = 5.0
CLOCK = {"pace": "increment", "base_ms": 20_000, "step_ms": 2_000}
"""Shorter than most faults, so that whoever is charged for one is flagged."""


class Sort(NamedTuple):
    """What is played at a table."""

    game: str
    bound: bool = False
    engine: str | None = None


SORTS = (
    Sort("trictrac"),
    Sort("dames"),
    Sort("trictrac", bound=True),
    Sort("dames", engine="random"),
    Sort("dames"),
    Sort("trictrac", bound=True),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and broken."""

    tables: int = 40
    acts: int = 20_000
    faults: int = 2 * len(FAULTS)
    pause: float = 4.0
    """Seconds of play between two faults."""
    part: float = 1.0
    """By how much faults are made shorter than they may be."""
    kinds: Sequence[Fault] = FAULTS
    seconds: float = 2_400.0
    """When to give up."""


@dataclass(slots=True)
class Table:
    """People who play one game after another."""

    sort: Sort
    people: list[Person] = field(default_factory=list[Person])
    visitors: list[Visitor] = field(default_factory=list[Visitor])
    """The people, if they play by the second format."""
    home: int | None = None
    """The only web process that they know, if there is one."""
    played: list[Sequence[Seated]] = field(default_factory=list[Sequence[Seated]])


class Nemesis:
    """Plays, breaks, and checks."""

    def __init__(self, stage: Stage, plan: Plan, seed: int, say: Callable[[str], None]) -> None:
        self.stage, self.plan, self.say = stage, plan, say
        self.report = Report()
        self.watch = Watch(stage.webs)
        self.chance = random.Random(seed)
        self.enough = asyncio.Event()
        self.broken = False
        self.held = False
        """Whether a web process that is not running is meant to be so."""

    async def run(self, people: House) -> Report:
        """Play until enough was acknowledged and enough was broken, then check."""
        began = time.monotonic()
        tables = await self._tables(people)
        async with self.watch.watching(), asyncio.TaskGroup() as group:
            beside = [group.create_task(each) for each in (self._break(), self._keep(), self._limit())]
            await asyncio.gather(*(group.create_task(self._sit(table)) for table in tables))
            for task in beside:
                task.cancel()
        self.report.seconds = time.monotonic() - began
        self.say("comparing the database with what every client was told")
        for table in tables:
            for clients in table.played:
                await check_game(self.report, clients, people.games)
        return self.report

    def _stop(self) -> None:
        """Let everybody leave; whoever has the move then loses by the clock, as at any table."""
        self.enough.set()
        self.report.left_at = min(self.report.left_at, time.time())

    async def _limit(self) -> None:
        """Stop after so long a time; the machine is too slow if acts are still acknowledged."""
        await asyncio.sleep(self.plan.seconds)
        self.report.too_slow = self.watch.goes_on
        if not self.report.too_slow:
            self.report.wrongs.append(f"not done after {self.plan.seconds:.0f} s")
        self._stop()

    async def _tables(self, people: House) -> list[Table]:
        """One table that knows one web process only for each of them, then tables of every sort."""
        number = max(self.plan.tables, len(self.stage.webs) + len(SORTS))
        tables = [Table(SORTS[0], home=home) for home in range(len(self.stage.webs))]
        tables += [Table(SORTS[each % len(SORTS)]) for each in range(number - len(tables))]
        for table in tables:
            if table.sort.bound:
                table.visitors = [guest(web) for web in self.stage.webs]
            else:
                table.people = await people.people(1 if table.sort.engine else 2)
        return tables

    async def _sit(self, table: Table) -> None:
        """One game after another until it is enough."""
        while not self.enough.is_set():
            clients = await self._begin(table)
            table.played.append(clients)
            try:
                async with asyncio.TaskGroup() as group:
                    for client in clients:
                        group.create_task(self._play(client, table))
            except* (Untrue, Alarm, *AWAY) as wrong:
                self.report.wrongs += [f"{clients[0].game}: {each!r}" for each in wrong.exceptions]

    async def _begin(self, table: Table) -> list[Seated]:
        webs = [*self.stage.webs] if table.home is None else [self.stage.webs[table.home]]
        self.chance.shuffle(webs)
        sort, host = table.sort, Host(webs)
        terms: dict[str, Any] = {"game": sort.game, "clock": CLOCK, "private": True}
        if sort.bound:
            binders = [Binder(visitor, ORIGIN, KEY.public) for visitor in table.visitors]
            tokens = [each.visitor.session for each in binders]
            game = await host.begin(tokens, [each.dice for each in binders], terms)
            return [BoundClient(each, webs, game) for each in binders]
        if sort.engine is not None:
            terms = {**terms, "opponent": {"engine": sort.engine}, "private": False}
        tokens = [person.token for person in table.people]
        game = await host.begin(tokens, [None] * len(tokens), terms)
        addresses = [web.ws_url for web in webs]
        return [
            PlainClient(addresses, token, game, patience=PATIENCE, opening=OPEN_SECONDS) for token in tokens
        ]

    async def _play(self, client: Seated, table: Table) -> None:
        await client.join()
        heard = len(client.hashes)
        while not client.over and not self.enough.is_set():
            if choices := client.choices:
                await self._act(client, table, self.chance.choice(choices))
            else:
                await client.listen()
            if table.sort.engine is not None and len(client.hashes) > heard:
                heard = len(client.hashes)
                if client.choices:
                    self.report.engine_acts += 1
                    self.watch.note_act(ENGINE)
        if isinstance(client, BoundClient):
            await client.end()
        await client.leave()

    async def _act(self, client: Seated, table: Table, text: str) -> None:
        if not await client.play(text):
            self.report.refused += 1
            return
        self.report.acked += 1
        self.watch.note_act(table.home)
        if self.report.acked >= self.plan.acts and self.broken:
            self._stop()

    async def _keep(self) -> None:
        """Start a web process again that has ended by itself, as a service manager would."""
        while True:
            for web in self.stage.webs:
                if not self.held and web.process is not None and web.process.poll() is not None:
                    after = self.report.struck[-1][1] if self.report.struck else "the start"
                    self.report.ended_alone.append(f"code {web.process.returncode} after {after}")
                    web.process = None
                    await asyncio.to_thread(web.start)
            await asyncio.sleep(KEEP_SECONDS)

    async def _break(self) -> None:
        """One fault after another, each kind in turn."""
        possible = [kind for kind in self.plan.kinds if kind.possible(self.stage)]
        self.report.skipped = {
            kind.name: kind.need.value for kind in self.plan.kinds if not kind.possible(self.stage)
        }
        for number in range(self.plan.faults):
            await asyncio.sleep(self.plan.pause * self.chance.uniform(0.5, 1.5))
            kind, which = possible[number % len(possible)], self.chance.randrange(len(self.stage.webs))
            struck = self.watch.begin()
            self.report.struck.append((time.time(), kind.name))
            self.held = True
            async with kind.happening(self.stage, which):
                await asyncio.sleep(self.plan.part * self.chance.uniform(*kind.seconds))
                lifted = time.monotonic()
            self.held = False
            recovery = await self.watch.recovered(kind, which, struck, lifted)
            self.report.recoveries.append(recovery)
            if recovery.failed:
                self.report.wrongs.append(f"no recovery from {kind.name}: {recovery.missing}")
            self.say(progress(number + 1, self.plan.faults, recovery, self.report.acked))
        self.broken = True
        if self.report.acked >= self.plan.acts:
            self._stop()


@asynccontextmanager
async def second_edition() -> AsyncGenerator[None]:
    """Read logs of the second edition of draughts in this process too, inside the context."""
    draughts = registry["dames"]
    before = draughts.edition
    object.__setattr__(draughts, "edition", 2)
    try:
        yield
    finally:
        object.__setattr__(draughts, "edition", before)


async def trial(stage: Stage, plan: Plan, seed: int = 1, say: Callable[[str], None] = print) -> Report:
    """Play, break and check."""
    database = await connect(stage.parts.postgres.address, 8)
    try:
        async with second_edition(), house(database) as people:
            return await Nemesis(stage, plan, seed, say).run(people)
    finally:
        with suppress(TimeoutError):
            await asyncio.wait_for(database.close(), OPEN_SECONDS)
