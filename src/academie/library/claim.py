"""What an author says of a position, and how far it has been tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.kernel import BLACK, WHITE, Seat
from academie.words import Language, Message, Text


class Result(Enum):
    """The result of the position if it is played as the author plays it."""

    WHITE_WINS = "white-wins"
    BLACK_WINS = "black-wins"
    DRAW = "draw"
    LEVEL = "level"
    """Nobody has gained anything, and the game goes on."""
    DEPENDS = "depends"
    """On a first move that the author leaves open."""
    EXAMPLE = "example"
    """A rule is shown; nothing is said of the result."""


class Evidence(Enum):
    """The evidence for a claim besides the word of its author. Searches and tables are by today's rules."""

    PROVEN = "proven"
    PROVEN_AT_END = "proven-at-end"
    AHEAD_AT_END = "ahead-at-end"
    LEVEL_AT_END = "level-at-end"
    CONFIRMED = "confirmed"
    MEASURED = "measured"
    """By an engine, which is no proof."""
    UNDECIDED = "undecided"
    UNTESTED = "untested"


RESULTS: Final[Mapping[Result, Text]] = {
    Result.WHITE_WINS: Message("library-results-white-wins"),
    Result.BLACK_WINS: Message("library-results-black-wins"),
    Result.DRAW: Message("library-results-draw"),
    Result.LEVEL: Message("library-results-level"),
    Result.DEPENDS: Message("library-results-depends"),
    Result.EXAMPLE: Message("library-results-example"),
}

EVIDENCE: Final[Mapping[Evidence, Text]] = {
    Evidence.PROVEN: Message("library-evidence-proven"),
    Evidence.PROVEN_AT_END: Message("library-evidence-proven-at-end"),
    Evidence.AHEAD_AT_END: Message("library-evidence-ahead-at-end"),
    Evidence.LEVEL_AT_END: Message("library-evidence-level-at-end"),
    Evidence.CONFIRMED: Message("library-evidence-confirmed"),
    Evidence.MEASURED: Message("library-evidence-measured"),
    Evidence.UNDECIDED: Message("library-evidence-undecided"),
    Evidence.UNTESTED: Message("library-evidence-untested"),
}

WINNERS: Final[Mapping[Result, Seat]] = {Result.WHITE_WINS: WHITE, Result.BLACK_WINS: BLACK}


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning:
    """The last move that lost what could still be held: the value before and after, and a better move."""

    coup: int
    seat: Seat
    move: str
    before: str
    after: str
    better: str


@dataclass(frozen=True, slots=True)
class Measure:
    """The value of the end of a line by an engine, for White: by a shallow and by a deep search."""

    shallow: str
    deep: str
    turning: Turning | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """The author's verdict in our words, and the evidence for it."""

    result: Result
    said: Text
    evidence: Evidence
    measure: Measure | None = None
    source_line: int | None = None
    """The line of the transcription followed, where it is known."""

    @property
    def winner(self) -> Seat | None:
        """The player who wins according to the author, if there is one."""
        return WINNERS.get(self.result)

    def describe(self, language: Language) -> str:
        """What is claimed, and the evidence for it if there is any."""
        tested = self.evidence is not Evidence.UNTESTED
        return self.said.in_(language) + (f" ({EVIDENCE[self.evidence].in_(language)})" if tested else "")
