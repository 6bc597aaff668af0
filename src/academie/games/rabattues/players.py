"""The players of dames rabattues: one that never overlooks a number left to it, and the perfect one."""

from __future__ import annotations

from typing import Any, Final

from academie.engine.offer import Players
from academie.engine.solved.serving import perfect
from academie.games.rabattues.law import RabattuesState
from academie.games.tables.players import HandsPlayer
from academie.kernel import Action, State


class SimpleRabattues:
    """Plays as many numbers as it can, which is all the skill there is (ACAD Dames rabattues ch. V)."""

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, RabattuesState)
        return max(state.plays(), key=lambda play: len(play.numbers))


PLAYERS: Final = Players(
    lambda seed, forget: HandsPlayer(SimpleRabattues()), (perfect("rabattues", HandsPlayer, SimpleRabattues),)
)
