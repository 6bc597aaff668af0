"""What a step asks for, as data: a measure of the law, and how much of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Term = str | int | bool


class Best(Enum):
    """Which of all that can be done is asked for."""

    LEAST = "least"
    MOST = "most"


@dataclass(frozen=True, slots=True)
class Condition:
    """A measure, its terms, and its bounds; `best` asks that no legal act do better.

    `where` are the conditions of a measure that counts plays or casts which fulfil them.
    """

    of: str
    terms: tuple[tuple[str, Term], ...] = ()
    least: int | None = None
    most: int | None = None
    best: Best | None = None
    where: tuple[Condition, ...] = ()

    def bounds(self, value: int) -> bool:
        """Whether a value lies within the bounds, of which none may be told."""
        above = self.least is None or value >= self.least
        return above and (self.most is None or value <= self.most)


Conditions = tuple[Condition, ...]
