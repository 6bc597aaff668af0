"""How fast the generator of draughts is, beside the package dame-rs: `make bench-generators`.

Every count is checked against `conformance/perft/dames.perft`. Processor seconds, one thread; both count
the last move without playing it. `python -m bench.generators --against COMMIT` compares with an older release
instead, whose core it builds.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from tempfile import TemporaryDirectory

import dame

from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import read_fen
from academie.testing.perft import Oracle, perft_oracles
from bench.cpu import timed
from bench.releases import built, run_by

ROUNDS = 3
COUNT = """
import json, sys, time
from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import read_fen
name, fen, depth = sys.argv[1], sys.argv[2], int(sys.argv[3])
rules, position = core_rules(DAMES.ruleset(name)), read_fen(fen)
since = time.process_time()
count = rules.perft(position, depth)
print(json.dumps([count, count / (time.process_time() - since) / 1e6]))
"""
"""Run by the Python of this release with the sources of either: both have these names."""


def depth_of(oracle: Oracle, most: float) -> int:
    """The deepest that counts no more than so many."""
    return sum(count <= most for count in oracle.counts)


def check_count(oracle: Oracle, depth: int, count: int) -> None:
    """Exit if a count is wrong."""
    if count != oracle.counts[depth - 1]:
        raise SystemExit(f"{oracle.id} at depth {depth}: {count} instead of {oracle.counts[depth - 1]}")


def measure(oracle: Oracle, most: float) -> tuple[float, float]:
    """Millions a second of ours and of theirs, the best of some rounds. Exits at a wrong count."""
    depth = depth_of(oracle, most)
    rules = core_rules(DAMES.ruleset(oracle.rules))
    position, board = read_fen(oracle.fen), dame.Board(oracle.fen)
    ours = theirs = 0.0
    for _ in range(ROUNDS):
        count, seconds = timed(lambda: rules.perft(position, depth))
        check_count(oracle, depth, count)
        ours = max(ours, count / seconds / 1e6)
        count, seconds = timed(lambda: dame.perft(board, depth - 1))
        theirs = max(theirs, count / seconds / 1e6)
    return ours, theirs


def counted(tree: Path, oracle: Oracle, depth: int) -> float:
    """Millions a second with the sources of that tree. Exits at a wrong count."""
    count, speed = json.loads(run_by(tree, COUNT, oracle.rules, oracle.fen, str(depth)))
    check_count(oracle, depth, count)
    return float(speed)


def beside(commit: str, most: float) -> None:
    """Print the speeds of this release and of a commit, the best of rounds taken in turns."""
    here = Path(__file__).parents[1]
    print(f"{'draughts perft':16}{'depth':>6}{'now MN/s':>12}{commit:>14}{'ratio':>8}")
    with TemporaryDirectory() as folder:
        old = built(commit, Path(folder))
        for oracle in perft_oracles():
            depth = depth_of(oracle, most)
            turns = [(counted(here, oracle, depth), counted(old, oracle, depth)) for _ in range(ROUNDS)]
            ours, theirs = (max(turn[nth] for turn in turns) for nth in (0, 1))
            print(f"{oracle.id:16}{depth:6}{ours:12.1f}{theirs:14.1f}{ours / theirs:8.2f}", flush=True)


def beside_dame(most: float) -> None:
    """Print the speeds of this release and of dame-rs."""
    print(f"{'draughts perft':16}{'depth':>6}{'ours MN/s':>12}{'dame-rs MN/s':>14}{'ratio':>8}")
    for oracle in perft_oracles():
        ours, theirs = measure(oracle, most)
        print(
            f"{oracle.id:16}{depth_of(oracle, most):6}{ours:12.1f}{theirs:14.1f}{ours / theirs:8.1f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--most", type=float, default=3e8, help="count at most so many moves for each position"
    )
    parser.add_argument("--against", help="a commit to compare with, instead of dame-rs")
    asked = parser.parse_args()
    if asked.against:
        beside(asked.against, asked.most)
    else:
        beside_dame(asked.most)


if __name__ == "__main__":
    main()
