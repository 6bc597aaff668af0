"""The kinds of statements about toute-table, judged by GNU Backgammon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims.check import Check, loaded
from academie.games.race.players.gnubg import gnubg_program
from academie.kernel import Text


def _lacks_gnubg() -> str | None:
    return None if gnubg_program() else "gnubg"


def _check(title: Text, name: str) -> Check:
    return Check(title, 1, loaded(f"academie.games.race.claims.gammon:{name}"), _lacks_gnubg, outside=True)


CHECKS: Final[Mapping[str, Check]] = {
    "opening": _check(Text("Ouverture", "Opening"), "check_opening"),
    "best-throws": _check(Text("Meilleurs coups", "Best throws"), "check_best_throws"),
    "good-throws": _check(Text("Bons coups", "Good throws"), "check_good_throws"),
}
