"""How strong the engines of the running games are: v the simple player, hand-made weights, GNU Backgammon.

Dice are paired: each series is played twice, the players changing seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Final, NamedTuple

from academie.engine.core import CourseEngine, CoursePartie
from academie.engine.dice.course import weights
from academie.engine.dice.shipped import shipped
from academie.engine.gnubg import Gnubg, gnubg_program
from academie.engine.simple_course import WEIGHTS, Weights
from academie.engine.twin_course import twin_rules
from academie.rules.tables.running import RUNNING
from bench.gnubg_match import Bout
from bench.score import Score

Sought = tuple[int, int, float]
ONE: Final[Sought] = (1, 1000, inf)
TWO: Final[Sought] = (2, 5, 0.08)
MOST: Final = 5000
CHUNK: Final = 20
"""So many pairs a thread at a time."""
SCALE: Final = 0.01
"""The simple player counts in points to be run; an engine in chances."""

SAME: Final[Mapping[str, tuple[str, float]]] = {
    "risk": ("risk", -24),
    "case": ("case", 6),
    "standing": ("standing", 10),
    "run": ("run", 36),
    "shut": ("shut", 6),
    "entry": ("entry", 2),
    "flat": ("flat", 9),
    "able": ("able", 1),
}
"""What the simple player weighs, by what the engine calls it, and what the engine divides it by."""


def simple_weights(chosen: Weights) -> str:
    """The simple player's weights for the engine: all on who has just played, but for the points ahead."""
    told = chosen._asdict()
    ahead = 100 * SCALE * told.pop("ahead")
    lines = [f"to_run {-ahead} {ahead}"]
    for name, weight in told.items():
        called, unit = SAME[name]
        lines.append(f"{called} 0 {-SCALE * unit * weight}")
    return "\n".join(lines)


class Side(NamedTuple):
    """A player: an engine and how far it looks."""

    engine: CourseEngine
    sought: Sought = ONE


def meet(one: Side, two: Side, start: CoursePartie, pairs: int, threads: int = 2) -> Score:
    """What the first makes of so many pairs of games against the second."""

    def part(first: int) -> list[tuple[float, float]]:
        series = (1, first, min(first + CHUNK, pairs))
        return one.engine.meet(
            two.engine, start, sought=one.sought, against=two.sought, series=series, most=MOST
        )

    with ThreadPoolExecutor(threads) as pool:
        return Score([pair for found in pool.map(part, range(0, pairs, CHUNK)) for pair in found])


def matches(key: str, start: CoursePartie, pairs: int) -> Iterator[tuple[str, Score]]:
    """The matches of one game, each told when it is done."""
    net, simple = CourseEngine(shipped(key)), CourseEngine.by_hand(simple_weights(WEIGHTS[key]))
    by_hand = CourseEngine.by_hand(weights(key))
    yield "net v simple", meet(Side(net), Side(simple), start, pairs)
    yield "hand-made v simple", meet(Side(by_hand), Side(simple), start, pairs)
    yield "net v hand-made", meet(Side(net), Side(by_hand), start, pairs)
    # With three dice a look at every answer is a long one.
    fewer = 40 if key == "garanguet" else 4
    yield "net, two plies v one", meet(Side(net, TWO), Side(net), start, max(2, pairs // fewer))


def against_gnubg(pairs: int, sought: Sought, seed: int) -> str:
    """What we make of so many pairs of games of toute-table against GNU Backgammon at 0 plies."""
    with Gnubg(0) as gnubg:
        bout = Bout(CourseEngine(shipped("toute-table")), sought, gnubg)
        score = Score([*bout.pairs(pairs, seed)])
    return f"{score.told()}; {bout.moves} moves of gnubg, all legal"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1000, help="games of each match; against gnubg twice as many"
    )
    parser.add_argument("--game", choices=[game.key for game in RUNNING])
    asked = parser.parse_args()
    for game in RUNNING:
        if asked.game in {None, game.key}:
            start = CoursePartie(twin_rules(game.default), double=game.doubles)
            for name, score in matches(game.key, start, asked.games // 2):
                print(f"{game.key:12} {name:22} {score.told()}", flush=True)
    if asked.game in {None, "toute-table"} and gnubg_program() is not None:
        for sought, share in ((ONE, 1), (TWO, 4)):
            name = f"net, {sought[0]} v gnubg 0-ply"
            told = against_gnubg(asked.games // share, sought, seed=7)
            print(f"{'toute-table':12} {name:22} {told}", flush=True)


if __name__ == "__main__":
    main()
