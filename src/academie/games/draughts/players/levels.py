"""Players of draughts by level, from a beginner to the best there is.

They err as people do: a beginner looks a move or two ahead and is content with a move that looks nearly as
good as another; nobody gives a man away that he sees hanging.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.player import NEVER_ERRS, Fallibility
from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.law.acts import DraughtsAction, LaisserDamer, QuitterRemise
from academie.games.draughts.law.state import DraughtsState, Phase
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.players.simple import at_table
from academie.games.draughts.players.tablebase import tables_folder
from academie.kernel import Action, State

MEGABYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Strength:
    """How far a player looks, and how he errs, in hundredths of a man."""

    budget: Budget
    fallibility: Fallibility = NEVER_ERRS


STRENGTHS: Final[Mapping[str, Strength]] = {
    "niveau-1": Strength(Budget(depth=1), Fallibility(60, 40.0)),
    "niveau-2": Strength(Budget(depth=2), Fallibility(45, 25.0)),
    "niveau-3": Strength(Budget(depth=3), Fallibility(30, 15.0)),
    "niveau-4": Strength(Budget(depth=4), Fallibility(20, 10.0)),
    "niveau-5": Strength(Budget(depth=6), Fallibility(12, 6.0)),
    "niveau-6": Strength(Budget(depth=9), Fallibility(6, 3.0)),
    "niveau-7": Strength(Budget(nodes=200_000)),
    "niveau-8": Strength(Budget(nodes=2_000_000)),
}
"""By name, each with more work or fewer errors. Limited by work, not by time, they play alike on any
machine."""


class LevelDames:
    """Plays draughts at a level, by any rule set and agreement; the same seed errs alike.

    It thinks with `thinker`, if given, else with one of its own.
    """

    def __init__(self, strength: Strength, seed: int | None = None, thinker: Thinker | None = None) -> None:
        self._strength = strength
        self._random = random.Random(seed)
        self._thinker = thinker or Thinker(MEGABYTES, folder=tables_folder())

    def choose(self, state: State[Any]) -> Action:
        if isinstance(state, ArbitratedState):
            return at_table(state, self._best)
        assert isinstance(state, DraughtsState)
        return self._best(state, state.actions())

    def stop(self) -> None:
        """Let the thought of another thread end with what it has found."""
        self._thinker.stop()

    def _best(self, state: DraughtsState, acts: Sequence[DraughtsAction]) -> DraughtsAction:
        if len(acts) == 1:
            return acts[0]
        if (word := answer(state)) is not None and word in acts:
            return word
        lines = len(acts) if self._strength.fallibility.tolerance else 1
        found = self._thinker.think(state, self._strength.budget, lines).lines
        liked = self._strength.fallibility.pick([line.score for line in found], self._random)
        move = found[liked].moves[0]
        return move if move in acts else acts[0]


def answer(state: DraughtsState) -> DraughtsAction | None:
    """What to say where men may be crowned by offer: to accept, for refusing draws; once refused, to leave.

    Nobody leaves with a draw that is his adversary's. Source: MAN rule XXXIV; METZ rule XVIII.
    """
    if state.phase is Phase.OFFERED:
        return LaisserDamer()
    if state.phase is Phase.REFUSED and state.agreement.remise in {None, state.position.turn}:
        return QuitterRemise()
    return None
