"""Compares the database with what the clients of a game were told, once all is over."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry, first_broken_entry
from academie.dice.player import Alarm
from academie.dice.proof import verify
from academie.dice.verdict import examine, read_proof
from academie.server.base.database import DATABASE_AWAY
from academie.server.game.queries import Games
from bench.nemesis.players import PATIENCE, BoundClient, Seated
from bench.nemesis.report import Report
from tests.server.support.client import Untrue

T = TypeVar("T")
UNBEGUN = {Kind.ABORT, Kind.ABANDONED}


async def check_game(report: Report, clients: Sequence[Seated], games: Games) -> None:
    """Add what is found in one game."""
    game = clients[0].game
    for client in clients:
        try:
            await client.join()
            if isinstance(client, BoundClient) and client.over:
                await client.signed()
        except (Untrue, Alarm, TimeoutError) as wrong:
            report.wrongs.append(f"{game}: {wrong!r}")
        await client.leave()
    log = await insisted(partial(games.log, game))
    law = log[0].body.get("law", "")
    report.games += 1
    report.laws[law] = report.laws.get(law, 0) + 1
    report.events += len(log)
    report.gaps += first_broken_entry(log) is not None or [e.seq for e in log] != [*range(len(log))]
    flags = [entry for entry in log if entry.kind == Kind.FLAG and entry.at_ms / 1000 < report.left_at]
    report.flagged += [_flag(report, clients, log, flag) for flag in flags]
    report.aborted += any(entry.kind in UNBEGUN for entry in log)
    places = Counter(acked.seq for client in clients for acked in client.acked.values())
    report.doubled += sum(times - 1 for times in places.values())
    for client in clients:
        report.retries += client.retries
        report.differing += client.hashes != [entry.digest.hex() for entry in log]
        _check_acts(report, client, log)
    bound = [client for client in clients if isinstance(client, BoundClient)]
    if bound:
        report.finished += bound[0].over
        _check_evidence(report, bound)
    else:
        _check_first_format(report, clients[0], log)


def _flag(report: Report, clients: Sequence[Seated], log: Sequence[Entry], flag: Entry) -> str:
    """Who was flagged, at what, and how long after which fault."""
    person = any(client.seat == flag.seat for client in clients)
    at, fault = max(
        (each for each in report.struck if each[0] < flag.at_ms / 1000), default=(0.0, "the start")
    )
    who = "a person" if person else "an engine"
    return f"{who} at {log[0].body['game']}, {flag.at_ms / 1000 - at:.0f} s after {fault}"


def _check_acts(report: Report, client: Seated, log: Sequence[Entry]) -> None:
    """Every act that was acknowledged is in the log, where it was said to be; and no other of that seat."""
    for acked in client.acked.values():
        kept = log[acked.seq] if acked.seq < len(log) else None
        same = kept is not None and (kept.kind, kept.seat) == (Kind.ACT, client.seat)
        report.lost += not (same and kept is not None and kept.body.get("nonce", "") == acked.nonce)
    places = {acked.seq for acked in client.acked.values()}
    report.doubled += sum(
        entry.kind == Kind.ACT and entry.seat == client.seat and entry.seq not in places for entry in log
    )


def _check_first_format(report: Report, client: Seated, log: Sequence[Entry]) -> None:
    if Fold.of(client.game, log).over:
        report.finished += 1
        verdict = verify(client.game, [*log])
        report.rolls += verdict.rolls
        report.wrongs += verdict.problems


def _check_evidence(report: Report, clients: Sequence[BoundClient]) -> None:
    """The evidence of each client agrees with the proof, and the server has signed one log only."""
    signed: dict[int, set[bytes]] = {}
    for client in clients:
        evidence = client.person.evidence
        report.receipts += len(evidence.receipts)
        for seq, head, _ in evidence.receipts:
            signed.setdefault(seq, set()).add(head)
        proof = read_proof(client.person.visitor.http.get(f"/api/games/{client.game}/dice-proof").text)
        own = [key.public for key in client.person.keys]
        verdict = examine(proof, [evidence], own=own)
        report.evidence += client.seat in verdict.vouched
        report.wrongs += [f"{client.game}: {flaw.en}" for flaw in verdict.flaws]
        if client.seat not in verdict.vouched:
            report.wrongs.append(f"{client.game}: seat {client.seat} cannot vouch for it")
        if client is clients[0]:
            report.rolls += verdict.rolls
    report.two_heads += sum(len(heads) > 1 for heads in signed.values())


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
