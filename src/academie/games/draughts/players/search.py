"""The compiled search of draughts, its evaluation and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from academie.engine.core import DraughtsEngine, DraughtsWeights
from academie.games.draughts.core import CoreMove, core_move, core_rules, core_state
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState
from academie.games.draughts.players.tablebase import Tables
from academie.games.draughts.players.trained import trained


class Evaluation(StrEnum):
    """Weights learnt from games, or written by hand; the latter serve where none were learnt."""

    TRAINED = "trained"
    BY_HAND = "by-hand"


DECIDED: Final = 25_000
"""From this score on the end of the game is seen; each move nearer to it counts one more."""
WON: Final = 30_000
KNOWN: Final = 15_000
"""From this score on a table knows who wins, if not when; no evaluation comes near it."""

Reported = tuple[int, int, int, float, list[tuple[int, list[CoreMove]]]]
"""A report of the compiled search: depth, greatest depth, positions, seconds, scores with their lines."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be spent on a state; `None` is no limit."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """Moves to come, and their worth to the player to move in hundredths of a man."""

    score: int
    moves: tuple[Move, ...]

    @property
    def plies_to_end(self) -> int | None:
        """After how many single moves the game is over by force, where that is seen."""
        return WON - abs(self.score) if abs(self.score) >= DECIDED else None


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found: the best lines first, how deep they were looked at, and what it took."""

    lines: tuple[Line, ...]
    depth: int
    reached: int
    nodes: int
    seconds: float


class Thinker:
    """Thinks by the compiled search and remembers from one state to the next; use it from one thread only.

    It knows every rule set and agreement; of offers to crown it knows nothing, and answers with a move.
    Given a `folder` of tables of endings, it uses them; given `weights`, it evaluates by those, and by
    `learnt` under every rule set; given `tuning`, its search prunes by those numbers.
    """

    def __init__(  # noqa: PLR0913 - what an engine is made of, by name
        self,
        megabytes: int = 16,
        threads: int = 1,
        *,
        weights: str | None = None,
        folder: Path | None = None,
        evaluation: Evaluation = Evaluation.TRAINED,
        tuning: Mapping[str, int] | None = None,
        learnt: DraughtsWeights | None = None,
    ) -> None:
        self._given = learnt
        self._learnt = weights is None and evaluation is Evaluation.TRAINED
        self._folder = folder
        self._tuning = tuning
        self._megabytes = megabytes
        self._threads = threads
        self._weights = weights
        self._engines: dict[DraughtsRules, DraughtsEngine] = {}

    def think(
        self,
        state: DraughtsState,
        budget: Budget,
        lines: int = 1,
        tell: Callable[[Thought], None] | None = None,
    ) -> Thought:
        """What is found of a state within the budget; `tell` is called after every finished depth."""
        report: Callable[[Reported], None] | None = None
        if tell is not None:
            report = lambda found: tell(_thought(state, found))  # noqa: E731
        found = self._engine(state.rules).analyse(
            core_state(state),
            depth=budget.depth,
            nodes=budget.nodes,
            seconds=budget.seconds,
            lines=lines,
            threads=self._threads,
            tell=report,
        )
        return _thought(state, found)

    def stop(self) -> None:
        """Ends whatever another thread is thinking about; it answers with what it has found."""
        for engine in (*self._engines.values(),):
            engine.stop()

    def _engine(self, rules: DraughtsRules) -> DraughtsEngine:
        if rules not in self._engines:
            tables = None if self._folder is None else Tables(rules, self._folder).compiled
            self._engines[rules] = DraughtsEngine(
                core_rules(rules),
                megabytes=self._megabytes,
                weights=self._weights,
                trained=self._trained(rules),
                tuning=self._tuning,
                tables=tables,
            )
        return self._engines[rules]

    def _trained(self, rules: DraughtsRules) -> tuple[DraughtsWeights, ...]:
        if self._given is not None:
            return (self._given,)
        return trained(rules) if self._learnt else ()


def _thought(state: DraughtsState, found: Reported) -> Thought:
    depth, reached, nodes, seconds, lines = found
    read = tuple(Line(score, tuple(_moves(state, moves))) for score, moves in lines)
    return Thought(read, depth, reached, nodes, seconds)


def _moves(state: DraughtsState, line: Sequence[CoreMove]) -> Iterator[Move]:
    """The line as moves of the law, as far as the law lets it go on."""
    for wanted in line:
        found = (act for act in state.actions() if isinstance(act, Move) and core_move(act) == wanted)
        if (move := next(found, None)) is None:
            return
        yield move
        state = state.apply(move)
