"""Dominoes over the live server: no frame shows a seat, or an onlooker, a tile it may not see."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import AsyncGenerator
from typing import Any
from uuid import UUID

import pytest
import pytest_asyncio

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.dice.proof import verify
from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.law import SET, DominoState, Phase
from academie.kernel import OptionValue
from tests.server.support.client import Client, acts_of
from tests.server.support.in_process import inside
from tests.server.support.tables import House
from tests.server.support.web import Parts

pytestmark = pytest.mark.asyncio

TILE = re.compile(r"(?<![\w-])([0-6])-([0-6])(?![\w-])")
NUMBERS = re.compile(r"(scores|boude)=[\d,/-]+")
"""What is written as dés are: accounts, and the numbers somebody said he has none of."""
Frames = list[str]


class Seats:
    """Clients at one table, an onlooker last, each keeping every frame it was sent."""

    def __init__(self, address: str, tokens: list[str | None], game: UUID) -> None:
        self.frames: list[Frames] = [[] for _ in tokens]
        self.clients = [
            Client([f"ws://{address}/ws"], token, game, whole=False, heard=frames.append)
            for token, frames in zip(tokens, self.frames, strict=True)
        ]

    async def sit(self) -> None:
        for client in self.clients:
            await client.join()

    async def act(self, seat: int, text: str) -> None:
        """Does it, and waits until everyone has been told."""
        client = self.clients[seat]
        answer = await client.act(text)
        assert answer["t"] == "ack", answer
        for each in self.clients:
            await each.wait_for(answer["seq"])
            while each.seen < self.clients[seat].seen:
                await each.receive()

    async def play(self, chance: random.Random, acts: int = 400) -> None:
        """Legal acts at random; now and then somebody comes back and reads the whole log anew."""
        for _ in range(acts):
            actor = self.clients[0].view["turn"]
            if actor is None:
                return
            if chance.random() < 0.1:
                again = chance.choice(self.clients)
                await again.leave()
                again.log.clear()
                await again.join()
            await self.act(actor, chance.choice(self.clients[actor].acts))

    async def leave(self) -> None:
        for client in self.clients:
            await client.leave()


@pytest_asyncio.fixture
async def address(parts: Parts) -> AsyncGenerator[str]:
    async with inside(parts) as found:
        yield found


async def seated(house: House, address: str, ruleset: str, **options: OptionValue) -> tuple[UUID, Seats]:
    """A table of the party, everyone and an onlooker at it."""
    players = int(options.get("players", 4))
    people = await house.people(players)
    room = await house.rooms.open(
        game_key="dominos",
        ruleset=f"dominos/{ruleset}",
        options=options,
        seats=[person.identity.account for person in people],
        players=[person.identity.name for person in people],
        clock={},
    )
    table = Seats(address, [*(person.token for person in people), None], room.row.id)
    await table.sit()
    return room.row.id, table


def parties(fold: Fold) -> list[DominoState]:
    """The party before the first act and after each."""
    states = fold.record().states()
    found = [state.state.game if isinstance(state, ArbitratedState) else state for state in states]
    return [partie for partie in found if isinstance(partie, DominoState)]


def permitted(partie: DominoState, seat: int | None) -> set[tuple[int, ...]]:
    """The dés a seat may know: in the line, in its hand, or turned up to be counted."""
    known = {laid.tile for laid in partie.line}
    for place, hand in enumerate(partie.hands):
        known |= {*hand.tiles} if place == seat or partie.phase is Phase.SHUFFLE else set()
    return {(tile.high, tile.low) for tile in known}


def check_frames(frames: Frames, states: list[DominoState], seat: int | None) -> int:
    """How many dés were named; raises for one that should not have been."""
    told = 0
    for frame in frames:
        message = json.loads(frame)
        if "view" not in message or "outcome" in message["view"]:
            continue
        for entry in message.get("log", ()):
            if entry["kind"] in {"act", "roll"} and entry["seat"] != seat:
                assert not {"act", "nonce", "salt"} & {*entry["body"]}, frame
        text = NUMBERS.sub("", json.dumps(message["view"]))
        board = message["view"]["board"]
        open_tiles = [*board["line"], *(tile for hand in board["hands"] for tile in hand.get("tiles", ()))]
        pairs = [*TILE.findall(text), *open_tiles]
        named = {tuple(sorted(map(int, pair), reverse=True)) for pair in pairs}
        # The first event opens the game; each one after it is an act until the seed is revealed.
        assert named <= permitted(states[message["seq"]], seat), frame
        told += len(named)
    return told


def found_by_hashing(frames: Frames, log: list[Entry]) -> int:
    """How many dés taken in secret can be found by hashing each that might have been.

    Whoever asks for the log is told the hash of every event.
    """
    entries: dict[int, dict[str, Any]] = {}
    for frame in frames:
        message = json.loads(frame)
        if "outcome" not in message.get("view", {}):
            entries |= {entry["seq"]: entry for entry in message.get("log", ())}
    found = 0
    for seq, entry in entries.items():
        if "hash" in entry:
            assert entry["hash"] == log[seq].digest.hex()
        if entry["kind"] != "roll":
            continue
        for tile in SET:
            body = {**entry["body"], "act": f"prendre {tile.high}-{tile.low}"}
            text = json.dumps(
                [seq, "roll", None, body, entry["at_ms"]], sort_keys=True, separators=(",", ":")
            )
            found += hashlib.sha256(log[seq].prev + text.encode()).digest() == log[seq].digest
    return found


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("piquet-voleur-1806", {"points": 40}),
        ("poule-1806", {"players": 3, "points": 40}),
        ("tete-a-tete-1806", {"players": 2, "points": 120, "marking": "rigueur"}),
    ],
)
async def test_no_frame_tells_a_hidden_de(
    house: House, address: str, ruleset: str, options: dict[str, OptionValue]
) -> None:
    game, table = await seated(house, address, ruleset, **options)
    await table.play(random.Random(ruleset))
    await table.leave()
    log = await house.games.log(game)
    fold = Fold.of(game, log)
    assert fold.state.outcome is not None
    assert verify(game, log).problems == ()
    for client, frames in zip(table.clients, table.frames, strict=True):
        assert check_frames(frames, parties(fold), client.seat) > 50
        assert found_by_hashing(frames, log) == 0


async def test_a_false_boude_stays_hidden_until_it_shows(house: House, address: str) -> None:
    """ACAD-D rules IX, XVI: nobody is told that a word was false before a dé betrays it."""
    options: dict[str, OptionValue] = {"players": 2, "tiles": 12, "first": 1, "marking": "rigueur"}
    game, table = await seated(house, address, "tete-a-tete-1806", **options)
    await table.act(0, "battre")
    one, two, onlooker = table.clients
    chance = random.Random(1)
    while two.view["turn"] != 1 or not plays(two.view):
        await table.act(one.view["turn"], chance.choice(one.acts))
    line = two.view["board"]["line"]
    denied = {str(line[0][0]), str(line[-1][-1])}
    await table.act(1, "j2 je-boude")
    assert [told["code"] for told in one.view["events"]] == ["Bouded"]
    assert one.view["events"] == two.view["events"] == onlooker.view["events"]
    assert "j2 se-reprendre" in two.acts
    assert not onlooker.acts
    betrayed = False
    while not betrayed and not over(table):
        assert not [text for text in one.acts if "exiger" in text]
        seat = one.view["turn"]
        client = table.clients[seat]
        kept = [text for text in client.acts if "se-reprendre" not in text]
        telling = [text for text in kept if " presenter " in text and denied & {*text.split()[-1]}]
        choice = chance.choice(telling if seat == 1 and telling else kept)
        betrayed = seat == 1 and bool(telling)
        await table.act(seat, choice)
    if betrayed:
        assert "j1 exiger j2" in one.acts
        assert "FaultMade" in [told["code"] for told in onlooker.view["events"]]
    await table.leave()
    states = parties(Fold.of(game, await house.games.log(game)))
    for client, frames in zip(table.clients, table.frames, strict=True):
        assert check_frames(frames, states, client.seat)


def over(table: Seats) -> bool:
    """Whether the coup is over and the hands lie open: who leads next is to shuffle."""
    return any(text.endswith("battre") for client in table.clients for text in client.acts)


def plays(view: dict[str, Any]) -> list[str]:
    """The dés a seat may well lay."""
    return [text for text in acts_of(view) if " presenter " in text]
