"""Engines under load and failure: however much one guest asks of them, they answer the others."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import httpx
import pytest
from redis import Redis

from academie.server.base.redis import connected
from academie.server.engines.queue import EngineQueue
from academie.server.operations.private_services import free_port
from tests.server.support.client import acts_of
from tests.server.support.fleet import (
    LEASES,
    against,
    answer_times,
    children,
    engine_running,
    my_turn,
    play,
    strongest_games,
    workers,
)
from tests.server.support.visitors import Visitor, guest, until
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, Web, started, temporary_parts

SOON = 2.0


@pytest.fixture
def parts(warm: Warm) -> Generator[Parts]:
    """A database and a Redis of its own: web processes of other tests would take up these games too."""
    with temporary_parts(warm) as found:
        yield found


def acts_of_engine(visitor: Visitor, game: str) -> int:
    log = visitor.get(f"/games/{game}/log")
    return len([entry for entry in log if entry["kind"] == "act" and entry["seat"] != 0])


@pytest.mark.night
def test_the_weakest_engine_answers_a_stranger_while_another_has_sixty_strong_games(parts: Parts) -> None:
    with engine_running(parts), started(parts.web()) as web:
        stranger = guest(web)
        weakest = [against(stranger, engine, game="dames") for engine in ("random", "niveau-1")]
        games = strongest_games(web, 60)
        answers = [time for game in weakest for time in answer_times(stranger, game, 4)]
        # The strongest are still at it: otherwise this would show nothing.
        assert any(stranger.look(game)["seq"] == 0 for game in games)
    assert max(answers) < SOON


@pytest.mark.night
def test_the_strongest_answers_a_stranger_between_two_acts_of_another_guest(parts: Parts) -> None:
    """A dozen games of another would keep the engine for longer than this."""
    with engine_running(parts), started(parts.web()) as web:
        stranger = guest(web)
        game = against(stranger, "niveau-6", game="dames")
        games = strongest_games(web, 12)
        stranger.act(game, acts_of(my_turn(stranger, game))[0])
        my_turn(stranger, game)
        assert any(stranger.look(other)["seq"] == 0 for other in games)


def test_an_engine_that_hangs_does_not_hang_the_game(parts: Parts) -> None:
    with engine_running(parts) as pid, started(parts.web(ACADEMIE_ENGINE_SECONDS="1")) as web:
        visitor = guest(web)
        game = against(visitor, "niveau-5", game="dames")
        play(visitor, game, 1)
        for worker in workers(pid):
            os.kill(worker, signal.SIGSTOP)
        play(visitor, game, 3)
        assert acts_of_engine(visitor, game) == 4


@pytest.mark.night
def test_what_a_killed_engine_process_thought_about_is_taken_by_another(parts: Parts) -> None:
    with engine_running(parts) as first, started(parts.web()) as web:
        visitor = guest(web)
        until(lambda: len(workers(first)) == 2)
        for worker in workers(first):
            os.kill(worker, signal.SIGSTOP)
        game = against(visitor, "niveau-8", game="dames", seat=1)
        with Redis.from_url(parts.redis.address) as redis:
            until(lambda: redis.zcard(LEASES) == 1)
        with engine_running(parts):
            begun = time.monotonic()
            os.kill(first, signal.SIGKILL)
            my_turn(visitor, game)
            # Long before the time of the engine is over, which is 20 s.
            assert time.monotonic() - begun < 12


def test_web_processes_share_the_engines_and_none_thinks(parts: Parts) -> None:
    with engine_running(parts), started(parts.web()) as one, started(parts.web()) as other:
        players = [guest(one), guest(other)]
        games = [against(player, "niveau-5", game="dames") for player in players]
        for _ in range(3):
            for player, game in zip(players, games, strict=True):
                play(player, game, 1)
        assert workers(one.pid) == workers(other.pid) == set()


@pytest.mark.night
def test_metrics_say_when_to_add_cores(parts: Parts) -> None:
    web = parts.web(OTEL_METRICS_EXPORTER="prometheus")
    web.factory = "academie.server.run.web:create_web"
    with engine_running(parts, cores=2), started(web):
        visitor = guest(web)
        play(visitor, against(visitor, "random", game="dames"), 1)

        def told(metric: str) -> float | None:
            lines = httpx.get(f"{web.inside_url}/metrics").text.splitlines()
            found = (line.rpartition(" ")[2] for line in lines if line.startswith(metric))
            return next(map(float, found), None)

        until(lambda: told("academie_engine_workers{") == 2)
        assert told("academie_engine_backlog_cpu_seconds{") == 0
        assert told('academie_engine_wait_seconds_count{class="1"') == 1
        assert told("academie_engine_stand_ins_total{") is None


def test_without_redis_a_child_of_the_web_process_thinks(parts: Parts) -> None:
    with started(Web(parts.postgres.address, f"redis://127.0.0.1:{free_port()}/0", warm=parts.warm)) as web:
        visitor = guest(web)
        game = against(visitor, "niveau-5", game="dames")
        play(visitor, game, 2)
        (worker,) = workers(web.pid)
        os.kill(worker, signal.SIGKILL)
        until(lambda: worker not in workers(web.pid))
        play(visitor, game, 1)


@contextmanager
def deaf_process(parts: Parts) -> Generator[None]:
    """An engine process that says it is alive, and takes nothing."""
    ended = threading.Event()

    async def beat() -> None:
        async with connected(parts.redis.address) as redis:
            while not ended.is_set():
                await EngineQueue(redis).beat("deaf:1", list[UUID]())
                await asyncio.sleep(0.5)

    thread = threading.Thread(target=asyncio.run, args=(beat(),))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def test_if_nobody_answers_the_web_process_plays_something_legal(parts: Parts) -> None:
    with deaf_process(parts), started(parts.web(ACADEMIE_ENGINE_SECONDS="1")) as web:
        visitor = guest(web)
        game = against(visitor, "niveau-8", game="dames")
        play(visitor, game, 2)
        assert acts_of_engine(visitor, game) == 2
        assert workers(web.pid) == set()


@pytest.mark.night
def test_workers_may_die_and_die_with_their_engine_process(parts: Parts) -> None:
    with engine_running(parts) as pid, started(parts.web()) as web:
        visitor = guest(web)
        game = against(visitor, game="dames")
        until(lambda: len(workers(pid)) == 2)
        for worker in workers(pid):
            os.kill(worker, signal.SIGKILL)
        play(visitor, game, 2)
        left = workers(pid)
        assert left
        os.kill(pid, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in left))


@pytest.mark.needs("stockfish")
def test_stockfish_plays_in_one_process_and_ends_with_its_worker(parts: Parts) -> None:
    with engine_running(parts) as pid, started(parts.web()) as web:
        visitor = guest(web)
        play(visitor, against(visitor, "stockfish-2", game="echecs"), 2)
        engines = {engine for worker in workers(pid) for engine in children(worker)}
        assert engines
        os.kill(pid, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{engine}").exists() for engine in engines))
