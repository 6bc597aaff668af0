"""Three dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Final

from academie.games.tables.law.throw import FACES
from academie.kernel import Action


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
