"""How strong learnt weights of draughts are against those made by hand, or against others: `--against FILE`.

Pairs of games from the same openings, colours reversed. Either looks at so many positions a move; how long
they then think, in processor time, is printed first: choose numbers by which that is equal.
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from academie.games.draughts.players.trained import shipped, unpack
from academie.games.draughts.training.meeting import Pair, Variant, pairs, speeds
from academie.lab.result_log import ResultLog
from academie.lab.score import Score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="how many")
    parser.add_argument(
        "--nodes", type=int, nargs=2, default=[2250, 3000], help="positions a move, of either"
    )
    parser.add_argument("--seed", type=int, default=1787, help="which openings")
    parser.add_argument("--weights", type=Path, help="learnt weights; the shipped ones if none are given")
    parser.add_argument("--against", type=Path, help="other learnt weights; those made by hand if none")
    parser.add_argument("--keep", type=Path, help="keep the games here, and go on from them")
    asked = parser.parse_args()
    weights = shipped("fmjd") if asked.weights is None else unpack(asked.weights.read_bytes())
    against = None if asked.against is None else unpack(asked.against.read_bytes())
    one, two = Variant(asked.nodes[0], weights), Variant(asked.nodes[1], against)
    one_s, other_s = speeds(one, two, asked.seed)
    print(f"{1e3 * one_s:.2f} and {1e3 * other_s:.2f} ms of processor a move", flush=True)
    ledger = None if asked.keep is None else ResultLog(asked.keep, {"nodes": asked.nodes, "seed": asked.seed})
    found: list[Pair] = [] if ledger is None else [(each["white"], each["black"]) for each in ledger.found]
    for pair in islice(pairs(one, two, asked.seed, len(found)), asked.games // 2 - len(found)):
        found.append(pair)
        if ledger is not None:
            ledger.add({"white": pair[0], "black": pair[1]})
        print(Score(found).points(), flush=True)


if __name__ == "__main__":
    main()
