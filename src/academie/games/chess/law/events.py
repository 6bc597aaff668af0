"""What happens on a chessboard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.chess.law.position import Kind, Square
from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(Event):
    """`seat` has taken what stood on `square`; `passing`, if he took it en passant."""

    kind: Kind
    square: Square
    passing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Castled(Event):
    """`seat` has castled, on either side; `pawn` is where the rook's pawn went, if it was pushed too."""

    long: bool
    pawn: Square | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Promoted(Event):
    """A pawn of `seat` has become a piece."""

    kind: Kind
    square: Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked(Event):
    """`seat` gives check to the king on `square`."""

    square: Square


class Why(Enum):
    """How a game of chess ends."""

    MATE = "mat"
    STALEMATE = "pat"
    DEAD = "sans-force"
    REPETITION = "repetition"
    QUIET = "coups-sans-progres"


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Event):
    """`seat` has won, and why."""

    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """The game is drawn by the last act of `seat`, and why."""

    why: Why
