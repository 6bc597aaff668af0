"""Players of draughts by level, from a beginner to the best there is.

They err as people do: a beginner looks a move or two ahead and is content with a move that looks nearly as
good as another; nobody gives a man away that he sees hanging.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from academie.arbiter.draughts import Table
from academie.engine.draughts.tables import tables_folder
from academie.engine.draughts.thinking import Budget, Line, Thinker
from academie.engine.simple_dames import at_table
from academie.kernel import Action, State
from academie.rules.draughts.acts import DraughtsAction, LaisserDamer, QuitterRemise
from academie.rules.draughts.partie import PartieDeDames, Phase

MEGABYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player looks, and how he errs.

    `content` is by how many hundredths of a man a move may be worse than the best and still be played, and
    `whim` how little that matters to him: at `whim` of them it is played about a third as often.
    """

    budget: Budget
    content: int = 0
    whim: float = 1.0


LEVELS: Final[Mapping[str, Level]] = {
    "niveau-1": Level(Budget(depth=1), content=60, whim=40.0),
    "niveau-2": Level(Budget(depth=2), content=45, whim=25.0),
    "niveau-3": Level(Budget(depth=3), content=30, whim=15.0),
    "niveau-4": Level(Budget(depth=4), content=20, whim=10.0),
    "niveau-5": Level(Budget(depth=6), content=12, whim=6.0),
    "niveau-6": Level(Budget(depth=9), content=6, whim=3.0),
    "niveau-7": Level(Budget(nodes=200_000)),
    "niveau-8": Level(Budget(nodes=2_000_000)),
}
"""By name, each stronger than the one before. Limited by work, not by time, they play alike on
any machine."""


class LevelDames:
    """Plays draughts at a level, by any rule set and agreement; the same seed errs alike."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        self._level = level
        self._random = random.Random(seed)
        self._thinker = Thinker(MEGABYTES, folder=tables_folder())

    def choose(self, state: State[Any]) -> Action:
        if isinstance(state, Table):
            return at_table(state, self._best)
        assert isinstance(state, PartieDeDames)
        return self._best(state, state.actions())

    def _best(self, state: PartieDeDames, acts: Sequence[DraughtsAction]) -> DraughtsAction:
        if len(acts) == 1:
            return acts[0]
        if (word := answer(state)) is not None and word in acts:
            return word
        lines = len(acts) if self._level.content else 1
        found = self._thinker.think(state, self._level.budget, lines).lines
        move = self._liked(found).moves[0]
        return move if move in acts else acts[0]

    def _liked(self, lines: Sequence[Line]) -> Line:
        """One of the lines with whose first move the player is content, the better the likelier."""
        best = lines[0].score
        enough = [line for line in lines if line.score >= best - self._level.content]
        weights = [exp((line.score - best) / self._level.whim) for line in enough]
        return self._random.choices(enough, weights)[0]


def answer(state: PartieDeDames) -> DraughtsAction | None:
    """What to say where men may be crowned by offer: to accept, for refusing draws; once refused, to leave.

    Nobody leaves with a draw that is his adversary's. Source: MAN rule XXXIV; METZ rule XVIII.
    """
    if state.phase is Phase.OFFERED:
        return LaisserDamer()
    if state.phase is Phase.REFUSED and state.accord.remise in {None, state.position.turn}:
        return QuitterRemise()
    return None
