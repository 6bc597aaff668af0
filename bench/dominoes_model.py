"""Fit the model of how a seat plays dominoes, by which hidden hands are weighed.

Players of a level play coups against themselves; the weights are those under which their choices are
likeliest. One coup of five is kept apart, to say how well the weights foretell choices they were not fitted
to. What is printed belongs into `crates/dominoes/src/model_weights.rs`.
"""

from __future__ import annotations

import argparse
from math import exp
from typing import Final

from academie.engine.core import fit_dominoes
from academie.games.dominoes.core import core_rules
from academie.games.dominoes.law import DOMINOS
from academie.games.dominoes.players.analyst import Effort

KINDS: Final = {
    "TWO": ("tete-a-tete-1806", Effort(192, open=6), 4000),
    "PAIRS": ("piquet-voleur-1806", Effort(192, open=6), 3000),
    "COMPANY": ("poule-1806", Effort(64, open=6), 600),
}
"""By the name of the weights: the party, how its players choose, and how many coups they play."""
SEED: Final = 7


def fitted(kind: str, coups: int | None = None) -> str:
    """The weights of a kind of party, and how well they foretell."""
    name, effort, usual = KINDS[kind]
    rules = DOMINOS.ruleset(name)
    share = rules.shares.value[0]
    weights, learnt, tried, foretold, blind = fit_dominoes(
        core_rules(rules),
        players=share.players,
        tiles=share.tiles[0],
        goal=rules.goal.value,
        deals=effort.deals,
        open=effort.open,
        infers=effort.infers,
        coups=coups or usual,
        seed=SEED,
    )
    said = f"{kind}: {learnt} choices, {tried} others foretold with {exp(foretold):.3f} each ({foretold:.4f})"
    listed = ", ".join(f"{round(weight, 3)}" for weight in weights)
    return f"{said}, blindly {exp(blind):.3f} ({blind:.4f})\n[{listed}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--coups", type=int, help="so many of each kind, instead of the usual number")
    parser.add_argument("kinds", nargs="*", default=[*KINDS], help="which weights")
    asked = parser.parse_args()
    for kind in asked.kinds:
        print(fitted(kind, asked.coups), flush=True)


if __name__ == "__main__":
    main()
