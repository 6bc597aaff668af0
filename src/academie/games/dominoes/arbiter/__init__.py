"""Dominoes in rigour: one may boude wrongly, lay what does not fit, announce, and answer for it."""

from academie.games.dominoes.arbiter.table import ArbitratedState, laid

__all__ = ["ArbitratedState", "laid"]
