"""The kinds of statements there are, each with its check.

A check's version rises with every change after which findings kept in files may no longer hold.
"""

# What checks think with is loaded only by who checks that kind.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims import golden
from academie.claims.check import Check
from academie.claims.finding import Effort, Finding
from academie.engine.gnubg import gnubg_program
from academie.engine.offer import core
from academie.kernel import Text
from academie.library.statement import Statement


def _core() -> str | None:
    return None if core() is None else "academie-core"


def _gnubg() -> str | None:
    return None if gnubg_program() else "gnubg"


def _study(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.draughts import check_study

    return check_study(statement, effort)


def _kings(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.kings import check_kings

    return check_kings(statement, effort)


def _coup_rule(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.coup import check_rule

    return check_rule(statement, effort)


def _coup_pair(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.coup import check_pair

    return check_pair(statement, effort)


def _opening(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.gammon import check_opening

    return check_opening(statement, effort)


def _best_throws(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.gammon import check_best_throws

    return check_best_throws(statement, effort)


def _good_throws(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.gammon import check_good_throws

    return check_good_throws(statement, effort)


def _choice(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.choices import check_choice

    return check_choice(statement, effort)


def _chess_line(statement: Statement, effort: Effort) -> Finding:
    from academie.claims.chess import check_line

    return check_line(statement, effort)


KINDS: Final[Mapping[str, Check]] = {
    "sum": Check(Text("Compte des coups de dés", "Counting casts"), 1, golden.check_sum),
    "example": Check(Text("Exemple chiffré", "Worked example"), 1, golden.check_example),
    "slip": Check(Text("Faute du livre", "Slip of the book"), 1, golden.check_slip),
    "study": Check(Text("Position de dames", "Position of draughts"), 1, _study, _core),
    "kings": Check(Text("Dames contre dames", "Kings against kings"), 1, _kings, _core),
    "coup-rule": Check(Text("Règle du coup", "Rule of the move"), 1, _coup_rule, _core),
    "coup-pair": Check(Text("Le coup", "Having the move"), 1, _coup_pair, _core),
    "opening": Check(Text("Ouverture", "Opening"), 1, _opening, _gnubg, outside=True),
    "best-throws": Check(Text("Meilleurs coups", "Best throws"), 1, _best_throws, _gnubg, outside=True),
    "good-throws": Check(Text("Bons coups", "Good throws"), 1, _good_throws, _gnubg, outside=True),
    "chess-line": Check(Text("Ligne d'échecs", "Line of chess"), 1, _chess_line, outside=True),
    "choice": Check(Text("Choix entre deux jeux", "Choice of plays"), 1, _choice),
}
"""By the name that statements call them."""
