"""Trictrac in good company and in rigour: who marks wrongly is sent to school."""

from academie.games.trictrac.arbiter.strictness import Manners, manners
from academie.games.trictrac.arbiter.table import Table, laid

__all__ = ["Manners", "Table", "laid", "manners"]
