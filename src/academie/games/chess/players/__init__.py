"""The players of chess on offer; neither python-chess nor Stockfish is started to list them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

from academie.engine.offer import Players, ladder
from academie.engine.pipe import EngineError
from academie.engine.player import NEVER_ERRS, Fallibility, Player
from academie.games.chess.law.acts import ChessAction, Move, ReclamerRemise
from academie.games.chess.law.python_chess import NEEDED
from academie.games.chess.law.state import ChessState
from academie.games.chess.players.simple import SimpleEchecs
from academie.games.chess.players.stockfish import MISSING, Scored, shared_stockfish, stockfish_program
from academie.kernel import Action, State
from academie.words import Message, Text


@dataclass(frozen=True, slots=True)
class Strength:
    """How many positions are looked at, and how the player errs, in hundredths of a pawn."""

    nodes: int
    fallibility: Fallibility = NEVER_ERRS


STRENGTHS: Final[Mapping[str, Strength]] = {
    "stockfish-1": Strength(200, Fallibility(160, 90.0)),
    "stockfish-2": Strength(400, Fallibility(110, 60.0)),
    "stockfish-3": Strength(1_000, Fallibility(75, 40.0)),
    "stockfish-4": Strength(3_000, Fallibility(50, 25.0)),
    "stockfish-5": Strength(10_000, Fallibility(30, 15.0)),
    "stockfish-6": Strength(30_000, Fallibility(15, 7.0)),
    "stockfish-7": Strength(100_000),
    "stockfish-8": Strength(1_000_000),
}
"""By name, each looking further or erring less. Its ways of playing weakly draw lots that no seed repeats;
so it is asked for several moves, and errs as our other players do."""


class StockfishEchecs:
    """Plays chess at a level, by any of our laws; the same seed errs alike.

    A move that ends the game is rated by our law. Where Stockfish gives no move, the simple player
    chooses.
    """

    def __init__(self, strength: Strength, seed: int | None = None) -> None:
        self._strength = strength
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, ChessState)
        ends = {move: end for move in state.moves if (end := _end(state, move)) is not None}
        if mate := next((move for move, gain in ends.items() if gain > 0), None):
            return mate
        draws: list[ChessAction] = [act for act in state.actions() if isinstance(act, ReclamerRemise)]
        draws += [move for move, gain in ends.items() if gain == 0]
        found = self._found(state, [move for move in state.moves if move not in ends])
        if draws and (not found or found[0].score < 0):
            return draws[0]
        if not found:
            return SimpleEchecs().choose(state)
        return found[self._strength.fallibility.pick([each.score for each in found], self._random)].move

    def _found(self, state: ChessState, moves: Sequence[Move]) -> tuple[Scored, ...]:
        lines = len(moves) if self._strength.fallibility.tolerance else 1
        try:
            return shared_stockfish().scores(state, moves, self._strength.nodes, lines)
        except EngineError:
            shared_stockfish.cache_clear()
            return ()


def _end(state: ChessState, move: Move) -> float | None:
    """What a move that ends the game brings its player."""
    outcome = state.apply(move).outcome
    return None if outcome is None else float(outcome.returns[state.position.turn])


def _made(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at chess."""
    del forget
    return StockfishEchecs(STRENGTHS[name], seed)


def _missing() -> Text | None:
    if find_spec("chess") is None:
        return NEEDED
    return None if stockfish_program() else MISSING


LEVELS: Final = ladder(
    (
        Message("chess-level-1"),
        Message("chess-level-2"),
        Message("chess-level-3"),
        Message("chess-level-4"),
        Message("chess-level-5"),
        Message("chess-level-6"),
        Message("chess-level-7"),
        Message("chess-level-8"),
    ),
    _made,
    _missing,
    ("stockfish", Message("chess-stockfish")),
)

PLAYERS: Final = Players(lambda seed, forget: SimpleEchecs(), LEVELS)
