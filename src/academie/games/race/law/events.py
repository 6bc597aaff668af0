"""What happens in a running game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.track import Point
from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Battues(Event):
    """`seat` has hit the adverse men on `points` of his own way."""

    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HorsDuJeu(Event):
    """`seat` has more men in hand than open entries: he waits until passages open, but for one man."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CourierHome(Event):
    """The courier of `seat` has come home: any man may be played now."""


class Manner(Enum):
    """How a partie is won."""

    BORNE_OFF = "sortie"
    FILLED = "plein"
    SHUT_OUT = "rentrees-bouchees"
    """The loser has more men in hand than his own men leave him entries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrouGagne(Event):
    """`seat` has won the partie, which is worth `holes`: two for the double."""

    manner: Manner
    holes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPartie(Event):
    """The men are set up again; `seat`, who won, throws first unless the dé is `drawn`."""

    drawn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieNulle(Event):
    """Nobody can win any more."""
