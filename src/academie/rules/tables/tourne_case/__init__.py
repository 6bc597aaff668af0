"""Tourne-case: three men a side, each to his coin, by the lower number. Source: ACAD Tourne-case."""

from academie.rules.tables.tourne_case.game import TOURNE_CASE
from academie.rules.tables.tourne_case.partie import PartieDeTourneCase
from academie.rules.tables.tourne_case.rules import TourneCaseRules

__all__ = ["TOURNE_CASE", "PartieDeTourneCase", "TourneCaseRules"]
