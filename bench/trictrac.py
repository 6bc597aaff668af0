"""How strong the engine of trictrac is, on paired dice, seats reversed, and how fast games are played out."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Final

from academie.engine.dice.engine import Plan
from academie.games.trictrac.players.engine import trictrac_engine
from academie.notation import notation_of
from bench.tables_engines import meet

SEED: Final = 1818
POSITION: Final = "0x6,3,6x2,7x2,8x2,11x2/0x7,2,5,6x2,7x2,9x2 white points=4-2"
"""Both on their way to the grand jan, Black without his coin."""


def matches(pairs: int) -> Iterator[str]:
    """The matches, each told when it is done."""
    for other in ("simple", "holds", "leaves"):
        yield meet(("niveau-5", other), "trictrac", pairs, SEED)
    yield meet(("niveau-6", "niveau-5"), "trictrac", pairs, SEED)
    yield meet(("niveau-5", "simple"), "toc", pairs, SEED)


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
    for line in chain(matches(options.games // 2), played_out(options.rollouts)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
