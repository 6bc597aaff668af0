"""What one web process carries, on loopback, beside the least a server could do. Run by `make bench-server`.

Everything shares this machine: the web process, PostgreSQL, Redis and the load, a process of its own. So each
game is measured in pairs with the bare server (`bench.bare`) at the same rate, now one first, now the other,
and the figures are ratios by the processor's clock. A pair counts only if the rest of the machine was quiet.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple
from uuid import UUID, uuid4

import msgspec

from academie.dice.chains import Chain
from academie.dice.keys import Key
from academie.server.accounts.service import Accounts
from academie.server.accounts.sessions import Sessions
from academie.server.base.database import connect
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.queries import Games, SeatDice
from academie.server.game.terms import new_game, validate_terms
from bench.cpu import Machine, resident_kb
from bench.load import Result, Task
from tests.server.support.web import LIMITS_TOLD, Parts, Web, keys_in, started, temporary_parts

CLOCK: Final = ClockRule(Pace.INCREMENT, 3_600_000, 2_000)
SEEDS: Final = ("11" * 32, "22" * 32)
BARE: Final = "bare"
TURNS: Final = {"dames": False, "trictrac": True}
"""The games that are played, and whether their dice take links of both players (the second format)."""
MOST_OTHERS: Final = 0.20
"""A pair counts only if the rest of the machine used less than this part of it."""
QUIET: Final = 0.05
"""Delays mean something by themselves only if it used less than this."""


class Run(msgspec.Struct):
    """A run of the load against one web process."""

    game: str
    acts: int
    per_second: float
    per_cpu_second: float
    p50_ms: float
    p99_ms: float
    most_ms: float
    refused: int
    unsent: int
    others: float
    """Which part of the machine was used by what is not ours."""


class Pair(msgspec.Struct):
    """A game and the bare server, one right after the other."""

    game: Run
    bare: Run

    @property
    def ratio(self) -> float:
        return self.game.per_cpu_second / self.bare.per_cpu_second

    @property
    def p99(self) -> float:
        return self.game.p99_ms / self.bare.p99_ms

    @property
    def counts(self) -> bool:
        return max(self.game.others, self.bare.others) < MOST_OTHERS


class Figures(msgspec.Struct):
    """What is known of a game beside the bare server: medians, with the least and the most."""

    game: str
    ratio: tuple[float, float, float]
    """Acts a CPU-second, as a part of the bare server's."""
    p99: tuple[float, float, float]
    """The 99th of a hundred delays, as a multiple of the bare server's."""
    counted: int
    """How many pairs count; if none does, the figures are those of all, and doubtful."""
    pairs: list[Pair]


class Report(msgspec.Struct):
    """What `--json` writes."""

    cores: int
    tables: int
    rate: float
    seconds: float
    idle_kb: float
    games: list[Figures]
    saturated: list[float]
    """Acts a second at draughts, all that can be done: by one web process, and by two."""


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


class Players(NamedTuple):
    """Who plays which games, and what they give to the dice."""

    tokens: list[str]
    games: list[UUID]
    seeds: list[str]


async def opened(address: str, key: str, number: int) -> Players:
    """That many new games between the same two people, their clocks running."""
    database = await connect(address, 8)
    accounts, games = Accounts(database), Games(database)
    people = [await accounts.create_guest() for _ in range(2)]
    tokens = [await Sessions(database).open(person.account) for person in people]
    seeds = [*SEEDS] if TURNS[key] else []
    dice = {person.account: seat_dice(seed) for person, seed in zip(people, seeds, strict=False)}
    terms = validate_terms(key, None, {}, CLOCK)
    begun = [new_game(terms, people, dice=dice) for _ in range(number)]
    for some in range(0, number, 50):
        await asyncio.gather(*(games.begin(game) for game in begun[some : some + 50]))
    await database.close()
    return Players(tokens, [game.id for game in begun], seeds)


def seat_dice(seed: str) -> SeatDice:
    secret = bytes.fromhex(seed)
    return SeatDice(Chain(secret).anchor.hex(), "00" * 16, Key(secret).public.hex())


