"""Many simulations, each by its seed: `make sim SEEDS=1000`; one again, with its trace: `make sim SEED=7`."""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial
from typing import NoReturn

from tests.sim.mutations import MUTATIONS, mutated
from tests.sim.world import Outcome, World

PROGRESS_SECONDS = 2.0
COLLECT_EVERY = 25
"""After how many simulations the memory of those before is cleared."""
SHOWN_LINES = 25
INTERRUPTED = 130
"""What a program that was ended by Ctrl-C exits with."""


def simulate(seed: int, mutation: str = "", *, whole: bool = False) -> Outcome:
    """Run one simulation, with the whole of its trace or only its end."""
    with mutated(mutation):
        world = World(seed, mutation, None if whole else SHOWN_LINES)
        outcome = world.run()
    if seed % COLLECT_EVERY == 0:
        gc.collect()
    return outcome


def outcomes(seeds: Iterable[int], jobs: int, mutation: str) -> Iterator[Outcome]:
    """The outcomes of many seeds, as they come."""
    simulate(0)  # what it loads is shared by all, and needs no collecting
    gc.collect()
    gc.freeze()
    ignore = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process
    pool = multiprocessing.get_context("fork").Pool(jobs, ignore)
    yield from pool.imap_unordered(partial(simulate, mutation=mutation), seeds, chunksize=4)
    pool.terminate()


def stop_at_once() -> NoReturn:
    """End this process and those it has started, whatever they are doing."""
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(INTERRUPTED)


def run_many(first: int, count: int, jobs: int, mutation: str) -> int:
    """Run many seeds, say how it goes, and how each that fails is run again."""
    began, told = time.monotonic(), 0.0
    done = failed = events = 0
    for outcome in outcomes(range(first, first + count), jobs, mutation):
        done, events = done + 1, events + outcome.events
        if outcome.violation is not None:
            failed += 1
            print(f"make sim SEED={outcome.seed}    {outcome.violation}", flush=True)
        if time.monotonic() - told > PROGRESS_SECONDS:
            told = time.monotonic()
            rate = done / (told - began)
            print(f"{done} of {count} seeds, {failed} failed, {rate:.1f} seeds a second", flush=True)
    seconds = time.monotonic() - began
    print(
        f"{done} seeds, {events} events, {failed} failed, in {seconds:.0f} s ({done / seconds:.1f} a second)"
    )
    return 1 if failed else 0


def run_one(seed: int, mutation: str) -> int:
    """Run one seed, with its trace."""
    outcome = simulate(seed, mutation, whole=True)
    print("\n".join(outcome.lines))
    print(f"seed {seed}: {outcome.events} events in {outcome.seconds:.0f} s, trace {outcome.digest}")
    print(outcome.violation or "all holds")
    return 1 if outcome.violation else 0


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.sim", description=__doc__)
    options.add_argument("--seeds", type=int, default=100, help="how many")
    options.add_argument("--first", type=int, default=1, help="the first of them")
    options.add_argument("--seed", type=int, help="this one alone, with its trace")
    options.add_argument("--jobs", type=int, default=2, help="how many at the same time")
    options.add_argument("--mutation", choices=MUTATIONS, default="", help="a fault to build into the server")
    given = options.parse_args()
    try:
        if given.seed is not None:
            return run_one(given.seed, given.mutation)
        return run_many(given.first, given.seeds, given.jobs, given.mutation)
    except KeyboardInterrupt:
        stop_at_once()


if __name__ == "__main__":
    sys.exit(main())
