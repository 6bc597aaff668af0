"""Draughts rated by the compiled search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from academie.engine.analysis.analyst import FORCED, RatedAct, best_first
from academie.games.draughts.arbiter import game_of
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.state import DraughtsState
from academie.games.draughts.players.search import KNOWN, WON, Budget, Line, Thinker
from academie.games.draughts.players.tablebase import tables_folder
from academie.kernel import Action, Seat, State

QUICK_MEGABYTES, CAREFUL_MEGABYTES = 16, 64
STEEPNESS: Final = 120.0
"""The lead, in hundredths of a man, that is taken to be worth nearly half the stakes."""


WEIGHED: Final = Budget(nodes=300_000)
"""What is spent on each act that is compared with a few others."""


class AnalystOfDames:
    """Rates every move by a search within a budget; `deepen` uses a larger one.

    Each search begins with an empty memory: what was looked at before would change what is found.
    """

    def __init__(self, quick: int = 300_000, careful: int = 5_000_000) -> None:
        self._quick = Budget(nodes=quick)
        self._careful = Budget(nodes=careful)

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        game = game_of(state)
        moves = [act for act in game.actions() if isinstance(act, Move)]
        if not moves:
            return ()
        thinker = Thinker(QUICK_MEGABYTES, folder=tables_folder())
        lines = thinker.think(game, self._quick, len(moves)).lines
        return best_first([_judged(line) for line in lines if line.moves])

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        """Search the state after each act by itself, since a search cannot leave moves out."""
        game, thinker = game_of(state), Thinker(CAREFUL_MEGABYTES, folder=tables_folder())
        return best_first([self._answered(game, act, thinker) for act in acts if isinstance(act, Move)])

    def _answered(self, game: DraughtsState, move: Move, thinker: Thinker) -> RatedAct:
        after = game.apply(move)
        if after.outcome is not None:
            gain = after.outcome.returns[game.position.turn]
            return _judged(Line((WON - 1) * ((gain > 0) - (gain < 0)), (move,)))
        reply = thinker.think(after, self._careful).lines[0]
        return _judged(Line(-reply.score, (move, *reply.moves)))


def _judged(line: Line) -> RatedAct:
    first, *rest = line.moves
    return RatedAct(first, worth(line), score=score_text(line), line=tuple(rest))


def worth(line: Line) -> float:
    """What the line is worth in stakes: a share of them that grows with the men one is ahead."""
    if line.plies_to_end is not None:
        return 1.0 if line.score > 0 else -1.0
    return 2 / (1 + exp(-line.score / STEEPNESS)) - 1


def score_text(line: Line) -> str:
    """The lead in men, or the number of the player's own moves to a forced end, where a table tells it."""
    if abs(line.score) < KNOWN:
        return f"{line.score / 100:+.2f}"
    moves = "" if line.plies_to_end is None else (line.plies_to_end + 1) // 2
    return f"{'+' if line.score > 0 else '-'}{FORCED}{moves}"


def weigh(state: State[Any], acts: Sequence[Action], budget: Budget = WEIGHED) -> list[float]:
    """What acts are worth to the seat to act; those of a table played by hand too, such as a huff."""
    thinker, seat = Thinker(), state.actor
    assert isinstance(seat, int)
    return [_worth_to(seat, game_of(state.apply(act)), thinker, budget) for act in acts]


def _worth_to(seat: Seat, game: DraughtsState, thinker: Thinker, budget: Budget) -> float:
    if game.outcome is not None:
        return float(game.outcome.returns[seat])
    found = worth(thinker.think(game, budget).lines[0])
    return found if game.position.turn == seat else -found
