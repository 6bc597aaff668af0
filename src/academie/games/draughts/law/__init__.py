"""Draughts: the law of play as Manoury (1787) and the Metz book give it, and as it is played today."""

from academie.games.draughts.law.game import DAMES
from academie.games.draughts.law.match import Match, Odds
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState, Phase

__all__ = ["DAMES", "DraughtsRules", "DraughtsState", "Match", "Odds", "Phase", "Position"]
