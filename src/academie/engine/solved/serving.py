"""A solved game as it is served: the perfect player, and the analyst who knows what every act is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from academie.engine.analysis.analyst import RatedAct, RollOutcome, best_first
from academie.engine.analysis.explain import Weigher
from academie.engine.offer import PlayerOffer
from academie.engine.player import Player
from academie.engine.solved.solution import Solution, Unsolved, solution
from academie.kernel import CHANCE, WHITE, Action, Game, Seat, State
from academie.words import Message

PERFECT: Final = "parfait"


class PerfectPlayer:
    """Plays what is worth the most, the first of equals; states without a table are left to another."""

    def __init__(self, solved: Solution, otherwise: Player) -> None:
        self._analyst = SolvedAnalyst(solved)
        self._otherwise = otherwise

    def choose(self, state: State[Any]) -> Action:
        acts = state.actions()
        if len(acts) == 1:
            only: Action = acts[0]
            return only
        judged = self._analyst.judge(state)
        return judged[0].act if judged else self._otherwise.choose(state)


def perfect(game: str, make: Callable[[Player], Player], otherwise: Callable[[], Player]) -> PlayerOffer:
    """The perfect player of a game; `make` seats it, and `otherwise` makes the one for other rules."""
    return PlayerOffer(
        PERFECT,
        Message("engine-perfect"),
        Message("engine-perfect-about"),
        lambda seed, forget: make(PerfectPlayer(solution(game), otherwise())),
    )


class SolvedAnalyst:
    """Says what acts and throws are worth, exactly; states that it does not know are not rated."""

    def __init__(self, solved: Solution) -> None:
        self._solved = solved

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        return self.deepen(state, state.actions()) if isinstance(state.actor, int) else ()

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state.actor, int)
        worths = self.weigh(state, acts)
        if worths is None:
            return ()
        return best_first([RatedAct(act, worth) for act, worth in zip(acts, worths, strict=True)])

    def weigh(self, state: State[Any], acts: Sequence[Action]) -> list[float] | None:
        """What acts of a state are worth to the seat to act; `None` for a state it does not know."""
        sign = 1 if state.actor == WHITE else -1
        try:
            return [sign * self._solved.worth(state.apply(act)) for act in acts]
        except Unsolved:
            return None

    def throws(self, state: State[Any], seat: Seat) -> tuple[RollOutcome, ...]:
        if self.mean(state) is None:
            return ()
        sign = 1 if seat == WHITE else -1
        thrown = [(act, chance, state.apply(act)) for act, chance in state.chance()]
        decided = sum(chance for _, chance, after in thrown if after != state)
        return tuple(
            RollOutcome(act, chance / decided, after.events, sign * self._solved.worth(after))
            for act, chance, after in thrown
            if after != state
        )

    def mean(self, state: State[Any]) -> float | None:
        if state.actor is not CHANCE:
            return None
        try:
            return self._solved.worth(state)
        except Unsolved:
            return None


def analyst_of(game: Game) -> Callable[[], SolvedAnalyst]:
    """Return what makes the analyst of a solved game."""
    return lambda: SolvedAnalyst(solution(game.key))


def weigher_of(game: Game) -> Weigher:
    """Return what compares acts of a solved game."""
    return SolvedAnalyst(solution(game.key)).weigh
