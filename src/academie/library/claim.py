"""What an author says of a position, and how far it has been tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.kernel import BLACK, WHITE, Language, Seat, Text


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
    Result.WHITE_WINS: Text("Les Blancs gagnent.", "White wins."),
    Result.BLACK_WINS: Text("Les Noirs gagnent.", "Black wins."),
    Result.DRAW: Text("Partie remise.", "A draw."),
    Result.LEVEL: Text("Jeu égal.", "A level game."),
    Result.DEPENDS: Text("Selon le premier coup.", "It depends on the first move."),
    Result.EXAMPLE: Text("Exemple d'une règle.", "An example of a rule."),
}

EVIDENCE: Final[Mapping[Evidence, Text]] = {
    Evidence.PROVEN: Text("prouvé dès le diagramme", "proven from the diagram"),
    Evidence.PROVEN_AT_END: Text("prouvé à la fin de la ligne", "proven at the end of the line"),
    Evidence.AHEAD_AT_END: Text(
        "net avantage à la fin de la ligne, sans preuve", "clearly ahead at the end of the line, no proof"
    ),
    Evidence.LEVEL_AT_END: Text(
        "forces à peu près égales à la fin ; l'auteur juge la position",
        "about level at the end; the author judges by position",
    ),
    Evidence.CONFIRMED: Text("vérifié, à quelques cas près", "checked, but for a few cases"),
    Evidence.MEASURED: Text(
        "confirmé par un programme à la fin de la ligne", "confirmed by an engine at the end of the line"
    ),
    Evidence.UNDECIDED: Text("non décidé par la recherche", "not decided by search"),
    Evidence.UNTESTED: Text("non examiné", "not examined"),
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
