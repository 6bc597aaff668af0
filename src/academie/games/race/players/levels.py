"""Players of the running games by level, from a beginner to the best there is.

They err as people do: a beginner is content with a play that looks nearly as good as another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import EnginePlayer, Strength
from academie.engine.player import Fallibility, Player
from academie.games.race.players.engine import course_engine

STRENGTHS: Final[Mapping[str, Strength]] = {
    "niveau-1": Strength(fallibility=Fallibility(0.60, 0.25)),
    "niveau-2": Strength(fallibility=Fallibility(0.30, 0.12)),
    "niveau-3": Strength(fallibility=Fallibility(0.15, 0.06)),
    "niveau-4": Strength(fallibility=Fallibility(0.06, 0.02)),
    "niveau-5": Strength(),
    "niveau-6": Strength(SearchDepth(plies=2, wide=5, margin=0.08)),
}
"""By name, each stronger than the one before."""


def course_player(game: str, name: str, seed: int | None) -> Player:
    """The player of a level at a running game, where nobody marks for himself."""
    strength = STRENGTHS[name]
    return EnginePlayer(course_engine(game, strength.looking), strength.fallibility, seed)
