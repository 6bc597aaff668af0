"""Positions a processor second that the search of draughts looks at, beside an older release in the same run.

`python -m bench.search_speed --against COMMIT` builds the core of that commit in a folder of its own, and
lets both search the same positions in turns, with tables of several sizes. It also prints how much sooner two
threads reach a depth than one, by the clock on the wall: leave the machine alone for that.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.search import Budget, Thinker
from bench.releases import built, run_by

ROUNDS: Final = 3
SIZES: Final = (16, 64, 256)
NODES: Final = 8_000_000
FENS: Final = (
    "W:W31-50:B1-20",
    "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
    "W:W32,33,34,35,36,37,38,39,40,42,43,45,47,48,49:B2,3,6,7,8,9,11,12,13,14,15,16,18,19,20",
)
MEASURE: Final = """
import json, sys, time
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.search import Budget, Thinker
megabytes, nodes, fens = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
thinker, looked, spent = Thinker(megabytes), 0, 0.0
for turn in (0, 1):  # the first time touches the memory of the table
    for fen in fens:
        since = time.process_time()
        found = thinker.think(DraughtsState(DAMES.default, read_fen(fen)), Budget(nodes=nodes))
        if turn:
            looked, spent = looked + found.nodes, spent + time.process_time() - since
print(json.dumps(looked / spent / 1e6))
"""
"""Run by the Python of this release with the sources of either: both have these names."""


def speed(tree: Path, megabytes: int, nodes: int) -> float:
    """Millions of positions a processor second with the sources of that tree."""
    return float(json.loads(run_by(tree, MEASURE, str(megabytes), str(nodes), *FENS)))


def beside(commit: str, nodes: int) -> None:
    """Print the speeds of this release and of a commit, taken in turns."""
    here = Path(__file__).parents[1]
    with TemporaryDirectory() as folder:
        old = built(commit, Path(folder))
        for megabytes in SIZES:
            turns = [(speed(here, megabytes, nodes), speed(old, megabytes, nodes)) for _ in range(ROUNDS)]
            ours, theirs = (median(turn[nth] for turn in turns) for nth in (0, 1))
            ratio = median(one / other for one, other in turns)
            print(
                f"{megabytes:4} MB: {ours:.2f} M positions a processor second, {commit} {theirs:.2f}, "
                f"ratio {ratio:.2f}",
                flush=True,
            )


def race(depth: int, rounds: int = ROUNDS) -> tuple[float, float]:
    """How long one thread and two take to that depth from the positions, in all; the median of rounds."""
    times = [
        [sum(to_depth(fen, depth, threads) for fen in FENS) for threads in (1, 2)] for _ in range(rounds)
    ]
    one, two = zip(*times, strict=True)
    return median(one), median(two)


def to_depth(fen: str, depth: int, threads: int) -> float:
    """The seconds by the clock on the wall until that depth is done."""
    thinker, state = Thinker(64, threads), DraughtsState(DAMES.default, read_fen(fen))
    since = time.perf_counter()
    thinker.think(state, Budget(depth=depth))
    return time.perf_counter() - since


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", help="a commit to compare with")
    parser.add_argument("--nodes", type=int, default=NODES, help="positions a search")
    parser.add_argument(
        "--depth", type=int, default=20, help="how deep one thread and two race; 0 for no race"
    )
    asked = parser.parse_args()
    if asked.against:
        beside(asked.against, asked.nodes)
    if asked.depth:
        one, two = race(asked.depth)
        print(f"to depth {asked.depth}: one thread {one:.2f} s, two {two:.2f} s, ratio {one / two:.2f}")


if __name__ == "__main__":
    main()
