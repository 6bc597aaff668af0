"""Anything several people may do to a live server, in any order: the record always replays and is everyone's.

Hypothesis chooses: legal acts, illegal ones, acts for an older position, retries of earlier acts, words, cut
lines and new ones, at two tables and from onlookers too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar
from uuid import UUID, uuid4

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from academie.dice.fold import Fold
from academie.dice.proof import verify
from academie.server.base.database import connect
from tests.server.support.client import Client
from tests.server.support.phrases import english
from tests.server.support.tables import House, house
from tests.server.support.web import Parts, Web

T = TypeVar("T")
OFFERS = ["offer-draw", "ask-takeback", "adjourn"]
WORDS = ["resign", *OFFERS, "accept", "decline", "withdraw", "resume", "checkmate", ""]
NONSENSE = ["", "xyzzy", "31-26", "0/1 0/2", "99x99", "\0", "pass"]
places = st.integers(0, 2)


class Cafe(RuleBasedStateMachine):
    """Two players and an onlooker at a table of a live server."""

    web: ClassVar[Web]
    people: ClassVar[House]
    loop: ClassVar[asyncio.AbstractEventLoop]

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(doing)

    @initialize(key=st.sampled_from(["dames", "trictrac"]))
    def sit(self, key: str) -> None:
        self.clients: list[Client] = []
        self.done: list[tuple[int, UUID, str, int]] = []
        self.run(self._sit(key))

    async def _sit(self, key: str) -> None:
        seated = await self.people.people(2)
        room = await self.people.open(key, seated)
        tokens = [*(person.token for person in seated), None]
        self.clients = [Client([self.web.ws_url], token, room.row.id, patience=10.0) for token in tokens]
        for client in self.clients:
            await client.join()

    @rule(choice=st.integers(0, 1000))
    def act_well(self, choice: int) -> None:
        """Whoever is to act does."""
        client = next((client for client in self.clients if client.to_act), None)
        if client is None:
            return
        text = client.acts[choice % len(client.acts)]
        idem = uuid4()
        answer = self.run(client.act(text, seq=client.seen, idem=idem))
        if answer["t"] == "ack":
            self.done.append((self.clients.index(client), idem, text, answer["seq"]))
        else:
            assert english(answer["message"]) in {
                "the game has moved on",
                "the game is adjourned",
                "the game is over",
            }

    @rule(who=places, text=st.sampled_from(NONSENSE))
    def act_badly(self, who: int, text: str) -> None:
        """Somebody does what he may not, unless it happens to be legal."""
        client = self.clients[who]
        legal = text in client.acts
        answer = self.run(client.act(text))
        assert answer["t"] == "nack" or legal

    @rule(who=places, back=st.integers(1, 5))
    def act_late(self, who: int, back: int) -> None:
        """An act meant for an older position is never taken."""
        client = self.clients[who]
        if client.seen >= back and client.acts:
            answer = self.run(client.act(client.acts[0], seq=client.seen - back))
            assert answer["t"] == "nack"

    @precondition(lambda self: bool(self.done))
    @rule(choice=st.integers(0, 1000))
    def act_again(self, choice: int) -> None:
        """A retry is answered as the first time, whatever has happened since."""
        who, idem, text, seq = self.done[choice % len(self.done)]
        answer = self.run(self.clients[who].act(text, idem=idem))
        assert (answer["t"], answer["seq"]) == ("ack", seq)

    @rule(who=places, word=st.sampled_from(WORDS))
    def say(self, who: int, word: str) -> None:
        answer = self.run(self.clients[who].say(word))
        assert answer["t"] in {"ack", "nack"}
        if who == 2 or word in {"checkmate", ""}:
            assert answer["t"] == "nack"

    @rule(who=places, rude=st.booleans())
    def come_back(self, who: int, rude: bool) -> None:
        """Leaves or is cut off, and comes back for what it missed."""
        client = self.clients[who]
        if rude:
            client.drop()
        self.run(client.leave())
        self.run(client.join())

    @rule(who=places, since=st.integers(0, 50))
    def sync(self, who: int, since: int) -> None:
        self.run(self.clients[who].sync(since))

    @invariant()
    def everyone_has_the_record(self) -> None:
        """Everyone's log, hashes checked, is the database's, and the law replays it."""
        if self.clients:
            self.run(self._compare())

    async def _compare(self) -> None:
        log = await self.people.games.log(self.clients[0].game)
        for client in self.clients:
            await client.wait_for(len(log) - 1)
            assert [entry["hash"] for entry in client.log] == [entry.digest.hex() for entry in log]
        fold = Fold.of(self.clients[0].game, log)
        assert all(client.over == fold.over for client in self.clients)
        if fold.over:
            assert verify(self.clients[0].game, log).problems == ()

    def teardown(self) -> None:
        for client in getattr(self, "clients", []):
            self.run(client.leave())


def run(server: Web, parts: Parts, examples: int, steps: int) -> None:
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=[*HealthCheck],
        database=None,
    )
    with asyncio.Runner() as runner, stayed(runner.get_loop(), parts) as people:
        Cafe.web, Cafe.people, Cafe.loop = server, people, runner.get_loop()
        run_state_machine_as_test(Cafe, settings=chosen)


@contextmanager
def stayed(loop: asyncio.AbstractEventLoop, parts: Parts) -> Generator[House]:
    """A house over the database for as long as the machine runs, on its loop."""
    database = loop.run_until_complete(connect(parts.postgres.address, 2))
    entered = house(database)
    try:
        yield loop.run_until_complete(entered.__aenter__())
    finally:
        loop.run_until_complete(entered.__aexit__(None, None, None))
        loop.run_until_complete(database.close())


def test_the_record_always_replays(server: Web, parts: Parts) -> None:
    run(server, parts, 25, 20)


@pytest.mark.night
def test_the_record_always_replays_at_length(server: Web, parts: Parts) -> None:
    run(server, parts, 150, 60)
