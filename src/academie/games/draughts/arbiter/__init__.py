"""Draughts in rigueur: a piece that fails to take is huffed, and a piece touched must be played."""

from academie.games.draughts.arbiter.strictness import Strictness, strictness
from academie.games.draughts.arbiter.table import ArbitratedState, game_of, set_table

__all__ = ["ArbitratedState", "Strictness", "game_of", "set_table", "strictness"]
