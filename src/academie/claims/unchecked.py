"""Statements that are not checked, each with the reason: they are counted apart."""

from __future__ import annotations

from typing import Final

from academie.claims.check import Check, Effort, Power
from academie.library.statement import Finding, Statement, Verdict
from academie.words import Content, Message


def tell_why(statement: Statement, effort: Effort) -> Finding:
    """The reason: what is `open` could be checked with what the reason names, the rest by nothing."""
    del effort
    verdict = Verdict.UNDECIDED if statement.parameters.get("open") else Verdict.UNCHECKED
    return Finding(verdict, Content(**statement.parameters["why"]))


NOT_CHECKED: Final = Check(Message("claims-not-checked"), 1, Power.NOTHING, tell_why, quick=True)
