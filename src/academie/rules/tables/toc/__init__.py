"""Toc: trictrac whose every event is worth a hole. Source: ACAD Toc."""

from academie.rules.tables.toc.game import TOC
from academie.rules.tables.toc.partie import PartieDeToc
from academie.rules.tables.toc.rules import TocRules

__all__ = ["TOC", "PartieDeToc", "TocRules"]
