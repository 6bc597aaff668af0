"""Whoever chooses acts: the seam between the law and anything that plays."""

from __future__ import annotations

import random
from typing import Any, Protocol

from academie.kernel import Action, State


class Player(Protocol):
    """Chooses one of the legal acts of a state it is to act in."""

    def choose(self, state: State[Any]) -> Action:
        """A member of `state.actions()`."""
        ...


class RandomPlayer:
    """Chooses any legal act alike; the same seed gives the same choices."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        act: Action = self._random.choice(state.actions())
        return act
