"""Dames rabattues: stacks laid down and lifted by the numbers thrown. Source: ACAD Dames rabattues."""

from academie.rules.tables.rabattues.game import RABATTUES
from academie.rules.tables.rabattues.partie import PartieDeRabattues
from academie.rules.tables.rabattues.rules import RabattuesRules

__all__ = ["RABATTUES", "PartieDeRabattues", "RabattuesRules"]
