"""Tries every strategy of the forger, or those named, and prints what becomes of each: `make forger`."""

from __future__ import annotations

import sys
from collections import Counter

from tests.forger.strategies import STRATEGIES
from tests.forger.strategy import Caught, Finding, Strategy, tried


def line(strategy: Strategy, finding: Finding) -> str:
    """What is printed of one strategy."""
    marks = "".join(
        f"{'yes' if found else '-':>10}"
        for found in (
            finding.live,
            finding.log,
            finding.evidence,
            finding.second,
            finding.witness,
            finding.monitor,
        )
    )
    verdict = finding.caught.value
    why = f": {strategy.says}" if finding.caught is Caught.NOT else ""
    return f"{strategy.name:18}{strategy.who:24}{marks}   {verdict}{why}"


def main(names: list[str]) -> int:
    chosen = [each for each in STRATEGIES if not names or each.name in names]
    print(f"{'':42}{'caught by':^60}")
    heads = "".join(f"{head:>10}" for head in ("live", "proof", "evidence", "second", "witness", "monitor"))
    print(f"{'strategy':18}{'who must agree':24}{heads}   verdict")
    verdicts: Counter[Caught] = Counter()
    wrong: list[str] = []
    for strategy in chosen:
        finding = tried(strategy)
        verdicts[finding.caught] += 1
        print(line(strategy, finding), flush=True)
        if finding.caught is not strategy.caught:
            wrong.append(f"{strategy.name}: should be {strategy.caught.value}")
    print()
    print(f"{len(chosen)} strategies")
    for caught in Caught:
        print(f"{verdicts[caught]:4}  {caught.value}")
    for each in wrong:
        print(f"WRONG: {each}")
    return 1 if wrong or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
