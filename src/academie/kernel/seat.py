"""Who acts: a seat, or chance."""

from __future__ import annotations

from enum import Enum
from typing import Final, NewType

Seat = NewType("Seat", int)

WHITE: Final = Seat(0)
BLACK: Final = Seat(1)


class Chance(Enum):
    """Nature's own seat; a singleton, so that `actor is CHANCE` narrows the type."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE

Actor = Seat | Chance | None


def other(seat: Seat) -> Seat:
    """The adversary of `seat` in a game of two."""
    return BLACK if seat == WHITE else WHITE
