"""Dominoes in rigueur: one may boude wrongly, lay what does not fit, announce, and answer for it."""

from academie.games.dominoes.arbiter.table import ArbitratedState, game_of, set_table

__all__ = ["ArbitratedState", "game_of", "set_table"]
