"""Toc: trictrac whose every event is worth a hole. Source: ACAD Toc."""

from academie.games.toc.law.game import TOC
from academie.games.toc.law.rules import TocRules

__all__ = ["TOC", "TocRules"]
