"""Engines under load: however much one guest asks of them, they answer the others."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor

from tests.server.test_engines import against, my_turn, play, workers
from tests.server.visitors import Visitor, guest
from tests.server.web import Parts, Web, started

AMPLE = {
    "ACADEMIE_ENTRIES_AT_ONCE": "1000",
    "ACADEMIE_REQUESTS_AT_ONCE": "1000000",
    "ACADEMIE_ENGINE_GAMES_OF_GUEST": "1000",
    "ACADEMIE_ENGINE_GAMES_OF_ADDRESS": "1000",
}
SOON = 2.0


def strongest_games(web: Web, number: int) -> list[str]:
    """That many games of one guest in all of which the strongest engine is to act first, opened at once."""
    greedy = guest(web)
    with ThreadPoolExecutor(8) as threads:
        opened = [threads.submit(against, greedy, "niveau-8", game="dames", seat=1) for _ in range(number)]
        return [each.result() for each in opened]


def slowest_answer(visitor: Visitor, game: str, acts: int) -> float:
    """The longest that an engine takes from an act of the visitor to its answer."""
    slowest = 0.0
    for _ in range(acts):
        view = my_turn(visitor, game)
        begun = time.monotonic()
        visitor.act(game, view["acts"][0])
        my_turn(visitor, game)
        slowest = max(slowest, time.monotonic() - begun)
    return slowest


def test_the_weakest_engine_answers_a_stranger_while_another_has_sixty_strong_games(parts: Parts) -> None:
    with started(parts.web(**AMPLE)) as web:
        stranger = guest(web)
        weakest = [against(stranger, engine, game="dames") for engine in ("random", "niveau-1")]
        games = strongest_games(web, 60)
        answers = [slowest_answer(stranger, game, 4) for game in weakest]
        # The strongest are still at it: otherwise this would show nothing.
        assert any(stranger.look(game)["seq"] == 0 for game in games)
    assert max(answers) < SOON


def test_the_strongest_answers_a_stranger_between_two_acts_of_another_guest(parts: Parts) -> None:
    """A dozen games of another would keep the worker for longer than this."""
    with started(parts.web(**AMPLE)) as web:
        stranger = guest(web)
        game = against(stranger, "niveau-6", game="dames")
        games = strongest_games(web, 12)
        stranger.act(game, my_turn(stranger, game)["acts"][0])
        my_turn(stranger, game)
        assert any(stranger.look(other)["seq"] == 0 for other in games)


def test_a_worker_that_hangs_does_not_hang_the_game(parts: Parts) -> None:
    with started(parts.web(ACADEMIE_ENGINE_SECONDS="1")) as web:
        visitor = guest(web)
        game = against(visitor, "niveau-5", game="dames")
        play(visitor, game, 1)
        for pid in workers(web):
            os.kill(pid, signal.SIGSTOP)
        play(visitor, game, 3)
        assert len([entry for entry in visitor.get(f"/games/{game}/log") if entry["seat"] == 1]) == 4
