"""How a weaker player errs: as people do, among what looks nearly as good as the best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final


@dataclass(frozen=True, slots=True)
class Fallibility:
    """`content` is by how much a choice may be worse than the best and still be made; `whim` how little that
    matters: what is worse by `whim` is chosen about a third as often. Both in the unit of the scores.
    """

    content: float = 0
    whim: float = 1.0

    def pick(self, scores: Sequence[float], chance: random.Random) -> int:
        """The place of the choice made, the better the likelier; of equals the first where it never errs."""
        best = max(scores)
        if not self.content:
            return scores.index(best)
        enough = [place for place, score in enumerate(scores) if score >= best - self.content]
        weights = [exp((scores[place] - best) / self.whim) for place in enough]
        return chance.choices(enough, weights)[0]


NEVER_ERRS: Final = Fallibility()
"""Always the best."""
