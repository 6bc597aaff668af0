"""Dominoes in rigour: one may boude wrongly, lay what does not fit, announce, and answer for it."""

from academie.arbiter.dominoes.table import Table, laid

__all__ = ["Table", "laid"]
