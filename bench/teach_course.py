"""Teaches a net a running game by games against itself, and writes it where the engine looks for it.

The nets that come with the house say in their first line by which of these commands they were made.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from academie.engine.core import CoursePartie, teach_course
from academie.engine.twin_course import twin_rules
from academie.rules.tables.running import RUNNING

NETS: Final = Path("src/academie/engine/dice/nets")
CHUNK: Final = 2000
"""So many games between two times the net is written."""


def parsed() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.key for game in RUNNING])
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--hidden", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fast", type=float, default=0.012, help="how fast it learns at first")
    parser.add_argument("--slow", type=float, default=0.0005, help="and at last")
    parser.add_argument("--power", type=float, default=2, help="how soon it slows down; evenly at 1")
    parser.add_argument("--onwards", type=Path, help="a net that has been taught the games before --first")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--into", type=Path, default=NETS)
    return parser.parse_args()


def rate(asked: argparse.Namespace, game: int) -> float:
    """How fast it learns at a game."""
    done = (game - asked.first) / (asked.games - asked.first)
    fast, slow = float(asked.fast), float(asked.slow)
    return slow + (fast - slow) * float((1 - done) ** asked.power)


def main() -> None:
    asked = parsed()
    game = next(game for game in RUNNING if game.key == asked.game)
    start = CoursePartie(twin_rules(game.default), double=True)
    net: bytes | None = None if asked.onwards is None else asked.onwards.read_bytes()
    command = f"python -m bench.teach_course {' '.join(sys.argv[1:])}"
    for first in range(asked.first, asked.games, CHUNK):
        last = min(first + CHUNK, asked.games)
        net = teach_course(
            start,
            net=net,
            hidden=asked.hidden,
            seed=asked.seed,
            first=first,
            games=last - first,
            rates=(rate(asked, first), rate(asked, last)),
            game=asked.game,
            made=f"{command}: {last} games, {time.process_time():.0f} CPU-seconds",
        )
        (asked.into / f"{asked.game}.safetensors").write_bytes(net)
        print(f"{last} games, {time.process_time():.0f} CPU-seconds", flush=True)


if __name__ == "__main__":
    main()
