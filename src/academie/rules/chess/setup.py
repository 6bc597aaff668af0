"""A position set up by hand, made a state that can be played on."""

from __future__ import annotations

from academie.kernel import SetupError
from academie.rules.chess.fen import Fen
from academie.rules.chess.flaws import flaws
from academie.rules.chess.partie import PartieDEchecs
from academie.rules.chess.rules import ChessRules


def set_up(rules: ChessRules, told: Fen) -> PartieDEchecs:
    """The state in which the position stands for the first time. Raises `SetupError` if it cannot be."""
    if reasons := flaws(told.position, rules.march):
        raise SetupError(reasons)
    return PartieDEchecs(rules, told.position, quiet=told.quiet, number=told.number)
