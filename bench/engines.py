"""How soon engines answer a stranger while one guest has sixty games with the strongest.

The quotas are lifted, so that the queue really fills. Two web processes share one engine process.
"""

from __future__ import annotations

import argparse
import sys
from statistics import quantiles

from tests.server.support.fleet import against, answer_times, engine_running, strongest_games
from tests.server.support.visitors import guest
from tests.server.support.web import LIMITS_TOLD, started, temporary_parts

SOON = 2.0
"""How many seconds the slowest 5 % may take."""


def main() -> int:
    """The exit code: 1 if an answer takes too long, or if the queue was not full to the end."""
    asked = argparse.ArgumentParser(prog="bench.engines", description=__doc__)
    asked.add_argument("--games", type=int, default=60, help="games of the other guest")
    asked.add_argument("--tries", type=int, default=50, help="answers measured")
    asked.add_argument("--cores", type=int, default=1, help="cores of the engine process")
    given = asked.parse_args()
    print(LIMITS_TOLD)
    with (
        temporary_parts() as parts,
        engine_running(parts, given.cores),
        started(parts.web()) as one,
        started(parts.web()) as other,
    ):
        stranger = guest(other)
        times: list[float] = []
        waiting: list[str] = []
        while len(times) < given.tries:
            # The engine answers each of its games within its time, so the queue is filled again.
            waiting = [game for game in waiting if stranger.look(game)["seq"] == 0]
            waiting += strongest_games(one, given.games - len(waiting))
            game = against(stranger, "random", game="dames")
            times += answer_times(stranger, game, min(10, given.tries - len(times)))
        full = any(stranger.look(game)["seq"] == 0 for game in waiting)
    return report(times, full=full)


def report(times: list[float], *, full: bool) -> int:
    """Print what was measured, and return the exit code."""
    cuts = quantiles(times, n=20)
    print(f"{len(times)} answers: p50 {1000 * cuts[9]:.0f} ms, p95 {1000 * cuts[18]:.0f} ms, ", end="")
    print(f"slowest {1000 * max(times):.0f} ms")
    print("requests were waiting to the end" if full else "the queue ran empty: this shows nothing")
    return 0 if full and cuts[18] < SOON else 1


if __name__ == "__main__":
    sys.exit(main())
