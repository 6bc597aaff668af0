"""Teaches a net a running game by games against itself, and writes it where the engine looks for it.

The nets that come with the house say in their first line by which of these commands they were made.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final

from academie.engine.core import CoursePartie, teach_course
from academie.engine.twin_course import twin_rules
from academie.rules.tables.running import RUNNING

NETS: Final = Path("src/academie/engine/dice/nets")
CHUNK: Final = 2000
"""So many games between two times the net is written."""
FAST, SLOW = 0.012, 0.0005
"""How fast it learns at first and at last."""


def rate(done: float) -> float:
    """How fast it learns when so large a part of the games is played."""
    return SLOW + (FAST - SLOW) * (1 - done) ** 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.key for game in RUNNING])
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--hidden", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=NETS)
    asked = parser.parse_args()
    game = next(game for game in RUNNING if game.key == asked.game)
    start = CoursePartie(twin_rules(game.default), double=True)
    net: bytes | None = None
    command = (
        f"bench.teach_course {asked.game} --games {asked.games} --hidden {asked.hidden} --seed {asked.seed}"
    )
    for first in range(0, asked.games, CHUNK):
        last = min(first + CHUNK, asked.games)
        net = teach_course(
            start,
            net=net,
            hidden=asked.hidden,
            seed=asked.seed,
            first=first,
            games=last - first,
            rates=(rate(first / asked.games), rate(last / asked.games)),
            note=f"python -m {command}: {last} games, {time.process_time():.0f} CPU-seconds",
        )
        (asked.into / f"{asked.game}.net").write_bytes(net)
        print(f"{last} games, {time.process_time():.0f} CPU-seconds", flush=True)


if __name__ == "__main__":
    main()
