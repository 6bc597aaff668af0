"""Trictrac by hand, in good company or in rigour: wrong marks and plays are faults to be claimed."""

from academie.games.trictrac.arbiter.strictness import Strictness, strictness
from academie.games.trictrac.arbiter.table import ArbitratedState, set_table

__all__ = ["ArbitratedState", "Strictness", "set_table", "strictness"]
