"""Run by `make nemesis`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys

import bench.nemesis
from bench.nemesis.faults import FAULTS
from bench.nemesis.report import code, table
from bench.nemesis.stage import staged
from bench.nemesis.trial import Plan, trial
from tests.server.support.web import LIMITS_TOLD


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.nemesis", description=bench.nemesis.__doc__)
    usual = Plan()
    parser.add_argument("--tables", type=int, default=usual.tables, help="at least one of each sort")
    parser.add_argument("--acts", type=int, default=usual.acts)
    parser.add_argument("--faults", type=int, default=usual.faults)
    parser.add_argument("--only", help="the name of one fault, or part of it")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it tells of every fault we make
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    kinds = [kind for kind in FAULTS if not asked.only or asked.only in kind.name]
    plan = Plan(asked.tables, asked.acts, asked.faults, kinds=kinds)
    print(LIMITS_TOLD)
    with staged() as stage:
        report = asyncio.run(trial(stage, plan, asked.seed, lambda line: print(line, flush=True)))
    print(table(report))
    if report.too_slow:
        print("not judged: the machine is too slow")
    return code(report)


if __name__ == "__main__":
    sys.exit(main())
