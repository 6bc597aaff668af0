"""`python -m tests.golden` compares all digests with those kept, or `--write`s them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from bench.signature import signature
from tests.golden import law, pictures, played, service
from tests.golden.plain import digest

KEPT = Path(__file__).parent / "digests.json"
MANY = 1000
"""How many records of every rule set `make golden` compares."""

Digests = Iterable[tuple[str, str]]


def checks(many: int, jobs: int) -> Iterator[tuple[str, Digests]]:
    """Every check by name; nothing is computed before it is asked for."""
    yield "law: perft", law.perfts()
    yield "law: examples of the books", law.examples()
    yield "law: rule sets", law.rulesets()
    yield "law: options", law.options()
    yield "playthroughs", played.playthroughs()
    yield "drawings", pictures.drawings()
    yield "server: schemas", service.schemas()
    yield "server: logs and proofs of dice", service.logs()
    yield "engine: signature of the search", searched()
    yield f"records: {many} of each rule set", played.records(many, jobs)


def searched() -> Digests:
    """How many positions the search of draughts looks at."""
    yield "signature/dames", digest([signature()])


def computed(many: int, jobs: int) -> dict[str, str]:
    """All digests, with a line of progress for each check, and every ten seconds."""
    found: dict[str, str] = {}
    last = time.monotonic()
    for name, digests in checks(many, jobs):
        since = time.monotonic()
        before = len(found)
        for number, (what, value) in enumerate(digests, 1):
            found[what] = value
            if time.monotonic() - last > 10:
                print(f"  {number} digests of {name}: {what}", flush=True)
                last = time.monotonic()
        print(f"{name:36}{len(found) - before:5} digests{time.monotonic() - since:8.1f} s", flush=True)
    return found


def differences(kept: dict[str, str], found: dict[str, str]) -> Iterator[str]:
    """What differs, line by line. Records are compared where as many were asked for as are kept."""
    for name in sorted(kept.keys() & found.keys()):
        if kept[name] != found[name]:
            yield f"differs: {name}"
    for name in sorted(kept.keys() ^ found.keys()):
        if not name.startswith("records/"):
            yield f"{'new' if name in found else 'missing'}: {name}"


def main() -> int:
    """0 if every digest is the one kept."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--write", action="store_true", help="keep these digests")
    asked.add_argument("--records", type=int, default=MANY, help="how many records of every rule set")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play them")
    given = asked.parse_args()
    if given.write:
        service.keep_logs()
    found = computed(given.records, given.jobs)
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    if given.write:
        longer = {name: value for name, value in kept.items() if name.startswith("records/")}
        kept = {**longer, **found}
        KEPT.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    wrong = [*differences(kept, found)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{len(found)} digests, {len(wrong)} differences; all together {digest(sorted(found.items()))}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
