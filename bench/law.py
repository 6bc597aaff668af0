"""What the law costs: mean time of `actions()` and `apply()` over random parties. Run by `make bench-law`."""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from academie.kernel import Game, RuleSet
from academie.registry import registry
from academie.testing import choose

Row = tuple[str, float, float, float]


def measure(game: Game, ruleset: RuleSet, games: int) -> Row:
    """Rule set, acts a game, and the mean milliseconds of `actions()` and of `apply()`."""
    listing = applying = 0.0
    acts = 0
    for seed in range(games):
        chooser = random.Random(seed)
        state: Any = game.start(ruleset)
        while state.actor is not None:
            begun = time.perf_counter()
            state.actions()
            listed = time.perf_counter()
            act = choose(state, chooser)
            chosen = time.perf_counter()
            state = state.apply(act)
            applying += time.perf_counter() - chosen
            listing += listed - begun
            acts += 1
    return ruleset.id, acts / games, 1e3 * listing / acts, 1e3 * applying / acts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="random games for each rule set")
    games = parser.parse_args().games
    print(f"{'rule set':28}{'acts a game':>12}{'actions ms':>12}{'apply ms':>10}{'together ms':>13}")
    for game in registry:
        for ruleset in game.rulesets:
            name, acts, listing, applying = measure(game, ruleset, games)
            print(f"{name:28}{acts:12.0f}{listing:12.4f}{applying:10.4f}{listing + applying:13.4f}")


if __name__ == "__main__":
    main()
