"""The law of tourne-case, and the points on which its treatise is silent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.turns import ONLY_THE_RIGHT, TurnsRules
from academie.kernel import Cited, Text, cited
from academie.sources import ACAD, ACADEMIE


@dataclass(frozen=True, slots=True, kw_only=True)
class TourneCaseRules(TurnsRules):
    """A law of tourne-case."""

    men: Cited[int]
    """How many men each has to bring to his coin."""
    leader_first: Cited[bool]
    """Whether, of several men that can play the number, the foremost must."""


ACAD_1806: Final = TourneCaseRules(
    id="tourne-case/acad-1806",
    title=Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
    men=cited(3, ACAD, "Tourne-case ch. I-III"),
    first_throw=ONLY_THE_RIGHT,
    leader_first=cited(
        False, ACADEMIE, "where the treatise is silent: of several men that can play, the player chooses"
    ),
)

RULESETS: Final = (ACAD_1806,)