class Bench(NamedTuple):
    """Where it is measured, at which pace and for how long each time."""

    parts: Parts
    seconds: float
    tables: int
    rate: float

    def played(self, webs: list[Web], key: str, rate: float | None = None) -> Run:
        """Games of one kind played at a pace."""
        players = (
            Players(["", ""], [uuid4() for _ in range(self.tables)], [])
            if key == BARE
            else asyncio.run(opened(self.parts.postgres.address, key, self.tables))
        )
        ports = [web.port for web in webs]
        due = rate or self.rate
        load = connected(Task(ports, players.tokens, players.games, due, self.seconds, seeds=players.seeds))
        time.sleep(2.0)
        before = self._machine()
        time.sleep(self.seconds)
        after = self._machine()
        result = ended(load)
        cpu = sum(after.used(before, web.pid) for web in webs) * self.seconds / (after.at - before.at)
        return Run(
            key,
            result.acked,
            result.acked / self.seconds,
            result.acked / cpu,
            delay(result, 0.5),
            delay(result, 0.99),
            delay(result, 1.0),
            result.refused,
            result.unsent,
            after.others(before),
        )

    def _machine(self) -> Machine:
        postmaster = (self.parts.postgres.folder / "postmaster.pid").read_text().split("\n", 1)[0]
        return Machine.now((os.getpid(), int(postmaster)))

    def pairs(self, web: Web, bare: Web, key: str, number: int) -> Iterator[Pair]:
        """The game and the bare server in the order ABBA."""
        for pair in range(number):
            if pair % 2:
                played = self.played([web], key)
                yield Pair(played, self.played([bare], BARE))
            else:
                floor = self.played([bare], BARE)
                yield Pair(self.played([web], key), floor)

    def idle(self, web: Web, sockets: int) -> float:
        """What a socket holds that says nothing, in kB."""
        players = asyncio.run(opened(self.parts.postgres.address, "dames", 0))
        before = resident_kb(web.pid)
        load = connected(Task([web.port], [players.tokens[0]], [], 1, 4.0, idle=sockets))
        time.sleep(1)
        held = (resident_kb(web.pid) - before) / sockets
        print(f"{ended(load).sockets:,} idle sockets on one web process: {held:.1f} kB each", flush=True)
        return held

    def saturated(self, webs: list[Web]) -> float:
        """Acts a second of draughts when far more are due than can be done."""
        return self.played(webs, "dames", 20_000).per_second


def delay(result: Result, part: float) -> float:
    """The delay that this part of the acts did not exceed."""
    delays = result.delays_ms
    return delays[min(len(delays) - 1, int(part * len(delays)))] if delays else float("nan")


def printed(run: Run) -> None:
    """Print a run on a line, its delays in brackets unless the machine was quiet."""
    delays = f"{run.p50_ms:8.1f} {run.p99_ms:8.1f} {run.most_ms:8.1f}"
    shown = f" {delays} " if run.others < QUIET else f"({delays})"
    amiss = f"  refused {run.refused}, unsent {run.unsent}" if run.refused or run.unsent else ""
    print(
        f"  {run.game:10}{run.per_second:9.0f} {shown}{run.per_cpu_second:11.0f}{run.others:8.0%}{amiss}",
        flush=True,
    )


def spread(values: list[float]) -> tuple[float, float, float]:
    return median(values), min(values), max(values)


def measured(bench: Bench, web: Web, bare: Web, key: str, number: int) -> Figures:
    """A game beside the bare server, in so many pairs."""
    pairs: list[Pair] = []
    for pair in bench.pairs(web, bare, key, number):
        printed(pair.bare)
        printed(pair.game)
        pairs.append(pair)
    counted = [pair for pair in pairs if pair.counts]
    used = counted or pairs
    found = Figures(
        key, spread([pair.ratio for pair in used]), spread([pair.p99 for pair in used]), len(counted), pairs
    )
    doubt = (
        f"{found.counted} of {number} pairs counted" if counted else "no pair counts: the machine was busy"
    )
    print(
        f"{key}: {found.ratio[0]:.2f} of the bare server's acts a CPU-second "
        f"({found.ratio[1]:.2f} to {found.ratio[2]:.2f}), "
        f"p99 {found.p99[0]:.1f} times as long ({found.p99[1]:.1f} to {found.p99[2]:.1f}); {doubt}",
        flush=True,
    )
    return found


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_500)
    parser.add_argument("--rate", type=float, default=1_000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


def main() -> None:
    args = asked()
    print(f"{os.cpu_count()} cores shared by everything; load average {os.getloadavg()[0]:.1f} at the start")
    print(LIMITS_TOLD)
    with ExitStack() as stack:
        parts = stack.enter_context(temporary_parts())
        keys = keys_in(parts.postgres.folder.parent / "signing", signing=secrets.token_hex(32))
        webs = [parts.web(ACADEMIE_KEYS=keys) for _ in range(2)]
        bare = parts.web()
        bare.factory = "bench.bare:create_app"
        for web in (webs[0], bare):
            stack.enter_context(started(web))
        bench = Bench(parts, args.seconds, args.tables, args.rate)
        idle = bench.idle(webs[0], args.idle)
        print(f"{2 * args.tables:,} sockets, {args.rate:,.0f} acts a second due, one web process")
        print("  game        acked/s      p50 ms   p99 ms   max ms   acts/CPU-s  others")
        games = [measured(bench, webs[0], bare, key, args.pairs) for key in TURNS]
        one = bench.saturated(webs[:1])
        stack.enter_context(started(webs[1]))
        two = bench.saturated(webs)
        print(f"draughts, all that can be done: one web process {one:,.0f} acts/s, two {two:,.0f}")
    report = Report(os.cpu_count() or 1, args.tables, args.rate, args.seconds, idle, games, [one, two])
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    print(f"load average {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
