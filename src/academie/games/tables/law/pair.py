"""Things two players have one each of, White's first."""

from __future__ import annotations

from typing import TypeVar

from academie.kernel import Seat

T = TypeVar("T")
Pair = tuple[T, T]


def put(pair: Pair[T], seat: Seat, value: T) -> Pair[T]:
    """The pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def swapped(pair: Pair[T]) -> Pair[T]:
    """The pair with the seats exchanged."""
    return pair[1], pair[0]
