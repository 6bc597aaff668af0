"""The signature of the search of draughts: how many positions it looks at over fixed ones: `make bench`.

One thread and fixed depths: the same sum on every machine. A commit that touches search or evaluation tells
whether it has changed.
"""

from __future__ import annotations

import time

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.study.lines import board
from academie.library import catalogue
from academie.testing.perft import perft_oracles

DEPTH = 11
TOO_MANY = {"all-kings"}
STUDIES = ("man-1", "man-30", "man-60", "man-90", "metz-4")


def states() -> list[tuple[str, DraughtsState]]:
    """What is looked at: the positions of the counts, some of the books, and the start by every rule set."""
    counted = [
        (oracle.id, DraughtsState(DAMES.ruleset(oracle.rules), read_fen(oracle.fen)))
        for oracle in perft_oracles()
        if oracle.id not in TOO_MANY
    ]
    manoury = DAMES.ruleset("manoury-1787")
    studied = [(id_, DraughtsState(manoury, board(catalogue().study(id_)))) for id_ in STUDIES]
    return [*counted, *studied, *((rules.id, DAMES.start(rules)) for rules in DAMES.rulesets[1:])]


def signature() -> int:
    """How many positions the search looks at in all."""
    return sum(Thinker(64).think(state, Budget(depth=DEPTH)).nodes for _, state in states())


def main() -> None:
    nodes, seconds = 0, 0.0
    for name, state in states():
        since = time.process_time()
        thought = Thinker(64).think(state, Budget(depth=DEPTH))
        seconds += time.process_time() - since
        nodes += thought.nodes
        print(f"{name:24}{thought.depth:4}{thought.nodes:12}{thought.lines[0].score:8}", flush=True)
    print(f"{nodes / seconds / 1e6:.2f} M nodes a processor second")
    print(f"Bench: {nodes}")


if __name__ == "__main__":
    main()
