"""A policy of one's own in the loop of the lab: a softmax of weighted observations, by REINFORCE, in NumPy.

python examples/own_policy.py FOLDER [ROUNDS]     run it again to resume; academie lab curves FOLDER draws it
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from academie.lab.training.policy import Choices, Plan, PolicyTraining
from academie.research import make_vec

GAME = "plein"


class Softmax:
    """Each id is as likely as its weights say, among the legal ones."""

    def __init__(self, rate: float = 30.0) -> None:
        encoding = make_vec(GAME, 1).encoding
        self.recipe = {"kind": "softmax", "rate": rate}
        self._rate = rate
        self._weights = np.zeros((encoding.length, encoding.acts), np.float32)

    def _shares(self, observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
        sums = np.where(mask, observation @ self._weights, -np.inf)
        odds = np.exp(sums - sums.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    def choose(self, observation: np.ndarray, mask: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        """Draw an id for each row."""
        totals = self._shares(observation, mask).cumsum(1)
        drawn = (totals < chance.random((len(mask), 1)) * totals[:, -1:]).sum(1)
        return np.where(mask[np.arange(len(mask)), drawn], drawn, mask.argmax(1))

    def learn(self, choices: Choices, chance: np.random.Generator) -> dict[str, float]:
        """What came before a win becomes likelier, what came before a loss less so."""
        shares = self._shares(choices.observation, choices.mask)
        said = shares[np.arange(len(shares)), choices.id]
        gain = choices.outcome - choices.outcome.mean()
        pull = -shares * gain[:, None]
        pull[np.arange(len(shares)), choices.id] += gain
        self._weights += self._rate / len(shares) * (choices.observation.T @ pull)
        return {"surprise": float(-np.log(said).mean())}

    def save(self) -> bytes:
        """The weights."""
        return self._weights.tobytes()

    def load(self, saved: bytes) -> None:
        """Take over weights."""
        self._weights = np.frombuffer(saved, np.float32).reshape(self._weights.shape).copy()


def main() -> None:
    """Train it and say how it goes."""
    folder, rounds = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100
    plan = Plan(GAME, rounds, lanes=64, against="random", every=20)
    training = PolicyTraining(Softmax(), plan, folder)
    for games in training.follow():
        print(games, *(f"{point.curve} {point.value:.3g}" for point in training.points[-2:]), flush=True)


if __name__ == "__main__":
    main()
