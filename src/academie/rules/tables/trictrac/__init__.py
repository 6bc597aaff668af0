"""Trictrac: the law of play as the Académie (1806) and Lepeintre (1818) give it."""

from academie.rules.tables.trictrac.game import TRICTRAC
from academie.rules.tables.trictrac.partie import Partie, Phase
from academie.rules.tables.trictrac.rules import TrictracRules

__all__ = ["TRICTRAC", "Partie", "Phase", "TrictracRules"]
