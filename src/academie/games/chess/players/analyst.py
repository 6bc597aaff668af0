"""Chess rated by Stockfish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.engine.analysis.analyst import RatedAct, best_first
from academie.games.chess.law.acts import Move
from academie.games.chess.law.state import ChessState
from academie.games.chess.players.stockfish import MATE, Scored, is_mate, score_text, shared_stockfish
from academie.kernel import Action, State

RATING: Final = 400.0
"""The lead, in hundredths of a pawn, at which a game is taken to be won ten times in eleven."""


class AnalystOfEchecs:
    """Rates moves by Stockfish with a number of positions; `deepen` uses more."""

    def __init__(self, quick: int = 100_000, careful: int = 1_000_000) -> None:
        self._quick = quick
        self._careful = careful

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        assert isinstance(state, ChessState)
        return self._judged(state, state.moves, self._quick)

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state, ChessState)
        return self._judged(state, [act for act in acts if isinstance(act, Move)], self._careful)

    def _judged(self, state: ChessState, moves: Sequence[Move], nodes: int) -> tuple[RatedAct, ...]:
        """A move that ends the game is worth what our law says; Stockfish rates the rest."""
        ended = [judged for move in moves if (judged := _end(state, move)) is not None]
        over = {judged.act for judged in ended}
        going_on = [move for move in moves if move not in over]
        found = shared_stockfish().scores(state, going_on, nodes, len(going_on)) if going_on else ()
        return best_first([*ended, *map(_weighed, found)])


def _end(state: ChessState, move: Move) -> RatedAct | None:
    outcome = state.apply(move).outcome
    if outcome is None:
        return None
    gain = outcome.returns[state.position.turn]
    return _weighed(Scored(move, (MATE - 1) * ((gain > 0) - (gain < 0)), (move,)))


def _weighed(scored: Scored) -> RatedAct:
    _first, *rest = scored.line or (scored.move,)
    return RatedAct(scored.move, worth(scored.score), score=score_text(scored.score), line=tuple(rest))


def worth(score: int) -> float:
    """What a score is worth in stakes."""
    if is_mate(score):
        return 1.0 if score > 0 else -1.0
    return 2 / (1 + 10 ** (-score / RATING)) - 1
