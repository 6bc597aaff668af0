"""The kinds of statements about trictrac."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims.check import Check, lacks_core, loaded, signed
from academie.games.trictrac.claims import golden
from academie.kernel import Text

CHECKS: Final[Mapping[str, Check]] = {
    "sum": Check(Text("Compte des coups de dés", "Counting casts"), 1, golden.check_sum, quick=True),
    "example": Check(Text("Exemple chiffré", "Worked example"), 1, golden.check_example, quick=True),
    "slip": Check(Text("Faute du livre", "Slip of the book"), 1, golden.check_slip, quick=True, drawn=False),
    "choice": Check(
        Text("Choix entre deux jeux", "Choice of plays"),
        3,
        loaded("academie.games.trictrac.claims.choices:check_choice"),
        lacks_core,
        signature=signed("academie.claims.signatures:dice"),
    ),
}
