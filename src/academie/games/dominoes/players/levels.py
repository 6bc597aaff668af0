"""Players of dominoes by level: the more deals they imagine, and the sooner they open them, the better."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.tiles import Tiles
from academie.games.dominoes.players.analyst import Effort, judged
from academie.games.dominoes.players.simple import chosen
from academie.kernel import Action, State

EFFORTS: Final[Mapping[str, Effort]] = {
    "niveau-1": Effort(1),
    "niveau-2": Effort(4),
    "niveau-3": Effort(16, open=6),
    "niveau-4": Effort(64, open=6),
    "niveau-5": Effort(192, open=6),
    "niveau-6": Effort(512, open=6),
}
"""By name, each stronger than the one before. Limited by work, not by time, they play alike on
any machine."""


class LevelDominos:
    """Plays dominoes at a level, by any party; the same seed plays alike, whatever is hidden from it."""

    def __init__(self, effort: Effort, seed: int | None = None) -> None:
        self._effort = effort
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        return chosen(state, self._best)

    def _best(self, partie: DominoState, acts: Sequence[Poser], shown: tuple[Tiles, ...]) -> Poser:
        if len(acts) == 1:
            return acts[0]
        found = judged(partie, self._effort, self._random.getrandbits(64), shown)
        return max((each for each in found if each.act in acts), key=lambda each: each.worth).act
