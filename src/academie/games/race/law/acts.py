"""What a player of a running game does, besides throwing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw
from academie.games.tables.law.track import Move, Point
from academie.kernel import Action

HAND: Final[Point] = -1
"""Where a man starts that was hit: number `d` brings him to flèche `d - 1`, the talon being the first."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """The play of one throw: a move for each number played, in the order of the player's way.

    Of all the ways to bring the men to one position by hitting the same men, one stands for them all. No move
    at all is a throw that cannot be played.
    """

    moves: tuple[Move, ...] = ()
    hits: tuple[Point, ...] = ()
    """The flèches on which an adverse man is hit."""


Cast = Throw | ThreeDice
RaceAction = FirstDice | Cast | Play
