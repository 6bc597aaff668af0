"""Players of trictrac and toc by level, from a beginner to the best there is.

They err as people do: a beginner is content with a play that looks nearly as good as another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import EnginePlayer, Strength
from academie.engine.player import Fallibility, Player
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.players.engine import toc_engine, trictrac_engine

STRENGTHS: Final[Mapping[str, Strength]] = {
    "niveau-1": Strength(fallibility=Fallibility(0.30, 0.12)),
    "niveau-2": Strength(fallibility=Fallibility(0.16, 0.06)),
    "niveau-3": Strength(fallibility=Fallibility(0.08, 0.03)),
    "niveau-4": Strength(fallibility=Fallibility(0.03, 0.012)),
    "niveau-5": Strength(),
    "niveau-6": Strength(SearchDepth(plies=2, wide=6, margin=0.06)),
}
"""By name, each stronger than the one before."""


def trictrac_player(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; where one marks for oneself it does, forgetfully."""
    strength = STRENGTHS[name]
    board = EnginePlayer(trictrac_engine(strength.looking), strength.fallibility, seed)
    return HandsTrictrac(board, forget, seed)


def toc_player(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level at toc, where nobody marks for himself."""
    del forget
    strength = STRENGTHS[name]
    return EnginePlayer(toc_engine(strength.looking), strength.fallibility, seed)
