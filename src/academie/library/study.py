"""A position of a book with all that is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.kernel import Citation, Seat
from academie.library.claim import Claim
from academie.library.half_move import Confidence
from academie.library.line import Line, Moves
from academie.words import Text


class Certainty(Enum):
    """How sure the reading of a position is."""

    CERTAIN = "certain"
    PROBABLE = "probable"
    DOUBTFUL = "doubtful"


class Basis(Enum):
    """What a correction rests on."""

    ERRATA = "errata"
    """The author's own list of faults."""
    INFERENCE = "inference"


class Effect(Enum):
    """What a correction changes."""

    BOARD = "board"
    MOVE = "move"
    ORDER = "order"
    TEXT = "text"
    LAYOUT = "layout"


class Ground(Enum):
    """How moves are known to keep a claim."""

    AUTHOR = "author"
    SEARCH = "search"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Correction:
    """A place where the library reads something else than is printed; nothing printed is an empty text."""

    where: Text
    printed: str
    used: str
    effect: Effect
    basis: Basis
    reason: Text
    confidence: Confidence | None = None
    source_line: int | None = None
    """The line of the transcription followed, where it is known."""


@dataclass(frozen=True, slots=True)
class Sound:
    """The moves known to keep the claim after some others; if `complete`, no other move does."""

    after: Moves
    moves: Moves
    ground: Ground
    complete: bool


@dataclass(frozen=True, slots=True)
class Breach:
    """A move of the line, counted from 1, that a rule set forbids by that article."""

    ruleset: str
    move: int
    article: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """A numbered position: the board in the notation of its game, the line, the claim, and every doubt."""

    id: str
    """The siglum of the source and the number, e.g. `man-7bis`."""
    number: str
    game: str
    citation: Citation
    title: Text
    themes: tuple[str, ...]
    position: str
    turned: str | None
    """The board turned round, if the book's men move the other way."""
    solver: Seat | None
    """The player who is to find the moves, if it is not the winner."""
    line: Line
    endings_supplied: bool
    """Whether the ends of the variations are the library's."""
    claim: Claim
    sound: tuple[Sound, ...]
    corrections: tuple[Correction, ...]
    certainty: Certainty
    doubt: Text | None
    """Why the reading is not certain."""
    breach: Breach | None
    """Where the line goes against a rule of its own author."""
    unattested: tuple[int, ...]
    """The squares whose pieces the line does not confirm."""
    notes: tuple[Text, ...]
    same_as: tuple[str, ...]
    """The same position in other books."""
