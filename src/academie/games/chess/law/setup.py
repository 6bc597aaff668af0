"""A position set up by hand, made a state that can be played on."""

from __future__ import annotations

from academie.games.chess.law.fen import Fen
from academie.games.chess.law.problems import problems
from academie.games.chess.law.rules import ChessRules
from academie.games.chess.law.state import ChessState
from academie.kernel import SetupError


def set_up(rules: ChessRules, told: Fen) -> ChessState:
    """The state in which the position stands for the first time. Raises `SetupError` if it cannot be."""
    if reasons := problems(told.position, rules.march):
        raise SetupError(reasons)
    return ChessState(rules, told.position, quiet=told.quiet, number=told.number)
