"""No message to a seat or an onlooker has another's hand in it, nor a way to find it out."""

from __future__ import annotations

import hashlib
import json
import random
import re
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.dice.proof import verify
from academie.registry import registry
from tests.server.support.cachette import CACHETTE, CARDS, SEATS, Hands, name
from tests.server.support.client import Client
from tests.server.support.in_process import inside
from tests.server.support.tables import House, Person
from tests.server.support.web import Parts

pytestmark = pytest.mark.asyncio

GAMES = 25
SECRET = re.compile(r"CARTE_\d\d_")
HEX = re.compile(r"\b[0-9a-f]{64}\b")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, CACHETTE.key, CACHETTE)


class Table:
    """Three seats and an onlooker, each keeping every frame it was sent while the game went on."""

    def __init__(self, address: str, people: list[Person], game: UUID) -> None:
        tokens = [*(person.token for person in people), None]
        self.pried: list[str] = []
        """What they asked for, which a refusal repeats to them."""
        self.frames: list[list[str]] = [[] for _ in tokens]
        self.clients = [
            Client([f"ws://{address}/ws"], token, game, whole=False, heard=frames.append)
            for token, frames in zip(tokens, self.frames, strict=True)
        ]

    async def play(self, chance: random.Random) -> None:
        """Plays to the end, with odd acts and reconnections between."""
        for client in self.clients:
            await client.join()
        for _ in range(40):
            if self.clients[0].over:
                break
            actor = self.clients[self.clients[0].view["turn"]]
            await self._pry(chance)
            answer = await actor.act(chance.choice(actor.acts), seq=actor.seen)
            assert answer["t"] == "ack"
            for client in self.clients:
                await client.wait_for(actor.log[-1]["seq"])
        for client in self.clients:
            await client.leave()

    async def _pry(self, chance: random.Random) -> None:
        """One of them asks for what is not his: others' acts, the whole log again, a new start."""
        prying = chance.choice(self.clients)
        match chance.randrange(4):
            case 0 if prying.seat not in {None, prying.view["turn"]}:
                text = f"{chance.choice(['show', 'bury'])} {name(chance.randrange(CARDS))}"
                self.pried.append(text)
                assert (await prying.act(text))["t"] == "nack"
            case 1:
                await prying.sync(0)
            case 2:
                await prying.leave()
                prying.log.clear()
                await prying.join()
            case _:
                pass


def permitted(fold: Fold, seat: int | None, seq: int) -> set[str]:
    """The cards a seat may have been told of up to an event: its own, and those shown."""
    state, known = fold.opening.start(), set[str]()
    for act in fold.acts[:seq]:
        state = state.apply(act)
        assert isinstance(state, Hands)
        known |= {name(card) for card in state.view(None if seat is None else seat).hands if card is not None}  # type: ignore[arg-type]
    return known


async def test_no_message_has_anothers_hand(house: House, parts: Parts) -> None:
    chance = random.Random(5)
    told = 0
    async with inside(parts) as address:
        for _ in range(GAMES):
            people = await house.people(SEATS)
            room = await house.open("cachette", people)
            table = Table(address, people, room.row.id)
            await table.play(chance)
            log = await house.games.log(room.row.id)
            fold = Fold.of(room.row.id, log)
            assert verify(room.row.id, log).problems == ()
            for client, frames in zip(table.clients, table.frames, strict=True):
                while_on = [frame for frame in frames if not over(frame)]
                for frame in while_on:
                    named = set(SECRET.findall(without(frame, table.pried)))
                    told += len(named)
                    assert named <= permitted(fold, client.seat, seen(frame, len(log))), frame
                assert not found_by_hashing(while_on, log)
    assert told > 100


def without(frame: str, words: list[str]) -> str:
    for word in words:
        frame = frame.replace(word, "")
    return frame


def over(frame: str) -> bool:
    """Whether the game had ended by then: everything is told at the end."""
    message = json.loads(frame)
    told = message.get("log", ())
    return any(entry["kind"] == "reveal" for entry in told) or "outcome" in message.get("view", {})


def seen(frame: str, most: int) -> int:
    seq: int = json.loads(frame).get("seq", most)
    return seq


def found_by_hashing(frames: list[str], log: list[Entry]) -> set[str]:
    """The hidden cards found by hashing everything that each hidden event could have been.

    Whoever asks for the log is told the hash of every event.
    """
    entries: dict[int, dict[str, Any]] = {}
    for frame in frames:
        for entry in json.loads(frame).get("log", ()):
            entries[entry["seq"]] = entry
    found: set[str] = set()
    for seq, entry in entries.items():
        if "hash" in entry:
            assert entry["hash"] == log[seq].digest.hex()
        if "act" in entry["body"] or entry["kind"] not in {"act", "roll"}:
            continue
        for word in ("deal", "show", "bury"):
            for card in range(CARDS):
                body = {**entry["body"], "act": f"{word} {name(card)}"}
                told = [seq, entry["kind"], entry["seat"], body, entry["at_ms"]]
                text = json.dumps(told, sort_keys=True, separators=(",", ":"))
                if hashlib.sha256(log[seq].prev + text.encode()).digest() == log[seq].digest:
                    found.add(name(card))
    return found


async def test_the_web_api_tells_no_hand_of_a_live_game(house: House, parts: Parts) -> None:
    """Every address that speaks of a game, asked by an onlooker while the game goes on."""
    async with inside(parts) as address, httpx.AsyncClient(base_url=f"http://{address}") as http:
        room = await house.open("cachette", await house.people(SEATS))
        paths = (await http.get("/api/openapi.json")).json()["paths"]
        asked = 0
        for path, verbs in paths.items():
            if "get" in verbs and "{" in path and "stream" not in path:
                answer = await http.get(re.sub(r"\{[^}]*\}", str(room.row.id), path), timeout=5)
                asked += 1
                assert not SECRET.search(answer.text), path
                assert room.row.seed.hex() not in answer.text, path
        assert asked or not any("{game" in path for path in paths)


async def test_a_retry_of_a_hidden_act_is_recognised(house: House, parts: Parts) -> None:
    async with inside(parts) as address:
        people = await house.people(SEATS)
        room = await house.open("cachette", people)
        client = Client([f"ws://{address}/ws"], people[0].token, room.row.id, whole=False)
        await client.join()
        idem = uuid4()
        first = await client.act(client.acts[1], idem=idem)
        again = await client.act("show " + name(3), idem=idem)
        assert first == again
        await client.leave()
