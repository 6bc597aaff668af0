"""The kinds of statements about toute-table, judged by GNU Backgammon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims.check import Check, Draw, loaded
from academie.drawing import Diagram
from academie.games.race.players.gnubg import gnubg_program
from academie.games.tables.law.throw import THROWS
from academie.games.tables.picture.roll_chart import Casts, casts_svg
from academie.games.tables.text.dice import dice_text
from academie.kernel import Language, Text
from academie.library.statement import Finding, Statement

WORTH: Final = Text(
    "Ce que vaut chaque premier coup bien joué, en trous.",
    "What each first throw is worth, well played, in holes.",
)


def _lacks_gnubg() -> str | None:
    return None if gnubg_program() else "gnubg"


def _check(title: Text, name: str, draw: Draw | None = None) -> Check:
    run = loaded(f"academie.games.race.claims.gammon:{name}")
    return Check(title, 1, run, _lacks_gnubg, outside=True, draw=draw)


def casts_picture(statement: Statement, finding: Finding, language: Language) -> Diagram:
    """The 36 casts with what each first throw is worth."""
    values = {cast: float(finding.figures[dice_text(cast)]) for cast in THROWS}
    return casts_svg(Casts(title=statement.said, legend=WORTH, values=values), language=language)


CHECKS: Final[Mapping[str, Check]] = {
    "opening": _check(Text("Ouverture", "Opening"), "check_opening"),
    "best-throws": _check(Text("Meilleurs coups", "Best throws"), "check_best_throws", casts_picture),
    "good-throws": _check(Text("Bons coups", "Good throws"), "check_good_throws"),
}
