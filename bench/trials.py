"""Sequential tests of the search of draughts: a variant of its tuning against the search as it is.

`python -m bench.trials late=60 late-base=30` plays pairs of games from the same openings, colours reversed,
until it is clear whether the variant is stronger, and adds the result to the log; `--page` prints the log as
a page. Both look at the same number of positions a move, so that the result is the same on any machine; what
costs time is tested with fewer positions for the variant (`--ours`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any, Final

from academie.games.draughts.core import core_state
from academie.games.draughts.players.trained import shipped
from academie.games.draughts.training.meeting import Pair, Variant, openings, pair
from academie.lab.score import Score, Sequential, Verdict

LOG: Final = Path(__file__).parents[1] / "docs" / "engine-tests.jsonl"
STEP: Final = 8
"""Pairs between two looks at the test."""


def played(ours: Variant, theirs: Variant, seed: int, workers: int) -> Iterator[list[Pair]]:
    """Pairs without end, some at a time."""
    starts = (core_state(state) for state in openings(seed))
    with ThreadPoolExecutor(workers) as pool:
        while True:
            some = [*islice(starts, STEP)]
            yield [
                *pool.map(
                    lambda start: pair(ours.engine(), theirs.engine(), start, (ours.nodes, theirs.nodes)),
                    some,
                )
            ]


def trial(ours: Variant, theirs: Variant, asked: argparse.Namespace) -> dict[str, Any]:
    """The result of a test as plain data."""
    test, found, verdict = Sequential(*asked.elo), list[Pair](), Verdict.OPEN
    for some in played(ours, theirs, asked.seed, asked.workers):
        found += some
        score = Score(found)
        verdict = test.verdict(score.shares)
        print(
            f"{score.games} games, {100 * score.share[0]:.1f} %, {test.ratio(score.shares):+.2f}", flush=True
        )
        if verdict is not Verdict.OPEN or score.games >= asked.games:
            break
    gains = [gain for each in found for gain in each]
    return {
        "change": dict(ours.tuning or {}),
        "why": asked.why,
        "nodes": [ours.nodes, theirs.nodes],
        "elo": [*asked.elo],
        "seed": asked.seed,
        "games": len(gains),
        "won": gains.count(1),
        "drawn": gains.count(0),
        "lost": gains.count(-1),
        "points": [round(max(-999.0, min(999.0, each))) for each in Score(found).elo],
        "verdict": verdict.value,
    }


def row(entry: Mapping[str, Any], number: int) -> str:
    """An entry of the log as a row of the table."""
    change = ", ".join(f"`{name}` {value}" for name, value in entry["change"].items())
    elo, least, most = entry["points"]
    kept = "kept" if entry["verdict"] == "stronger" else "refused"
    return (
        f"| {number} | {change} | {entry['why']} | {entry['nodes'][0]:,} | {entry['games']:,} "
        f"(+{entry['won']} ={entry['drawn']} -{entry['lost']}) | {elo:+} ({least:+} … {most:+}) | "
        f"{entry['verdict']}: {kept} |"
    )


HEAD: Final = """# Tests of the draughts search

Every change of the search is a sequential test: the variant plays the search as it is, in pairs of games from
the same random openings with colours reversed, at the same number of positions a move, until it is clear
whether it is stronger (Wald's test on pairs, errors of 5 % either way). A change that is not shown to be
stronger is refused, also where the test ends open. The numbers are those of `Tuning` in
`crates/search/src/tuning.rs`; a kept one becomes the default, and later tests are played against it. It is
repeated by `python -m bench.trials NAME=VALUE ...`. Numbers of changes that were refused for good are gone.

| | change | what it is | positions a move | games | Elo (95 %) | result |
|---|---|---|---|---|---|---|
"""


def page(entries: Iterable[Mapping[str, Any]]) -> str:
    """The log as a page."""
    return HEAD + "".join(f"{row(entry, number)}\n" for number, entry in enumerate(entries, 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("change", nargs="*", help="numbers of the tuning: NAME=VALUE")
    parser.add_argument("--why", default="", help="what the change is, for the log")
    parser.add_argument("--nodes", type=int, default=5_000, help="positions a move")
    parser.add_argument("--ours", type=int, help="positions a move of the variant, if others")
    parser.add_argument("--games", type=int, default=1_200, help="at most")
    parser.add_argument("--elo", type=float, nargs=2, default=[0.0, 20.0], help="what is told apart")
    parser.add_argument("--seed", type=int, default=1, help="which openings")
    parser.add_argument("--workers", type=int, default=2, help="threads")
    parser.add_argument("--page", action="store_true", help="print the log as a page")
    asked = parser.parse_args()
    if asked.page:
        print(page(map(json.loads, LOG.read_text(encoding="utf-8").splitlines())), end="")
        return
    change = {name: int(value) for name, _, value in (each.partition("=") for each in asked.change)}
    weights = shipped("fmjd")
    theirs = Variant(asked.nodes, weights)
    result = trial(Variant(asked.ours or asked.nodes, weights, change), theirs, asked)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps(result, ensure_ascii=False) + "\n")
    print(row(result, 0))


if __name__ == "__main__":
    main()
