"""What a player of trictrac does, besides throwing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.kernel import Action


class Promise(Enum):
    """What one undertakes before marking, where the petit jan may be broken for the coin."""

    PLEIN = "plein"
    COIN = "coin"


@dataclass(frozen=True, slots=True)
class Undertake(Action):
    """Keep the petit jan and mark it, or take the coin and mark nothing for it (LEP rule 40)."""

    promise: Promise


@dataclass(frozen=True, slots=True)
class Tenir(Action):
    """After a hole: stay, and play the throw."""


@dataclass(frozen=True, slots=True)
class SEnAller(Action):
    """After a hole: go away; all points are wiped and the men go back to the talons."""


TrictracAction = FirstDice | Throw | Undertake | Tenir | SEnAller | Play
