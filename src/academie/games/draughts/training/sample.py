"""Boards to learn from, and what a score of them foretells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Boards = NDArray[np.uint64]
"""A row each: white, black, kings, turn."""
Scores = NDArray[np.int32]
Results = NDArray[np.int8]
Shares = NDArray[np.float32]

LOST: Final = 2_000
"""Beyond such a score, in hundredths of a man, all is over."""
ROUNDS: Final = 12
"""Enough for Newton's method on one number."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Quiet boards with what they were found to be worth and what their games brought who was to move."""

    boards: Boards
    scores: Scores
    results: Results

    def __len__(self) -> int:
        return len(self.results)

    @property
    def shares(self) -> Shares:
        """What part of the game was won."""
        return ((self.results + 1) / 2).astype(np.float32)

    def aims(self, k: float, trust: float) -> Shares:
        """A mixture of the share won and of what the score foretold."""
        mixed = trust * self.shares + (1 - trust) * foretold(self.scores, k)
        return mixed.astype(np.float32)


def foretold(scores: Scores, k: float) -> Shares:
    """What part of a game is won from such a score on."""
    return (1 / (1 + np.exp(-k * scores.clip(-LOST, LOST)))).astype(np.float32)


def steepness(scores: Scores, shares: Shares) -> float:
    """The k with which 1 / (1 + exp(-k score)) best predicts the share won: what a hundredth is worth."""
    clipped, k = scores.clip(-LOST, LOST).astype(np.float64), 0.005
    for _ in range(ROUNDS):
        share = foretold(scores, k)
        slope = np.sum((shares - share) * clipped)
        k += slope / np.sum(share * (1 - share) * clipped**2)
    return float(k)
