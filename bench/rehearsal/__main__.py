"""A rehearsal of many hosts on one machine: each is a network namespace. Run by `make rehearsal`, as root.

A proxy, web processes, workers, PostgreSQL with a synchronous standby, and Redis, each on a host of its own;
players come through the proxy. First one web process carries its part of the load, then all carry the whole,
to compare what an act costs; then the host of the database vanishes under load and its standby takes over.
Whatever was acknowledged must be in the log of the standby. All share the processors of this machine: what
grows with the number of hosts is measured by processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import msgspec

from academie.server.base.database import connect
from academie.server.operations.private_services import program
from bench.cpu import CORES, resident_kb
from bench.rehearsal.load import Acked, Result, Task
from bench.rehearsal.stage import PORTS, Stage, staged
from bench.server import opened
from tests.server.support.web import LIMITS_TOLD

GAME = "dames"


class Measured(msgspec.Struct):
    """What a phase took and gave."""

    webs: int
    sockets: int
    acts: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float
    refused: dict[str, int]
    reopened: int
    unanswered: int
    cpu_ms: dict[str, float]
    """Processor time an act, in milliseconds, by kind of host."""
    log_bytes: float
    """Bytes of the log an act, with its indexes."""
    wal_bytes: float
    kb_a_socket: float
    """Memory of the web processes a socket, those with a game included."""
    wall_seconds: float
    """How long processors were measured."""

    def act_ms(self, idle: float) -> float:
        """Processor time of the web processes an act, without what they use while nothing happens."""
        return self.cpu_ms["web"] - 1e3 * idle * self.webs * self.wall_seconds / self.acts


class Failover(msgspec.Struct):
    """What the loss of the database cost."""

    silent_seconds: float
    """The longest time without an acknowledgement."""
    acknowledged: int
    lost: int
    measured: Measured


class Report(msgspec.Struct):
    """What `--json` writes."""

    cores: int
    load_before: float
    idle: float
    """Which part of a processor a web process uses while nothing happens."""
    one: Measured
    all: Measured
    growth: float
    """How many times as many acts all web processes can do as one, were there processors for all."""
    failover: Failover


class Plan(NamedTuple):
    """How much is asked."""

    webs: int
    tables: int
    rate: float
    seconds: float
    sockets: int
    loads: int


class Moment(NamedTuple):
    """What had been used at some time, processors by host."""

    at: float
    cpu: dict[str, float]
    log: int
    wal: int


def moment(stage: Stage) -> Moment:
    cpu = {name: host.cpu_seconds() for name, host in stage.hosts.items()}
    log, wal = 0, 0
    if stage.hosts["primary"].processes():
        said = stage.primary._run(
            program("psql", "postgresql"),
            *("-h", "127.0.0.1", "-p", str(stage.primary.port), "-U", "academie", "-d", "academie", "-Atc"),
            "SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r'"
            " AND relname LIKE 'game_event%'), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')",
        )
        log, wal = (int(each) for each in said.decode().strip().split("|"))
    return Moment(time.monotonic(), cpu, log, wal)


def idle_share(stage: Stage, seconds: float = 15.0) -> float:
    """Which part of a processor a web process uses while nothing happens."""
    webs = stage.web_hosts(len(stage.webs))
    before = sum(host.cpu_seconds() for host in webs)
    time.sleep(seconds)
    return (sum(host.cpu_seconds() for host in webs) - before) / seconds / len(webs)


class Phase:
    """A load on so many web processes, and what it used."""

    def __init__(self, stage: Stage, plan: Plan, webs: int, idle: int = 0) -> None:
        self.stage, self.plan, self.webs = stage, plan, webs
        stage.serve_by(webs)
        players = asyncio.run(opened(stage.database, GAME, plan.tables))
        held = sum(resident_kb(web.pid) for web in stage.webs[:webs])
        parts = range(plan.loads)
        self.loads = [
            _started_load(
                stage,
                Task(
                    stage.hosts["proxy"].address,
                    PORTS["proxy"],
                    players.tokens,
                    players.games[part :: plan.loads],
                    plan.rate / plan.loads,
                    plan.seconds,
                    idle // plan.loads,
                ),
            )
            for part in parts
        ]
        for load in self.loads:
            _await_connected(load)
        sockets = 2 * plan.tables + idle
        self.kb_a_socket = (sum(resident_kb(web.pid) for web in stage.webs[:webs]) - held) / sockets
        self.before = moment(stage)

    def end(self) -> tuple[Measured, list[Result]]:
        """Wait for the load, and return what it measured."""
        results = [
            msgspec.json.decode(load.communicate(timeout=self.plan.seconds + 120)[0], type=Result)
            for load in self.loads
        ]
        after = moment(self.stage)
        return self._measured(results, after), results

    def _measured(self, results: list[Result], after: Moment) -> Measured:
        delays = sorted(delay for result in results for delay in result.delays_ms)
        acts = len(delays)
        if acts == 0:
            raise RuntimeError("no act was acknowledged: see the logs of the web processes")
        seconds = max(ack.at for result in results for ack in result.acks)
        idle_webs = {host for host in after.cpu if host.startswith("web") and int(host[3:]) >= self.webs}
        cpu: dict[str, float] = {}
        for host in after.cpu.keys() - idle_webs:
            kind = host.rstrip("0123456789")
            cpu[kind] = cpu.get(kind, 0.0) + 1e3 * (after.cpu[host] - self.before.cpu[host]) / acts
        return Measured(
            webs=self.webs,
            sockets=sum(result.sockets for result in results),
            acts=acts,
            seconds=seconds,
            per_second=acts / seconds,
            p50_ms=delays[acts // 2],
            p99_ms=delays[int(0.99 * acts)],
            refused=dict(sum((Counter(result.refused) for result in results), Counter[str]())),
            reopened=sum(result.reopened for result in results),
            unanswered=sum(result.unanswered for result in results),
            cpu_ms=cpu,
            log_bytes=max(0, after.log - self.before.log) / acts,
            wal_bytes=max(0, after.wal - self.before.wal) / acts,
            kb_a_socket=self.kb_a_socket,
            wall_seconds=after.at - self.before.at,
        )


def _started_load(stage: Stage, task: Task) -> subprocess.Popen[bytes]:
    words = [*stage.hosts["load"].within, sys.executable, "-m", "bench.rehearsal.load"]
    load = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert load.stdin is not None
    load.stdin.write(msgspec.json.encode(task))
    load.stdin.close()
    load.stdin = None
    return load


def _await_connected(load: subprocess.Popen[bytes]) -> None:
    assert load.stderr is not None
    said = load.stderr.readline()
    if said != b"connected\n":
        load.kill()
        raise RuntimeError((said + load.stderr.read()).decode())


async def lost(address: str, acks: Sequence[Acked]) -> int:
    """How many acts that were acknowledged are not in the log where they were said to be."""
    database = await connect(address, 2, command_seconds=120)
    by_game: dict[UUID, list[Acked]] = {}
    for ack in acks:
        by_game.setdefault(ack.game, []).append(ack)
    missing = 0
    for game, of_game in by_game.items():
        rows = await database.fetch("SELECT seq, idem FROM game_event WHERE game_id = $1", game)
        kept = {(row["seq"], row["idem"]) for row in rows}
        missing += sum((ack.seq, ack.id) not in kept for ack in of_game)
    await database.close()
    return missing


def silent_seconds(results: Sequence[Result]) -> float:
    """The longest time in which nobody was acknowledged anything."""
    times = sorted(result.began + ack.at for result in results for ack in result.acks)
    return max(later - earlier for earlier, later in pairwise(times))


def printed(name: str, found: Measured) -> None:
    cpu = ", ".join(f"{kind} {spent:.3f}" for kind, spent in found.cpu_ms.items() if spent >= 0.0005)
    print(
        f"{name}: {found.sockets:,} sockets, {found.acts:,} acts, {found.per_second:,.0f} a second; "
        f"p50 {found.p50_ms:.0f} ms, p99 {found.p99_ms:.0f} ms; refused {found.refused or 0}, "
        f"lines opened again {found.reopened}, unanswered {found.unanswered}\n  processor ms an act: {cpu}\n"
        f"  {_bytes_written(found)}{found.kb_a_socket:.1f} kB a socket",
        flush=True,
    )


def _bytes_written(found: Measured) -> str:
    """What was written for an act; nothing where the database that knew it is lost."""
    if not found.log_bytes:
        return ""
    return f"bytes an act: log {found.log_bytes:.0f}, WAL {found.wal_bytes:.0f}; "


def rehearsed(stage: Stage, plan: Plan) -> Report:
    load_before = os.getloadavg()[0]
    idle = idle_share(stage)
    print(f"a web process to which nobody comes uses {idle:.1%} of a processor", flush=True)
    # As much for one as each of all has: what an act costs depends on how many share a commit.
    part = plan._replace(tables=plan.tables // plan.webs, rate=plan.rate / plan.webs)
    one, _ = Phase(stage, part, 1).end()
    printed("one web process", one)
    every, _ = Phase(stage, plan, plan.webs).end()
    printed(f"{plan.webs} web processes", every)
    growth = plan.webs * one.act_ms(idle) / every.act_ms(idle)
    print(
        f"an act takes {one.act_ms(idle):.3f} ms of one web process, {every.act_ms(idle):.3f} of all: "
        f"growth by processor time {growth:.2f} times",
        flush=True,
    )
    phase = Phase(stage, plan, plan.webs, max(0, plan.sockets - 2 * plan.tables))
    time.sleep(plan.seconds / 3)
    stage.fail_over()
    measured, results = phase.end()
    printed("the database lost", measured)
    acks = [ack for result in results for ack in result.acks]
    missing = asyncio.run(lost(stage.standby.address, acks))
    failover = Failover(silent_seconds(results), len(acks), missing, measured)
    print(
        f"  nothing acknowledged for {failover.silent_seconds:.1f} s at most; {len(acks):,} acknowledged, "
        f"{missing} lost",
        flush=True,
    )
    return Report(CORES, load_before, idle, one, every, growth, failover)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--webs", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--rate", type=float, default=400, help="acts a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--loads", type=int, default=2, help="processes of players")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


def main() -> None:
    args = asked()
    plan = Plan(args.webs, args.tables, args.rate, args.seconds, args.sockets, args.loads)
    print(LIMITS_TOLD)
    with staged(args.webs, args.workers) as stage:
        report = rehearsed(stage, plan)
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    if report.failover.lost:
        raise SystemExit(f"{report.failover.lost} acknowledged acts are lost")


if __name__ == "__main__":
    main()
