"""What one web process carries, on loopback. Run by `make bench-server`.

Everything shares this machine: the web process, PostgreSQL, Redis and the load, a process of its own.
Figures by the processor's clock (acts a CPU-second of the web process) say more than those by the wall's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import msgspec

from academie.server.store.pool import connect
from bench import bare
from bench.load import Result, Task
from tests.server.tables import House, Person, house
from tests.server.web import Parts, Web, started, temporary_parts

TICKS = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    """A run of the load and what it cost each web process."""

    result: Result
    cpu: list[float]
    """Seconds of processor each web process used while measured, warming up included."""
    wall: float

    @property
    def per_cpu_second(self) -> float:
        return self.result.acked / (sum(self.cpu) * self.result.seconds / self.wall)

    @property
    def per_second(self) -> float:
        return self.result.acked / self.result.seconds

    def delay(self, part: float) -> float:
        delays = self.result.delays_ms
        return delays[min(len(delays) - 1, int(part * len(delays)))] if delays else float("nan")


def cpu_seconds(pid: int) -> float:
    """How much processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_kb(pid: int) -> int:
    """How much memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def connected(task: Task) -> subprocess.Popen[bytes]:
    """The load in a process of its own, once all its sockets are open."""
    words = [sys.executable, "-m", "bench.load"]
    load = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert load.stdin is not None
    assert load.stderr is not None
    load.stdin.write(msgspec.json.encode(task))
    load.stdin.close()
    load.stdin = None
    said = load.stderr.readline()
    if said != b"connected\n":
        load.kill()
        raise RuntimeError((said + load.stderr.read()).decode())
    return load


def ended(load: subprocess.Popen[bytes]) -> Result:
    return msgspec.json.decode(load.communicate(timeout=60)[0], type=Result)


def run(task: Task, webs: list[Web]) -> Measured:
    """Runs the load; the clock starts once all are connected."""
    load = connected(task)
    before, begun = [cpu_seconds(web.pid) for web in webs], time.monotonic()
    time.sleep(task.warm_up + task.seconds)
    cpu = [cpu_seconds(web.pid) - was for web, was in zip(webs, before, strict=True)]
    wall = time.monotonic() - begun
    return Measured(ended(load), cpu, wall)


async def opened(parts: Parts, key: str, number: int) -> tuple[list[Person], list[UUID]]:
    """That many new games between the same two people."""
    database = await connect(parts.postgres.address, 8)
    async with house(database, warm_rooms=100_000) as people:
        both = await people.people(2)
        games = [await begin(people, key, both, min(50, number - begun)) for begun in range(0, number, 50)]
    await database.close()
    return both, [game for some in games for game in some]


async def begin(people: House, key: str, both: list[Person], number: int) -> list[UUID]:
    rooms = await asyncio.gather(*(people.open(key, both) for _ in range(number)))
    return [room.row.id for room in rooms]


class Bench(NamedTuple):
    """Where it is measured, and for how long each time."""

    parts: Parts
    seconds: float

    def played(self, webs: list[Web], key: str, tables: int, rate: float) -> Measured:
        """Games of one kind played at a pace."""
        both, games = asyncio.run(opened(self.parts, key, tables))
        tokens = [person.token for person in both]
        return run(Task([web.port for web in webs], tokens, games, rate, self.seconds), webs)

    def paced(self, web: Web, tables: int, rate: float) -> None:
        """Bare, draughts and trictrac at one pace: delays, and acts a CPU-second beside the bare path."""
        print(
            f"{2 * tables:,} sockets, {rate:,.0f} acts a second due for {self.seconds:.0f} s, one web process"
        )
        print("  game        acked/s   p50 ms   p99 ms   max ms  acts/CPU-s  of bare")
        limit = 0.0
        for key in (bare.Bare.key, "dames", "trictrac"):
            found = self.played([web], key, tables, rate)
            limit = limit or found.per_cpu_second
            share = f"{found.per_cpu_second / limit:9.2f}" if limit else f"{'–':>9}"
            print(
                f"  {key:10}{found.per_second:9.0f}{found.delay(0.5):9.1f}{found.delay(0.99):9.1f}"
                f"{found.delay(1):9.1f}{found.per_cpu_second:12.0f}{share}"
                + (f"  refused {found.result.refused}" if found.result.refused else ""),
                flush=True,
            )

    def idle(self, web: Web, sockets: int) -> None:
        """What a socket holds that says nothing."""
        both, _ = asyncio.run(opened(self.parts, "dames", 0))
        before = resident_kb(web.pid)
        load = connected(Task([web.port], [both[0].token], [], 1, 4.0, idle=sockets))
        time.sleep(1)
        held = resident_kb(web.pid) - before
        result = ended(load)
        print(f"{result.sockets:,} idle sockets on one web process: {held / sockets:.1f} kB each", flush=True)

    def saturated(self, webs: list[Web], tables: int) -> float:
        """Acts a second of draughts when far more are due than can be done."""
        return self.played(webs, "dames", tables, 20_000).per_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_500)
    parser.add_argument("--rate", type=float, default=1_000)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--idle", type=int, default=10_000)
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores shared by everything; load average {os.getloadavg()[0]:.1f} at the start")
    with ExitStack() as stack:
        parts = stack.enter_context(temporary_parts())
        webs = [parts.web(), parts.web()]
        for web in webs:
            web.factory = "bench.bare:create_app"
        stack.enter_context(started(webs[0]))
        bench = Bench(parts, asked.seconds)
        bench.idle(webs[0], asked.idle)
        bench.paced(webs[0], asked.tables, asked.rate)
        one = bench.saturated(webs[:1], 200)
        stack.enter_context(started(webs[1]))
        two = bench.saturated(webs, 200)
        print(f"draughts, all that can be done: one web process {one:,.0f} acts/s, two {two:,.0f}", end="")
        print(f" ({two / one:.2f} times as many)")
    print(f"load average {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
