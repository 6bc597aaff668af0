"""Random mutants of the sources against the tests: `make mutants`; who survives, and who killed what."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tests.mutants.places import Place, sample, sources
from tests.mutants.ring import warm_up
from tests.mutants.trials import Trials, Verdict

INTERRUPTED: Final = 130
"""What a program that was ended by Ctrl-C exits with."""
RINGS: Final = ("near", "whole")
"""The near ring of a module; for what survives it, all tests that may reach the module, at full size."""
SHOWN_KILLERS: Final = 20

Kept = dict[str, Any]
"""A line of the results: a mutant, the ring, and what came of it."""


def main() -> int:
    asked = options().parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    places = [*islice(sample(asked.seed, [path for path in sources() if asked.only in path]), asked.count)]
    kept = [*read(asked.results)]
    known = latest(kept)
    waiting = [place for place in places if is_asked(known, place, asked.against, again=asked.again)]
    if waiting:
        warm_up()
    killers = (line["by"] for line in kept if line["by"])
    trials = Trials(asked.limit, killers, whole=asked.against == "whole")
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    with asked.results.open("a", encoding="utf-8") as file:
        for number, verdict in enumerate(trials.of(waiting, asked.jobs), 1):
            line = line_of(verdict, asked.against)
            print(json.dumps(line), file=file, flush=True)
            known[line["key"], line["ring"]] = line
            place = verdict.place.told().split("\n", 1)[0]
            print(
                f"{number}/{len(waiting)} {line['seconds']} s {place} {line['how']} {line['by']}", flush=True
            )
    share = told(places, known)
    return int(share < asked.least)


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which they are")
    parser.add_argument("--only", default="", help="of files whose path holds this text")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--limit", type=float, default=3600, help="seconds for the tests of one mutant")
    parser.add_argument(
        "--least", type=float, default=0, help="fail if a smaller share of them is killed, in percent"
    )
    parser.add_argument("--against", choices=RINGS, default="near", help="which tests")
    parser.add_argument("--again", action="store_true", help="try those again that survived")
    parser.add_argument(
        "--results", type=Path, default=Path(".mutants/results.jsonl"), help="kept here, and gone on with"
    )
    return parser


def read(results: Path) -> Iterator[Kept]:
    """What earlier runs found."""
    if results.exists():
        for line in results.read_text("utf-8").splitlines():
            yield json.loads(line)


def latest(kept: list[Kept]) -> dict[tuple[str, str], Kept]:
    """The last result of each mutant in each ring."""
    return {(line["key"], line["ring"]): line for line in kept}


def is_asked(known: Mapping[tuple[str, str], Kept], place: Place, ring: str, *, again: bool) -> bool:
    """Whether a mutant is still to be put to a ring: to the whole one if it is known to survive the near."""
    near, found = known.get((place.key, "near")), known.get((place.key, ring))
    if ring == "whole" and (near is None or near["by"]):
        return False
    return found is None or (again and not found["by"])


def line_of(verdict: Verdict, ring: str) -> Kept:
    place, outcome, seconds = verdict
    how = "cut" if outcome.cut else "hung" if outcome.hung else "killed" if outcome.failed else "survived"
    return {
        "key": place.key,
        "ring": ring,
        "how": how,
        "by": outcome.failed,
        "tests": outcome.tests,
        "seconds": round(seconds, 1),
        **place._asdict(),
    }


def told(places: list[Place], known: Mapping[tuple[str, str], Kept]) -> float:
    """Print what came of the mutants, ring by ring, and return the share in percent that is killed."""
    tried = [place for place in places if (place.key, "near") in known]
    survivors, killers, share = tried, Counter[str](), 100.0
    for ring in RINGS:
        found = {place: known[place.key, ring] for place in survivors if (place.key, ring) in known}
        if found:
            survivors = [place for place in survivors if place not in found or not found[place]["by"]]
            killers.update(line["by"] for line in found.values() if line["by"])
            share = 100 * (1 - len(survivors) / len(tried))
            seconds = sum(line["seconds"] for line in found.values())
            print(f"\n{ring}: {share:.1f} % of {len(tried)} killed; {seconds:.0f} s of the processor")
            print(table(tried, survivors))
    for place in survivors:
        print(f"\n{place.kind} {place.told()}")
    print(*(f"\n{kills:4} {test}" for test, kills in killers.most_common(SHOWN_KILLERS)), sep="")
    return share


def table(tried: list[Place], survivors: list[Place]) -> str:
    """How many were killed of how many, by group and kind."""
    groups, kinds = sorted({place.group for place in tried}), sorted({place.kind for place in tried})
    lines = [["", *kinds, "all"]]
    for group in (*groups, ""):
        line = [group or "all"]
        for kind in (*kinds, ""):
            here = [place for place in tried if group in {"", place.group} and kind in {"", place.kind}]
            line.append(f"{sum(place not in survivors for place in here)}/{len(here)}" if here else "")
        lines.append(line)
    return "\n".join("  ".join(f"{cell:>10}" for cell in line) for line in lines)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
