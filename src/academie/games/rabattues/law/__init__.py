"""Dames rabattues: stacks laid down and lifted by the numbers thrown. Source: ACAD Dames rabattues."""

from academie.games.rabattues.law.game import RABATTUES
from academie.games.rabattues.law.rules import RabattuesRules
from academie.games.rabattues.law.state import RabattuesState

__all__ = ["RABATTUES", "RabattuesRules", "RabattuesState"]
