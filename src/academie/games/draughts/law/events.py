"""What happens at a damier."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.draughts.law.board import Line, Square
from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(Event):
    """`seat` has taken what stood on `squares`; `kings` of them were kings."""

    squares: Line
    kings: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Crowned(Event):
    """`seat` has a new king on `square`."""

    square: Square


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitBegun(Event):
    """From now on `coups` moves by each player may be played; `seat` is the lone king's."""

    coups: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferMade(Event):
    """`seat` has offered to crown the adversary's men."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferRefused(Event):
    """`seat` will not have his men crowned."""


class Why(Enum):
    """How a game of draughts ends."""

    NO_PIECES = "sans-pions"
    BLOCKED = "enferme"
    FIRST_KING = "premier-a-dame"
    MAIN_LINE = "ligne-du-milieu"
    LIMITED = "coups-limites"
    QUIET = "coups-sans-progres"
    REPETITION = "repetition"
    LEFT = "offre-refusee"


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Event):
    """`seat` has won, and why."""

    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """The game is drawn by the last act of `seat`, and why."""

    why: Why
