"""The kinds of statements there are, each with its check.

A check's version rises with every change after which findings kept in files may no longer hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pkgutil import resolve_name
from typing import Any, Final

from academie.claims import golden
from academie.claims.check import Check, Run, Signature
from academie.claims.finding import Effort, Finding
from academie.engine.chess.stockfish import stockfish_program
from academie.engine.gnubg import gnubg_program
from academie.engine.offer import core
from academie.kernel import Text
from academie.library.statement import Statement


def _core() -> str | None:
    return None if core() is None else "academie-core"


def _gnubg() -> str | None:
    return None if gnubg_program() else "gnubg"


def _stockfish() -> str | None:
    return None if stockfish_program() else "stockfish"


def _loaded(name: str) -> Run:
    """The check of that name, whose engine is loaded only by who checks that kind."""

    def run(statement: Statement, effort: Effort) -> Finding:
        check: Run = resolve_name(f"academie.claims.{name}")
        return check(statement, effort)

    return run


def _signed(name: str) -> Signature:
    """The signature of that name, whose engine is loaded only by who asks for it."""

    def signature(game: str) -> Sequence[Any] | None:
        if _core() is not None:
            return None
        of_game: Signature = resolve_name(f"academie.claims.signatures:{name}")
        return of_game(game)

    return signature


_DRAUGHTS: Final = _signed("draughts")
_DICE: Final = _signed("dice")
_MANOURY: Final = "manoury-1787"

KINDS: Final[Mapping[str, Check]] = {
    "sum": Check(Text("Compte des coups de dés", "Counting casts"), 1, golden.check_sum, quick=True),
    "example": Check(Text("Exemple chiffré", "Worked example"), 1, golden.check_example, quick=True),
    "slip": Check(Text("Faute du livre", "Slip of the book"), 1, golden.check_slip, quick=True),
    "study": Check(
        Text("Position de dames", "Position of draughts"),
        2,
        _loaded("draughts:check_study"),
        _core,
        signature=_DRAUGHTS,
    ),
    "kings": Check(
        Text("Dames contre dames", "Kings against kings"),
        2,
        _loaded("kings:check_kings"),
        _core,
        signature=_DRAUGHTS,
        ruleset=_MANOURY,
    ),
    "line-held": Check(
        Text("Ligne gardée", "A line held"),
        1,
        _loaded("line:check_line_held"),
        _core,
        signature=_DRAUGHTS,
        ruleset=_MANOURY,
    ),
    "coup-rule": Check(
        Text("Règle du coup", "Rule of the move"), 1, _loaded("coup:check_rule"), _core, quick=True
    ),
    "coup-pair": Check(Text("Le coup", "Having the move"), 1, _loaded("coup:check_pair"), _core, quick=True),
    "opening": Check(Text("Ouverture", "Opening"), 1, _loaded("gammon:check_opening"), _gnubg, outside=True),
    "best-throws": Check(
        Text("Meilleurs coups", "Best throws"), 1, _loaded("gammon:check_best_throws"), _gnubg, outside=True
    ),
    "good-throws": Check(
        Text("Bons coups", "Good throws"), 1, _loaded("gammon:check_good_throws"), _gnubg, outside=True
    ),
    "chess-line": Check(
        Text("Ligne d'échecs", "Line of chess"),
        1,
        _loaded("chess:check_line"),
        _stockfish,
        outside=True,
        ruleset="fide",
    ),
    "choice": Check(
        Text("Choix entre deux jeux", "Choice of plays"),
        3,
        _loaded("choices:check_choice"),
        _core,
        signature=_DICE,
    ),
}
"""By the name that statements call them."""
