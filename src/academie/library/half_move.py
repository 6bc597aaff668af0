"""Half-moves that a book does not simply print as played: named loosely, left open, or misprinted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.words import Language, Message, Text


class Standing(Enum):
    """How far the words of the book determine a half-move."""

    LOOSE = "loose"
    RESOLVED = "resolved"
    OPEN = "open"
    CHOICE = "choice"
    CORRECTED = "corrected"


class Cause(Enum):
    """Where a misprint comes from."""

    EDITION = "edition"
    EYESKIP = "eyeskip"
    """Words of a neighbouring half-move."""
    DITTO = "ditto"
    """A pair of moves printed twice."""
    AUTHOR = "author"
    """No misprint: the author leaves it open."""


class Confidence(Enum):
    """How sure a correction is."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


STANDINGS: Final[Mapping[Standing, Text]] = {
    Standing.LOOSE: Message("library-standings-loose"),
    Standing.RESOLVED: Message("library-standings-resolved"),
    Standing.OPEN: Message("library-standings-open"),
    Standing.CHOICE: Message("library-standings-choice"),
    Standing.CORRECTED: Message("library-standings-corrected"),
}

CONFIDENCES: Final[Mapping[Confidence, Text]] = {
    Confidence.HIGH: Message("library-confidences-high"),
    Confidence.MEDIUM: Message("library-confidences-medium"),
    Confidence.LOW: Message("library-confidences-low"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfMove:
    """A half-move of a line, counted from 1, whose text needed reading."""

    at: int
    coup: int
    """The number printed before it."""
    source_line: int
    """The line of the transcription followed."""
    standing: Standing
    printed: str
    """What is printed, abridged as the file of positions explains."""
    reason: Text
    cause: Cause | None = None
    confidence: Confidence | None = None
    fitting: int | None = None
    """How many legal moves fit what follows, where that was counted."""
    others: tuple[str, ...] = ()
    """Which they are besides the one taken, where they are few."""


def describe_reading(read: HalfMove, used: str, language: Language) -> str:
    """What is printed, what is read instead, why, and how sure that is."""
    sure = "" if read.confidence is None else f" ({CONFIDENCES[read.confidence].in_(language)})"
    return f"{read.printed} → {used}. {read.reason.in_(language)}{sure}"
