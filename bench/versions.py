"""Games played through a rolling upgrade and half-way back: is one lost? See `make nemesis-versions`.

Two web processes of an older release are replaced, one after the other, by two of a newer one, which begins
games by the second edition of draughts; then an older one comes back, which cannot read those.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import httpx

from academie.server.base.database import connect
from tests.server.support.client import GONE, Client
from tests.server.support.tables import House, house
from tests.server.support.web import LIMITS_TOLD, Parts, Web, temporary_parts

Change = Callable[[int], Coroutine[Any, Any, None]]

PATIENCE = 120.0
STEPS = 4
LEAST_PAUSE = 0.3
ACTS_A_SECOND = 120.0


@dataclass(slots=True)
class Report:
    """What happened, and everything that should not have."""

    games: int = 0
    acked: int = 0
    moved: int = 0
    """How often a process said that a game is elsewhere."""
    laws: dict[str, int] = field(default_factory=dict[str, int])
    lost: int = 0
    refused: list[str] = field(default_factory=list[str])
    quarantined: int = 0
    seconds: float = 0.0


class Upgrade:
    """Plays while the processes are replaced, and checks."""

    def __init__(self, parts: Parts, games: int, acts: int) -> None:
        self.report, self.games, self.acts = Report(), games, acts
        self.old = [self._web(parts, "older"), self._web(parts, "older")]
        self.new = [self._web(parts, "newer"), self._web(parts, "newer")]
        self.played: list[list[Client]] = []
        self.changing = asyncio.Event()
        """Set while processes are still to be replaced."""

    @staticmethod
    def _web(parts: Parts, release: str) -> Web:
        web = parts.web()
        web.factory = f"tests.server.support.releases:{release}"
        web.settings["ACADEMIE_ADDRESS"] = web.base_url
        return web

    async def run(self, people: House) -> Report:
        """Play half of the games through the upgrade, the other half through a step back."""
        began = time.monotonic()
        try:
            for web in self.old:
                await asyncio.to_thread(web.start)
            await self._play_half(people, self.old[0], self._upgrade)
            await self._play_half(people, self.new[0], self._step_back)
        finally:
            for web in (*self.old, *self.new):
                await asyncio.to_thread(web.stop)
        await self._check(people)
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _play_half(
        self, people: House, web: Web, change: Callable[[int], Coroutine[Any, Any, None]]
    ) -> None:
        tables = [await self._open(people, web) for _ in range(self.games // 2)]
        self.played += tables
        self.changing.set()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._change(change, len(tables) * self.acts))
            for clients in tables:
                group.create_task(self._play(clients))

    async def _open(self, people: House, web: Web) -> list[Client]:
        """Begin a game as pages do, and return its players, who know every address."""
        white, black = await people.people(2)
        async with httpx.AsyncClient(base_url=web.base_url, timeout=30) as http:
            table = await asked(http, "/api/tables", white.token, game="dames", seat=0)
            joined = await asked(http, f"/api/tables/{table['id']}/join", black.token)
        game = UUID(joined["game"])
        pairs = zip(self.new, self.old, strict=True)
        addresses = [each.ws_url for pair in pairs for each in pair]
        return [
            Client([*addresses[first:], *addresses[:first]], person.token, game, PATIENCE, heard=self._hear)
            for first, person in ((0, white), (2, black))
        ]

    def _hear(self, frame: str) -> None:
        self.report.moved += json.loads(frame)["t"] == "moved"

    async def _play(self, clients: list[Client]) -> None:
        """The acts of one game, each heard by both players, who must be answered whatever happens."""
        for client in clients:
            await client.join()
        number = 0
        while not clients[0].over and (number < self.acts or self.changing.is_set()):
            number += 1
            for client in clients:
                await caught_up(client, len(clients[0].log) - 1)
            actor = next(client for client in clients if client.to_act)
            answer = await actor.act(actor.acts[number % len(actor.acts)], seq=actor.seen)
            if answer["t"] != "ack":
                self.report.refused.append(str(answer))
                await actor.leave()
                await actor.join()
            for client in clients:
                await caught_up(client, answer["seq"])
            self.report.acked = sum(len(each.acked) for table in self.played for each in table)
            await asyncio.sleep(max(LEAST_PAUSE, self.games / 2 / ACTS_A_SECOND))
        for client in clients:
            await client.leave()

    async def _change(self, change: Change, acts: int) -> None:
        await change(acts)
        self.changing.clear()

    async def _upgrade(self, acts: int) -> None:
        """Replace the older processes one by one."""
        for step, (old, new) in enumerate(zip(self.old, self.new, strict=True), 1):
            await self._until(acts * step // STEPS)
            await asyncio.to_thread(new.start)
            await asyncio.to_thread(old.stop)

    async def _step_back(self, acts: int) -> None:
        """Start an older process again and stop a newer one, so that players come to the older."""
        before = self.report.acked
        await self._until(before + acts // STEPS)
        await asyncio.to_thread(self.old[0].start)
        await asyncio.to_thread(self.new[0].stop)
        await self._until(before + acts // 2)
        await asyncio.to_thread(self.new[0].start)

    async def _until(self, acked: int) -> None:
        while self.report.acked < acked:
            await asyncio.sleep(0.05)

    async def _check(self, people: House) -> None:
        self.report.games = len(self.played)
        self.report.quarantined = await people.database.fetchval("SELECT count(*) FROM quarantine")
        for clients in self.played:
            game = clients[0].game
            row, log = await people.games.row(game), await people.games.log(game)
            assert row is not None
            self.report.laws[row.law] = self.report.laws.get(row.law, 0) + 1
            for acked in (each for client in clients for each in client.acked.values()):
                if acked.seq >= len(log) or log[acked.seq].body.get("act") != acked.act:
                    self.report.lost += 1


async def caught_up(client: Client, seq: int) -> None:
    """Return once the client sees the table after the event, connecting again if need be."""
    until = time.monotonic() + PATIENCE
    while client.seen < seq:
        try:
            async with asyncio.timeout(5):
                await client.receive()
        except (*GONE, TimeoutError):
            if time.monotonic() > until:
                raise
            await client.leave()
            await client.join()


async def asked(http: httpx.AsyncClient, path: str, token: str, **body: object) -> dict[str, Any]:
    """The answer to a request of a player."""
    answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
    answered: dict[str, Any] = answer.raise_for_status().json()
    return answered


async def trial(parts: Parts, games: int, acts: int) -> Report:
    """Play that many games of so many acts each."""
    pool = await connect(parts.postgres.address, 4)
    try:
        async with house(pool) as people:
            return await Upgrade(parts, games, acts).run(people)
    finally:
        await pool.close()


def faultless(report: Report) -> bool:
    """Whether nothing was lost, refused or set aside, and both editions were played."""
    whole = not (report.lost or report.refused or report.quarantined)
    return whole and report.laws.keys() == {"dames/1", "dames/2"} and report.moved > 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--acts", type=int, default=12, help="of each game, at least")
    asked = parser.parse_args()
    print(LIMITS_TOLD)
    with temporary_parts() as parts:
        report = asyncio.run(trial(parts, asked.games, asked.acts))
    for name in Report.__slots__:
        print(f"{name:12} {getattr(report, name)}")
    return 0 if faultless(report) else 1


if __name__ == "__main__":
    sys.exit(main())
