"""Hold the law of trictrac against the two treatises: `python -m tests.oracle.acad --throws 20000`."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from tests.oracle.acad.agreement import AS_IN_LAW, differences

SHARD = 1000


def main() -> int:
    """Print the figures of each rule set and its first differences; fail if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.acad", description=__doc__)
    parser.add_argument("--throws", type=int, default=20_000, help="throws for each rule set")
    parser.add_argument("--seed", type=int, default=0, help="the first seed of a thousand throws")
    parser.add_argument("--show", type=int, default=5, help="differences to print for each rule set")
    asked = parser.parse_args()
    return max([report(name, asked.throws, asked.seed, asked.show) for name in AS_IN_LAW])


def report(name: str, count: int, seed: int, show: int) -> int:
    """Compare so many throws of one rule set with progress, and return one if any differs."""
    began, done, found = perf_counter(), 0, []
    while done < count:
        part = min(SHARD, count - done)
        found += differences(name, seed + done // SHARD, part)
        done += part
        print(f"\r{name}: {done} of {count} throws, {len(found)} differ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{name}: {done} throws, {len(found)} differ, {perf_counter() - began:.1f} s")
    for item in found[:show]:
        print(item)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
