"""A server with engine processes of its own, on a database and a Redis that no other test uses."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from redis import Redis

from academie.server.base.settings import Settings
from academie.server.base.tasks import Background
from academie.server.engines.quotas import EngineQuotas
from academie.server.engines.service import EngineClient, Engines
from academie.server.play.rooms import RoomRegistry
from tests.server.support.client import acts_of
from tests.server.support.tables import House
from tests.server.support.visitors import Told, Visitor, guest, until
from tests.server.support.web import Parts, Web

PROCESSES = "academie:engine:processes"
LEASES = "academie:engine:leases"
ALONE = Settings(redis="redis://127.0.0.1:1/0")
"""No Redis is there."""


@contextmanager
def engine_running(parts: Parts, cores: int = 1) -> Generator[int]:
    """Run an engine process inside the context, from when it answers on, and give its id."""
    with parts.academie("engine", "--cores", str(cores)) as process:
        await_engine(parts, process.pid)
        yield process.pid


def await_engine(parts: Parts, pid: int) -> None:
    """Wait until an engine process answers: before that the web process plays by itself."""
    with Redis.from_url(parts.redis.address) as redis:
        until(lambda: any(f":{pid}:" in name.decode() for name in redis.zrange(PROCESSES, 0, -1)))


@asynccontextmanager
async def engines_of(
    house: House, rooms: RoomRegistry | None = None, settings: Settings = ALONE
) -> AsyncGenerator[Engines]:
    """The engines of a web process, which thinks in its own children unless the settings name a Redis."""
    background, quotas = Background(), EngineQuotas(house.database, settings)
    client = EngineClient(settings, quotas)
    try:
        yield Engines(house.database, rooms or house.rooms, background, client, settings)
    finally:
        await background.stop()
        await client.stop()
        await quotas.stop()


def children(parent: int) -> set[int]:
    """The processes that a process has started."""
    told = Path(f"/proc/{parent}/task").glob("*/children")
    return {int(pid) for listed in told for pid in listed.read_text().split()}


def workers(parent: int) -> set[int]:
    """The worker processes that a process has started for engines."""
    return {
        pid
        for pid in children(parent)
        if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    }


def against(visitor: Visitor, engine: str = "simple", **terms: Told) -> str:
    """A game with an engine, the visitor being White unless he says otherwise."""
    table = visitor.post("/tables", opponent={"engine": engine}, **{"seat": 0, **terms})
    game: str = table["game"]
    return game


def my_turn(visitor: Visitor, game: str) -> Told:
    """The view once the visitor is to act or the game is over."""

    def turn() -> Told:
        seen = visitor.look(game)
        mine = seen["view"]["turn"] == seen["seat"]
        return seen["view"] if mine or seen["view"].get("outcome") else None

    return until(turn)


def play(visitor: Visitor, game: str, acts: int) -> None:
    """Plays whatever is first on the list, the engine answering."""
    for _ in range(acts):
        view = my_turn(visitor, game)
        if view.get("outcome"):
            return
        visitor.act(game, acts_of(view)[0])
    my_turn(visitor, game)


def strongest_games(web: Web, number: int) -> list[str]:
    """That many games of one guest in all of which the strongest engine is to act first, opened at once."""
    greedy = guest(web)
    with ThreadPoolExecutor(8) as threads:
        opened = [threads.submit(against, greedy, "niveau-8", game="dames", seat=1) for _ in range(number)]
        return [each.result() for each in opened]


def answer_times(visitor: Visitor, game: str, acts: int) -> list[float]:
    """How many seconds pass from each act of the visitor until the engine has answered, by the log.

    What the visitor takes to look, on a machine that does much else, is not the engine's.
    """
    play(visitor, game, acts)
    log = [entry for entry in visitor.get(f"/games/{game}/log") if entry["kind"] == "act"]
    own = [number for number, entry in enumerate(log[:-1]) if entry["seat"] == 0 != log[number + 1]["seat"]]
    return [(log[number + 1]["at_ms"] - log[number]["at_ms"]) / 1000 for number in own][-acts:]
