"""Dominoes: the games of the Académie of 1806, for two, three and four."""

from academie.games.dominoes.law.game import DOMINOS
from academie.games.dominoes.law.options import Agreement
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import SET, Hand, Tile, tile

__all__ = ["DOMINOS", "SET", "Agreement", "DominoRules", "DominoState", "Hand", "Phase", "Tile", "tile"]
