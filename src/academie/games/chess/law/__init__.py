"""Chess: the law as Philidor states it, as he reports it of others, and as it is played today.

The moves are found by python-chess (extra: chess), which is imported when the first game begins.
"""

from academie.games.chess.law.game import ECHECS
from academie.games.chess.law.position import Position
from academie.games.chess.law.rules import ChessRules
from academie.games.chess.law.state import ChessState

__all__ = ["ECHECS", "ChessRules", "ChessState", "Position"]
