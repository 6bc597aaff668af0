"""Draughts in rigour: who does not take is huffed, and what is touched is played."""

from academie.games.draughts.arbiter.strictness import Strictness, strictness
from academie.games.draughts.arbiter.table import ArbitratedState, laid

__all__ = ["ArbitratedState", "Strictness", "laid", "strictness"]
