"""What happens at a trictrac table besides jans."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.track import Pair
from academie.kernel import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Event):
    """`seat` has marked `points`; `rest` is where his jeton stands, `holes` what his fichet gained.

    `holes` gives each hole as one or two (bredouille); `wiped` is what the adversary lost by it.
    """

    points: int
    rest: int
    holes: tuple[int, ...]
    wiped: int


class Why(Enum):
    """Why the men go back to the talons."""

    WENT_AWAY = "s-en-aller"
    SORTIE = "sortie"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReleve(Event):
    """`seat` went away or bore off first: a relevé begins, and `first` has the dice."""

    why: Why
    first: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MarqueEnded(Event):
    """`seat` has ended the marqué by going away; equal `holes` are a refait."""

    holes: Pair[int]
    runs: Pair[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieWon(Event):
    """`seat` has made the last hole; `stakes` is two for a grande bredouille."""

    stakes: int
