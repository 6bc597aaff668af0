"""Throws of two dice, or of three."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Final

from academie.kernel import Action

FACES: Final = range(1, 7)


@dataclass(frozen=True, slots=True, order=True)
class Throw(Action):
    """What two dice show, the larger named first as players do."""

    high: int
    low: int

    @property
    def doublet(self) -> bool:
        return self.high == self.low

    @property
    def numbers(self) -> tuple[int, int]:
        return self.high, self.low

    @property
    def total(self) -> int:
        return self.high + self.low

    @property
    def orders(self) -> tuple[tuple[int, int], ...]:
        """The orders in which the two numbers may be played: two, or one for a doublet."""
        if self.doublet:
            return (self.numbers,)
        return self.numbers, (self.low, self.high)

    @property
    def ways(self) -> int:
        """In how many of the 36 rolls it falls."""
        return 1 if self.doublet else 2


def throw(first: int, second: int) -> Throw:
    """The throw of those two faces in whichever order. Raises `ValueError` for a face no die has."""
    if first not in FACES or second not in FACES:
        raise ValueError(f"a die shows 1 to 6, not {first}-{second}")
    return Throw(max(first, second), min(first, second))


THROWS: Final = tuple(Throw(high, low) for high in FACES for low in range(1, high + 1))
CHANCES: Final = tuple((cast, Fraction(cast.ways, 36)) for cast in THROWS)


@dataclass(frozen=True, slots=True, order=True)
class ThreeDice(Action):
    """What three dice show, the larger named first."""

    high: int
    middle: int
    low: int

    @property
    def numbers(self) -> tuple[int, int, int]:
        return self.high, self.middle, self.low


def three_dice(first: int, second: int, third: int) -> ThreeDice:
    """The throw of those faces in whichever order. Raises `ValueError` for a face no die has."""
    faces = sorted((first, second, third), reverse=True)
    if any(face not in FACES for face in faces):
        raise ValueError(f"a die shows 1 to 6, not {first}-{second}-{third}")
    return ThreeDice(*faces)


_WAYS: Final = Counter(three_dice(*faces) for faces in product(FACES, repeat=3))

THREE_THROWS: Final = tuple(three_dice(*faces) for faces in combinations_with_replacement(FACES, 3))
THREE_CHANCES: Final = tuple((cast, Fraction(_WAYS[cast], 216)) for cast in THREE_THROWS)
