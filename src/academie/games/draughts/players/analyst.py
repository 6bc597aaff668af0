"""Draughts judged by the compiled search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from academie.engine.analysis.analyst import RatedAct, best_first
from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.state import DraughtsState
from academie.games.draughts.players.search import Budget, Line, Thinker
from academie.games.draughts.players.tablebase import tables_folder
from academie.kernel import Action, State

MEGABYTES: Final = 64
STEEPNESS: Final = 120.0
"""So many hundredths of a man ahead, a game is taken to be worth nearly half the stakes."""


class AnalystOfDames:
    """Looks at every move as deep as the budget allows, and deeper when it ponders."""

    def __init__(self, quick: int = 300_000, careful: int = 5_000_000) -> None:
        self._quick = Budget(nodes=quick)
        self._careful = Budget(nodes=careful)
        self._thinker = Thinker(MEGABYTES, folder=tables_folder())

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        partie = _partie(state)
        moves = [act for act in partie.actions() if isinstance(act, Move)]
        if not moves:
            return ()
        lines = self._thinker.think(partie, self._quick, len(moves)).lines
        return best_first([_judged(line) for line in lines if line.moves])

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        """A search cannot be told to leave moves out: the state after each is searched by itself."""
        partie = _partie(state)
        return best_first([self._answered(partie, act) for act in acts if isinstance(act, Move)])

    def _answered(self, partie: DraughtsState, move: Move) -> RatedAct:
        after = partie.apply(move)
        if after.outcome is not None:
            return RatedAct(move, float(after.outcome.returns[partie.position.turn]))
        reply = self._thinker.think(after, self._careful).lines[0]
        return _judged(Line(-reply.score, (move, *reply.moves)))


def _partie(state: State[Any]) -> DraughtsState:
    """The game itself, whether or not pieces are moved by hand."""
    partie = state.scene.partie if isinstance(state, ArbitratedState) else state
    assert isinstance(partie, DraughtsState)
    return partie


def _judged(line: Line) -> RatedAct:
    first, *rest = line.moves
    return RatedAct(first, worth(line), score=told(line), line=tuple(rest))


def worth(line: Line) -> float:
    """What the line is worth in stakes: a share of them that grows with the men one is ahead."""
    if line.plies_to_end is not None:
        return 1.0 if line.score > 0 else -1.0
    return 2 / (1 + exp(-line.score / STEEPNESS)) - 1


def told(line: Line) -> str:
    """Men ahead, or in how many moves of one's own the game is over by force."""
    if line.plies_to_end is None:
        return f"{line.score / 100:+.2f}"
    moves = (line.plies_to_end + 1) // 2
    return f"{'+' if line.score > 0 else '-'}#{moves}"
