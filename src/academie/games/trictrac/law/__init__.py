"""Trictrac: the law of play as the Académie (1806) and Lepeintre (1818) give it."""

from academie.games.trictrac.law.game import TRICTRAC
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState

__all__ = ["TRICTRAC", "Phase", "TrictracRules", "TrictracState"]
