"""What chance may do in every game whose chances are open, for the page to check rolls by.

`python web/app/make_odds.py` writes src/dice/odds.json from the law: those games, and the distributions met
in them, each with what may fall, in order, and its weight. What falls belongs to one of them only.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from academie.games.tables.law.customs import Rompus
from academie.games.trictrac.arbiter.throwing import LIES, PULLED
from academie.kernel import CHANCE, Game
from academie.notation import notation_of
from academie.registry import registry

TARGET: Final = Path(__file__).parent / "src/dice/odds.json"
ACTS: Final = 40
Distribution = list[list[str | int]]


def distribution(game: Game, chances: Sequence[tuple[Any, Any]]) -> Distribution:
    """What may fall, each with its weight."""
    whole = math.lcm(*(weight.denominator for _, weight in chances))
    notation = notation_of(game.key)
    return [[notation.act(act), int(weight * whole)] for act, weight in chances]


def met(game: Game, seed: int = 1, options: dict[str, Any] | None = None) -> Iterator[Distribution]:
    """The distributions met in a game of every rule set, played at random."""
    chooser = random.Random(seed)
    for rules in game.rulesets:
        state = game.start(rules, options or {})
        for _ in range(ACTS):
            if state.actor is None:
                break
            if state.actor is not CHANCE:
                state = state.apply(chooser.choice([*state.actions()]))
                continue
            chances = state.chance()
            yield distribution(game, chances)
            acts, weights = zip(*chances, strict=True)
            state = state.apply(chooser.choices(acts, [float(weight) for weight in weights])[0])


def distributions() -> list[Distribution]:
    """Those of all games, each once; the accidents of a table by hand are too rare to be met."""
    trictrac = registry["trictrac"]
    found = [each for game in registry if not game.hides for each in met(game)]
    found += [distribution(trictrac, each) for each in (LIES, PULLED, [(Rompus(), Fraction(1))])]
    return [json.loads(text) for text in dict.fromkeys(map(json.dumps, found))]


def written(found: list[Distribution]) -> str:
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found)
    games = json.dumps([game.key for game in registry if not game.hides])
    return f'{{"games": {games},\n"distributions": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    TARGET.write_text(written(distributions()), encoding="utf-8")
