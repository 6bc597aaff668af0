"""A simple player of the marelle."""

from __future__ import annotations

import random
from typing import Any, Final

from academie.engine.offer import Players
from academie.kernel import Action, State
from academie_marelle.board import CENTRE
from academie_marelle.law import MarelleAct, PartieDeMarelle


class SimplePlayer:
    """Wins at once if it can, else does not let the adversary win next, else holds the centre.

    The same seed gives the same choices.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, PartieDeMarelle)
        acts = [*state.actions()]
        self._random.shuffle(acts)
        return max(acts, key=lambda act: _worth(state, act))


def _worth(state: PartieDeMarelle, act: MarelleAct) -> tuple[bool, bool, bool]:
    after = state.apply(act)
    safe = not any(_wins(after, answer) for answer in after.actions())
    return _wins(state, act), safe, after.board[CENTRE] == state.turn


def _wins(state: PartieDeMarelle, act: MarelleAct) -> bool:
    outcome = state.apply(act).outcome
    return outcome is not None and state.turn in outcome.winners


PLAYERS: Final = Players(lambda seed, forget: SimplePlayer(seed))
