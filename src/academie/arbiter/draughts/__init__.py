"""Draughts in rigour: who does not take is huffed, and what is touched is played."""

from academie.arbiter.draughts.manners import Manners, manners
from academie.arbiter.draughts.table import Table, laid

__all__ = ["Manners", "Table", "laid", "manners"]
