"""Dominoes judged by what the player could know: deals that agree with it, looked at with open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.engine.analysis.analyst import RatedAct, best_first
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.players.judging import Effort, judged
from academie.kernel import Action, State

QUICK: Final = Effort(128, open=6)
CAREFUL: Final = Effort(2048, open=6)
SEED: Final = 1


class AnalystOfDominos:
    """Judges layings; tables with hands, where more than laying is done, it leaves alone."""

    def __init__(self, quick: Effort = QUICK, careful: Effort = CAREFUL) -> None:
        self._quick = quick
        self._careful = careful

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        if not isinstance(state, DominoState) or state.phase is not Phase.PLAY:
            return ()
        return _worth(state, self._quick)

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state, DominoState)
        return tuple(each for each in _worth(state, self._careful) if each.act in acts)


def _worth(state: DominoState, effort: Effort) -> tuple[RatedAct, ...]:
    found = judged(state, effort, SEED)
    return best_first([RatedAct(each.act, each.worth, each.error) for each in found])
