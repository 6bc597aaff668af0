"""Dominoes: the parties of the Académie of 1806, for two, three and four."""

from academie.rules.dominoes.accord import Accord
from academie.rules.dominoes.game import DOMINOS
from academie.rules.dominoes.hand import Hand
from academie.rules.dominoes.partie import PartieDeDominos, Phase
from academie.rules.dominoes.rules import DominoRules
from academie.rules.dominoes.tiles import SET, Tile, tile

__all__ = ["DOMINOS", "SET", "Accord", "DominoRules", "Hand", "PartieDeDominos", "Phase", "Tile", "tile"]
