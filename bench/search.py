"""How fast and how deep the search of draughts looks, alone and beside dame-rs. Run by `make bench-search`.

Speed and depth are by processor time, so that a busy machine does not count. The match and the two threads
are by the clock on the wall, as they must be: leave the machine alone for them.
"""

from __future__ import annotations

import argparse
import time

import dame

from academie.games.draughts.law import DAMES
from academie.games.draughts.players.search import Budget, Thinker, Thought
from academie.lab.score import Score
from bench.cpu import timed
from bench.match import match


def depth_in(seconds: float) -> tuple[int, float]:
    """How deep the search is after so many processor seconds from the start, and its millions a second."""
    done: list[tuple[int, float]] = []
    since = time.process_time()

    def tell(thought: Thought) -> None:
        done.append((thought.depth, time.process_time() - since))

    thinker = Thinker(64)
    thought, spent = timed(
        lambda: thinker.think(DAMES.start(), Budget(seconds=20 * seconds, nodes=int(4e6)), tell=tell)
    )
    return max(depth for depth, at in done if at <= seconds), thought.nodes / spent / 1e6


def theirs_in(seconds: float) -> tuple[int, float]:
    """The same of dame-rs, which is given that long."""
    result, spent = timed(lambda: dame.Engine(hash_mb=64).search(dame.Board(), time=seconds))
    return result.depth, result.nodes / spent / 1e6


def to_depth(depth: int, threads: int, rounds: int = 3) -> float:
    """How long it takes to look so deep, the shortest of some rounds."""

    def once() -> float:
        since = time.perf_counter()
        Thinker(64, threads).think(DAMES.start(), Budget(depth=depth))
        return time.perf_counter() - since

    return min(once() for _ in range(rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="a match of so many games against dame-rs")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a move takes in it")
    parser.add_argument("--seed", type=int, default=1787, help="which openings")
    parser.add_argument("--depth", type=int, default=18, help="how deep one thread and two race")
    asked = parser.parse_args()
    (ours, speed), (theirs, their_speed) = depth_in(1.0), theirs_in(1.0)
    print(f"one processor second from the start: depth {ours}, {speed:.2f} M nodes/s")
    print(f"dame-rs in one second:               depth {theirs}, {their_speed:.2f} M nodes/s")
    one, two = to_depth(asked.depth, 1), to_depth(asked.depth, 2)
    print(
        f"to depth {asked.depth}: one thread {one:.2f} s, two {two:.2f} s, ratio {one / two:.2f}", flush=True
    )
    if asked.games:
        found = match(asked.games, asked.seconds, asked.seed)
        print(f"against dame-rs at {asked.seconds} s a move: {Score(found).points()}")


if __name__ == "__main__":
    main()
