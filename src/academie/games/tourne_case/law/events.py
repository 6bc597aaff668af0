"""What happens at tourne-case."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.track import Point
from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class ManHit(Event):
    """`seat` has hit the man that stood across from flèche `point`."""

    point: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinEntered(Event):
    """`seat` has brought a man to his coin; `men` stand there now."""

    men: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UselessThrow(Event):
    """No man of `seat` can play `number`."""

    number: int
