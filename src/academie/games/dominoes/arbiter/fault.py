"""Faults at dominoes: what was done wrong, and by which dé it shows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from academie.games.dominoes.law.seating import turned
from academie.games.dominoes.law.tiles import Number, Tile
from academie.kernel import Seat


class Kind(Enum):
    """The faults there are."""

    FALSE_BOUDE = "fausse-boude"
    """Said that he boudes though he had a dé that fits."""
    NOT_ANNOUNCED = "autre-qu-annonce"
    """Laid another dé than the one he had announced, which fits."""
    MISFIT = "ne-va-pas"
    """Laid a dé where it does not fit."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of `offender` that no adversary has yet let pass by playing on."""

    kind: Kind
    offender: Seat
    tile: Tile
    """The dé by which it shows: that he had, announced, or laid."""
    on: tuple[Number, ...] = ()
    """At which ends the adversary may have that dé laid."""
    recallable: bool = False
    """Whether the adversary may have it taken back."""

    def mirrored(self, players: int) -> Fault:
        """The same with the seats moved on."""
        return replace(self, offender=turned(self.offender, players))
