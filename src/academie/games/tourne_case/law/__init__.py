"""Tourne-case: three men a side, each to his coin, by the lower number. Source: ACAD Tourne-case."""

from academie.games.tourne_case.law.game import TOURNE_CASE
from academie.games.tourne_case.law.rules import TourneCaseRules
from academie.games.tourne_case.law.state import TourneCaseState

__all__ = ["TOURNE_CASE", "TourneCaseRules", "TourneCaseState"]
