"""How strong the engine of trictrac is, on paired dice, seats reversed, and how fast games are played out."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from academie.engine.core import TrictracEngine, TrictracPartie, TrictracPlayer
from academie.engine.dice.crossing import ONE_PLY
from academie.engine.dice.engine import Plan
from academie.engine.dice.levels_trictrac import STRENGTHS
from academie.engine.dice.shipped import shipped
from academie.engine.dice.trictrac import trictrac_engine
from academie.engine.simple_trictrac import COIN_BONUS, COIN_BONUS_IN_HOLES
from academie.engine.twin_trictrac import twin_of
from academie.notation import notation_of
from academie.rules.tables.toc.game import TOC
from academie.rules.tables.trictrac import TRICTRAC
from bench.score import Score

LONGEST: Final = 5_000
SEED: Final = 1818
CHUNK: Final = 10
"""So many pairs a thread at a time."""
TWO_PLIES: Final = STRENGTHS["niveau-6"].looking
POSITION: Final = "0x6,3,6x2,7x2,8x2,11x2/0x7,2,5,6x2,7x2,9x2 white points=4-2"
"""Both on their way to the grand jan, Black without his coin."""


def meet(one: TrictracPlayer, two: TrictracPlayer, start: TrictracPartie, pairs: int) -> Score:
    """What the first makes of so many pairs of parties against the second."""

    def part(first: int) -> list[tuple[float, float]]:
        return one.meet(two, start, (SEED, first, min(first + CHUNK, pairs)), LONGEST)

    with ThreadPoolExecutor(2) as pool:
        return Score([pair for found in pool.map(part, range(0, pairs, CHUNK)) for pair in found])


def matches(pairs: int) -> Iterator[tuple[str, Score]]:
    """The matches, each told when it is done."""
    engine, start = TrictracEngine(shipped("trictrac")), twin_of(TRICTRAC.start())
    one = TrictracPlayer.thinking(engine, ONE_PLY.sought)
    two = TrictracPlayer.thinking(engine, TWO_PLIES.sought)
    held, left = (TrictracPlayer.thinking(engine, ONE_PLY.sought, leaves) for leaves in ("never", "always"))
    yield "one ply v simple", meet(one, TrictracPlayer.simple(COIN_BONUS), start, pairs)
    yield "by value v always holding", meet(one, held, start, pairs)
    yield "by value v always leaving", meet(one, left, start, pairs)
    yield "two plies v one", meet(two, one, start, pairs)
    toc = TrictracPlayer.thinking(TrictracEngine(shipped("toc")), ONE_PLY.sought)
    yield (
        "toc, one ply v simple",
        meet(toc, TrictracPlayer.simple(COIN_BONUS_IN_HOLES), twin_of(TOC.start()), pairs),
    )


def played_out(games: int) -> Iterator[str]:
    """Games played out from one position by two threads, in 1, 2 and 7 chunks: the mean is the same."""
    engine, state = trictrac_engine(), notation_of("trictrac").read_state(POSITION)
    plan = Plan(games, SEED)
    for chunks in (1, 2, 7):
        before, spent = time.perf_counter(), time.process_time()
        tally = engine.rollout(state, plan=replace(plan, chunks=chunks), workers=2)
        took, cpu = time.perf_counter() - before, time.process_time() - spent
        yield (
            f"{games} games in {chunks} chunks: mean {tally.mean:+.9f} ± {tally.error:.4f}, "
            f"{took:.1f} s, {cpu:.1f} s of processor"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="parties of each match")
    parser.add_argument("--rollouts", type=int, default=10_000, help="games played out")
    options = parser.parse_args()
    for name, score in matches(options.games // 2):
        print(f"{name:26} {score.told()}", flush=True)
    for line in played_out(options.rollouts):
        print(line, flush=True)


if __name__ == "__main__":
    main()
