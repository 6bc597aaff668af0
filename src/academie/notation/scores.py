"""How a format writes the result of a game of two."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

RESULT: Final = "Result"
"""The tag that says it."""


class Scores(NamedTuple):
    """The words for White's win, Black's win, a draw, and a game that is not over."""

    white: str
    black: str
    drawn: str
    unknown: str = "*"

    def of(self, returns: Sequence[Fraction] | None) -> str:
        """The word for what each seat won; nothing won yet is a game that is not over."""
        if returns is None:
            return self.unknown
        white, black = returns
        return self.drawn if white == black else self.white if white > black else self.black


DRAUGHTS: Final = Scores("2-0", "0-2", "1-1")
CHESS: Final = Scores("1-0", "0-1", "1/2-1/2")
