"""Trictrac in good company and in rigour: who marks wrongly is sent to school."""

from academie.arbiter.trictrac.manners import Manners, manners
from academie.arbiter.trictrac.table import Table, laid

__all__ = ["Manners", "Table", "laid", "manners"]
