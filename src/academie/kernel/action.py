"""Who acts, and what they do: seats, chance and acts."""

from __future__ import annotations

from enum import Enum
from typing import Final, NewType, Self

Seat = NewType("Seat", int)

WHITE: Final = Seat(0)
BLACK: Final = Seat(1)


class Chance(Enum):
    """The actor of throws and deals; a singleton, so that `actor is CHANCE` narrows the type."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE

Actor = Seat | Chance | None


def other(seat: Seat) -> Seat:
    """Return the adversary of `seat` in a game of two."""
    return BLACK if seat == WHITE else WHITE


class Action:
    """An act. Each game has its own, as frozen dataclasses; equal acts are equal values."""

    __slots__ = ()

    def mirrored(self) -> Self:
        """Return the act with the seats exchanged; one written from the actor's own side stays the same."""
        return self
