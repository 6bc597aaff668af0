"""The kinds of statements there are, each with its check.

A check's version rises with every change after which findings kept in files may no longer hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Final

from academie.claims import golden
from academie.claims.check import Check, Run
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


KINDS: Final[Mapping[str, Check]] = {
    "sum": Check(Text("Compte des coups de dés", "Counting casts"), 1, golden.check_sum),
    "example": Check(Text("Exemple chiffré", "Worked example"), 1, golden.check_example),
    "slip": Check(Text("Faute du livre", "Slip of the book"), 1, golden.check_slip),
    "study": Check(
        Text("Position de dames", "Position of draughts"), 1, _loaded("draughts:check_study"), _core
    ),
    "kings": Check(Text("Dames contre dames", "Kings against kings"), 2, _loaded("kings:check_kings"), _core),
    "line-held": Check(Text("Ligne gardée", "A line held"), 1, _loaded("line:check_line_held"), _core),
    "coup-rule": Check(Text("Règle du coup", "Rule of the move"), 1, _loaded("coup:check_rule"), _core),
    "coup-pair": Check(Text("Le coup", "Having the move"), 1, _loaded("coup:check_pair"), _core),
    "opening": Check(Text("Ouverture", "Opening"), 1, _loaded("gammon:check_opening"), _gnubg, outside=True),
    "best-throws": Check(
        Text("Meilleurs coups", "Best throws"), 1, _loaded("gammon:check_best_throws"), _gnubg, outside=True
    ),
    "good-throws": Check(
        Text("Bons coups", "Good throws"), 1, _loaded("gammon:check_good_throws"), _gnubg, outside=True
    ),
    "chess-line": Check(
        Text("Ligne d'échecs", "Line of chess"), 1, _loaded("chess:check_line"), _stockfish, outside=True
    ),
    "choice": Check(
        Text("Choix entre deux jeux", "Choice of plays"), 3, _loaded("choices:check_choice"), _core
    ),
}
"""By the name that statements call them."""
