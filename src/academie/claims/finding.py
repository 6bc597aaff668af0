"""What comes of checking a statement, and at what cost."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.throw import Throw
from academie.library.finding import VERDICTS, Figures, Finding, Verdict

__all__ = ["VERDICTS", "Effort", "Figures", "Finding", "Verdict", "throw_text", "verdict_of"]


def verdict_of(*, holds: bool) -> Verdict:
    """The verdict on what is either so or not."""
    return Verdict.CONFIRMED if holds else Verdict.REFUTED


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be spent on one statement."""

    seconds: float = 5.0


def throw_text(cast: Throw) -> str:
    """A throw as players write it."""
    return f"{cast.high}-{cast.low}"
