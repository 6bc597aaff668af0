"""What comes of checking a statement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from academie.kernel import Text
from academie.rules.tables.throw import Throw

Figures = Mapping[str, Any]
"""What was computed, as plain data."""


class Verdict(Enum):
    """Whether a statement holds."""

    CONFIRMED = "confirmed"
    REFUTED = "refuted"
    UNDECIDED = "undecided"


VERDICTS: Final[Mapping[Verdict, Text]] = {
    Verdict.CONFIRMED: Text("confirmé", "confirmed"),
    Verdict.REFUTED: Text("réfuté", "refuted"),
    Verdict.UNDECIDED: Text("indécis", "undecided"),
}


def verdict_of(*, holds: bool) -> Verdict:
    """The verdict on what is either so or not."""
    return Verdict.CONFIRMED if holds else Verdict.REFUTED


@dataclass(frozen=True, slots=True)
class Finding:
    """The verdict, why, and what was computed for it."""

    verdict: Verdict
    evidence: Text
    figures: Figures = field(default_factory=dict[str, Any])
    position: str | None = None
    """A position that shows it, in the notation of the statement's game."""
    lacks: str | None = None
    """The program that is missing here and would decide."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be spent on one statement."""

    seconds: float = 5.0


def throw_text(cast: Throw) -> str:
    """A throw as players write it."""
    return f"{cast.high}-{cast.low}"
