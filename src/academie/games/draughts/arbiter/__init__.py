"""Draughts in rigour: who does not take is huffed, and what is touched is played."""

from academie.games.draughts.arbiter.strictness import Manners, manners
from academie.games.draughts.arbiter.table import Table, laid

__all__ = ["Manners", "Table", "laid", "manners"]
