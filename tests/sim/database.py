"""The line of a process to the store: requests travel, answers may be lost, and each takes its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

import asyncpg

from academie.dice.log import Entry
from academie.server.game.log_writer import Append
from academie.server.game.queries import GameRow, Games, NewGame
from tests.sim.loop import OWNER, Owner
from tests.sim.statements import STATEMENTS, plain
from tests.sim.store import Row, Store

if TYPE_CHECKING:
    from academie.server.base.database import Database

T = TypeVar("T")
Trace = Callable[..., None]

TRAVEL_SECONDS = 0.0004
"""How long a message between a process and the store takes on average."""
COMMIT_SECONDS = 0.003
COMMAND_SECONDS = 5.0
"""How long a command is waited for, as by the driver."""


class StoreHost:
    """The machine that the store runs on, and what is wrong with it."""

    def __init__(self, store: Store, random: Random, trace: Trace) -> None:
        self.store = store
        self.random = random
        self.trace = trace
        self.down = False
        self.full = False
        self.slow = 1.0
        self.context = copy_context()
        self.context.run(OWNER.set, Owner("store"))

    def delay(self, mean: float) -> float:
        return self.random.expovariate(1 / (mean * self.slow))


class StoreLine:
    """What one process has of the store: a line that may be cut, and errors that happen on it."""

    def __init__(self, host: StoreHost, owner: Owner) -> None:
        self.host = host
        self.owner = owner
        self.cut = False
        self.failing = 0.0
        """How many of the requests fail before anything is done."""
        self.losing = 0.0
        """Of how many requests the answer is lost after they were carried out."""

    async def ask(self, name: str, work: Callable[[], T], *, writes: bool = False) -> T:
        """Have the store do something; raises what the driver would."""
        host, loop = self.host, asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def arrive() -> None:
            self._carry_out(name, work, writes, answer)

        delay = host.delay(COMMIT_SECONDS if writes else TRAVEL_SECONDS)
        loop.call_later(delay, arrive, context=host.context)
        async with asyncio.timeout(COMMAND_SECONDS):
            return await answer

    def _carry_out(self, name: str, work: Callable[[], T], writes: bool, answer: asyncio.Future[T]) -> None:
        """What happens when a request has come to the store."""
        host = self.host
        if self.cut:
            if host.random.random() < 0.3:
                self._answer(answer, ConnectionResetError("the line is cut"))
            return  # else nothing is ever heard
        if host.down:
            self._answer(answer, ConnectionRefusedError("the store is down"))
            return
        if writes and host.full:
            self._answer(answer, asyncpg.DiskFullError("no space left on device"))
            return
        if self.failing and host.random.random() < self.failing:
            self._answer(answer, asyncpg.ConnectionDoesNotExistError("closed in the middle of operation"))
            return
        found = work()
        host.trace("store", self.owner.name, name)
        if self.losing and host.random.random() < self.losing:
            host.trace("answer lost", self.owner.name, name)
            self._answer(answer, ConnectionResetError("the answer is lost"))
            return
        self._answer(answer, None, found)

    def _answer(self, answer: asyncio.Future[T], wrong: Exception | None, found: T | None = None) -> None:
        asyncio.get_running_loop().call_later(
            self.host.delay(TRAVEL_SECONDS), self._deliver, answer, wrong, found
        )

    def _deliver(self, answer: asyncio.Future[T], wrong: Exception | None, found: T | None) -> None:
        if answer.done() or self.cut:
            return
        if wrong is not None:
            answer.set_exception(wrong)
        else:
            answer.set_result(cast("T", found))


class SimDatabase:
    """The pool of connections of a process, as far as outages and quarantine use it."""

    def __init__(self, line: StoreLine) -> None:
        self._line = line

    @property
    def as_pool(self) -> Database:
        return cast("Database", self)

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        statement = STATEMENTS.get(plain(sql))
        assert statement is not None, f"the simulation does not know the statement {plain(sql)}"
        writes = not plain(sql).startswith("SELECT")

        def work() -> list[Row]:
            return statement(self._line.host.store, *values)

        return await self._line.ask(statement.__name__, work, writes=writes)

    async def execute(self, sql: str, *values: object) -> str:
        await self.fetch(sql, *values)
        return ""

    async def fetchrow(self, sql: str, *values: object) -> Row | None:
        return next(iter(await self.fetch(sql, *values)), None)

    async def fetchval(self, sql: str, *values: object) -> Any:  # noqa: ANN401 - as in asyncpg
        row = await self.fetchrow(sql, *values)
        return None if row is None else next(iter(row.values()))


class SimGames(Games):
    """Games of the simulated store."""

    def __init__(self, line: StoreLine) -> None:
        super().__init__(SimDatabase(line).as_pool)
        self._line = line
        self._store = line.host.store

    async def begin(self, game: NewGame) -> Entry:
        return await self._line.ask("begin", lambda: self._store.begin(game), writes=True)

    async def row(self, game_id: UUID) -> GameRow | None:
        return await self._line.ask("row", lambda: self._store.row(game_id))

    async def log(self, game_id: UUID, since: int = 0) -> list[Entry]:
        return await self._line.ask("log", lambda: self._store.log(game_id, since))

    async def seq_of(self, game_id: UUID, seat: int, idem: UUID) -> int | None:
        return await self._line.ask("seq_of", lambda: self._store.seq_of(game_id, seat, idem))

    async def keep_countersignature(self, game_id: UUID, seat: int, seq: int, signature: bytes) -> None:
        def work() -> None:
            self._store.keep_countersignature(game_id, seat, seq, signature)

        await self._line.ask("countersign", work, writes=True)

    async def countersignatures(self, game_id: UUID) -> list[tuple[int, int, bytes]]:
        return await self._line.ask("countersignatures", lambda: self._store.countersignatures(game_id))

    async def keep_nonce(self, game_id: UUID, seat: int, nonce: str) -> None:
        def work() -> None:
            self._store.keep_nonce(game_id, seat, nonce)

        await self._line.ask("nonce", work, writes=True)

    async def unsigned(self) -> list[UUID]:
        return await self._line.ask("unsigned", self._store.unsigned)

    async def ahead(self, known: Mapping[UUID, int]) -> list[UUID]:
        return await self._line.ask("ahead", lambda: self._store.ahead(known))

    async def overdue(self) -> list[UUID]:
        return await self._line.ask("overdue", self._store.overdue)


class SimLogStore:
    """Where the true writer has its batches committed."""

    def __init__(self, line: StoreLine) -> None:
        self._line = line

    async def commit(self, batch: Sequence[Append]) -> set[UUID]:
        return await self._line.ask("commit", lambda: self._line.host.store.commit(batch), writes=True)

    async def close(self) -> None:
        """Nothing is left open."""
