"""The numbers a throw gives to play."""

from __future__ import annotations

from academie.games.race.law.acts import Cast

Numbers = tuple[int, ...]
"""From the largest to the smallest."""


def plays_of(cast: Cast, triplet: int) -> tuple[Numbers, ...]:
    """The numbers of each play of the throw: one play, save for a triplet, whose dice are played over again.

    Of three dice a pair is doubled only if it is greater than the third (LEP, garanguet).
    """
    high, *rest = cast.numbers
    if len({*cast.numbers}) == 1 and len(rest) == 2:
        return (cast.numbers,) * (triplet // 3)
    if high == rest[0]:
        return ((high, high, high, high, *rest[1:]),)
    return (cast.numbers,)
