"""What happens at a table of dominoes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.dominoes.law.tiles import Number, Tiles
from academie.kernel import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsDrawn(Event):
    """`seat` has drawn the highest tile; all sit in this order, each to the right of the one before."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadDrawn(Event):
    """`seat` leads the first coup."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed(Event):
    """`seat` has laid a tile by its `inner` half; `partout` if both ends now show the same."""

    inner: Number
    outer: Number
    partout: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Bouded(Event):
    """`seat` has boudé on the open numbers."""

    on: tuple[Number, ...]


class How(Enum):
    """How a coup ends."""

    DOMINO = "domino"
    CLOSED = "ferme"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown(Event):
    """`seat` turns up what he has left, to be counted."""

    tiles: Tiles
    pips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupWon(Event):
    """`seat` has won the coup; `tied` if others had as few points and he comes first by his place."""

    how: How
    tied: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Event):
    """`points` go to the account of `seat`, which is then `total`."""

    points: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Charged(Event):
    """`points` burden the account of `seat`, which is then `total`."""

    points: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupsMarked(Event):
    """`seat` has won `total` coups."""

    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeTaken(Event):
    """`seat` takes a stake back; `left` are in the pot."""

    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesPut(Event):
    """The pot being empty, everyone stakes again; `seat` leads next."""


class Why(Enum):
    """How a game ends."""

    POINTS = "points"
    ROUNDS = "coups"
    STAKES = "mises-retirees"
    LAST = "au-plus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Event):
    """`seat` has won the game, and why."""

    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(Event):
    """`seat` has lost the game and pays, where one loses and the others win."""

    why: Why
