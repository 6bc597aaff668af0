"""What a player of trictrac does, besides throwing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Move
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


@dataclass(frozen=True, slots=True)
class Play(Action):
    """The play of one throw, as the net movement of the men on the thrower's own track.

    A man playing both numbers is one move; no move at all is a throw that cannot be played. Two ways
    of touching the men that end in the same position are the same play.
    """

    moves: tuple[Move, ...] = ()


TrictracAction = FirstDice | Throw | Undertake | Tenir | SEnAller | Play
