"""How fast the generator of draughts is, beside the package dame-rs: `make bench-generators`.

Every count is checked against `conformance/perft/dames.perft`. Processor seconds, one thread; both count
the last move without playing it.
"""

from __future__ import annotations

import argparse

import dame

from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import read_fen
from academie.testing.perft import Oracle, perft_oracles
from bench.cpu import timed

ROUNDS = 3


def depth_of(oracle: Oracle, most: float) -> int:
    """The deepest that counts no more than so many."""
    return sum(count <= most for count in oracle.counts)


def measure(oracle: Oracle, most: float) -> tuple[float, float]:
    """Millions a second of ours and of theirs, the best of some rounds. Exits at a wrong count."""
    depth = depth_of(oracle, most)
    rules = core_rules(DAMES.ruleset(oracle.rules))
    position, board = read_fen(oracle.fen), dame.Board(oracle.fen)
    ours = theirs = 0.0
    for _ in range(ROUNDS):
        count, seconds = timed(lambda: rules.perft(position, depth))
        if count != oracle.counts[depth - 1]:
            raise SystemExit(f"{oracle.id} at depth {depth}: {count} instead of {oracle.counts[depth - 1]}")
        ours = max(ours, count / seconds / 1e6)
        count, seconds = timed(lambda: dame.perft(board, depth - 1))
        theirs = max(theirs, count / seconds / 1e6)
    return ours, theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--most", type=float, default=3e8, help="count at most so many moves for each position"
    )
    most = parser.parse_args().most
    print(f"{'draughts perft':16}{'depth':>6}{'ours MN/s':>12}{'dame-rs MN/s':>14}{'ratio':>8}")
    for oracle in perft_oracles():
        ours, theirs = measure(oracle, most)
        print(
            f"{oracle.id:16}{depth_of(oracle, most):6}{ours:12.1f}{theirs:14.1f}{ours / theirs:8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
