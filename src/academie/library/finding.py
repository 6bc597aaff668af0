"""What came of checking a statement of the books."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Any, Final

from academie.kernel import Text
from academie.kernel.data import data_root

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


def read_finding(told: Mapping[str, Any]) -> Finding:
    """The finding told so."""
    return Finding(
        Verdict(told["verdict"]),
        Text(**told["evidence"]),
        told.get("figures", {}),
        told.get("position"),
        told.get("lacks"),
    )


def shipped_findings() -> Mapping[str, Any]:
    """What was found by those who made this version, by statement, as plain data."""
    file = data_root("studies").joinpath("findings.json")
    told: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return told


@cache
def findings() -> Mapping[str, Finding]:
    """The same as findings, read once."""
    return {id_: read_finding(told) for id_, told in shipped_findings().items()}
