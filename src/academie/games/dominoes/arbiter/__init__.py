"""Dominoes in rigour: one may boude wrongly, lay what does not fit, announce, and answer for it."""

from academie.games.dominoes.arbiter.table import Table, laid

__all__ = ["Table", "laid"]
