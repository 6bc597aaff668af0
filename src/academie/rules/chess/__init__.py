"""Chess: the law as Philidor states it, as he reports it of others, and as it is played today.

The moves are found by python-chess (extra: chess), which is imported when the first game begins.
"""

from academie.rules.chess.game import ECHECS
from academie.rules.chess.partie import PartieDEchecs
from academie.rules.chess.position import Position
from academie.rules.chess.rules import ChessRules

__all__ = ["ECHECS", "ChessRules", "PartieDEchecs", "Position"]
