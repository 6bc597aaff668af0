"""Who sits where: play goes to the right, from each seat to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from academie.kernel import Seat

T = TypeVar("T")

MOST: Final = 4
"""How many sit down at most."""


def turned(seat: Seat, players: int) -> Seat:
    """The seat at its right, to which play goes."""
    return Seat((seat + 1) % players)


def rotated(values: Sequence[T]) -> tuple[T, ...]:
    """What each seat or side has, moved on to the next."""
    return (*values[-1:], *values[:-1])


def to_the_right(seat: Seat, players: int) -> tuple[Seat, ...]:
    """The other seats in the order of play, and the seat itself last."""
    return tuple(Seat((seat + step) % players) for step in range(1, players + 1))


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
