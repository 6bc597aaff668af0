"""Draughts: the law of play as Manoury (1787) and the Metz book give it, and as it is played today."""

from academie.rules.draughts.game import DAMES
from academie.rules.draughts.match import Match, Odds
from academie.rules.draughts.partie import PartieDeDames, Phase
from academie.rules.draughts.position import Position
from academie.rules.draughts.rules import DraughtsRules

__all__ = ["DAMES", "DraughtsRules", "Match", "Odds", "PartieDeDames", "Phase", "Position"]
