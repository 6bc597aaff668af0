"""What writing the log costs a web process, beside the barest durable insert: see `make bench-log`.

Processor time of this process alone, for each batch; the events are hashed beforehand, as rooms do.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID, uuid4

import uvloop

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.server.base.database import connect
from academie.server.game.commits import HeldConnection
from academie.server.game.log_writer import Append
from tests.server.support.tables import house
from tests.server.support.web import temporary_parts

if TYPE_CHECKING:
    from academie.server.base.database import Database

SIZES = (1, 4, 16, 64)
BARE_BYTES = 200
BARE_TABLE = "CREATE TABLE bare (game_id uuid, seq int, body bytea, PRIMARY KEY (game_id, seq))"
BARE = "INSERT INTO bare SELECT * FROM unnest($1::uuid[], $2::int[], $3::bytea[])"
ACT = {"act": "31-26", "nonce": "00" * 16, "spent": 1200, "lag": 30}

Send = Callable[[int], Awaitable[object]]
"""Sends the batch of that number."""


class Cost(NamedTuple):
    """What a batch of so many appends costs: microseconds of our processor, milliseconds until committed."""

    appends: int
    cpu_us: float
    bare_cpu_us: float
    ms: float
    bare_ms: float


async def measured(send: Send, batches: int) -> tuple[float, float]:
    """Microseconds of processor and milliseconds a batch, after one that is not counted."""
    await send(0)
    began, used = time.perf_counter(), time.process_time()
    for number in range(1, batches + 1):
        await send(number)
    cpu, wall = time.process_time() - used, time.perf_counter() - began
    return cpu / batches * 1e6, wall / batches * 1e3


def appended(game_id: UUID, last: Entry, acts: int) -> list[Append]:
    """Appends of one act each to a game, which follow each other."""
    found: list[Append] = []
    for number in range(acts):
        last = Entry(last.seq + 1, Kind.ACT, number % 2, ACT, last.at_ms + 1000, last.digest)
        assert last.digest
        found.append(Append(game_id, [last], uuid4(), spent_ms=1200, deadline_ms=last.at_ms, actor=0))
    return found


async def ours(database: Database, games: Sequence[tuple[UUID, Entry]], batches: int) -> tuple[float, float]:
    """What the writer's statement costs."""
    store = HeldConnection(database)
    made = [appended(*game, batches + 1) for game in games]

    async def send(number: int) -> None:
        batch = [appends[number] for appends in made]
        assert len(await store.commit(batch)) == len(batch)

    try:
        return await measured(send, batches)
    finally:
        await store.close()


async def bare(database: Database, size: int, batches: int) -> tuple[float, float]:
    """What inserting as many rows costs, and nothing else."""
    ids, body = [uuid4() for _ in range(size)], [bytes(BARE_BYTES)] * size
    connection = await database.connect_alone()
    statement = await connection.prepare(BARE)
    try:
        return await measured(lambda number: statement.fetch(ids, [number] * size, body), batches)
    finally:
        await connection.close()


async def costs(sizes: Sequence[int], batches: int) -> list[Cost]:
    """What batches of these sizes cost, on a database of our own."""
    with temporary_parts() as parts:
        async with await connect(parts.postgres.address, 2) as database, house(database) as found:
            await database.execute(BARE_TABLE)
            people = await found.people(2)
            told: list[Cost] = []
            for size in sizes:
                rooms = [await found.open("dames", people) for _ in range(size)]
                games = [(room.row.id, (await found.games.log(room.row.id))[-1]) for room in rooms]
                cpu, ms = await ours(database, games, batches)
                bare_cpu, bare_ms = await bare(database, size, batches)
                told.append(Cost(size, cpu, bare_cpu, ms, bare_ms))
            return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batches", type=int, default=500, help="how many of each size")
    told = uvloop.run(costs(SIZES, parser.parse_args().batches))
    print("appends a batch   µs of processor   bare insert   ms to commit   bare insert")
    for cost in told:
        cpu = f"{cost.appends:15d} {cost.cpu_us:17.0f} {cost.bare_cpu_us:13.0f}"
        print(cpu, f"{cost.ms:14.2f} {cost.bare_ms:13.2f}")


if __name__ == "__main__":
    main()
